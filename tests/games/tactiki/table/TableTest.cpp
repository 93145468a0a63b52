#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <memory>
#include <set>

#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/PositionText.h"
#include "games/tactiki/table/Figures.h"
#include "games/tactiki/table/TactikiMaterials.h"
#include "games/tactiki/table/TactikiTable.h"
#include "scene/DiagramTable.h"
#include "scene/TableScene.h"
#include "scene/camera/OrbitCamera.h"
#include "scene/motion/Choreography.h"

namespace tactiki::table {
namespace {

using rules::Side;

class TableTest : public testing::Test {
  protected:
    TableTest() : table_(scene::fallbackTheme(materials())) {}
    [[nodiscard]] static std::vector<game::PieceState> pieces(std::string_view text, game::Viewer viewer) {
        const auto board = rules::parsePosition(text);
        EXPECT_TRUE(board) << board.error().describe();
        return play::TactikiState(rules::Position(*board)).view(viewer)->pieces();
    }

    TactikiTable table_;
};

constexpr const char* kPosition =
    "k3!k1,c2c4!,c3,c4c2,c5/x,k5,x3/x,c1!,x,k2k4!,x/x,k4,x2,c3!/k5,k2,k3k1,x,c1! - 5 k1 21 0";

TEST_F(TableTest, PiecesStandApartAndOnEachOther) {
    const auto all = pieces(kPosition, game::Viewer::record());
    std::set<std::tuple<int, int, int>> places;
    for (const game::PieceState& piece : all) {
        const glm::vec3 at = table_.rest(piece).position;
        EXPECT_TRUE(
            places
                .insert({static_cast<int>(std::lround(at.x * 100)), static_cast<int>(std::lround(at.y * 100)),
                         static_cast<int>(std::lround(at.z * 100))})
                .second);
        EXPECT_GE(at.y, 0);
    }
}

/// So the lower one of two that fight does not pass through the upper one.
TEST_F(TableTest, AFigureTurnsRoundWhereItStands) {
    game::PieceState hidden{.id = game::PieceId(3),
                            .owner = play::playerOf(Side::Tiki),
                            .shape = 4,
                            .place = play::placeOf(rules::Field(2, 2))};
    game::PieceState shown = hidden;
    shown.face = play::kShown;
    const scene::Clip clip =
        scene::choreograph({.hops = {{hidden, shown, 0, game::Manner::TurnOver}}}, table_,
                           [&](const game::PieceState& piece) { return table_.rest(piece); }, {shown});
    ASSERT_EQ(clip.tracks.size(), 1U);
    for (float time = 0; time < clip.duration; time += 1 / 120.0F)
        EXPECT_LT(glm::length(clip.tracks[0].track.at(time).position - table_.rest(hidden).position), 1e-5F);
    EXPECT_GT(clip.duration, 0.2F);
}

TEST_F(TableTest, AFigureLooksAtTheOtherPlayerUnlessItsRankIsShown) {
    game::PieceState piece{.id = game::PieceId(3),
                           .owner = play::playerOf(Side::Tiki),
                           .shape = 4,
                           .place = play::placeOf(rules::Field(2, 2))};
    const auto face = [&](const game::PieceState& state) {
        return (table_.rest(state).rotation * glm::vec3(0, 0, -1)).z;
    };
    EXPECT_LT(face(piece), -0.9F) << "away from Tiki's chair";
    piece.face = play::kShown;
    EXPECT_GT(face(piece), 0.9F);
    piece.owner = play::playerOf(Side::Tac);
    EXPECT_LT(face(piece), -0.9F);
    piece.face = play::kTurnedAway;
    EXPECT_GT(face(piece), 0.9F);
}

/// What is let into a figure tells its rank only to those whose pieces have one.
TEST_F(TableTest, RanksAreLetIntoTheBacksOfKnownPiecesOnly) {
    const auto inlay = [&](const game::PieceState& piece) { return table_.look(piece).inlay->mesh; };
    const auto seen = pieces(kPosition, game::Viewer(play::playerOf(Side::Tac)));
    const auto onlooker = pieces(kPosition, game::Viewer::onlooker());
    std::set<scene::MeshId> ofTiki;
    for (const game::PieceState& piece : seen)
        if (piece.owner == play::playerOf(Side::Tiki)) ofTiki.insert(inlay(piece));
    EXPECT_EQ(ofTiki.size(), 1U) << "Tac sees no rank of Tiki, not even those that were shown";
    std::set<scene::MeshId> ofTac;
    for (const game::PieceState& piece : seen)
        if (piece.owner == play::playerOf(Side::Tac)) ofTac.insert(inlay(piece));
    EXPECT_EQ(ofTac.size(), 5U) << "his own five ranks";
    for (const game::PieceState& piece : onlooker) EXPECT_EQ(piece.shape, game::kUnknownShape);
}

TEST_F(TableTest, WhoLooksAtAllThatHappenedReadsRanksFromBothSides) {
    for (const game::PieceState& piece : pieces(kPosition, game::Viewer::record())) {
        const scene::Mesh inlay = figureInlay(play::sideOf(piece.owner), piece.shape, RankSeen::AllAround);
        EXPECT_EQ(piece.face, play::kRemembered);
        EXPECT_LT(scene::boundsOf(inlay).min.z, -0.4F * kFigureWidth) << "a digit before the face";
    }
}

TEST_F(TableTest, AgreedMemoryKeepsShownRanksInSightForAll) {
    int shown = 0;
    for (const game::PieceState& piece :
         pieces(std::string(kPosition) + " remember", game::Viewer::onlooker())) {
        if (piece.shape == game::kUnknownShape) continue;
        ++shown;
        EXPECT_EQ(piece.face, play::kRemembered);
    }
    EXPECT_EQ(shown, 6);
}

/// A text there covers no rank: it lies on the head, and in a diagram, where the rank is on the head, before
/// it.
TEST_F(TableTest, TextsStandOnTheTopFigureOfAColumn) {
    const rules::Field field(2, 2);
    const auto figureAt = [&](int level, std::uint16_t id) {
        return game::PieceState{.id = game::PieceId(id),
                                .owner = play::playerOf(Side::Tiki),
                                .shape = 4,
                                .place = play::placeOf(field, level)};
    };
    const auto table = std::make_shared<TactikiTable>(scene::fallbackTheme(materials()));
    scene::TableScene scene;
    scene.reset(table, {figureAt(0, 0), figureAt(1, 1)});
    const float head = table->rest(figureAt(2, 2)).position.y;
    const auto free = scene.freePointOn(play::placeOf(field));
    ASSERT_TRUE(free);
    EXPECT_NEAR(free->y, head, 1e-5F);
    EXPECT_FALSE(scene.freePointOn(play::placeOf(rules::Field(0, 0)))) << "nothing stands there";
    (void)scene.setMarks({.ideas = {{.piece = figureAt(2, 2)}}});
    EXPECT_NEAR(scene.freePointOn(play::placeOf(field))->y, head + kFigureHeight, 1e-5F)
        << "an idea stands on them";

    const scene::DiagramTable diagram(table, 0);
    const game::PieceState single = figureAt(0, 0);
    EXPECT_GT(diagram.freePoint(single)->z, diagram.rest(single).position.z + 0.005F) << "towards the reader";
}

/// Windows, and the parts of them beside the panels of the play screen.
struct Window {
    float width, height;
    float left, right, above, below;  // taken by panels
};
constexpr std::array<Window, 3> kWindows{
    {{1280, 720, 0, 272, 12, 68}, {1920, 1080, 0, 408, 18, 102}, {800, 600, 6, 6, 58, 100}}};

scene::OrbitCamera seated(const TactikiTable& table, const Window& window, float yaw) {
    scene::OrbitCamera camera;
    camera.frame(table.fieldRadius(), table.outline(), table.homePitch());
    const glm::vec2 size(window.width - window.left - window.right,
                         window.height - window.above - window.below);
    const glm::vec2 whole(window.width, window.height);
    const glm::vec2 middle = (glm::vec2(window.left, window.below) + size * 0.5F) / whole * 2.0F - 1.0F;
    camera.setPicture(window.width / window.height, middle, size / whole);
    camera.sitAt(yaw, 0);
    return camera;
}

std::vector<game::PieceState> columnOn(rules::Field field, int height, int first) {
    std::vector<game::PieceState> column;
    for (int level = 0; level < height; ++level) {
        game::Place place = play::placeOf(field);
        place.level = static_cast<std::uint16_t>(level);
        column.push_back({.id = game::PieceId(static_cast<std::uint16_t>(first + level)),
                          .owner = play::playerOf(Side::Tiki),
                          .shape = 1,
                          .place = place});
    }
    return column;
}

/// The share of the top of the highest figure of a field that the eye sees.
float headSeen(const scene::TableScene& scene, const TactikiTable& table, const game::PieceState& top,
               glm::vec3 eye) {
    constexpr float kHead = 0.012F;  // metres: inside of the head's top
    const glm::vec3 middle = table.rest(top).position + glm::vec3(0, kFigureHeight - 0.001F, 0);
    int seen = 0;
    int all = 0;
    for (int x = -3; x <= 3; ++x)
        for (int z = -3; z <= 3; ++z) {
            const glm::vec2 aside = glm::vec2(x, z) * (kHead / 3);
            if (glm::length(aside) > kHead) continue;
            const glm::vec3 point = middle + glm::vec3(aside.x, 0, aside.y);
            const auto met = scene.pick({eye, glm::normalize(point - eye)});
            seen += met && met->sameSpot(top.place) ? 1 : 0;
            ++all;
        }
    return static_cast<float>(seen) / static_cast<float>(all);
}

/// Else neither the figure can be pointed at, nor a column be told from one that stands before it.
TEST_F(TableTest, BehindAColumnOfThreeTheHeadOfALoneFigureIsSeen) {
    const auto table = std::make_shared<const TactikiTable>(scene::fallbackTheme(materials()));
    for (const Window& window : kWindows)
        for (int file = 0; file < rules::kWidth; ++file)
            for (int row = 0; row + 1 < rules::kWidth; ++row) {
                std::vector<game::PieceState> pieces = columnOn(rules::Field(file, row), 3, 0);
                pieces.push_back(columnOn(rules::Field(file, row + 1), 1, 3).front());
                scene::TableScene scene;
                scene.reset(table, pieces);
                const glm::vec3 eye = seated(*table, window, 0).camera().eye;
                EXPECT_GT(headSeen(scene, *table, pieces.back(), eye), 0.1F)
                    << window.width << " file " << file << " row " << row;
            }
}

TEST_F(TableTest, StatuesAndTallColumnsAreInsideOfThePicture) {
    const auto table = std::make_shared<const TactikiTable>(scene::fallbackTheme(materials()));
    for (const Window& window : kWindows)
        for (const float yaw : {0.0F, glm::pi<float>()})
            for (const int height : {1, 4, 5, 8, 12})
                for (const rules::Field field :
                     {rules::Field(0, 0), rules::Field(4, 4), rules::Field(2, 4)}) {
                    scene::TableScene scene;
                    scene.reset(table, columnOn(field, height, 0));
                    scene::OrbitCamera camera = seated(*table, window, yaw);
                    camera.keepInSight(scene.tops());
                    camera.settle();
                    const scene::Camera eye = camera.camera();
                    std::vector<glm::vec3> points = table->outline();
                    for (const glm::vec3& top : scene.tops()) points.push_back(top);
                    for (const glm::vec3& point : points) {
                        const glm::vec4 clip = eye.projection() * eye.view() * glm::vec4(point, 1);
                        const glm::vec2 at(clip.x / clip.w, clip.y / clip.w);
                        EXPECT_LE(at.x, 1.001F - 2 * window.right / window.width);
                        EXPECT_GE(at.x, -1.001F + 2 * window.left / window.width);
                        EXPECT_LE(at.y, 1.001F - 2 * window.above / window.height) << height;
                        EXPECT_GE(at.y, -1.001F + 2 * window.below / window.height) << height;
                    }
                }
}

TEST(Figures, StandOnTheirFeetAndFitTheirFields) {
    for (const Side side : {Side::Tiki, Side::Tac}) {
        const scene::Bounds bounds = scene::boundsOf(figure(side));
        EXPECT_FLOAT_EQ(bounds.min.y, 0);
        EXPECT_FLOAT_EQ(bounds.max.y, kFigureHeight);
        EXPECT_LT(bounds.max.x - bounds.min.x, 0.054F);
        for (const scene::Vertex& vertex : figure(side).vertices)
            EXPECT_NEAR(glm::length(vertex.normal), 1, 1e-3F);
        for (rules::Rank rank = 0; rank <= rules::kHighestRank; ++rank) {
            const auto boundsOfInlay = [&](RankSeen seen) {
                return scene::boundsOf(figureInlay(side, rank, seen));
            };
            const bool known = rank != rules::kUnknownRank;
            // The digit stands before the face.
            EXPECT_EQ(boundsOfInlay(RankSeen::AllAround).min.z < boundsOfInlay(RankSeen::Behind).min.z,
                      known);
            // One on the head hardly reaches into the figure above.
            for (const RankSeen seen : {RankSeen::Above, RankSeen::AboveRinged, RankSeen::AboveFramed}) {
                EXPECT_EQ(boundsOfInlay(seen).max.y > kFigureHeight, known);
                EXPECT_LT(boundsOfInlay(seen).max.y, kFigureHeight + 0.001F);
                EXPECT_GE(boundsOfInlay(seen).min.y, 0) << "a sign stays on its own figure";
            }
        }
    }
}

TEST(Figures, InLargePrintRanksFillTheBackAndStayOnTheirFigure) {
    for (rules::Rank rank = 1; rank <= rules::kHighestRank; ++rank)
        for (const Side side : {Side::Tiki, Side::Tac}) {
            // The digit on the back; the one before the face hangs elsewhere.
            const auto heightOf = [&](RankPrint print) {
                scene::Mesh back = figureInlay(side, rank, RankSeen::AllAround, print);
                std::erase_if(back.vertices,
                              [](const scene::Vertex& vertex) { return vertex.position.z < 0; });
                const scene::Bounds bounds = scene::boundsOf(back);
                EXPECT_GE(bounds.min.y, 0);
                EXPECT_LE(bounds.max.y, kFigureHeight);
                EXPECT_LT(bounds.max.x - bounds.min.x, kFigureWidth);
                return bounds.max.y - bounds.min.y;
            };
            const scene::Bounds both =
                scene::boundsOf(figureInlay(side, rank, RankSeen::AllAround, RankPrint::Large));
            EXPECT_GE(both.min.y, 0);
            EXPECT_LE(both.max.y, kFigureHeight);
            EXPECT_GT(heightOf(RankPrint::Large), 0.8F * kFigureHeight) << int{rank};
            EXPECT_GT(heightOf(RankPrint::Large), 1.2F * heightOf(RankPrint::Usual)) << int{rank};
        }
}

}  // namespace
}  // namespace tactiki::table
