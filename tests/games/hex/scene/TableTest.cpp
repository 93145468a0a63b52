// Hexagons on a table: each is pointed at up to its corners, and the cursor's keys follow their directions.
#include "games/hex/table/HexTable.h"

#include <gtest/gtest.h>

#include <glm/gtc/constants.hpp>

#include "games/hex/table/HexInput.h"
#include "scene/TableScene.h"

namespace hex::table {
namespace {

using game::Place;
using play::HexState;
using play::placeOf;

HexState stateAfter(std::initializer_list<const char*> turns, int width = rules::kUsual) {
    HexState state{rules::Position(width)};
    for (const char* turn : turns) state.apply(*state.parse(turn));
    return state;
}

/// A ray straight down onto this point.
scene::Ray downOn(glm::vec3 point) { return {point + glm::vec3(0, 1, 0), {0, -1, 0}}; }

TEST(HexTable, AHexagonIsPointedAtUpToItsCorners) {
    const HexState state = stateAfter({});
    scene::TableScene scene;
    scene.reset(std::make_shared<const HexTable>(5, scene::fallbackTheme(materials())), state.pieces());
    for (const scene::PickSpot& spot : scene.model().spots()) {
        ASSERT_EQ(spot.corners.size(), 6U);
        for (std::size_t i = 0; i < 6; ++i)
            for (const glm::vec2 to :
                 {spot.corners[i], (spot.corners[i] + spot.corners[(i + 1) % 6]) * 0.5F}) {
                const glm::vec3 edge(to.x, 0, to.y);
                EXPECT_EQ(scene.pick(downOn(spot.center + edge * 0.97F)), spot.place) << spot.place.spot;
                EXPECT_NE(scene.pick(downOn(spot.center + edge * 1.03F)), spot.place) << spot.place.spot;
            }
    }
}

TEST(HexInput, TheCursorReachesAllHexagonsAndComesBackTheSameWay) {
    const HexState state = stateAfter({"c3"});
    HexInput input;
    input.reset(state);
    const auto step = [&](const char* from, int dx, int dy) {
        return state.placeName(input.neighbour(*state.placeNamed(from), dx, dy));
    };
    EXPECT_EQ(step("c3", 1, 0), "d3");
    EXPECT_EQ(step("c3", -1, 0), "b3");
    EXPECT_EQ(step("c3", 0, 1), "c4");
    EXPECT_EQ(step("c4", 0, -1), "c3");
    EXPECT_EQ(step("c3", -1, 1), "b4") << "from the seat that is a sixth of a circle to the right";
    EXPECT_EQ(step("e5", 1, 0), "e5") << "the edge";
    EXPECT_EQ(input.cursorStart(), *state.placeNamed("c3"));
}

TEST(HexInput, AClickPutsAStoneOnAnEmptyHexagonOnly) {
    const HexState state = stateAfter({"c3"});
    HexInput input;
    input.reset(state);
    EXPECT_FALSE(input.pick(*state.placeNamed("c3")));
    EXPECT_FALSE(input.pick({play::kFirstSupplyArea, 0, 0}));
    const auto action = input.pick(*state.placeNamed("d2"));
    ASSERT_TRUE(action);
    EXPECT_EQ(state.notation(*action), "d2");
    EXPECT_EQ(input.view(state.placeNamed("d2")).ghosts.size(), 1U);
    EXPECT_TRUE(input.view(state.placeNamed("c3")).ghosts.empty());
}

/// All pieces lie apart, on the board and in the supplies.
TEST(HexTable, PiecesLieApartOnBoardsOfAllWidths) {
    for (int width = rules::kNarrowest; width <= rules::kWidest; ++width) {
        const HexTable table(width, scene::fallbackTheme(materials()));
        const HexState state = stateAfter({"a1", "c3", "b2"}, width);
        const std::vector<game::PieceState> pieces = state.pieces();
        for (std::size_t a = 0; a < pieces.size(); ++a)
            for (std::size_t b = 0; b < a; ++b) {
                const glm::vec3 way = table.rest(pieces[a]).position - table.rest(pieces[b]).position;
                EXPECT_GT(std::max(glm::length(glm::vec2(way.x, way.z)) / 4, std::abs(way.y)), 0.0079F)
                    << width << ": " << a << ", " << b;
            }
    }
}

}  // namespace
}  // namespace hex::table
