#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

/// The examples of the pages: README.md, CONTRIBUTING.md and all of docs. Each block of code says in its
/// fence what it is, such as
/// ```tactiki-game, so that a test can read it as the program does.
namespace support {

struct PageExample {
    std::string page;  ///< below the sources
    int line = 0;      ///< the first one of the example
    std::string kind;  ///< as the fence says; "inline": code within a line
    std::string text;
};

inline std::ostream& operator<<(std::ostream& out, const PageExample& example) {
    return out << example.page << ':' << example.line << ": " << example.kind << '\n' << example.text;
}

inline std::vector<std::string> pages() {
    const std::filesystem::path sources = DOLMEN_SOURCE_DIR;
    std::vector<std::string> pages{"README.md", "CONTRIBUTING.md"};
    for (const auto& entry : std::filesystem::recursive_directory_iterator(sources / "docs"))
        if (entry.path().extension() == ".md") pages.push_back(entry.path().lexically_relative(sources));
    std::sort(pages.begin(), pages.end());
    return pages;
}

inline std::vector<std::string> linesOf(const std::string& page) {
    std::ifstream in(std::filesystem::path(DOLMEN_SOURCE_DIR) / page);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

/// The blocks of a page, and the code within its lines.
inline std::vector<PageExample> examplesOf(const std::string& page) {
    constexpr std::string_view kFence = "```";
    std::vector<PageExample> examples;
    const std::vector<std::string> lines = linesOf(page);
    bool inBlock = false;
    std::size_t indent = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view line = lines[i];
        const std::size_t first = std::min(line.find_first_not_of(' '), line.size());
        if (line.substr(first).starts_with(kFence)) {
            inBlock = !inBlock;
            indent = first;
            if (inBlock)
                examples.push_back(
                    {page, static_cast<int>(i) + 2, std::string(line.substr(first + kFence.size())), {}});
        } else if (inBlock) {
            examples.back().text += std::string(line.substr(std::min(indent, first))) + '\n';
        } else {
            for (std::size_t begin = line.find('`'); begin != std::string_view::npos;) {
                const std::size_t end = line.find('`', begin + 1);
                if (end == std::string_view::npos) break;
                examples.push_back({page, static_cast<int>(i) + 1, "inline",
                                    std::string(line.substr(begin + 1, end - begin - 1))});
                begin = line.find('`', end + 1);
            }
        }
    }
    return examples;
}

/// The examples of this kind on all pages.
inline std::vector<PageExample> examplesOfKind(std::string_view kind) {
    std::vector<PageExample> found;
    for (const std::string& page : pages())
        for (PageExample& example : examplesOf(page))
            if (example.kind == kind) found.push_back(std::move(example));
    return found;
}

/// A command of an example, without the words that set variables for it.
struct PageCommand {
    PageExample example;
    std::vector<std::string> words;    ///< with the program, as far as a remark, a pipe or a redirection
    std::vector<std::string> options;  ///< all that begin with --, those of the remark, too
};

inline PageCommand commandOf(const PageExample& example, std::string_view line) {
    PageCommand command{example, {}, {}};
    bool ended = false;
    for (std::size_t at = line.find_first_not_of(' '); at < line.size();) {
        std::string word;
        for (char quote = 0; at < line.size() && (quote != 0 || line[at] != ' '); ++at) {
            if (line[at] == '"')
                quote = quote == 0 ? '"' : '\0';
            else
                word += line[at];
        }
        at = line.find_first_not_of(' ', at);
        ended = ended || word == "#" || word == ">" || word == "|" || word == "…";
        const std::string option = word.substr(0, word.find_first_of("=,;:)"));
        if (option.starts_with("--") && option.size() > 2) command.options.push_back(option);
        const bool setsVariable = command.words.empty() && word.find('=') != std::string::npos;
        if (!ended && !setsVariable) command.words.push_back(word);
    }
    return command;
}

/// The commands of all pages: the lines of blocks for the shell, where a backslash continues a line, and code
/// within lines that begins with one of these programs.
inline std::vector<PageCommand> commandsOfPages() {
    std::vector<PageCommand> commands;
    for (const PageExample& example : examplesOfKind("sh")) {
        std::string line;
        for (const char c : example.text) {
            if (c != '\n') {
                line += c;
            } else if (line.ends_with('\\')) {
                line.back() = ' ';
            } else {
                if (!line.empty()) commands.push_back(commandOf(example, line));
                line.clear();
            }
        }
    }
    for (const PageExample& example : examplesOfKind("inline"))
        for (const std::string_view program : {"dolmen ", "dolmen-engine ", "tak-lab ", "scripts/play "})
            if (example.text.starts_with(program)) commands.push_back(commandOf(example, example.text));
    return commands;
}

/// Whether a text that lists options names this one as a whole word.
inline bool names(std::string_view help, std::string_view option) {
    for (std::size_t at = help.find(option); at != std::string_view::npos; at = help.find(option, at + 1)) {
        const char next = at + option.size() < help.size() ? help[at + option.size()] : ' ';
        if (next != '-' && !(next >= 'a' && next <= 'z')) return true;
    }
    return false;
}

}  // namespace support
