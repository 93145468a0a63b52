#include "games/tactiki/play/TactikiPositionEditor.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "game/RandomChanges.h"
#include "games/tactiki/play/RandomPlay.h"
#include "games/tactiki/play/TactikiDraft.h"
#include "games/tactiki/play/TactikiKind.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {
namespace {

using game::Draft;

const TactikiPositionEditor kEditor;

std::unique_ptr<Draft> emptyTable() { return kEditor.empty(TactikiKind(), {}).value(); }

std::unique_ptr<Draft> pasted(std::string_view text) {
    auto draft = kEditor.read(text, *emptyTable());
    EXPECT_TRUE(draft) << draft.error().describe();
    return std::move(*draft);
}

/// What is said about the position; empty: it can be played.
std::string problemOf(const Draft& draft) {
    const auto position = draft.finish();
    return position ? "" : position.error().describe();
}

void choose(Draft& draft, const std::string& key, const std::string& value) {
    const auto changed = draft.change(key, value);
    ASSERT_TRUE(changed) << changed.error().describe();
    (void)draft.apply(std::get<game::Action>(*changed));
}

void carryOut(Draft& draft, std::string_view text) {
    const auto action = ::test::changeNamed(draft, text);
    ASSERT_TRUE(action) << text;
    (void)draft.apply(*action);
}

std::string valueOf(const Draft& draft, std::string_view key) {
    for (const game::OptionSpec& option : draft.options())
        if (option.key == key) return option.value;
    return "none";
}

std::string wholeText(const game::State& state) { return state.view(game::Viewer::record())->positionText(); }

TEST(TactikiPositionEditor, BeginsWithTheRulesThatWereChosen) {
    const auto draft = kEditor.empty(TactikiKind(), {{"bothFall", "1"}, {"remember", "1"}});
    ASSERT_TRUE(draft);
    EXPECT_EQ((*draft)->positionText(), "x5/x5/x5/x5/x5 - - s 0 0 both-fall remember");
    EXPECT_EQ(problemOf(**draft), "") << "it is the usual beginning";
}

/// A copy is the same position again, in any stage of the game, with all that is known of it.
TEST(TactikiPositionEditor, ACopyOfAnyPositionOfPlayIsThatPosition) {
    base::Random random(5);
    int over = 0;
    int cameBack = 0;
    for (int i = 0; i < 100; ++i) {
        // Games at random take some hundred acts; the first two are the set-ups.
        const std::uint32_t most = i % 20 == 0 ? 2000 : i % 20 == 1 ? 3 : 250;
        const TactikiState state = test::someState(random, static_cast<int>(random.below(most)));
        const std::string text = wholeText(state);
        const auto draft = kEditor.copyOf(*state.view(game::Viewer::record()));
        ASSERT_EQ(draft->positionText(), text);
        cameBack += text.find("(1:") != std::string::npos ? 1 : 0;
        const auto again = draft->finish();
        if (state.outcome().over) {
            ++over;
            continue;
        }
        ASSERT_TRUE(again) << text << again.error().describe();
        ASSERT_EQ(wholeText(**again), text);
        for (const game::Viewer viewer :
             {game::Viewer(game::PlayerId(0)), game::Viewer(game::PlayerId(1)), game::Viewer::onlooker()})
            ASSERT_EQ((*again)->view(viewer)->positionText(), state.view(viewer)->positionText());
    }
    EXPECT_GT(over, 1);
    EXPECT_GT(cameBack, 10);
}

TEST(TactikiPositionEditor, ReadsPositionsAndTheStartsOfGames) {
    const char* const text = "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x3,k2,x/k5k1,x,k3k3,k4,k1k5 24 - k1 9 0 through";
    EXPECT_EQ(pasted(text)->positionText(), text);
    EXPECT_EQ(
        pasted("[Game \"TacTiki\"]\n[Position \"" + std::string(text) + "\"]\n\n9. b1b2")->positionText(),
        text);
    EXPECT_FALSE(kEditor.read("Once upon a time", *emptyTable()));
    // What one player saw is no whole position.
    EXPECT_FALSE(kEditor.read("c?c?,c2c4,c3c3,c4c2,c5c1/x5/x5/x3,k2,x/k5k1,x,k3k3,k4,k1k5 24 - k1 9 0",
                              *emptyTable()));
}

TEST(TactikiPositionEditor, OptionsAreThoseOfThePosition) {
    const auto draft = pasted("c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x3,k2,x/k5k1,x,k3k3,k4,k1k5 24 - k1 9 3");
    EXPECT_EQ(valueOf(*draft, "toMove"), "k");
    EXPECT_EQ(valueOf(*draft, "turn"), "9");
    EXPECT_EQ(valueOf(*draft, "quiet"), "3");
    EXPECT_EQ(valueOf(*draft, "eventful"), "none") << "only a second move has a first one before it";
    choose(*draft, "toMove", "c");
    choose(*draft, "next", "2");
    choose(*draft, "eventful", "1");
    choose(*draft, "turn", "12");
    choose(*draft, "anyFree", "1");
    EXPECT_TRUE(draft->positionText().ends_with(" 24 - c2 12 - any-free"));
    EXPECT_EQ(valueOf(*draft, "quiet"), "none");
    choose(*draft, "next", "0");
    EXPECT_EQ(valueOf(*draft, "toMove"), "none") << "during the set-up nobody is to move";
    EXPECT_FALSE(draft->change("turn", "0"));
    EXPECT_FALSE(draft->change("quiet", "41"));
    EXPECT_FALSE(draft->change("size", "5"));
}

TEST(TactikiPositionEditor, TakesAllFiguresOff) {
    const auto draft =
        pasted("c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x3,k2,x/k5k1,x,k3k3,k4,k1k5 24 - k1 9 3 through");
    (void)draft->apply(draft->clearing().value());
    EXPECT_EQ(draft->positionText(), "x5/x5/x5/x5/x5 - - s 0 0 through");
    EXPECT_FALSE(draft->clearing());
}

TEST(TactikiPositionEditor, SaysWhatCannotBe) {
    const auto statue = emptyTable();
    for (const char* figure : {"k1c5", "k1c5", "k2c5", "k2c5"}) carryOut(*statue, figure);
    EXPECT_EQ(problemOf(*statue), "") << "four are no statue (rule 2)";
    carryOut(*statue, "k3c5");
    EXPECT_EQ(problemOf(*statue), "Tiki has a statue on c5: the game would be over.");

    const auto frozen = emptyTable();
    for (const char* figure : {"c1b1", "k2b1"}) carryOut(*frozen, figure);
    EXPECT_EQ(problemOf(*frozen),
              "On b1 a figure stands on a frozen one of the other side, which no move allows.")
        << "rule 13";
    choose(*frozen, "sideways", "1");
    EXPECT_EQ(problemOf(*frozen), "") << "where frozen figures are attacked, it can be";

    const auto second = emptyTable();
    for (const char* figure : {"k1a5", "c5a2", "c5b2"}) carryOut(*second, figure);
    choose(*second, "next", "2");
    EXPECT_EQ(problemOf(*second), "Tiki cannot make a second move: choose “First move”.") << "rule 7";
    choose(*second, "next", "1");
    EXPECT_EQ(problemOf(*second), "");

    const auto quiet = pasted("x5/x5/x5/x5/k1,x4 122334455 1122334455 k1 41 40");
    EXPECT_FALSE(quiet->change("quiet", "40")) << "a player cannot choose it";
    EXPECT_EQ(problemOf(*quiet), "After 40 quiet turns the game would be over.") << "rule 18";
}

/// Rule 15: all start fields are taken, and too few figures are free.
TEST(TactikiPositionEditor, SaysThatNobodyCanReachFive) {
    const auto draft = emptyTable();
    for (const char* figure :
         {"k1a5", "k1b5", "k2c5", "k2d5", "k3e5", "c1a1", "c1b1", "c2c1", "c2d1", "c3e1"})
        carryOut(*draft, figure);
    EXPECT_EQ(problemOf(*draft), "Nobody can complete a statue any more: the game would be over.");
}

/// Rule 4: one may stand ready while the other has still to set up.
TEST(TactikiPositionEditor, ASetUpIsWholeOrThereIsNone) {
    const auto draft = emptyTable();
    for (const char* figure : {"k5a1", "k1a1", "k4b1", "k2b1", "k3c1", "k3c1", "k2d1", "k4d1", "k1e1"})
        carryOut(*draft, figure);
    choose(*draft, "next", "0");
    EXPECT_NE(problemOf(*draft).find("Tiki has two figures on each of its start fields"), std::string::npos);
    carryOut(*draft, "k5e1");
    EXPECT_EQ(problemOf(*draft), "");
    EXPECT_EQ(draft->positionText(), "x5/x5/x5/x5/k5k1,k4k2,k3k3,k2k4,k1k5 - - sk 0 0");
    const auto start = draft->finish();
    ASSERT_TRUE(start);
    EXPECT_EQ((*start)->awaited(), std::vector{game::PlayerId(1)});
    carryOut(*draft, "c1c4");
    EXPECT_NE(problemOf(*draft).find("Tac has two figures"), std::string::npos);
}

/// Rule 16: the game that begins hides what its players may not see: neither ranks, numbers of pieces nor
/// anything else tells one hidden figure from another.
TEST(TactikiPositionEditor, AGameFromHereKeepsTheSecretsOfItsPlayers) {
    const auto stateWith = [](const std::vector<const char*>& figures) {
        const auto draft = emptyTable();
        for (const char* figure : figures) carryOut(*draft, figure);
        return draft->finish().value();
    };
    // Tac's figures, in another order and with other ranks behind what is seen.
    const auto one = stateWith({"k3b2", "c1a4", "c2b4", "c5c4", "c4!d4", "c3^a5", "c5^b5"});
    const auto other = stateWith({"c5a4", "c1b4", "k3b2", "c2c4", "c4!d4", "c5^a5", "c3^b5"});
    ASSERT_NE(wholeText(*one), wholeText(*other));
    for (const game::Viewer viewer : {game::Viewer(game::PlayerId(0)), game::Viewer::onlooker()}) {
        EXPECT_EQ(one->view(viewer)->positionText(), other->view(viewer)->positionText());
        EXPECT_EQ(one->view(viewer)->pieces(), other->view(viewer)->pieces());
    }
    EXPECT_NE(one->view(game::Viewer(game::PlayerId(0)))->positionText().find("c?"), std::string::npos);
    EXPECT_EQ(one->view(game::Viewer::onlooker())->positionText().find('('), std::string::npos)
        << "which figures came back must be remembered";
    EXPECT_NE(one->view(game::Viewer(game::PlayerId(1)))->positionText().find("c2"), std::string::npos);
}

/// Bots play from a position by what they see.
TEST(TactikiPositionEditor, BotsPlayOnFromHere) {
    const auto draft = emptyTable();
    for (const char* figure : {"k5c4", "k4c4", "k3c4", "k2c4", "c1b3", "c2a4"}) carryOut(*draft, figure);
    const auto state = draft->finish().value();
    const auto bot = TactikiKind().createBot(TactikiKind().opponents().front().id);
    for (int i = 0; i < 6 && !state->outcome().over; ++i) {
        const auto move = bot->choose(*state->view(state->toMove()), {.nodes = 200, .seed = 1}, {},
                                      [](const game::Thought&) {});
        ASSERT_TRUE(move);
        ASSERT_TRUE(state->isLegal(*move));
        (void)state->apply(*move);
    }
}

}  // namespace
}  // namespace tactiki::play
