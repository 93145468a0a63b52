#include "app/tools/Scenes.h"

#include <sstream>

#include "base/Files.h"
#include "base/Message.h"

namespace app::tools {

using base::msgid;

namespace {

std::vector<std::string> wordsOf(const std::string& line) {
    std::istringstream in(line);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

}  // namespace

base::Result<std::vector<Scene>> readScenes(const std::filesystem::path& file) {
    const auto text = base::readFile(file);
    if (!text) return text.error();
    std::vector<Scene> scenes;
    std::istringstream in(*text);
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        const bool heading = line.starts_with('=');
        std::vector<std::string> words = wordsOf(heading ? line.substr(1) : line);
        const bool remark = words.empty() || words.front().starts_with('#');
        if (heading && !words.empty())
            scenes.push_back({std::move(words), ""});
        else if (heading || (scenes.empty() && !remark))
            return base::Error{
                msgid("expected \"=\" and the content of the scene"), file.string(), {number, 1}};
        else if (!scenes.empty())
            scenes.back().script += line + "\n";
    }
    return scenes;
}

}  // namespace app::tools
