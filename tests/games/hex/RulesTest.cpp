// Numbers in brackets are those of the rules in README.md.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/Random.h"
#include "games/hex/rules/Position.h"

namespace hex::rules {
namespace {

Position after(std::string_view turns, int width = kUsual) {
    Position position(width);
    for (std::size_t i = 0; i + 2 <= turns.size(); i += 3) {
        const auto cell = cellNamed(turns.substr(i, 2), width);
        EXPECT_TRUE(cell && position.isLegal(*cell)) << turns.substr(i);
        position.put(*cell);
    }
    return position;
}

TEST(Rules, PlayersTakeTurnsAndAStoneStays) {  // [1]
    const Position position = after("c3 d4");
    EXPECT_EQ(position.toMove(), 0);
    EXPECT_EQ(position.at(*cellNamed("c3", 5)), 0);
    EXPECT_EQ(position.at(*cellNamed("d4", 5)), 1);
    EXPECT_FALSE(position.isLegal(*cellNamed("c3", 5)));
    EXPECT_FALSE(position.isLegal(-1));
    EXPECT_FALSE(position.isLegal(25));
}

TEST(Rules, RedJoinsFarAndNearBlueLeftAndRight) {  // [2]
    const Position red = after("b1 a3 a2 b3 a4 c3", 4);
    EXPECT_TRUE(red.chainOf(0).empty()) << "a3 is between";
    EXPECT_EQ(red.distanceOf(1), 1);
    const Position done = after("b1 a1 a2 b3 a3 c3 a4", 4);
    EXPECT_THAT(done.chainOf(0), testing::SizeIs(4));
    EXPECT_FALSE(done.isLegal(*cellNamed("d4", 4))) << "the game is over";
    const Position blue = after("a1 a2 b1 b2 d1 c2 d4 d2", 4);
    EXPECT_THAT(blue.chainOf(1), testing::SizeIs(4));
}

TEST(Rules, AHexagonHasSixNeighbours) {
    const Position position(5);
    EXPECT_THAT(position.neighboursOf(*cellNamed("c3", 5)), testing::SizeIs(6));
    EXPECT_THAT(position.neighboursOf(*cellNamed("a1", 5)), testing::SizeIs(2)) << "sharp corner";
    EXPECT_THAT(position.neighboursOf(*cellNamed("a5", 5)), testing::SizeIs(3)) << "blunt corner";
}

TEST(Rules, AFullBoardHasOneWinner) {  // [2]
    base::Random random(3);
    for (int game = 0; game < 200; ++game) {
        const int width = kNarrowest + static_cast<int>(random.below(kWidest - kNarrowest + 1));
        Position position(width);
        std::vector<Cell> cells;
        for (Cell cell = 0; cell < position.cells(); ++cell) cells.push_back(cell);
        while (!cells.empty()) {
            const auto at = random.below(static_cast<std::uint32_t>(cells.size()));
            position.put(cells[at]);
            cells.erase(cells.begin() + at);
        }
        EXPECT_NE(position.chainOf(0).empty(), position.chainOf(1).empty()) << formatPosition(position);
    }
}

TEST(Texts, APositionIsReadBack) {
    for (const char* text : {"5/5/5/5/5", "5/1r3/2b2/5/5", "rbr/brb/2r", "9/9/9/9/4r4/9/9/9/9"}) {
        const auto position = parsePosition(text);
        ASSERT_TRUE(position) << text;
        EXPECT_EQ(formatPosition(*position), text);
    }
}

TEST(Texts, AnErrorNamesItsColumn) {
    const auto columnOf = [](std::string_view text) { return parsePosition(text).error().at.column; };
    EXPECT_EQ(columnOf("5/5/5/5/6"), 9);
    EXPECT_EQ(columnOf("5/5/5/5/4"), 10);
    EXPECT_EQ(columnOf("5/4/5/5/5"), 4);
    EXPECT_EQ(columnOf("5/5/5/5/4w"), 10);
    EXPECT_EQ(columnOf("5/5/5/5/4b"), 1) << "Blue has one stone more";
    EXPECT_EQ(columnOf("2/2"), 1);
    EXPECT_EQ(columnOf(""), 1);
}

}  // namespace
}  // namespace hex::rules
