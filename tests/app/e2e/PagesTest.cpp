// The examples of the pages for `dolmen`: its options, and scripts.

#include <gtest/gtest.h>

#include "app/e2e/Program.h"
#include "app/script/Script.h"
#include "support/PageExamples.h"

namespace {

/// Of the program and of its command, if the words name one.
std::string helpOfDolmen(const std::vector<std::string>& words) {
    const e2e::Sandbox desk;
    std::string help = desk.run({"--help"}).output;
    if (words.size() < 2 || words[1].starts_with("--")) return help;
    const e2e::Ending asked = desk.run({words[1], "--help"});
    return asked.status == 0 ? help + asked.output : help;
}

TEST(PagesOfTheProgram, OptionsExist) {
    int checked = 0;
    for (const support::PageCommand& command : support::commandsOfPages()) {
        if (command.words.empty()) continue;
        const std::string& program = command.words[0];
        if (program != "scripts/play" && std::filesystem::path(program).filename() != "dolmen") continue;
        const std::string help = helpOfDolmen(command.words);
        for (const std::string& option : command.options) {
            EXPECT_TRUE(support::names(help, option)) << option << " in " << command.example;
            ++checked;
        }
    }
    EXPECT_GT(checked, 15);
}

TEST(PagesOfTheProgram, ScriptsAreReadAndPlayed) {
    for (const support::PageExample& example : support::examplesOfKind("script")) {
        const auto steps = app::readScript(example.text, example.page);
        ASSERT_TRUE(steps) << steps.error().describe();
        e2e::expectPlayed(e2e::Sandbox(), example.text);
    }
}

}  // namespace
