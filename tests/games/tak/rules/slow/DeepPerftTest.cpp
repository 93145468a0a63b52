// The greatest published depths, which take seconds each in a debug build. They are the final check of move
// generation.

#include <gtest/gtest.h>

#include "games/tak/rules/Perft.h"
#include "games/tak/rules/RulesTesting.h"

namespace tak::rules {
namespace {

struct Deep {
    const char* name;
    const char* tps;
    int depth;
    std::uint64_t leaves;
};

void PrintTo(const Deep& deep, std::ostream* out) { *out << deep.tps << " depth " << deep.depth; }

class DeepPerft : public ::testing::TestWithParam<Deep> {};

TEST_P(DeepPerft, PublishedFigure) {
    EXPECT_EQ(perft(test::at(GetParam().tps), GetParam().depth), GetParam().leaves);
}

INSTANTIATE_TEST_SUITE_P(
    Figures, DeepPerft,
    ::testing::Values(Deep{"Size3", "x3/x3/x3 1 1", 7, 52364896},
                      Deep{"Size4", "x4/x4/x4/x4 1 1", 6, 181954216},
                      Deep{"Size5", "x5/x5/x5/x5/x5 1 1", 5, 187855252},
                      Deep{"Size6", "x6/x6/x6/x6/x6/x6 1 1", 5, 1253506520},
                      Deep{"Size8", "x8/x8/x8/x8/x8/x8/x8/x8 1 1", 4, 142512336},
                      Deep{"Crowded5", "2,2C,1,1,1/1,1,2,21C,x/1,2121,1,2,2/2,2,1,22112S,2/2,1S,2,2,1 1 21",
                           4, 16617270},
                      Deep{"Crush5", "x5/x5/2S,211C,2C,212S,x/x5/x5 1 7", 4, 10062310}),
    [](const auto& deep) { return std::string(deep.param.name); });

}  // namespace
}  // namespace tak::rules
