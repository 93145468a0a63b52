// Which games two engines can play against each other: those with two sides, partners included.
#include "app/catalog/TwoSides.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/caravan/CaravanEntry.h"
#include "app/catalog/GameCatalog.h"

namespace app {
namespace {

using ::testing::ElementsAre;

TEST(TwoSides, AGameOfTwoHasThem) {
    const CatalogEntry tak = std::move(gameCatalog().front());
    EXPECT_TRUE(hasTwoSides(*tak.kind, {}));
    EXPECT_THAT(twoSidedCounts(*tak.kind, {}), ElementsAre(2));
}

TEST(TwoSides, ThreeHaveNoneAndFourAsPartners) {
    const CatalogEntry caravan = test::caravanEntry();
    EXPECT_THAT(twoSidedCounts(*caravan.kind, {}), ElementsAre(2, 4));
    EXPECT_FALSE(withTwoSides(*caravan.kind, {}, 3));
    const auto four = withTwoSides(*caravan.kind, {}, 4);
    ASSERT_TRUE(four);
    EXPECT_EQ(caravan.kind->playersOf(*four), 4);
    EXPECT_TRUE(hasTwoSides(*caravan.kind, *four));
}

TEST(TwoSides, ValuesThatFitStayAsTheyAre) {
    const CatalogEntry caravan = test::caravanEntry();
    const auto four = withTwoSides(*caravan.kind, {}, 4);
    ASSERT_TRUE(four);
    EXPECT_EQ(withTwoSides(*caravan.kind, *four, 4), four);
}

}  // namespace
}  // namespace app
