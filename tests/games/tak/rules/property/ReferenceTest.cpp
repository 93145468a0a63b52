// Compares the bitboards with the slow reference implementation, in random games of every size.

#include <algorithm>

#include "games/tak/rules/Perft.h"
#include "games/tak/rules/RulesTesting.h"
#include "games/tak/rules/property/RandomPlay.h"
#include "games/tak/rules/property/SlowTak.h"

namespace tak::rules {
namespace {

using test::Policy;
using test::SlowTak;

std::vector<std::string> sortedMoves(const Position& position) {
    std::vector<std::string> texts = test::legalTexts(position);
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// Plays one random game on both; false at the first difference.
bool agree(const rules::Setup& setup, Policy policy, std::uint64_t seed, int plies, int& positions) {
    Position fast(setup);
    SlowTak slow(setup.size, setup.supply[0].stones, setup.supply[0].capstones, setup.halfKomi,
                 std::string(openingName(setup.opening)));
    base::Random random(seed);
    for (int i = 0; i <= plies; ++i, ++positions) {
        EXPECT_EQ(formatTps(fast), slow.tps());
        EXPECT_EQ(test::result(fast), slow.result()) << slow.tps();
        EXPECT_EQ(sortedMoves(fast), slow.moves()) << slow.tps();
        if (::testing::Test::HasFailure()) return false;
        const Move move = test::randomMove(fast, policy, random);
        if (move.isNone()) return true;
        slow.play(formatMove(fast, move));
        (void)fast.make(move);
    }
    return true;
}

class Reference : public ::testing::TestWithParam<int> {};

TEST_P(Reference, AgreesOnRandomGames) {
    const int size = GetParam();
    const int games = size <= 4 ? 60 : size <= 6 ? 25 : 12;
    int positions = 0;
    for (const Policy policy : test::kPolicies)
        for (int game = 0; game < games; ++game)
            if (!agree(rules::Setup::standard(size, game % 4), policy,
                       static_cast<std::uint64_t>(100 * game + size), 200, positions))
                return;
    EXPECT_GT(positions, 500);
}

TEST_P(Reference, AgreesWithOddSuppliesAndNoSwap) {
    const int size = GetParam();
    int positions = 0;
    const Supply supply{2 * size + 3, 3};
    for (const Policy policy : test::kPolicies) {
        const rules::Setup setup{
            .size = size, .supply = {supply, supply}, .halfKomi = 3, .opening = Opening::NoSwap};
        for (std::uint64_t seed = 0; seed < 4; ++seed)
            if (!agree(setup, policy, seed, 100, positions)) return;
    }
}

TEST_P(Reference, AgreesOnTheDoubleBlackStack) {
    int positions = 0;
    rules::Setup setup = rules::Setup::standard(GetParam(), 2);
    setup.opening = Opening::DoubleBlackStack;
    for (const Policy policy : test::kPolicies)
        for (std::uint64_t seed = 0; seed < 6; ++seed)
            if (!agree(setup, policy, seed, 100, positions)) return;
}

std::uint64_t slowPerft(const SlowTak& slow, int depth) {
    const std::vector<std::string> moves = slow.moves();
    if (depth == 1) return moves.size();
    std::uint64_t leaves = 0;
    for (const std::string& move : moves) {
        SlowTak after = slow;
        after.play(move);
        leaves += slowPerft(after, depth - 1);
    }
    return leaves;
}

TEST_P(Reference, CountsTheSameLeavesWithEveryOpening) {
    const int size = GetParam();
    const int deepest = size == 3 ? 4 : size <= 5 ? 3 : 2;
    for (const Opening opening : kOpenings) {
        rules::Setup setup = rules::Setup::standard(size);
        setup.opening = opening;
        const Supply supply = setup.supply[0];
        const SlowTak slow(size, supply.stones, supply.capstones, 0, std::string(openingName(opening)));
        for (int depth = 1; depth <= deepest; ++depth) {
            const std::uint64_t leaves = slowPerft(slow, depth);
            EXPECT_EQ(perft(Position(setup), depth), leaves) << openingName(opening);
            EXPECT_EQ(perftGenerated(Position(setup), depth), leaves) << openingName(opening);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Sizes, Reference, ::testing::Range(3, 9));

}  // namespace
}  // namespace tak::rules
