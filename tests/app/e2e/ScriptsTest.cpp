// Plays every script of a folder in the real program. A script may begin with lines for this test:
//   #! --open game.ptn        further arguments of the program
//   #! settings {...}         its settings.json
// The program runs in a folder with the files of the folder files beside the scripts, and with mock-engine.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <sstream>

#include "app/e2e/Program.h"
#include "support/Content.h"

namespace {

namespace fs = std::filesystem;
const fs::path kScripts = DOLMEN_SCRIPTS;

std::vector<std::string> scripts() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(kScripts))
        if (entry.path().extension() == ".script") names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    return names;
}

class ScriptTest : public testing::TestWithParam<std::string> {};

TEST_P(ScriptTest, PlaysToItsEnd) {
    const e2e::Sandbox desk;
    if (fs::exists(kScripts / "files"))
        fs::copy(kScripts / "files", desk.path("."),
                 fs::copy_options::recursive | fs::copy_options::overwrite_existing);
    fs::create_symlink(DOLMEN_BINARY_DIR "/bin/mock-engine", desk.path("mock-engine"));
    const std::string text = support::contentOf(kScripts / (GetParam() + ".script"));
    std::vector<std::string> arguments;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line) && line.rfind("#!", 0) == 0;) {
        constexpr std::string_view kSettings = "#! settings ";
        if (line.rfind(kSettings, 0) == 0) {
            desk.write("config/settings.json", line.substr(kSettings.size()));
            continue;
        }
        std::istringstream words(line.substr(2));
        for (std::string word; words >> word;) arguments.push_back(word);
    }
    if (std::find(arguments.begin(), arguments.end(), "--size") == arguments.end())
        arguments.insert(arguments.end(), {"--size", "1280x720"});
    const e2e::Ending ending = desk.play(text, arguments);
    EXPECT_EQ(ending.status, 0) << ending;
    EXPECT_FALSE(ending.says("OpenGL:")) << ending;
}

INSTANTIATE_TEST_SUITE_P(Scripts, ScriptTest, testing::ValuesIn(scripts()), [](const auto& script) {
    std::string name = script.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace
