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

bool repeats(const rules::Position& position, rules::Act first) {
    std::vector<Plan> plans = plansOf(World(position.board()));
    markRepetitions(plans, position);
    for (const Plan& plan : plans)
        if (!plan.second && actOf(position.board(), plan.first) == first) return plan.repeats;
    ADD_FAILURE() << "no such plan";
    return false;
}

TEST(Plan, AReincarnationMayRepeatAPosition) {
    // The example of rule 17, begun behind its first turn.
    const auto before = rules::parsePosition(
        "x,k3!k3k5,c1,k5!,c1/x4,k2!/x2,c2!k2!c2!,x2/x2,k4!c4!k4!,x,c3!/x2,c4!c5!c5!,k1k1,x - 3 c1 382 0");
    ASSERT_TRUE(before) << before.error().describe();
    const auto cycle = {"e4d4", "d4c4", "a5a4", "a4b4", "c4d4", "d4e4", "b4b3", "b3b2", "c2b2", "b2c2"};
    rules::Position position(played(rules::Position(*before), {"+3a5"}).board());
    position = played(played(position, cycle), {"+3a5"});
    position = played(position, cycle);
    const auto returns = actIn(position.board(), "+3a5", position.board().toMove());
    ASSERT_TRUE(returns);
    EXPECT_TRUE(repeats(position, *returns));
    EXPECT_EQ(played(position, {"+3a5"}).board().ending(), rules::Ending::Repetition);
}

}  // namespace
}  // namespace tactiki::engine
