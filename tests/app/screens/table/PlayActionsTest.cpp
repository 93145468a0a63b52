#include "app/screens/table/PlayActions.h"

#include <gtest/gtest.h>

#include <set>

#include "app/InLanguage.h"
#include "app/screens/table/PlayScreen.h"
#include "ui/Samples.h"

namespace app {
namespace {

using app::PlayActions;

TEST(PlayActions, KnowEveryActionOfTheTable) {
    for (const app::ActionInfo& info : app::allActions()) {
        const bool there = info.place == ActionPlace::Table || info.action == Action::FullScreen ||
                           info.action == Action::Help;
        EXPECT_EQ(PlayActions::knows(info.action), there) << info.id;
    }
}

/// Every button of the samples that does an action names one that exists.
TEST(PlayActions, KnowTheActionsOfAllButtons) {
    std::set<std::string> asked;
    Stage stage({1280, 720});
    samples::PlaySample model = samples::play();
    model.actions = [&](std::string_view id) {
        asked.emplace(id);
        return ui::screens::ActionState();
    };
    model.notes.open = model.analysis.open = model.report.possible = true;
    using ui::screens::ControlKind;
    for (const ControlKind control : {ControlKind::PauseBots, ControlKind::LetBotsPlay, ControlKind::Offer,
                                      ControlKind::LooksBack, ControlKind::Replays}) {
        model.control.control = control;
        ui::screens::MoveEntry entry;
        ui::screens::CommentEntry comment;
        for (int i = 0; i < 3; ++i)
            stage.frame([&](ui::kit::Context& ui) { (void)samples::drawPlay(ui, model, entry, comment); });
    }
    EXPECT_GT(asked.size(), 25U);
    for (const std::string& id : asked) {
        const auto action = app::actionNamed(id);
        EXPECT_TRUE(action && PlayActions::knows(*action)) << id;
    }
}

/// A game of two persons at the table, with its screen.
class AtTheTable : public testing::Test {
  protected:
    AtTheTable() { program_.play({"a5", "e1"}); }
    const PlayActions& actions() { return static_cast<app::PlayScreen&>(program_.screen()).actions(); }
    app::TableSession& table() { return program_.shell().playing().tables.shown(); }
    std::string whyNot(std::string_view id) { return actions().stateOf(id).disabled; }

    test::InLanguage program_{"en"};
};

TEST_F(AtTheTable, KeysAndButtonsAreRefusedAlike) {
    EXPECT_EQ(whyNot("next"), "This is the last turn.");
    EXPECT_EQ(whyNot("redo"), "No turn was taken back.");
    EXPECT_EQ(whyNot("previous"), "");
    actions().carryOut(Action::Undo);
    EXPECT_EQ(table().match().events(game::Viewer::record()).back().kind, match::EventKind::TakenBack);
    EXPECT_EQ(whyNot("redo"), "");
    actions().carryOut("redo");
    EXPECT_TRUE(table().match().atEnd());
    actions().carryOut(Action::First);
    EXPECT_EQ(whyNot("first"), "This is the beginning of the game.");
    EXPECT_EQ(whyNot("judgement1"), "Go to a turn to judge it.");
    EXPECT_EQ(whyNot("removeTurn"), "This is the beginning of the game.");
}

TEST_F(AtTheTable, TheEndOfAVariationLeadsBackToTheGame) {
    actions().carryOut(Action::First);
    ASSERT_TRUE(table().match().looksBack());
    EXPECT_EQ(whyNot("last"), "");
    actions().carryOut(Action::Last);
    EXPECT_FALSE(table().match().looksBack());
    EXPECT_EQ(whyNot("last"), "This is the last turn.");
}

TEST_F(AtTheTable, TurnsAreExaminedOnlyWhereTheyCanBeEntered) {
    EXPECT_EQ(whyNot("whyNot"), "");
    actions().carryOut(Action::WhyNot);
    EXPECT_TRUE(table().turn().examines());
    actions().carryOut(Action::First);
    EXPECT_EQ(whyNot("whyNot"), "") << "it can be left everywhere";
    actions().carryOut(Action::WhyNot);
    EXPECT_FALSE(table().turn().examines());
    EXPECT_EQ(whyNot("whyNot"), "An earlier turn is shown. Return to the game, or play from here.");
    actions().carryOut(Action::WhyNot);
    EXPECT_FALSE(table().turn().examines());
}

TEST_F(AtTheTable, WhatIsTurnedOnIsShownAsOn) {
    EXPECT_FALSE(actions().stateOf("prospects").on);
    actions().carryOut(Action::Prospects);
    EXPECT_TRUE(actions().stateOf("prospects").on);
    EXPECT_FALSE(actions().stateOf("judgement5").on);
    actions().carryOut(Action::Judgement5);
    EXPECT_TRUE(actions().stateOf("judgement5").on);
    EXPECT_EQ(table().match().tree().node(table().match().current()).marks, "?");
}

TEST_F(AtTheTable, TheExpectedEndIsOnlyOnBesideAnAnalysis) {
    const app::Settings& settings = program_.shell().basics().preferences.settings();
    actions().carryOut(Action::Forecast);
    EXPECT_TRUE(actions().stateOf("forecast").on);
    EXPECT_TRUE(settings.showAnalysis);
    actions().carryOut(Action::Analysts);
    EXPECT_FALSE(actions().stateOf("forecast").on);
    actions().carryOut(Action::Forecast);
    EXPECT_TRUE(settings.showAnalysis) << "asked for once more, it comes back at once";
    EXPECT_TRUE(actions().stateOf("forecast").on);
    actions().carryOut(Action::Forecast);
    EXPECT_FALSE(actions().stateOf("forecast").on);
    EXPECT_TRUE(settings.showAnalysis);
}

TEST_F(AtTheTable, NoEngineSoNothingOfItsThoughts) {
    EXPECT_FALSE(actions().stateOf("thinking").offered);
    const bool shown = program_.shell().basics().preferences.settings().showThinking;
    actions().carryOut(Action::Thinking);
    EXPECT_EQ(program_.shell().basics().preferences.settings().showThinking, shown);
}

TEST_F(AtTheTable, APadStepsBackWithinATurnOnly) {
    actions().carryOutByPad(Action::StepBack);
    EXPECT_EQ(table().match().tree().pathTo(table().match().current()).size(), 2U);
    actions().carryOut(Action::StepBack);
    EXPECT_EQ(table().match().tree().pathTo(table().match().current()).size(), 1U);
}

TEST(PlayPanels, WhatThePlayerHasClosedStaysClosedInTheNextGame) {
    using ui::screens::PanelState;
    test::InLanguage program("en");
    program.open(ScreenId::Start);
    program.play({"a5", "e1"});
    program.pass();
    program.click("##fold", 1);
    EXPECT_EQ(program.shell().basics().panels.moves, PanelState::Closed);
    program.shell().playing().currentGame.rematch();
    (void)program.shell().basics().screens.update(false);
    program.pass();
    EXPECT_EQ(program.stage().find("##fold", 1), nullptr) << "only the panel of the players is open";
    program.click("##unfold");
    EXPECT_EQ(program.shell().basics().panels.moves, PanelState::Open);
    program.shell().playing().currentGame.rematch();
    EXPECT_EQ(program.shell().basics().panels.moves, PanelState::Automatic);
}

TEST(PlayActionsInSecret, ThePenIsPutAwayWhenTheTableIsHandedOver) {
    test::InLanguage program("en");
    const CatalogEntry& entry = program.shell().basics().games.named("tac-tik");
    auto read = entry.kind->readPosition("2 R:12/5,6 B:-/8,9 Y:- G:- turn:R dealer:B");
    ASSERT_TRUE(read) << read.error().describe();
    program.shell().playing().currentGame.goOn(entry, match::Match(std::move(read->state), {"Ann", "Bo"}),
                                               {});
    (void)program.shell().basics().screens.update(false);
    TableSession& table = program.shell().playing().tables.shown();
    table.uncover();
    table.pen().take(true);
    program.pass();
    EXPECT_TRUE(table.pen().held());
    const PlayActions& actions = static_cast<PlayScreen&>(program.screen()).actions();
    actions.carryOut(Action::Piece5);
    EXPECT_FALSE(table.turn().begun()) << "no turn is entered while the pen is in the hand";
    ASSERT_TRUE(table.turn().playWhole(table.view().legalActions().front()));
    program.pass();
    ASSERT_TRUE(table.rights().handOver());
    EXPECT_FALSE(table.pen().held());
}

}  // namespace
}  // namespace app
