// Which moves are searched less deep, and the numbers that decide it.

#include "games/tak/engine/Reductions.h"

#include <gtest/gtest.h>

#include <set>

namespace tak::engine {
namespace {

TEST(Reductions, GrowWithDepthAndNumber) {
    const Margins margins;
    for (int depth = 2; depth < 62; ++depth)
        for (int number = 2; number < 62; ++number) {
            EXPECT_LE(reductionOf(margins, depth, number), reductionOf(margins, depth + 1, number));
            EXPECT_LE(reductionOf(margins, depth, number), reductionOf(margins, depth, number + 1));
        }
    EXPECT_EQ(reductionOf(margins, 100, 6000), reductionOf(margins, 63, 63));
    EXPECT_EQ(reductionOf(margins, 1, 1), margins.reduction);
}

TEST(Margins, LieInTheirRangesAndHaveNamesOfTheirOwn) {
    const Margins margins;
    std::set<std::string_view> names;
    for (const MarginRange& range : marginRanges()) {
        EXPECT_TRUE(names.insert(range.name).second) << range.name;
        EXPECT_GE(margins.*range.value, range.least) << range.name;
        EXPECT_LE(margins.*range.value, range.most) << range.name;
        EXPECT_GT(range.step, 0) << range.name;
        EXPECT_LT(range.step, range.most - range.least) << range.name;
    }
    EXPECT_EQ(names.size(), sizeof(Margins) / sizeof(int)) << "a number has no range";
}

}  // namespace
}  // namespace tak::engine
