#include "games/tak/engine/ProofBudget.h"

#include <gtest/gtest.h>

#include "games/tak/engine/Threats.h"
#include "games/tak/engine/Tinue.h"
#include "games/tak/rules/CrowdedBoards.h"
#include "games/tak/rules/Tps.h"

namespace tak::engine {
namespace {

using namespace rules;

TEST(ProofBudget, GrantsNoMoreMovesSoonAfterAStop) {
    std::stop_source stop;
    ProofBudget budget({}, {}, stop.get_token());
    for (int i = 0; i < 1000; ++i) ASSERT_TRUE(budget.spendMove());
    stop.request_stop();
    int more = 0;
    while (budget.spendMove()) ++more;
    EXPECT_LT(more, ProofBudget::kMovesPerPoll);
    EXPECT_FALSE(budget.spendMove());
    EXPECT_FALSE(budget.spend());
}

TEST(ProofBudget, GrantsNoMoreMovesSoonAfterItsTime) {
    ProofBudget budget({}, ProofBudget::Clock::now(), {});
    EXPECT_FALSE(budget.spend());
    EXPECT_EQ(budget.moves(), 1U);
}

Position crowded() { return rules::test::crowdedBoard(Setup::standard(8)); }

int spreadsOf(const Position& position) {
    MoveList moves;
    generateMoves(position, moves);
    int spreads = 0;
    for (const Move move : moves) spreads += move.isPlacement() ? 0 : 1;
    return spreads;
}

TEST(ProofBudget, EveryMoveThatIsTriedForAThreatCounts) {
    ProofBudget budget({}, {}, {});
    MoveList threats;
    threateningMoves(crowded(), threats, &budget);
    EXPECT_GE(budget.moves(), static_cast<std::uint64_t>(spreadsOf(crowded())));
}

TEST(ProofBudget, EveryMoveThatIsTriedAgainstAThreatCounts) {
    // Black has seven flats in a row and threatens the eighth.
    const Position threatened =
        *parseTps("x,2,2,2,2,2,2,2/x8/x,11111111,x,11111111,x,11111111,x2/x8/x8/x8/x8/x8 1 40");
    ProofBudget budget({}, {}, {});
    Defence defence;
    defend(threatened, defence, &budget);
    EXPECT_FALSE(defence.escapes);
    EXPECT_GE(budget.moves(), static_cast<std::uint64_t>(defence.moves.size()));
    EXPECT_GT(defence.moves.size(), 0);
}

TEST(ProofBudget, AStopEndsTheWorkWithinANode) {
    std::stop_source stop;
    stop.request_stop();
    ProofBudget budget({}, {}, stop.get_token());
    MoveList threats;
    threateningMoves(crowded(), threats, &budget);
    EXPECT_EQ(budget.moves(), 1U);
    EXPECT_TRUE(threats.empty());

    TinueSolver solver(1);
    const TinueResult result = solver.solve(crowded(), {}, stop.get_token());
    EXPECT_EQ(result.verdict, TinueVerdict::Unknown);
    EXPECT_LE(result.nodes, 1U);
    // A search that was cut short must not count as complete later.
    TinueSolver fresh(1);
    const TinueLimits limits{.plies = 3, .nodes = 20};
    EXPECT_EQ(solver.solve(crowded(), limits).verdict, fresh.solve(crowded(), limits).verdict);
}

}  // namespace
}  // namespace tak::engine
