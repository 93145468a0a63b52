#include <gtest/gtest.h>

#include "ui/Stage.h"
#include "ui/screens/play/PieceParts.h"

namespace {

using ui::kit::Context;
using ui::kit::Rect;
using ui::kit::Shape;
using ui::screens::PieceChoice;
using ui::screens::topOfShapes;

/// A card as high as its tile.
Shape uprightCard() { return {{.points = {{0.2F, 0.16F}, {0.8F, 0.16F}, {0.8F, 1.0F}, {0.2F, 1.0F}}}}; }

PieceChoice cardWithKey(const char* key, bool capped = false) {
    return {.label = "A long name", .shape = uprightCard(), .shortcut = key, .capped = capped};
}

constexpr float kTileHeight = 74;
constexpr float kHighest = 8;

TEST(PieceTiles, AShapeCoversItsPartOfTheSquareInTheMiddle) {
    const Rect extent = ui::kit::extentOf({10, 20, 100, 50}, uprightCard());
    EXPECT_FLOAT_EQ(extent.x, 10 + 25 + 10);
    EXPECT_FLOAT_EQ(extent.y, 20 + 8);
    EXPECT_FLOAT_EQ(extent.width, 30);
    EXPECT_FLOAT_EQ(extent.height, 42);
    EXPECT_TRUE(ui::kit::extentOf({10, 20, 100, 50}, {}).empty());
}

// Four cards in the wide column of Tac-Tik, whose widths differ by a pixel.
TEST(PieceTiles, CardsStandBelowTheirKeysWhereTheirCornersWouldTouchThem) {
    Stage stage({1920, 1080});
    stage.frame([](Context& ui) {
        const std::vector<PieceChoice> cards{cardWithKey("1"), cardWithKey("2"), cardWithKey("3"),
                                             cardWithKey("4")};
        const float top = topOfShapes(ui, cards, {65, 66, 65, 66}, kTileHeight, false);
        EXPECT_GT(top, kHighest);
        const Rect shape = ui::kit::extentOf({0, top, 66, kTileHeight - top - 4}, cards.front().shape);
        EXPECT_GE(shape.y, 19) << "below the key's letters";
    });
}

TEST(PieceTiles, ShapesAreAsHighAsPossibleBesideTheirKeys) {
    Stage stage({1920, 1080});
    stage.frame([](Context& ui) {
        EXPECT_EQ(topOfShapes(ui, {cardWithKey("1")}, {110}, kTileHeight, false), kHighest);
        EXPECT_EQ(topOfShapes(ui, {cardWithKey("")}, {40}, kTileHeight, false), kHighest) << "no key";
    });
}

TEST(PieceTiles, OneKeyThatNeedsRoomLowersTheWholeRow) {
    Stage stage({1920, 1080});
    stage.frame([](Context& ui) {
        const std::vector<PieceChoice> row{cardWithKey(""), cardWithKey("X", true)};
        const float top = topOfShapes(ui, row, {66, 66}, kTileHeight, true);
        EXPECT_GT(top, kHighest);
        const Rect shape = ui::kit::extentOf({0, top, 66, kTileHeight - 24 - top - 4}, row.back().shape);
        const Rect cap{66 - 5 - 22, 5, 22, 22};
        EXPECT_FALSE(cap.overlaps(shape));
    });
}

}  // namespace
