#include "games/tactiki/engine/Plan.h"

#include <gtest/gtest.h>

#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::engine {
namespace {

/// The board after acts, with all ranks known.
rules::Position played(rules::Position position, std::initializer_list<const char*> acts) {
    for (const char* text : acts) {
        const auto act = actIn(position.board(), text, position.board().toMove());
        EXPECT_TRUE(act) << text << ' ' << formatPosition(position.board());
        if (act) position.play(*act);
    }
    return position;
}

/// Whether an act that is all of a plan repeats a position for the last time, if this is the true board.
bool repeats(const rules::Position& position, const char* text, const rules::Board& board) {
    const rules::Side side = position.board().toMove();
    const Repetitions repetitions(position.seenBy(side));
    const auto act = actIn(position.board(), text, side);
    EXPECT_TRUE(act) << text;
    for (const Plan& plan : plansOf(World(board)))
        if (!plan.second && actOf(board, plan.first) == *act) return repetitions.areReachedBy(plan, board);
    ADD_FAILURE() << "no such plan";
    return false;
}

bool repeats(const rules::Position& position, const char* text) {
    return repeats(position, text, position.board());
}

/// The example of rule 17: from its position these turns lead to the same one again.
rules::Position example() {
    const auto board = rules::parsePosition(
        "x,k3!k3k5,c1,k5!,c1/x4,k2!/x2,c2!k2!c2!,x2/x2,k4!c4!k4!,x,c3!/x2,c4!c5!c5!,k1k1,x - 3 c1 382 0");
    EXPECT_TRUE(board) << board.error().describe();
    return rules::Position(*board);
}
constexpr auto kReturn = {"+3a5"};
constexpr auto kMoves = {"e4d4", "d4c4", "a5a4", "a4b4", "c4d4", "d4e4", "b4b3", "b3b2", "c2b2"};
constexpr auto kTie = {"b2c2"};

TEST(Plan, AReincarnationMayRepeatAPosition) {
    // Begun behind its first turn.
    rules::Position position(played(example(), kReturn).board());
    for (const auto& acts : {kMoves, kTie, kReturn, kMoves, kTie}) position = played(position, acts);
    EXPECT_TRUE(repeats(position, "+3a5"));
    EXPECT_EQ(played(position, kReturn).board().ending(), rules::Ending::Repetition);
}

TEST(Plan, AFightMayRepeatAPosition) {
    rules::Position position = example();
    for (const auto& acts : {kReturn, kMoves}) position = played(position, acts);
    EXPECT_FALSE(repeats(position, "b2c2")) << "for the second time only";
    for (const auto& acts : {kTie, kReturn, kMoves}) position = played(position, acts);
    EXPECT_TRUE(repeats(position, "b2c2"));
    EXPECT_EQ(played(position, kTie).board().ending(), rules::Ending::Repetition);
}

TEST(Plan, RanksDecideWhetherAFightRepeatsAPosition) {
    rules::Position position = example();
    for (const auto& acts : {kReturn, kMoves, kTie, kReturn, kMoves}) position = played(position, acts);
    // A level that has forgotten the rank of the defender thinks that the attacker falls.
    rules::Board world = position.board();
    world.setRank(world.topOf(rules::Field(2, 1)), 5);
    EXPECT_FALSE(repeats(position, "b2c2", world));
    // A forgotten rank elsewhere does not matter: everybody else knows it.
    world = position.board();
    world.setRank(world.topOf(rules::Field(4, 1)), 1);
    EXPECT_TRUE(repeats(position, "b2c2", world));
}

}  // namespace
}  // namespace tactiki::engine
