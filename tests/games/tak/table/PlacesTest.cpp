// The places that come with the game, with Tak's table: it has what it needs there, and its furniture obeys
// the contract of the table. Their files are tested in tests/app/catalog/PlacesTest.cpp.

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "games/tak/table/Solids.h"
#include "games/tak/table/TakMaterials.h"
#include "scene/TableScene.h"
#include "scene/motion/Choreography.h"

namespace tak::table {
namespace {

namespace fs = std::filesystem;
using game::PieceState;
using play::TakState;

constexpr float kApart = 1e-4F;  // metres
constexpr const char* kPlaces[] = {"tavern", "megaliths", "study", "shore"};

fs::path folderOf(const std::string& place) { return fs::path(DOLMEN_SOURCE_DIR "/assets/themes") / place; }

scene::Theme themeOf(const std::string& place) {
    auto theme = scene::loadTheme(folderOf(place), materials());
    EXPECT_TRUE(theme) << theme.error().describe();
    for (const base::Error& error : scene::loadModels(*theme)) ADD_FAILURE() << error.describe();
    return *theme;
}

TakState standard(int size) { return TakState{rules::Position(rules::Setup::standard(size))}; }

class PlaceTest : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Every, PlaceTest, testing::ValuesIn(kPlaces),
                         [](const auto& place) { return std::string(place.param); });

TEST_P(PlaceTest, UsesNoMaterialThatItDoesNotHave) {
    const auto theme = scene::loadTheme(folderOf(GetParam()));
    ASSERT_TRUE(theme);
    for (const char* name : {"table", "board_frame", "square_light", "square_dark", "tray", "stone_white",
                             "stone_black", "capstone_white", "capstone_black", "label"})
        EXPECT_TRUE(theme->hasMaterial(name)) << name;
    for (const scene::Furnishing& thing : theme->surroundings)
        EXPECT_TRUE(theme->hasMaterial(thing.material)) << thing.model << ": " << thing.material;
}

/// Pieces rest exactly on their support, measured on the meshes as drawn.
TEST_P(PlaceTest, PiecesRestOnTheirSupport) {
    const scene::Theme theme = themeOf(GetParam());
    for (int size = rules::kMinSize; size <= rules::kMaxSize; ++size)
        for (int game = 0; game < 4; ++game) {
            base::Random random(static_cast<std::uint64_t>(10 * size + game));
            const TakState state = test::someState(random, size, 40 * game);
            SCOPED_TRACE(state.positionText());
            const auto table = test::tableFor(state, theme);
            const std::vector<PieceState>& pieces = state.pieces();
            std::vector<test::Solid> solids;
            for (const PieceState& p : pieces) solids.push_back(test::solidOf(*table, p, table->rest(p)));
            for (std::size_t i = 0; i < pieces.size(); ++i) {
                const float top = 2 * solids[i].center.y - lowest(solids[i]);
                EXPECT_NEAR(table->rest(pieces[i]).position.y + table->heightOf(pieces[i]), top, kApart);
                for (std::size_t k = 0; k < pieces.size(); ++k) {
                    EXPECT_TRUE(k >= i || overlap(solids[i], solids[k]) < kApart) << i << " and " << k;
                    const auto& a = pieces[k].place;
                    const auto& b = pieces[i].place;
                    if (a.area != play::kBoardArea || !a.sameSpot(b) || b.level != a.level + 1) continue;
                    EXPECT_NEAR(lowest(solids[i]), 2 * solids[k].center.y - lowest(solids[k]), kApart);
                }
                if (pieces[i].place.area != play::kBoardArea || pieces[i].place.level > 0) continue;
                const auto spot =
                    std::find_if(table->spots().begin(), table->spots().end(),
                                 [&](const auto& s) { return s.place.sameSpot(pieces[i].place); });
                ASSERT_NE(spot, table->spots().end());
                EXPECT_NEAR(lowest(solids[i]), spot->center.y, kApart) << "on the board";
            }
        }
}

/// The surface of each square has the height at which pieces stand.
TEST_P(PlaceTest, SquaresAreAsHighAsPiecesStand) {
    const auto table = test::tableFor(standard(5), themeOf(GetParam()));
    for (const scene::PickSpot& spot : table->spots()) {
        float top = -1;
        for (const scene::DrawItem& item : table->furniture()) {
            const glm::vec3 at(item.transform[3]);
            if (std::abs(at.x - spot.center.x) > kApart || std::abs(at.z - spot.center.z) > kApart) continue;
            const scene::Bounds b = scene::boundsOf(table->meshes()[item.mesh.value]);
            if (b.max.x - b.min.x < 0.1F) top = std::max(top, at.y + b.max.y);
        }
        EXPECT_NEAR(top, spot.center.y, kApart);
    }
}

TEST_P(PlaceTest, SurroundingsKeepOffBoardAndSupplies) {
    const scene::Theme theme = themeOf(GetParam());
    for (int size = rules::kMinSize; size <= rules::kMaxSize; ++size) {
        const auto table = test::tableFor(standard(size), theme);
        for (std::size_t i = 0; i < theme.surroundings.size(); ++i) {
            if (!theme.surroundings[i].castsShadow) continue;     // grass may float
            const scene::DrawItem& item = table->furniture()[i];  // surroundings are first in the list
            const scene::Mesh& mesh = table->meshes()[item.mesh.value];
            for (const scene::Vertex& v : mesh.vertices) {
                const glm::vec3 p(item.transform * glm::vec4(v.position, 1));
                ASSERT_FALSE(std::abs(p.x) < test::reachAside(*table) && std::abs(p.z) < table->fieldRadius())
                    << theme.surroundings[i].model << " on a board of " << size;
            }
        }
    }
}

TEST_P(PlaceTest, HasFewEnoughTriangles) {
    const bool cheap = std::string(GetParam()) == "study";
    const TakState state = standard(6);
    const auto table = test::tableFor(state, themeOf(GetParam()));
    const auto triangles = [&](scene::MeshId id) { return table->meshes()[id.value].indices.size() / 3; };
    std::size_t sum = 0;
    for (const scene::DrawItem& item : table->furniture()) sum += triangles(item.mesh);
    for (PieceState piece : state.pieces()) {
        for (const game::Face face : {play::kLying, play::kStanding}) {
            piece.face = piece.shape == play::kCapstone ? game::Face(play::kLying) : face;
            const std::size_t most = cheap ? 300 : piece.shape == play::kCapstone ? 3000 : 1500;
            EXPECT_LE(triangles(table->look(piece).mesh), most);
        }
        piece.face = play::kLying;
        sum += triangles(table->look(piece).mesh);
    }
    EXPECT_LT(sum, cheap ? 30'000U : 80'000U);
}

/// A wall that is flattened stays above the board, whichever of its two shapes is drawn.
TEST_P(PlaceTest, AFlattenedWallStaysAboveTheBoard) {
    const scene::Theme theme = themeOf(GetParam());
    rules::Setup setup = rules::Setup::standard(5);
    TakState state{rules::Position(setup)};
    for (const char* move : {"a1", "e5", "Cc3", "Sc4", "b1", "b5"}) {
        const auto action = state.parse(move);
        ASSERT_TRUE(action) << action.error().describe();
        state.apply(*action);
    }
    const auto table = test::tableFor(state, theme);
    scene::TableScene scene;
    scene.reset(table, state.pieces());
    const std::vector<PieceState> pieces = state.pieces();
    const auto wall = std::find_if(pieces.begin(), pieces.end(),
                                   [](const PieceState& p) { return p.face == play::kStanding; });
    ASSERT_NE(wall, pieces.end());
    // Pieces are drawn after the furniture and the halo of each lamp.
    const auto index =
        static_cast<std::size_t>(wall - pieces.begin()) + table->furniture().size() + table->lamps().size();
    const scene::MeshId standing = table->look(*wall).mesh;
    const float board = table->spots().front().center.y;
    scene.play(state.apply(*state.parse("c3+")), false);
    std::set<scene::MeshId> shown;
    for (int frame = 0; frame < 400 && scene.update(1 / 120.0F); ++frame) {
        scene::DrawList list;
        scene.draw(list);
        const scene::DrawItem& item = list.items[index];
        shown.insert(item.mesh);
        for (const scene::Vertex& v : table->meshes()[item.mesh.value].vertices)
            ASSERT_GT((item.transform * glm::vec4(v.position, 1)).y, board - 0.0015F) << "frame " << frame;
    }
    const scene::MeshId lying = table->look(state.piece(wall->id)).mesh;
    EXPECT_EQ(shown, (std::set<scene::MeshId>{standing, lying}));
}

TEST_P(PlaceTest, PiecesOfTheTwoPlayersDiffer) {
    const TakState state = standard(5);
    const auto table = test::tableFor(state, themeOf(GetParam()));
    std::set<std::pair<scene::MaterialId, game::PlayerId>> used;
    std::set<scene::MaterialId> materials;
    for (const PieceState& piece : state.pieces()) {
        used.insert({table->look(piece).material, piece.owner});
        materials.insert(table->look(piece).material);
    }
    EXPECT_EQ(used.size(), materials.size()) << "a material shared by both";
}

TEST(Study, PlayersDifferByShapeToo) {
    const TakState state = standard(5);
    const auto table = test::tableFor(state, themeOf("study"));
    std::set<scene::MeshId> meshes[2];
    for (PieceState piece : state.pieces())
        for (const game::Face face : {play::kLying, play::kStanding}) {
            if (piece.shape == play::kCapstone && face == play::kStanding) continue;
            piece.face = face;
            meshes[piece.owner.value].insert(table->look(piece).mesh);
        }
    EXPECT_EQ(meshes[0].size(), 3U);
    for (const scene::MeshId mesh : meshes[0]) EXPECT_FALSE(meshes[1].contains(mesh));
}

TEST(Tavern, StonesOfOneKindDiffer) {
    const TakState state = standard(6);
    const auto table = test::tableFor(state, themeOf("tavern"));
    std::set<scene::MeshId> meshes;
    std::set<float> tints;
    for (const PieceState& piece : state.pieces()) {
        if (piece.shape == play::kCapstone) continue;
        meshes.insert(table->look(piece).mesh);
        tints.insert(table->look(piece).tint.r);
        for (int i = 0; i < 3; ++i) EXPECT_NEAR(table->look(piece).tint[i], 1, 0.08F);
    }
    EXPECT_GE(meshes.size(), 6U);
    EXPECT_GT(tints.size(), 50U);
}

// ---- the interface's colours ----

float luminance(glm::vec4 color) {
    const auto linear = [](float c) {
        return c <= 0.04045F ? c / 12.92F : std::pow((c + 0.055F) / 1.055F, 2.4F);
    };
    return 0.2126F * linear(color.r) + 0.7152F * linear(color.g) + 0.0722F * linear(color.b);
}

float contrast(glm::vec4 a, glm::vec4 b) {
    const float high = std::max(luminance(a), luminance(b));
    const float low = std::min(luminance(a), luminance(b));
    return (high + 0.05F) / (low + 0.05F);
}

TEST_P(PlaceTest, TextsHaveContrastToTheirBackground) {
    const scene::Theme theme = themeOf(GetParam());
    const auto color = [&](const char* name) {
        EXPECT_TRUE(theme.palette.contains(name)) << name;
        return theme.color(name, {});
    };
    for (const char* ink : {"text", "text_dim", "accent", "accent_hover", "danger"})
        EXPECT_GE(contrast(color(ink), color("panel")), 4.5F) << ink << " on panel";
    for (const char* ground : {"button", "button_hover", "button_active"})
        EXPECT_GE(contrast(color("text"), color(ground)), 4.5F) << "text on " << ground;
    EXPECT_GE(contrast(color("on_accent"), color("accent")), 4.5F);
    // The accent colours a chosen button, which is a fifth darker at its lower edge.
    glm::vec4 chosen = glm::mix(color("button"), color("accent"), 0.26F);
    EXPECT_GE(contrast(color("accent_hover"), chosen), 4.5F);
    EXPECT_GE(contrast(color("text"), chosen * 0.78F), 4.5F);
}

// The renderer detects changes by an item's index in the list.
TEST_P(PlaceTest, StillItemsKeepTheirPlaceInTheList) {
    const TakState state = standard(5);
    scene::TableScene scene;
    scene.reset(test::tableFor(state, themeOf(GetParam())), state.pieces());
    scene::DrawList before;
    scene.draw(before);
    scene.setLast({play::placeOf(rules::Square(1, 1)), play::placeOf(rules::Square(2, 2))});
    scene::DrawList after;
    scene.draw(after);
    ASSERT_GT(after.items.size(), before.items.size());
    for (std::size_t i = 0; i < before.items.size(); ++i) {
        EXPECT_EQ(after.items[i].mesh, before.items[i].mesh) << i;
        EXPECT_EQ(after.items[i].transform, before.items[i].transform) << i;
    }
}

}  // namespace
}  // namespace tak::table
