#include "games/tak/play/TakPositionEditor.h"

#include <gtest/gtest.h>

#include "games/tak/play/RandomGames.h"
#include "games/tak/play/TakDraft.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {
namespace {

using game::Draft;

const TakPositionEditor kEditor;

std::unique_ptr<Draft> editedDraft(std::string_view tps) {
    return kEditor.copyOf(TakState(*rules::parseTps(tps)));
}

/// What is said about the position; empty: it can be played.
std::string problemOf(std::string_view tps) {
    const auto position = editedDraft(tps)->finish();
    return position ? "" : position.error().describe();
}

const game::OptionSpec& optionIn(const std::vector<game::OptionSpec>& options, std::string_view key) {
    return *std::find_if(options.begin(), options.end(),
                         [&](const game::OptionSpec& option) { return option.key == key; });
}

void choose(std::unique_ptr<Draft>& draft, const std::string& key, const std::string& value) {
    auto changed = draft->change(key, value);
    ASSERT_TRUE(changed) << changed.error().describe();
    if (auto* anew = std::get_if<std::unique_ptr<Draft>>(&*changed))
        draft = std::move(*anew);
    else
        (void)draft->apply(std::get<game::Action>(*changed));
}

TEST(TakPositionEditor, BeginsWithTheBoardThatWasChosen) {
    auto draft = kEditor.empty(TakKind(), {{"size", "6"}, {"komi", "2.5"}, {"rules", "playtak"}});
    ASSERT_TRUE(draft);
    EXPECT_EQ((*draft)->positionText(), "x6/x6/x6/x6/x6/x6 1 1");
    const auto start = (*draft)->finish();
    ASSERT_TRUE(start);
    const rules::Setup& setup = dynamic_cast<const TakState&>(**start).position().setup();
    EXPECT_EQ(setup.halfKomi, 5);
    EXPECT_TRUE(setup.draws.quietPlies);
    EXPECT_FALSE(kEditor.empty(TakKind(), {{"stones", "999"}}));
}

/// A copy is the same position again, whatever was agreed for it.
TEST(TakPositionEditor, ACopyIsTheSamePosition) {
    base::Random random(5);
    for (int i = 0; i < 200; ++i) {
        const TakState state = test::someState(random, 3 + i % 6, static_cast<int>(random.below(40)));
        const auto again = kEditor.copyOf(state)->finish();
        if (state.outcome().over) continue;
        ASSERT_TRUE(again) << state.positionText() << again.error().describe();
        const rules::Position& position = dynamic_cast<const TakState&>(**again).position();
        EXPECT_EQ(rules::formatTps(position), state.positionText());
        EXPECT_EQ(position.setup(), state.position().setup());
    }
}

TEST(TakPositionEditor, SaysWhatCannotBe) {
    EXPECT_EQ(problemOf("x3/x3/1,1,x 1 7"), "");
    EXPECT_EQ(problemOf("x3/x3/1,1,1 1 7"), "White has a road: the game would be over.");
    EXPECT_EQ(problemOf("x3/2,2,2/1,1,x 1 7"), "Black has a road: the game would be over.");
    EXPECT_EQ(problemOf("1,1,1/2,2,2/1,1,x 1 7"), "Both players have a road.");
    EXPECT_EQ(problemOf("1,2,1/2,1S,2/1,2S,1 1 7"), "The board is full: the game would be over.");
    EXPECT_EQ(problemOf("x3/x,1111111111,x/x3 2 10"), "White has no piece left: the game would be over.");
}

TEST(TakPositionEditor, KnowsTheFirstTurnsOfTheRules) {
    auto draft = editedDraft("x3/x3/1,x2 1 7");
    choose(draft, "moveNumber", "1");
    auto problem = draft->finish();
    ASSERT_FALSE(problem);
    EXPECT_EQ(problem.error().describe(),
              "Before the first turn the board is empty: choose a later move number.");
    choose(draft, "toMove", "black");
    problem = draft->finish();
    ASSERT_FALSE(problem);
    EXPECT_EQ(problem.error().describe(),
              "White's first turn leaves another board than this: choose a later move number.");
    choose(draft, "moveNumber", "2");
    EXPECT_TRUE(draft->finish());
}

TEST(TakPositionEditor, AnotherBoardKeepsThePiecesThatFit) {
    auto draft = editedDraft("x3,1/x4/x,21,x2/2S,x3 2 9");
    choose(draft, "size", "3");
    EXPECT_EQ(draft->positionText(), "x3/x,21,x/2S,x2 2 9");
    choose(draft, "size", "8");
    EXPECT_EQ(draft->positionText(), "x8/x8/x8/x8/x8/x8/x,21,x6/2S,x7 2 9");
    auto high = editedDraft("x4/x4/x4/121212121212121212121212,x3 1 30");
    const auto smaller = high->change("size", "3");
    ASSERT_FALSE(smaller);
    EXPECT_EQ(smaller.error().describe(), "White has more stones on the board than the supply holds");
}

TEST(TakPositionEditor, SuppliesAreNoSmallerThanThePiecesOnTheBoard) {
    auto draft = editedDraft("x5/x5/x,11C,x3/2C,x4/x5 1 9");
    const auto options = draft->options();
    EXPECT_EQ(optionIn(options, "whiteStones").value, "21");
    EXPECT_EQ(optionIn(options, "whiteStones").min, 1);
    EXPECT_EQ(optionIn(options, "blackCapstones").min, 1);
    EXPECT_FALSE(draft->change("blackCapstones", "0"));
    choose(draft, "whiteStones", "40");
    choose(draft, "blackCapstones", "3");
    const auto position = draft->finish();
    ASSERT_TRUE(position);
    const rules::Setup& setup = dynamic_cast<const TakState&>(**position).position().setup();
    EXPECT_EQ(setup.supply[0], (rules::Supply{40, 1}));
    EXPECT_EQ(setup.supply[1], (rules::Supply{21, 3}));
    EXPECT_EQ(draft->positionText(), "x5/x5/x,11C,x3/2C,x4/x5 1 9");
}

TEST(TakPositionEditor, KomiAndMoveNumberKeepToTheirRanges) {
    auto draft = editedDraft("x3/x3/1,1,x 1 7");
    choose(draft, "komi", "-2.5");
    EXPECT_EQ(optionIn(draft->options(), "komi").value, "-2.5");
    for (const auto& [key, value] : {std::pair{"komi", "21"}, std::pair{"moveNumber", "0"},
                                     std::pair{"moveNumber", "100000"}, std::pair{"moveNumber", "x"}})
        EXPECT_FALSE(draft->change(key, value)) << key << ' ' << value;
}

TEST(TakPositionEditor, ReadsTpsAndItsTag) {
    const auto before = kEditor.empty(TakKind(), {{"size", "5"}, {"komi", "2"}, {"stones", "40"}});
    ASSERT_TRUE(before);
    for (const char* text :
         {"x3/x,2,x/1,x2 2 4", " x3/x,2,x/1,x2  2 4\n", "[Size \"3\"]\n[TPS \"x3/x,2,x/1,x2 2 4\"]\n"}) {
        const auto read = kEditor.read(text, **before);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ((*read)->positionText(), "x3/x,2,x/1,x2 2 4");
        EXPECT_EQ(optionIn((*read)->options(), "komi").value, "2") << "TPS does not tell it";
        EXPECT_EQ(optionIn((*read)->options(), "whiteStones").value, "10") << "another board";
    }
    const auto same = kEditor.read("x5/x5/x5/x5/1,2,x3 1 2", **before);
    ASSERT_TRUE(same);
    EXPECT_EQ(optionIn((*same)->options(), "whiteStones").value, "40");
}

TEST(TakPositionEditor, RubbishIsRefusedWithAReason) {
    const auto before = kEditor.empty(TakKind(), {});
    const std::string nul("x5\0/x5", 6);
    for (const std::string& text :
         {std::string(), std::string("a1 b2"), std::string("[TPS \""), std::string("x9/x9 1 1"),
          std::string(100000, '/'), nul, std::string("x3/x3/1SS,x2 1 2"), std::string("x3/x3/x3 1 1 1")}) {
        const auto read = kEditor.read(text, **before);
        ASSERT_FALSE(read);
        EXPECT_FALSE(read.error().describe().empty());
    }
}

TEST(TakPositionEditor, ClearsOnlyABoardWithPieces) {
    EXPECT_FALSE((*kEditor.empty(TakKind(), {}))->clearing());
    auto pieces = kEditor.copyOf(TakState(*rules::parseTps("x5/x5/x5/x,21C,x3/2S,x4 2 9")));
    const auto clearing = pieces->clearing();
    ASSERT_TRUE(clearing);
    (void)pieces->apply(*clearing);
    EXPECT_EQ(pieces->positionText(), "x5/x5/x5/x5/x5 1 1");
    (void)pieces->undo();
    EXPECT_EQ(pieces->positionText(), "x5/x5/x5/x,21C,x3/2S,x4 2 9");
}

}  // namespace
}  // namespace tak::play
