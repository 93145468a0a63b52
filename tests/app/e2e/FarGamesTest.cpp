// Games whose referee is at another table, in the real program, played by mouse over lines that are slow,
// lose and double: what is sent is shown as played, and counts once.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/e2e/Person.h"
#include "match/far/FarReferee.h"
#include "support/TemporaryFolder.h"

namespace {

constexpr float kFrame = 1.0F / 60;  // seconds

struct FarGame {
    const char* game;
    std::vector<std::string> levels;  ///< by seat; empty: the person
    std::size_t seat;
    far::Weather weather;
};

std::ostream& operator<<(std::ostream& out, const FarGame& game) { return out << game.game; }

class FarGames : public testing::TestWithParam<FarGame> {
  protected:
    FarGames() {
        for (const char* variable : {"XDG_DATA_HOME", "XDG_STATE_HOME", "DOLMEN_CONFIG"})
            setenv(variable, (folder_ / variable).c_str(), 1);
    }
    static app::StartOptions options() {
        app::StartOptions options;
        options.offscreen = options.unseen = options.keepsLabels = true;
        options.size = {1280, 720};
        options.settings.emplace();
        options.settings->quality = "low";
        options.settings->animationSpeed = 4;
        options.settings->coach = false;
        return options;
    }
    [[nodiscard]] const app::CatalogEntry& entry() {
        return *app_.shell().basics().games.find(GetParam().game);
    }
    /// Opens the program, with the table of the person at a match that begins now.
    void follow(const FarGame& game) {
        ASSERT_TRUE(app_.open());
        app_.shell().playing().thinking.fixClock();
        game::OptionValues options;
        if (entry().kind->id() == "tac-tik") options["players"] = std::to_string(game.levels.size());
        const auto known = std::ranges::find_if(
            games_, [&](const app::CatalogEntry& one) { return one.kind->id() == game.game; });
        referee_.emplace(*known->kind, options, game.weather, game.levels);
        far::Referee::Begun begun = referee_->begin(game.seat);
        line_.emplace(begun.line, *referee_, kFrame);
        app_.shell().playing().currentGame.follow(entry(), std::move(begun.told), std::move(begun.reader),
                                                  *line_);
    }
    [[nodiscard]] std::string positionHere() { return table().view().positionText(); }
    [[nodiscard]] std::string positionThere() {
        return referee_->match().view(game::playerAt(GetParam().seat))->positionText();
    }
    [[nodiscard]] app::TableSession& table() { return app_.shell().playing().tables.shown(); }

    const support::TemporaryFolder folder_;
    const std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    std::optional<far::Referee> referee_;
    std::optional<far::LineInStep> line_;
    base::Log log_{base::Log::Sink()};
    app::App app_{options(), app::gameCatalog(), log_};
};

TEST_P(FarGames, ArePlayedByMouse) {
    const FarGame& game = GetParam();
    follow(game);
    e2e::ScriptFingers fingers(app_);
    ASSERT_TRUE(fingers.run("camera free\nsettle"));
    e2e::Persons persons(app_, fingers, e2e::Entry::Mouse, entry().kind->opponents().front().id);
    while (!table().match().outcome().over) {
        const auto went = persons.goOn();
        ASSERT_TRUE(went) << went.error().describe() << "\n" << table().view().positionText();
    }
    ASSERT_TRUE(fingers.run("settle"));
    EXPECT_EQ(positionHere(), positionThere());
    EXPECT_EQ(table().match().outcome().result, referee_->match().outcome().result);
    EXPECT_GT(persons.turns(), 2);
}

TEST_P(FarGames, TakeEveryKeyAndOpenEveryScreen) {
    using app::ScreenId;
    follow(GetParam());
    e2e::ScriptFingers fingers(app_);
    ASSERT_TRUE(fingers.run("camera free\nsettle"));
    e2e::Persons persons(app_, fingers, e2e::Entry::Mouse, entry().kind->opponents().front().id);
    while (persons.turns() < 3) ASSERT_TRUE(persons.goOn());
    for (const app::ActionInfo& action : app::keyActions()) {
        // Another game comes to the table, and whole games are played ahead.
        if (action.action == app::Action::Paste || action.action == app::Action::Forecast) continue;
        if (action.chords.empty()) continue;
        const std::string key(action.chords.substr(0, action.chords.find("  ")));
        const auto pressed = fingers.run("key " + key);
        EXPECT_TRUE(pressed) << key << ": " << pressed.error().describe();
        app_.shell().playing().currentGame.showTable();
        ASSERT_TRUE(fingers.run("settle")) << key;
    }
    for (const ScreenId screen :
         {ScreenId::Pause, ScreenId::Seats, ScreenId::Share, ScreenId::Analysis, ScreenId::Description,
          ScreenId::Photo, ScreenId::ScoreSheet, ScreenId::Library, ScreenId::NewGame, ScreenId::Settings}) {
        app_.shell().basics().screens.open(screen);
        ASSERT_TRUE(fingers.run("wait 0.3\nscreenshot \"" + (folder_ / "screen.png").string() + "\""));
        app_.shell().playing().currentGame.showTable();
        ASSERT_TRUE(fingers.run("settle"));
    }
    ASSERT_TRUE(fingers.run("key End\nkey Escape\nwait 4"));
    app_.shell().playing().currentGame.showTable();
    ASSERT_TRUE(fingers.run("settle"));
    EXPECT_EQ(positionHere(), positionThere()) << "keys may play turns, but what is shown is what is played";
}

const auto kFarGames = std::to_array<FarGame>({
    {"tak", {"", "dolmen-1"}, 0, {.delay = 0.3F, .lost = 3, .doubled = 2}},
    {"tactiki", {"tactiki-1", ""}, 1, {.delay = 0.1F, .lost = 3, .doubled = 2}},
    {"tac-tik", {"", "tac-tik-1", "tac-tik-2", "tac-tik-1"}, 0, {.delay = 0.5F, .lost = 3, .doubled = 2}},
});

INSTANTIATE_TEST_SUITE_P(Lines, FarGames, testing::ValuesIn(kFarGames), [](const auto& one) {
    std::string name;
    for (const char letter : std::string(one.param.game))
        if (letter != '-') name += letter;
    return name;
});

}  // namespace
