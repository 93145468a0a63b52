// A catalogue of two games in the real program, without a display: forms, files and the clipboard use the
// catalogue.
#include <gtest/gtest.h>

#include "app/App.h"
#include "app/OtherGame.h"
#include "app/script/Script.h"
#include "app/script/ScriptRunner.h"
#include "base/Files.h"
#include "support/TemporaryFolder.h"

namespace {

constexpr float kFrame = 1.0F / 60;

class TwoGames : public testing::Test {
  protected:
    static std::vector<app::CatalogEntry> games() {
        std::vector<app::CatalogEntry> games = app::gameCatalog();
        games.push_back(test::otherGame());
        return games;
    }
    static app::StartOptions options() {
        app::StartOptions options;
        options.offscreen = true;
        options.unseen = true;
        options.size = {1280, 720};
        options.settings = app::Settings{};
        options.settings->language = "en";
        options.settings->quality = "low";
        options.settings->playerNames = {"Ann", "Bo", "Cy", "Dora"};
        for (const char* game : {"tak", "other"}) options.settings->games[game].opponents = {"", "", "", ""};
        return options;
    }
    void SetUp() override {
        const auto opened = app_.open();
        ASSERT_TRUE(opened) << opened.error().describe();
        shell_.playing().thinking.fixClock();
    }
    void play(const std::string& script) {
        auto steps = app::readScript(script, "test");
        ASSERT_TRUE(steps) << steps.error().describe();
        app::ScriptRunner runner(std::move(*steps), "test");
        while (!runner.done()) {
            const auto played = runner.advance(app_.scriptHost(), kFrame);
            ASSERT_TRUE(played) << played.error().describe();
            ASSERT_TRUE(app_.turn(kFrame));
        }
    }
    [[nodiscard]] std::string gameOnTheTable() { return shell_.playing().tables.shown().entry().kind->id(); }

    support::TemporaryFolder folder_;
    base::Log log_{base::Log::Sink()};
    app::App app_{options(), games(), log_};
    app::Shell& shell_ = app_.shell();
};

TEST_F(TwoGames, AGameWithoutCardsIsExplainedByTheControls) {
    play(R"(settle
key F1
expect screen "how to play"
key Escape
settle
click "New game"
settle
click Other
settle
click Start
settle
expect screen play
key F1
expect screen controls
)");
    EXPECT_EQ(gameOnTheTable(), "other");
}

TEST_F(TwoGames, TheFormOffersThemAndTheNumberOfPlayers) {
    play(R"(settle
click "New game"
settle
expect labels contains Other
expect labels contains "5×5"
expect labels lacks "Player 3"
click Other
settle
expect labels lacks "5×5"
expect labels lacks "Player 3"
expect labels contains "\n4\n"
expect labels lacks "\n3\n"
click 4
settle
expect labels contains "Player 4"
click "Who begins"
settle
click Bo
settle
click Start
settle
expect screen play
expect players "Bo, Cy, Dora, Ann"
)");
    EXPECT_EQ(gameOnTheTable(), "other");
    const app::Settings& settings = shell_.basics().preferences.settings();
    EXPECT_EQ(settings.game, "other");
    EXPECT_EQ(settings.of("other")->options.at(game::kPlayersKey), "4");
    EXPECT_TRUE(settings.of("tak")->options.empty());
    play(R"(key ctrl+n
settle
expect labels contains "Player 4"
click Tak
settle
expect labels lacks "Player 3"
click "4×4"
click Ann
click Start
settle
expect players "Ann, Bo"
)");
    EXPECT_EQ(gameOnTheTable(), "tak");
    EXPECT_EQ(shell_.basics().preferences.settings().of("other")->options.at(game::kPlayersKey), "4");
}

TEST_F(TwoGames, AFileBelongsToTheGameThatClaimsIt) {
    ASSERT_TRUE(base::writeFile(folder_ / "a.ptn", "[Size \"5\"]\n\n1. a1 e1\n"));
    ASSERT_TRUE(base::writeFile(folder_ / "a.txt", "; other\n[Size \"4\"]\n\n1. a1 d1\n"));
    shell_.collection().opener.open(folder_ / "a.txt");
    play("settle\nexpect screen play\n");
    EXPECT_EQ(gameOnTheTable(), "other");
    shell_.collection().saver.save(folder_ / "b.other");
    play("settle\nexpect toast contains b.other\n");
    EXPECT_TRUE(base::readFile(folder_ / "b.other")->starts_with("; other\n"));
    shell_.collection().opener.open(folder_ / "a.ptn");
    play("settle\nexpect screen play\n");
    EXPECT_EQ(gameOnTheTable(), "tak");
    shell_.collection().opener.open(folder_ / "b.other");
    play("settle\nexpect screen play\n");
    EXPECT_EQ(gameOnTheTable(), "other");
    EXPECT_EQ(shell_.collection().saver.suggestedFile(), folder_ / "b.other");
}

TEST_F(TwoGames, ATextBelongsToTheGameThatReadsIt) {
    shell_.collection().opener.openText("; other\n[Size \"4\"]\n\n1. a1 d1\n");
    play("settle\n");
    EXPECT_EQ(gameOnTheTable(), "other");
    EXPECT_EQ(shell_.collection().saver.suggestedFile().extension(), ".other");
    shell_.collection().opener.openText("x4/x4/x4/x4 1 1");
    play("settle\n");
    EXPECT_EQ(gameOnTheTable(), "tak") << "the game on the table knows no positions";
    shell_.collection().opener.openText("neither");
    play("settle\nexpect screen notice\n");
    EXPECT_EQ(gameOnTheTable(), "tak");
}

}  // namespace
