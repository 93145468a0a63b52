#include "games/tactiki/engine/SetUps.h"

#include <gtest/gtest.h>

#include "games/tactiki/rules/Perft.h"

namespace tactiki::engine {
namespace {

TEST(SetUps, NeverPutBothFivesAtTheEdges) {
    base::Random random(1);
    for (int i = 0; i < 2000; ++i) {
        const rules::Arrangement setUp = drawnSetUp(random);
        int atEdges = 0;
        for (const std::size_t place : {0U, 1U, 8U, 9U}) atEdges += setUp[place] == 5 ? 1 : 0;
        ASSERT_LT(atEdges, 2);
    }
}

TEST(SetUps, GoodOnesAreLikelier) {
    base::Random random(2);
    double drawn = 0;
    double any = 0;
    for (int i = 0; i < 1000; ++i) {
        drawn += ratingOf(drawnSetUp(random));
        any += ratingOf(rules::allSetUps()[random.below(rules::kSetUps)]);
    }
    EXPECT_GT(drawn, any);
}

TEST(SetUps, MirroredOnesAreAlike) {
    base::Random random(3);
    const rules::Arrangement setUp = drawnSetUp(random);
    rules::Arrangement mirrored{};
    for (std::size_t i = 0; i < setUp.size(); ++i) mirrored[i] = setUp[8 - i / 2 * 2 + i % 2];
    EXPECT_NEAR(ratingOf(setUp), ratingOf(mirrored), 1e-9);
}

}  // namespace
}  // namespace tactiki::engine
