// The installed program finds all its data, and names a folder that is missing.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "app/catalog/GameCatalog.h"
#include "app/e2e/Program.h"

namespace {

namespace fs = std::filesystem;

class Installed : public testing::Test {
  protected:
    void SetUp() override {
        const std::string prefix = desk_.path("prefix").string();
        const std::string line =
            DOLMEN_INSTALL " --prefix '" + prefix + "' > '" + desk_.path("install.log").string() + "' 2>&1";
        ASSERT_EQ(std::system(line.c_str()), 0) << desk_.read("install.log");
        desk_.use(prefix + "/bin/dolmen");
    }
    [[nodiscard]] fs::path data(const fs::path& name) const {
        return desk_.path("prefix/share/dolmen") / name;
    }

    e2e::Sandbox desk_;
};

TEST_F(Installed, HasTheDataOfEveryGame) {
    for (const app::CatalogEntry& game : app::gameCatalog())
        for (const fs::path& part :
             {game.showcase, game.lessons, game.rules, game.puzzles, game.howToPlay, game.scenes})
            EXPECT_TRUE(part.empty() || fs::exists(data("assets") / part)) << part;
    for (const char* part : {"shaders", "assets/icon", "assets/sounds", "assets/themes", "locale/fr"})
        EXPECT_FALSE(fs::is_empty(data(part))) << part;
}

TEST_F(Installed, OpensTheCourseTheRuleBookAndPuzzles) {
    const e2e::Ending ending = desk_.play(
        "settle\nexpect screen start\nclick Learn\nsettle\nexpect screen learn\n"
        "expect labels contains \"From side to side\"\nclick \"Rule book\"\nsettle\n"
        "expect screen \"rule book\"\nexpect text contains \"28 If there are several roads\"\nkey Escape\n"
        "click Practice\nsettle\nexpect screen practice\nclick \"Road in one\"\nsettle\n"
        "expect text contains \"Complete a road.\"\n",
        {"--size", "1280x720"});
    EXPECT_EQ(ending.status, 0) << ending;
}

TEST_F(Installed, NamesAFolderThatIsMissing) {
    fs::remove_all(data("assets/rules"));
    const e2e::Ending ending = desk_.play(
        "settle\nexpect screen notice\nexpect text contains \"prefix/share/dolmen/assets/rules\"\n"
        "expect text lacks \"assets/lessons\"\nclick Close\nclick Learn\nsettle\nexpect screen notice\n"
        "expect text contains \"assets/rules/tak\"\n",
        {"--size", "1280x720"});
    EXPECT_EQ(ending.status, 0) << ending;
}

}  // namespace
