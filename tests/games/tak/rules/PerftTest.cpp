#include "games/tak/rules/Perft.h"

#include <gtest/gtest.h>

#include <limits>
#include <numeric>

#include "games/tak/rules/RulesTesting.h"

namespace tak::rules {
namespace {

struct Known {
    const char* tps;
    std::vector<std::uint64_t> leaves;  ///< at depth 1, 2, 3 …
};

/// Published figures for depths that are counted in no time; the slow tests check greater depths.
const std::vector<Known> kKnown = {
    {"x3/x3/x3 1 1", {9, 72, 1200, 17792, 271812, 3712952}},
    {"x4/x4/x4/x4 1 1", {16, 240, 7440, 216464, 6468872}},
    {"x5/x5/x5/x5/x5 1 1", {25, 600, 43320, 2999784}},
    {"x6/x6/x6/x6/x6/x6 1 1", {36, 1260, 132720, 13586048}},
    {"x7/x7/x7/x7/x7/x7/x7 1 1", {49, 2352, 339696, 48051008}},
    {"x8/x8/x8/x8/x8/x8/x8/x8 1 1", {64, 4032, 764064}},
    {"x5/x2,2S,x2/x2,121,x2/x5/x5 1 4", {87, 6155, 461800}},
    {"x5/x5/x2,121212C,x2/1,x4/1,x4 2 7", {104, 7743, 592645}},
    {"x2,2,x,2/x,12,x,12,x/212,x2,2121C,x/x,1,112221,1,1/x5 2 21", {85, 11204, 956736}},
    {"2,2C,1,1,1/1,1,2,21C,x/1,2121,1,2,2/2,2,1,22112S,2/2,1S,2,2,1 1 21", {65, 4064, 271929}},
    {"2,2,21S,2,2,2/2,x,222221,2,2,x/1,1,2221C,x,111112C,2S/x,1,2S,x2,121211212/1,1,1212S,1S,2,1S/"
     "x2,2,1,21,1 1 42",
     {140, 21402, 2774593}},
    {"x3/x,111222111222111222,x/x3 2 10", {28, 216, 1224, 13272, 167800, 2089168}},
    {"x5/x5/2S,211C,2C,212S,x/x5/x5 1 7", {55, 3314, 175900}},
};

TEST(Perft, PublishedFigures) {
    for (const Known& known : kKnown) {
        const Position position = test::at(known.tps);
        for (std::size_t depth = 1; depth <= known.leaves.size(); ++depth)
            EXPECT_EQ(perft(position, static_cast<int>(depth)), known.leaves[depth - 1])
                << known.tps << " depth " << depth;
    }
}

TEST(Perft, GeneratingEveryMoveGivesTheSame) {
    for (const Known& known : kKnown) {
        const Position position = test::at(known.tps);
        for (std::size_t depth = 1; depth <= 3 && known.leaves[depth - 1] < 300000; ++depth)
            EXPECT_EQ(perftGenerated(position, static_cast<int>(depth)), known.leaves[depth - 1])
                << known.tps;
    }
}

TEST(Perft, AFinishedGameHasNoChildren) {
    const Position over = test::at("2,2,x/1,1,1/x3 2 4");
    EXPECT_EQ(perft(over, 0), 1U);
    EXPECT_EQ(perft(over, 1), 0U);
    EXPECT_EQ(perftGenerated(over, 1), 0U);
}

TEST(Perft, TakesAnyDepth) {
    const Position over = test::at("2,2,x/1,1,1/x3 2 4");
    const Position start(Setup::standard(3));
    for (const int depth : {-1, 0}) {
        EXPECT_EQ(perft(start, depth), 1U);
        EXPECT_EQ(perftGenerated(start, depth), 1U);
    }
    EXPECT_EQ(perft(over, std::numeric_limits<int>::max()), 0U);
    EXPECT_EQ(perft(start, std::numeric_limits<int>::min()), 1U);
}

}  // namespace
}  // namespace tak::rules
