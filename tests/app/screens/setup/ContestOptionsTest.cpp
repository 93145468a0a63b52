#include "app/screens/setup/ContestOptions.h"

#include <gtest/gtest.h>

namespace app {
namespace {

using namespace std::chrono_literals;

std::vector<game::Opponent> three() {
    std::vector<game::Opponent> known;
    for (const char* id : {"weak", "middling", "strong"})
        known.push_back({.id = id, .name = base::msgid("a"), .label = base::msgid("b")});
    return known;
}

ContestPlan planOf(const ContestOptions& options) {
    ContestPlan plan;
    options.enter(plan);
    return plan;
}

TEST(ContestOptions, BeginWithTwoThatAreNotTheSame) {
    const ContestOptions options(three(), {});
    EXPECT_EQ(options.seats(), (std::vector<std::string>{"weak", "middling"}));
    const ContestPlan plan = planOf(options);
    EXPECT_EQ(plan.players[1], "middling");
    EXPECT_EQ(plan.games, 100);
    EXPECT_EQ(plan.concurrency, 1);
    EXPECT_EQ(plan.openingTurns, 4);
    EXPECT_EQ(plan.pace.turn, 500ms);
    EXPECT_FALSE(plan.pace.clock || plan.pace.nodes || plan.sprt);
}

TEST(ContestOptions, WhatWasChosenBeforeIsChosenAgain) {
    ContestOptions options(three(), {{"player0", "strong"},
                                     {"games", "20"},
                                     {"limit", "clock"},
                                     {"gameClock", "60+1"},
                                     {"test", "0,30"},
                                     {"agreement", "0"}});
    const ContestPlan plan = planOf(options);
    EXPECT_EQ(plan.players[0], "strong");
    EXPECT_EQ(plan.games, 20);
    ASSERT_TRUE(plan.pace.clock);
    EXPECT_EQ(plan.pace.clock->initial, 60s);
    EXPECT_EQ(plan.pace.clock->increment, 1s);
    EXPECT_FALSE(plan.pace.turn);
    ASSERT_TRUE(plan.sprt);
    EXPECT_EQ(plan.sprt->elo1, 30);
    EXPECT_EQ(plan.adjudication.turns, 0);
}

TEST(ContestOptions, InvalidValuesBecomeDefaults) {
    const ContestOptions options(three(), {{"player0", "gone"},
                                           {"games", "-3"},
                                           {"limit", "moon"},
                                           {"atATime", "100000"},
                                           {"test", "x"},
                                           {"mostTurns", ""}});
    const ContestPlan plan = planOf(options);
    EXPECT_EQ(plan.players[0], "weak");
    EXPECT_EQ(plan.games, 100);
    EXPECT_TRUE(plan.pace.turn);
    EXPECT_GE(plan.concurrency, 1);
    EXPECT_LT(plan.concurrency, 1000);
    EXPECT_FALSE(plan.sprt);
    EXPECT_EQ(plan.mostTurns, 300);
}

TEST(ContestOptions, TheGameSuggestsWhenGamesAreDraws) {
    ContestOptions options(three(), {});
    for (const auto& [turns, most] : {std::pair{300, 300}, {301, 500}, {2000, 2000}, {1'000'000, 5000}}) {
        options.suggestLongest("tak", turns);
        EXPECT_EQ(planOf(options).mostTurns, most);
    }
    EXPECT_TRUE(options.set({"mostTurns", 0}));
    options.suggestLongest("tak", 300);
    EXPECT_EQ(planOf(options).mostTurns, 50) << "the player has the last word";
    options.suggestLongest("tac-tik", 2000);
    EXPECT_EQ(planOf(options).mostTurns, 2000) << "but not about another game";
}

TEST(ContestOptions, LimitsAreNamedByWhatTheyHoldFor) {
    const i18n::Catalogue english;
    const ui::kit::Fonts fonts;
    const ui::kit::Palette palette;
    const ui::kit::Context ui{.texts = english, .fonts = fonts, .palette = palette};
    const auto labelOf = [&](const ContestOptions& options, const std::string& key) {
        std::vector<ui::screens::Option> all;
        options.show(ui, all);
        for (const ui::screens::Option& option : all)
            if (option.key == key) return option.label;
        return std::string();
    };
    ContestOptions options(three(), {});
    EXPECT_EQ(labelOf(options, "turnTime"), "Time per turn");
    options.limitMoves(true);
    EXPECT_EQ(labelOf(options, "turnTime"), "Time per move");
    EXPECT_TRUE(options.set({"limit", 2}));
    EXPECT_EQ(labelOf(options, "positions"), "Positions per move");
}

TEST(ContestOptions, ChangesAreKeptAsAPersonWouldWriteThem) {
    ContestOptions options(three(), {});
    EXPECT_TRUE(options.set({"player1", 2}));
    EXPECT_TRUE(options.set({"limit", 2}));
    EXPECT_TRUE(options.set({"positions", 0}));
    EXPECT_TRUE(options.set({"games", 0}));
    EXPECT_TRUE(options.set({"atATime", 1.0}));
    EXPECT_FALSE(options.set({"size", 1}));
    EXPECT_EQ(options.values().at("player1"), "strong");
    EXPECT_EQ(options.values().at("limit"), "positions");
    EXPECT_EQ(options.values().at("positions"), "200");
    EXPECT_EQ(options.values().at("games"), "2");
    EXPECT_EQ(planOf(options).pace.nodes, 200U);
    // The stored values give the same options again.
    EXPECT_EQ(planOf(ContestOptions(three(), options.values())).games, 2);
}

TEST(ContestOptions, GamesAreKeptUnlessTheSwitchIsOff) {
    ContestOptions options(three(), {});
    EXPECT_TRUE(planOf(options).keep);
    EXPECT_TRUE(options.set({"keep", false}));
    EXPECT_FALSE(planOf(options).keep);
    EXPECT_FALSE(planOf(ContestOptions(three(), options.values())).keep);
    EXPECT_TRUE(options.set({"keep", true}));
    EXPECT_TRUE(planOf(ContestOptions(three(), options.values())).keep);
    EXPECT_TRUE(planOf(ContestOptions(three(), {{"keep", "perhaps"}})).keep);
}

TEST(ContestOptions, GamesWithoutOpeningsBeginAtTheirStart) {
    ContestOptions options(three(), {{"openings", "6"}});
    EXPECT_EQ(planOf(options).openingTurns, 6);
    options.offerOpenings(false);
    EXPECT_EQ(planOf(options).openingTurns, 0);
}

TEST(ContestOptions, WithoutEnginesThereIsNoChoice) {
    const ContestOptions options({}, {});
    EXPECT_FALSE(options.possible());
    EXPECT_TRUE(options.seats().empty());
    EXPECT_EQ(planOf(options).players[0], "");
}

}  // namespace
}  // namespace app
