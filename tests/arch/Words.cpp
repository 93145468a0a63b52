#include "arch/Words.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <map>
#include <set>
#include <string_view>

namespace arch {
namespace {

namespace fs = std::filesystem;
using Texts = std::vector<std::string>;

/// Files that may name games.
constexpr std::array<std::string_view, 3> kOfGames{"games/", "cli/", "app/catalog/GameCatalog."};

/// Names and notions of the games: shared code that uses one of them is written for one game.
const std::set<std::string, std::less<>>& words() {
    static const std::set<std::string, std::less<>> kWords{
        "tak",      "ptn",       "tps",       "tei",        "tinue",      "tactiki",  "tik",     "caravan",
        "capstone", "capstones", "road",      "roads",      "stone",      "stones",   "stack",   "stacks",
        "stacked",  "stacking",  "drop",      "drops",      "dropped",    "dropping", "flat",    "flats",
        "flatten",  "flattens",  "flattened", "flattening", "wall",       "walls",    "carry",   "carries",
        "carried",  "carrying",  "board",     "boards",     "square",     "squares",  "squared", "threat",
        "threats",  "threaten",  "threatens", "threatened", "threatening"};
    return kWords;
}

/// Phrases whose words are not the games'.
const std::vector<Texts>& phrases() {
    static const std::vector<Texts> kPhrases{
        // to execute
        {"carry", "out"},
        {"carries", "out"},
        {"carried", "out"},
        {"carrying", "out"},
        // the screens that lie one above the other (app/window/ScreenStack)
        {"screen", "stack"},
        {"stack", "of", "screens"},
        // a list that opens; files that come to the window; a flag of Dear ImGui
        {"drop", "down"},
        {"sdl", "drop"},
        {"event", "drop"},
        {"nav", "flattened"},
        // a type of Boost.Beast
        {"flat", "buffer"},
        // mathematics
        {"square", "root"},
        {"mean", "square"},
        {"least", "squares"},
        {"sum", "of", "squares"},
        // what the program is for
        {"board", "games"},
        // shaders: what one vertex says for a whole triangle
        {"flat", "in"},
        {"flat", "out"}};
    return kPhrases;
}

/// Files in which a word is part of a format that players and authors write.
struct Format {
    std::string_view file;
    std::string_view word;
};
constexpr std::array kFormats{
    Format{"app/script/", "drop"},                 // a command of scripts: files come to the window
    Format{"app/tools/Gallery.cpp", "drop"},       // the same
    Format{"audio/Cue.cpp", "stack"},              // a sound's name in theme.json
    Format{"audio/Cue.cpp", "threat"},             // the same
    Format{"archive/Schema.cpp", "drop"},          // of SQL
    Format{"app/common/FormerNames.h", "stones"},  // names in settings of earlier versions
    Format{"app/common/FormerNames.h", "board"},
    Format{"app/common/FormerNames.h", "threats"},
    Format{"tutorial/StepReader.cpp", "threatens"},  // a condition in lessons (docs/LESSONS.md)
    Format{"tutorial/ClaimReader.cpp", "threatens"},
    Format{"tutorial/Expectation.h", "threatens"},
    Format{"tutorial/Expectation.cpp", "threatens"}};

bool isShared(const std::string& file) {
    return std::none_of(kOfGames.begin(), kOfGames.end(),
                        [&](std::string_view of) { return file.compare(0, of.size(), of) == 0; });
}

bool isOfFormat(const std::string& file, const std::string& word) {
    return std::any_of(kFormats.begin(), kFormats.end(), [&](const Format& format) {
        return format.word == word && file.compare(0, format.file.size(), format.file) == 0;
    });
}

bool isUpper(char c) { return c >= 'A' && c <= 'Z'; }
bool isLower(char c) { return c >= 'a' && c <= 'z'; }

/// The words of a line in small letters. Identifiers are taken apart: kDropSpeed has three words,
/// SDL_DropEvent too.
Texts wordsOf(const std::string& line) {
    Texts found;
    for (std::size_t i = 0; i < line.size();) {
        if (!isUpper(line[i]) && !isLower(line[i])) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < line.size() && isUpper(line[end])) ++end;
        // The last capital begins the next word, unless no small letter follows.
        if (end - i > 1 && end < line.size() && isLower(line[end])) --end;
        if (end - i <= 1)
            while (end < line.size() && isLower(line[end])) ++end;
        std::string word = line.substr(i, end - i);
        for (char& c : word) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        found.push_back(std::move(word));
        i = end;
    }
    return found;
}

/// Whether the word at `at` is part of one of the phrases.
bool isInPhrase(const Texts& line, std::size_t at) {
    return std::any_of(phrases().begin(), phrases().end(), [&](const Texts& phrase) {
        for (std::size_t k = 0; k < phrase.size() && k <= at; ++k) {
            const std::size_t begin = at - k;
            if (begin + phrase.size() <= line.size() &&
                std::equal(phrase.begin(), phrase.end(), line.begin() + static_cast<std::ptrdiff_t>(begin)))
                return true;
        }
        return false;
    });
}

/// The first word of a game in a line; empty if there is none.
std::string wordOfGame(const std::string& file, const std::string& line) {
    const Texts all = wordsOf(line);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (words().count(all[i]) > 0 && !isInPhrase(all, i) && !isOfFormat(file, all[i])) return all[i];
    return {};
}

bool isSource(const std::string& extension) {
    constexpr std::array<std::string_view, 5> kSources{".h", ".cpp", ".vert", ".frag", ".glsl"};
    return std::find(kSources.begin(), kSources.end(), extension) != kSources.end();
}

/// Calls `visit(file, number, line)` for every line of every source.
template <class Visit>
void eachLine(const fs::path& root, const Visit& visit) {
    std::vector<std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
        if (entry.is_regular_file() && isSource(entry.path().extension().string()))
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
        if (!isShared(file)) return;
        if (const std::string word = wordOfGame(file, line); !word.empty())
            found.push_back(file + ":" + std::to_string(number) + ": " + word);
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

std::vector<std::string> crowdedFolders(const fs::path& root, int most) {
    std::map<std::string, int> files;
    for (const auto& entry : fs::recursive_directory_iterator(root))
        if (entry.is_regular_file())
            ++files[entry.path().parent_path().lexically_relative(root).generic_string()];
    std::vector<std::string> found;
    for (const auto& [folder, count] : files)
        if (count > most) found.push_back(folder + ": " + std::to_string(count));
    return found;
}

}  // namespace arch
