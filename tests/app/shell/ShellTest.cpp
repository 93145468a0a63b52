// The parts of the program together, at its end.

#include "app/shell/Shell.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "app/screens/Screens.h"
#include "base/Files.h"
#include "support/TemporaryFolder.h"

namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

class ShellTest : public testing::Test {
  protected:
    ShellTest() {
        paths_.config = folder_ / "config";
        paths_.state = folder_ / "state";
        paths_.archive = folder_ / "data" / "games.sqlite";
        paths_.games = paths_.pictures = paths_.videos = folder_ / "";
    }
    /// As when a folder cannot be made: there is a file in its place.
    void block(const std::string& folder) { std::ofstream(folder_ / folder) << "no folder"; }
    /// Begins a game, saves it, and changes a setting.
    void work(app::Shell& shell) {
        EXPECT_TRUE(shell.playing().currentGame.begin(shell.basics().games.first(), {},
                                                      {{.name = "Ann"}, {.name = "Bo"}}));
        EXPECT_TRUE(shell.playing().tables.shown().turn().playText("a1"));
        shell.collection().saver.save(folder_ / "documents" / "game.ptn");
        (void)shell.basics().preferences.flip(&app::Settings::coach);
    }

    support::TemporaryFolder folder_;
    app::Paths paths_ = app::Paths::find();
    base::Log log_{base::Log::Sink()};
};

TEST_F(ShellTest, WritesEverythingAtTheEnd) {
    app::Shell shell(paths_, app::gameCatalog(), app::makeScreen, log_);
    work(shell);
    EXPECT_THAT(shell.flush(), IsEmpty());
    for (const char* file : {"config/settings.json", "data/games.sqlite", "documents/game.ptn"})
        EXPECT_TRUE(std::filesystem::exists(folder_ / file)) << file;
}

TEST_F(ShellTest, TellsOfEachFileThatCannotBeWrittenAtTheEnd) {
    for (const char* folder : {"config", "data", "documents"}) block(folder);
    app::Shell shell(paths_, app::gameCatalog(), app::makeScreen, log_);
    work(shell);
    std::vector<std::string> files;
    for (const base::Error& lost : shell.flush()) files.push_back(lost.file);
    EXPECT_THAT(files, UnorderedElementsAre(HasSubstr("games.sqlite"), HasSubstr("game.ptn"),
                                            HasSubstr("settings.json")));
}

TEST_F(ShellTest, OneFailureAtTheEndKeepsNothingElseFromBeingWritten) {
    block("documents");
    app::Shell shell(paths_, app::gameCatalog(), app::makeScreen, log_);
    work(shell);
    EXPECT_EQ(shell.flush().size(), 1U);
    for (const char* file : {"config/settings.json", "data/games.sqlite"})
        EXPECT_TRUE(std::filesystem::exists(folder_ / file)) << file;
}

}  // namespace
