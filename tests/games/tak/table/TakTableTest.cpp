#include "games/tak/table/TakTable.h"

#include <gtest/gtest.h>

#include "games/tak/table/Solids.h"
#include "scene/Shapes.h"
#include "support/Extent.h"

namespace tak::table {
namespace {

using game::PieceState;
using play::TakState;

constexpr float kTouch = 1e-4F;  // metres

TakState stateWith(int size, rules::Supply white, rules::Supply black) {
    rules::Setup setup = rules::Setup::standard(size);
    setup.supply = {white, black};
    return TakState{rules::Position(setup)};
}

struct Area {
    glm::vec2 min{1e9F}, max{-1e9F};
};

Area areaOf(const test::Solid& s) {
    glm::vec2 reach(0);
    for (std::size_t i = 0; i < 3; ++i)
        reach += glm::abs(glm::vec2(s.axes[i].x, s.axes[i].z)) * s.half[static_cast<int>(i)];
    const glm::vec2 middle(s.center.x, s.center.z);
    return {middle - reach, middle + reach};
}

/// The largest level rectangles that furniture of at least this height covers: table, board, trays …
std::vector<std::pair<Area, float>> surfaces(const TakTable& table) {
    std::vector<std::pair<Area, float>> found;
    for (const scene::DrawItem& item : table.furniture()) {
        Area area;
        float top = -1;
        for (const scene::Vertex& v : table.meshes()[item.mesh.value].vertices) {
            const glm::vec3 p(item.transform * glm::vec4(v.position, 1));
            area.min = glm::min(area.min, glm::vec2(p.x, p.z));
            area.max = glm::max(area.max, glm::vec2(p.x, p.z));
            top = std::max(top, p.y);
        }
        found.emplace_back(area, top);
    }
    return found;
}

bool inside(const Area& a, const Area& b) {
    return a.min.x >= b.min.x && a.min.y >= b.min.y && a.max.x <= b.max.x && a.max.y <= b.max.y;
}

void expectTidy(const TakState& state) {
    const auto table = test::tableFor(state);
    std::vector<test::Solid> solids;
    for (const PieceState& piece : state.pieces())
        solids.push_back(test::solidOf(*table, piece, table->rest(piece)));
    const auto furniture = surfaces(*table);
    for (std::size_t i = 0; i < solids.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k)
            ASSERT_LT(overlap(solids[i], solids[k]), kTouch) << i << " and " << k;
        // A piece rests on furniture that is large enough, or on another piece.
        const float foot = lowest(solids[i]);
        const Area area = areaOf(solids[i]);
        const bool carried = std::any_of(furniture.begin(), furniture.end(), [&](const auto& f) {
            return std::abs(f.second - foot) < 0.0012F && inside(area, f.first);
        });
        const bool piled = std::any_of(solids.begin(), solids.end(), [&](const test::Solid& other) {
            return std::abs(other.center.y + other.half.y - foot) < kTouch &&
                   glm::length(glm::vec2(other.center.x - solids[i].center.x,
                                         other.center.z - solids[i].center.z)) < 0.004F;
        });
        ASSERT_TRUE(carried || piled) << "piece " << i << " hangs in the air at " << foot;
        for (const glm::vec2 corner : {area.min, area.max})
            ASSERT_LT(glm::length(corner), 0.80F) << "piece " << i << " is off the table";
        ASSERT_LT(glm::length(glm::vec2(solids[i].center.x, solids[i].center.z)),
                  1.5F * test::reachAside(*table));
    }
}

class Table : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(EverySize, Table, testing::Range(rules::kMinSize, rules::kMaxSize + 1));

TEST_P(Table, SuppliesOfAnySizeFitTheirTray) {
    for (int stones = 1; stones <= rules::kMaxStones; stones += support::everyNth(9))
        for (int capstones = 0; capstones <= rules::kMaxCapstones; ++capstones) {
            const rules::Supply other{rules::kMaxStones + 1 - stones, rules::kMaxCapstones - capstones};
            ASSERT_NO_FATAL_FAILURE(expectTidy(stateWith(GetParam(), {stones, capstones}, other)))
                << stones << " stones, " << capstones << " capstones";
        }
}

TEST_P(Table, PiecesOnTheBoardStandInTheirSquares) {
    base::Random random(static_cast<std::uint64_t>(GetParam()));
    for (int game = 0; game < 10; ++game) {
        const TakState state = test::someState(random, GetParam(), 20 * game);
        ASSERT_NO_FATAL_FAILURE(expectTidy(state)) << state.positionText();
        const auto table = test::tableFor(state);
        for (const PieceState& piece : state.pieces()) {
            const test::Solid solid = test::solidOf(*table, piece, table->rest(piece));
            EXPECT_NEAR(table->rest(piece).position.y + table->heightOf(piece),
                        2 * solid.center.y - lowest(solid), kTouch)
                << "heightOf";
            if (piece.place.area != play::kBoardArea) continue;
            const auto spot = std::find_if(table->spots().begin(), table->spots().end(),
                                           [&](const auto& s) { return s.place.sameSpot(piece.place); });
            ASSERT_NE(spot, table->spots().end());
            const glm::vec2 middle(spot->center.x, spot->center.z);
            EXPECT_TRUE(inside(areaOf(solid), {middle - spot->halfSize, middle + spot->halfSize}))
                << "piece " << piece.id.value;
        }
    }
}

TEST_P(Table, SquaresAreSeenByWhiteAsNotationNamesThem) {
    const auto table = test::tableFor(stateWith(GetParam(), {10, 1}, {10, 1}));
    ASSERT_EQ(table->spots().size(), static_cast<std::size_t>(GetParam() * GetParam()));
    glm::vec3 sum(0);
    for (const scene::PickSpot& spot : table->spots()) {
        sum += spot.center;
        const rules::Square s = rules::Square::fromIndex(spot.place.spot);
        EXPECT_TRUE(s != rules::Square(0, 0) || (spot.center.x < 0 && spot.center.z > 0))
            << "a1 is at White's left hand";
        EXPECT_LT(glm::length(glm::vec2(spot.center.x, spot.center.z)), table->fieldRadius() * 1.4143F);
    }
    EXPECT_NEAR(sum.x, 0, 1e-4F);
    EXPECT_NEAR(sum.z, 0, 1e-4F);
}

TEST_P(Table, EveryMeshIsSound) {
    const auto table = test::tableFor(stateWith(GetParam(), {20, 1}, {20, 1}));
    for (std::size_t m = 0; m < table->meshes().size(); ++m) {
        SCOPED_TRACE("mesh " + std::to_string(m));
        const scene::Mesh& mesh = table->meshes()[m];
        ASSERT_EQ(mesh.indices.size() % 3, 0U);
        for (const scene::Vertex& v : mesh.vertices) {
            ASSERT_NEAR(glm::length(v.normal), 1, 1e-4F);
            ASSERT_NEAR(glm::length(v.tangent), 1, 1e-4F);
            ASSERT_NEAR(glm::dot(v.tangent, v.normal), 0, 1e-3F);
            for (int i = 0; i < 3; ++i) ASSERT_TRUE(std::isfinite(v.position[i]));
            ASSERT_TRUE(std::isfinite(v.uv.x) && std::isfinite(v.uv.y));
        }
        for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
            for (std::size_t k = 0; k < 3; ++k) ASSERT_LT(mesh.indices[i + k], mesh.vertices.size());
            const auto v = [&](std::size_t k) -> const scene::Vertex& {
                return mesh.vertices[mesh.indices[i + k]];
            };
            const glm::vec3 face = glm::cross(v(1).position - v(0).position, v(2).position - v(0).position);
            if (glm::length(face) < 1e-10F) continue;  // at the tip of a solid of revolution
            ASSERT_GT(glm::dot(glm::normalize(face), v(0).normal + v(1).normal + v(2).normal), 0)
                << "triangle " << i / 3 << " is inside out";
        }
    }
}

/// Volume by the divergence theorem; the area vectors of a closed surface cancel out.
float volumeOf(const scene::Mesh& mesh) {
    double volume = 0;
    glm::dvec3 open(0);
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        const auto p = [&](std::size_t k) { return glm::dvec3(mesh.vertices[mesh.indices[i + k]].position); };
        volume += glm::dot(p(0), glm::cross(p(1), p(2))) / 6;
        open += glm::cross(p(1) - p(0), p(2) - p(0)) / 2.0;
    }
    EXPECT_LT(glm::length(open), 1e-7) << "the surface has a hole";
    return static_cast<float>(volume);
}

TEST(TakTable, PiecesAreSolidAndOfTheRightSize) {
    const TakState state = stateWith(5, {20, 1}, {20, 1});
    const auto table = test::tableFor(state);
    for (const PieceState& piece : state.pieces()) {
        const scene::Mesh& mesh = table->meshes()[table->look(piece).mesh.value];
        const scene::Bounds b = scene::boundsOf(mesh);
        const glm::vec3 size = b.max - b.min;
        EXPECT_NEAR(b.min.y, 0, 1e-6F) << "the origin is under it";
        EXPECT_NEAR(b.min.x + b.max.x, 0, 1e-5F);
        const float filled = volumeOf(mesh) / (size.x * size.y * size.z);
        EXPECT_GT(filled, piece.shape == play::kCapstone ? 0.3F : 0.9F);
        EXPECT_LT(filled, 1.0F);
    }
}

/// An advised piece of a supply has a highlight around it; an empty supply has none.
TEST(TakTable, SuppliesAreLitAtTheirPieces) {
    const TakState state = stateWith(5, {21, 1}, {21, 1});
    const TakTable table(state.position().setup(), scene::fallbackTheme());
    for (const rules::PieceKind kind : {rules::PieceKind::Flat, rules::PieceKind::Capstone}) {
        const PieceState piece = state.piece(state.nextFromSupply(rules::Color::White, kind));
        game::Place place = piece.place;
        place.level = 1;
        const scene::Pose lit = table.highlight(place);
        const scene::Pose rest = table.rest(piece);
        EXPECT_NEAR(lit.position.x, rest.position.x, 0.002F);
        EXPECT_NEAR(lit.position.z, rest.position.z, 0.002F);
        EXPECT_GT(lit.position.y, rest.position.y);
        place.level = 0;
        EXPECT_LT(table.highlight(place).position.y, 0) << "under the table";
        EXPECT_NE(table.highlightMesh(place, {}), table.highlightMesh(play::placeOf({0, 0}), {}));
    }
}

}  // namespace
}  // namespace tak::table
