// Every example of the pages is read by the program's own readers: what a page shows must be true.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>
#include <utility>

#include "base/Json.h"
#include "cli/ProgramRun.h"
#include "cli/tak/OpeningFile.h"
#include "games/tactik/play/TactikKind.h"
#include "games/tactiki/play/TactikiKind.h"
#include "games/tak/lab/LabRun.h"
#include "games/tak/play/TakKind.h"
#include "support/Content.h"
#include "support/PageExamples.h"
#include "tutorial/PuzzleReader.h"

namespace {

namespace fs = std::filesystem;
using cli::testing::runProgram;
using support::examplesOfKind;
using support::PageExample;
using testing::HasSubstr;

const std::string kSources = DOLMEN_SOURCE_DIR "/";

/// Each fence says what its block is, and "text" that it is no example.
const std::set<std::string> kKinds{
    "text",         "mermaid",          "sh",          "script", "lesson",
    "tei",          "puzzles",          "openings",    "json",   "tactiki-position",
    "tactiki-game", "tac-tik-position", "tac-tik-game"};

TEST(Pages, BlocksSayWhatTheyAre) {
    for (const std::string& page : support::pages())
        for (const PageExample& example : support::examplesOf(page))
            if (example.kind != "inline") EXPECT_TRUE(kKinds.contains(example.kind)) << example;
}

/// A block of code without a fence is an indented line after a blank one that continues no list.
TEST(Pages, NoBlockIsWithoutAFence) {
    for (const std::string& page : support::pages()) {
        const std::vector<std::string> lines = support::linesOf(page);
        bool inBlock = false;
        bool inList = false;
        for (std::size_t i = 1; i < lines.size(); ++i) {
            const std::size_t first = lines[i].find_first_not_of(' ');
            if (first == std::string::npos) continue;
            const std::string_view words = std::string_view(lines[i]).substr(first);
            if (words.starts_with("```")) inBlock = !inBlock;
            if (inBlock) continue;
            if (first == 0) inList = words.starts_with("- ") || (words[0] >= '0' && words[0] <= '9');
            const bool afterBlank = lines[i - 1].empty();
            EXPECT_FALSE(afterBlank && first >= (inList ? 6U : 4U)) << page << ':' << i + 1;
        }
    }
}

/// A text whose lines may end elsewhere.
std::string onOneLine(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

void expectGames(const std::string& kind, const std::string& game, const game::Kind& reader) {
    const std::vector<PageExample> games = examplesOfKind(kind);
    EXPECT_FALSE(games.empty());
    for (const PageExample& example : games) {
        const auto checked = runProgram({"--game", game, "check", "-"}, example.text);
        EXPECT_EQ(checked.status, cli::kDone) << example << checked.out;
        const auto reading = reader.read(example.text, example.page, {});
        ASSERT_TRUE(reading) << example;
        EXPECT_EQ(onOneLine(reader.write(reading->game)), onOneLine(example.text))
            << "as the program writes it";
        EXPECT_TRUE(reader.recognises(example.text)) << example;
    }
}

void expectPositions(const std::string& kind, const std::string& game, const game::Kind& reader) {
    const std::vector<PageExample> positions = examplesOfKind(kind);
    EXPECT_FALSE(positions.empty());
    for (const PageExample& example : positions) {
        const auto moves = runProgram({"--game", game, "moves", example.text});
        EXPECT_EQ(moves.status, cli::kDone) << example << moves.err;
        EXPECT_TRUE(reader.recognises(example.text)) << example;
    }
}

TEST(Pages, GamesOfTacTikiAreLegal) { expectGames("tactiki-game", "tactiki", tactiki::play::TactikiKind()); }

TEST(Pages, GamesOfTacTikAreLegal) { expectGames("tac-tik-game", "tac-tik", tactik::play::TactikKind()); }

TEST(Pages, PositionsOfTacTikiAreRead) {
    expectPositions("tactiki-position", "tactiki", tactiki::play::TactikiKind());
}

TEST(Pages, PositionsOfTacTikAreRead) {
    expectPositions("tac-tik-position", "tac-tik", tactik::play::TactikKind());
}

TEST(Pages, PuzzlesAreRead) {
    for (const PageExample& example : examplesOfKind("puzzles")) {
        const auto reading = tutorial::readPuzzles(example.text, example.page, tak::play::TakKind());
        EXPECT_EQ(reading.puzzles.size(), 1U) << example;
        for (const base::Error& error : reading.errors) ADD_FAILURE() << error.describe();
    }
}

TEST(Pages, OpeningsAreRead) {
    for (const PageExample& example : examplesOfKind("openings")) {
        const auto openings =
            cli::openings::readOpenings(example.text, example.page, {tak::rules::Setup::standard(5)});
        ASSERT_TRUE(openings) << openings.error().describe();
        EXPECT_EQ(openings->entries.size(), 3U) << example;
    }
}

TEST(Pages, SettingsAreJson) {
    for (const PageExample& example : examplesOfKind("json")) {
        const auto json = base::Json::read('{' + example.text + '}', example.page);
        EXPECT_TRUE(json) << example << json.error().describe();
    }
}

/// Lines of a lesson begin with the keywords that the page explains.
TEST(Pages, LessonsHaveTheKeywordsOfTheirPage) {
    for (const PageExample& example : examplesOfKind("lesson")) {
        std::istringstream lines(example.text);
        for (std::string keyword, rest; lines >> keyword && std::getline(lines, rest);) {
            const std::vector<PageExample> all = support::examplesOf(example.page);
            EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const PageExample& other) {
                return other.kind == "inline" && other.text.starts_with(keyword + ' ');
            })) << example;
        }
    }
}

/// What the engine answers when the second of two turns is illegal, since the first one has taken the place.
TEST(Pages, AnswersOfTheEngineAreThose) {
    const auto answers =
        runProgram({"tei"}, "tei\nteinewgame 6\nposition startpos moves b2 b2\ngo nodes 10\nquit\n");
    for (const PageExample& example : examplesOfKind("tei"))
        EXPECT_THAT(answers.out, HasSubstr(example.text));
}

// ---- names of the sources

/// The files of src and tests as "folder/Name.h", and each word in them that a type or a function may have.
struct Sources {
    std::vector<std::string> files;
    std::set<std::string> words;
};

Sources readSources() {
    Sources sources;
    for (const char* root : {"src", "tests"})
        for (const auto& entry : fs::recursive_directory_iterator(kSources + root)) {
            const fs::path& path = entry.path();
            if (path.extension() != ".h" && path.extension() != ".cpp") continue;
            sources.files.push_back(path.generic_string());
            sources.words.insert(path.stem().string());
            std::string word;
            for (const char c : support::contentOf(path.string())) {
                const bool inWord = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
                if (inWord) word += c;
                if (!inWord && !word.empty()) sources.words.insert(std::exchange(word, {}));
            }
        }
    return sources;
}

/// Of "scene/World", "app/App.cpp" and "GameTree::node", whether there is such a file, or whether the sources
/// have these words; everything else is no name.
bool exists(const Sources& sources, const std::string& name) {
    static const std::regex file("([a-z_]+/)+[A-Z]\\w*[a-z]\\w*(\\.(h|cpp))?");
    static const std::regex words("([A-Za-z_]\\w*::)*[A-Z]\\w*[a-z]\\w*(::\\w+)*");
    if (std::regex_match(name, file))
        return std::any_of(sources.files.begin(), sources.files.end(), [&](const std::string& path) {
            return path.ends_with('/' + name) || path.ends_with('/' + name + ".h") ||
                   path.ends_with('/' + name + ".cpp");
        });
    if (!std::regex_match(name, words)) return true;
    for (std::size_t at = 0; at < name.size();) {
        const std::size_t end = std::min(name.find("::", at), name.size());
        if (!sources.words.contains(name.substr(at, end - at))) return false;
        at = end + 2;
    }
    return true;
}

TEST(Pages, OfTheDesignNameWhatThereIs) {
    const Sources sources = readSources();
    EXPECT_FALSE(exists(sources, "app/NoSuchFile"));
    // In two parts, since this file is one of the sources.
    EXPECT_FALSE(exists(sources, std::string("NoSuch") + "Type::member"));
    int checked = 0;
    for (const std::string& page : support::pages()) {
        if (page != "docs/ARCHITECTURE.md" && !page.starts_with("docs/design/")) continue;
        for (const PageExample& example : support::examplesOf(page)) {
            if (example.kind != "inline") continue;
            EXPECT_TRUE(exists(sources, example.text)) << example;
            ++checked;
        }
    }
    EXPECT_GT(checked, 300);
}

/// A link within the repository leads to a file or a folder.
TEST(Pages, LinksLeadSomewhere) {
    static const std::regex link(R"(\]\(([^)#:]+)(#[^)]*)?\))");
    int checked = 0;
    for (const std::string& page : support::pages()) {
        const std::string text = support::contentOf(kSources + page);
        for (auto it = std::sregex_iterator(text.begin(), text.end(), link); it != std::sregex_iterator();
             ++it) {
            EXPECT_TRUE(fs::exists(fs::path(kSources + page).parent_path() / (*it)[1].str()))
                << page << ": " << (*it)[1];
            ++checked;
        }
    }
    EXPECT_GT(checked, 30);
}

/// The page that is to be read in ten minutes.
TEST(Pages, TheArchitectureIsShort) {
    std::istringstream words(support::contentOf(kSources + "docs/ARCHITECTURE.md"));
    EXPECT_LE(std::distance(std::istream_iterator<std::string>(words), {}), 1800);
}

// ---- commands

struct Answer {
    int status;
    std::string out;
};

/// What `dolmen-engine` or `tak-lab` answers to these arguments.
Answer answerOf(const std::string& program, const std::vector<std::string>& arguments) {
    if (program == "tak-lab") {
        const auto run = tak::lab::runLab(arguments);
        return {run.status, run.out};
    }
    const auto run = runProgram(arguments);
    return {run.status, run.out};
}

/// The help of the command that these words begin.
std::string helpOf(std::vector<std::string> words) {
    const std::string program = fs::path(words[0]).filename();
    std::vector<std::string> command;
    if (words.size() > 2 && words[1] == "--game") {
        command = {words[1], words[2]};
        words.erase(words.begin() + 1, words.begin() + 3);
    }
    std::string help = answerOf(program, {"--help"}).out;  // which names --game
    for (std::size_t i = 1; i < std::min<std::size_t>(words.size(), 3) && !words[i].starts_with("--"); ++i) {
        command.push_back(words[i]);
        std::vector<std::string> asking = command;
        asking.emplace_back("--help");
        const auto asked = answerOf(program, asking);
        if (asked.status != cli::kDone) break;
        help += asked.out;
    }
    return help;
}

TEST(Pages, OptionsOfTheProgramsExist) {
    int checked = 0;
    for (const support::PageCommand& command : support::commandsOfPages()) {
        if (command.words.empty()) continue;
        const fs::path program = fs::path(command.words[0]).filename();
        if (program != "dolmen-engine" && program != "tak-lab") continue;
        const std::string help = helpOf(command.words);
        if (command.words.size() > 1 && !command.words[1].starts_with("--") && command.words[1] != "COMMAND")
            EXPECT_THAT(help, HasSubstr(command.words[1])) << command.example;
        for (const std::string& option : command.options) {
            EXPECT_TRUE(support::names(help, option)) << option << " in " << command.example;
            ++checked;
        }
    }
    EXPECT_GT(checked, 60);
}

TEST(Pages, ScriptsOfTheSourcesExistAndKnowTheirOptions) {
    for (const support::PageCommand& command : support::commandsOfPages()) {
        if (command.words.empty()) continue;
        std::string script = command.words[0];
        if (script.ends_with("/python3")) script = command.words.at(1);
        if (!script.starts_with("scripts/") && !script.ends_with(".py")) continue;
        EXPECT_TRUE(fs::exists(kSources + script)) << command.example;
        if (!script.ends_with(".py")) continue;
        const std::string text = support::contentOf(kSources + script);
        for (const std::string& option : command.options)
            EXPECT_TRUE(support::names(text, option)) << command.example;
    }
}

/// What a command reads; `--out` and `>` name files that it writes.
TEST(Pages, CommandsReadFilesThatExist) {
    int checked = 0;
    for (const support::PageCommand& command : support::commandsOfPages())
        for (std::size_t i = 1; i < command.words.size(); ++i) {
            const std::string& word = command.words[i];
            if (!word.starts_with("assets/") || command.words[i - 1] == "--out" ||
                word.find('*') != std::string::npos)
                continue;
            EXPECT_TRUE(fs::exists(kSources + word)) << word << " in " << command.example;
            ++checked;
        }
    EXPECT_GT(checked, 3);
}

TEST(Pages, ACommandIsReadWithItsOptions) {
    const auto command =
        support::commandOf({}, "A=1 x/dolmen-engine arena --engine \"cmd=a b\" --size 5,6 # also --tc, --x");
    EXPECT_EQ(command.words,
              (std::vector<std::string>{"x/dolmen-engine", "arena", "--engine", "cmd=a b", "--size", "5,6"}));
    EXPECT_EQ(command.options, (std::vector<std::string>{"--engine", "--size", "--tc", "--x"}));
    EXPECT_TRUE(support::names("  --size INT", "--size"));
    EXPECT_FALSE(support::names("  --sizes INT", "--size"));
}

}  // namespace
