#include "arch/Words.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <regex>
#include <string_view>

namespace arch {
namespace {

namespace fs = std::filesystem;

/// Files that may name games.
constexpr std::array<std::string_view, 3> kOfGames{"games/", "cli/", "app/catalog/GameCatalog."};

/// Names and notions of the games, as whole words: shared code that uses one of them is written for one game.
const std::regex& words() {
    static const std::regex kWords(
        R"((^|[^A-Za-z])(tak|ptn|tps|tei|tinue|capstones?|walls?|roads?|tactiki|tac-tik|caravan)(?![a-z]))",
        std::regex::icase);
    return kWords;
}

bool isShared(const std::string& file) {
    return std::none_of(kOfGames.begin(), kOfGames.end(),
                        [&](std::string_view of) { return file.compare(0, of.size(), of) == 0; });
}

/// Calls `visit(file, number, line)` for every line of every source.
template <class Visit>
void eachLine(const fs::path& root, const Visit& visit) {
    std::vector<std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
        const std::string extension = entry.path().extension().string();
        if (entry.is_regular_file() && (extension == ".h" || extension == ".cpp"))
            files.push_back(entry.path().lexically_relative(root).generic_string());
    }
    std::sort(files.begin(), files.end());
    for (const std::string& file : files) {
        std::ifstream in(root / file);
        std::string line;
        for (int number = 1; std::getline(in, line); ++number) visit(file, number, line);
    }
}

}  // namespace

std::vector<std::string> wordsOfGames(const fs::path& root) {
    std::vector<std::string> found;
    eachLine(root, [&](const std::string& file, int number, const std::string& line) {
        std::smatch match;
        if (isShared(file) && std::regex_search(line, match, words()))
            found.push_back(file + ":" + std::to_string(number) + ": " + match[2].str());
    });
    return found;
}

std::vector<std::string> longFiles(const fs::path& root, int most) {
    std::vector<std::pair<std::string, int>> sizes;
    eachLine(root, [&](const std::string& file, int number, const std::string&) {
        if (sizes.empty() || sizes.back().first != file) sizes.emplace_back(file, 0);
        sizes.back().second = number;
    });
    std::vector<std::string> found;
    for (const auto& [file, lines] : sizes)
        if (lines > most) found.push_back(file + ": " + std::to_string(lines));
    return found;
}

}  // namespace arch
