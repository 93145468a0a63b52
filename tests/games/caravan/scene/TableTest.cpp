#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "games/caravan/play/CaravanState.h"
#include "games/caravan/rules/Notation.h"
#include "games/caravan/table/CaravanMaterials.h"
#include "games/caravan/table/CaravanShapes.h"
#include "games/caravan/table/CaravanTable.h"
#include "scene/SoundMoment.h"
#include "scene/TableScene.h"
#include "support/Transforms.h"

namespace caravan::table {
namespace {

using game::PieceState;
using game::Place;
using game::Viewer;
using play::CaravanState;
using scene::TableScene;

std::shared_ptr<const CaravanTable> tableFor(int players) {
    return std::make_shared<const CaravanTable>(players, scene::fallbackTheme(materials()));
}

std::vector<Viewer> viewersOf(int players) {
    std::vector<Viewer> viewers{Viewer::record(), Viewer::onlooker()};
    for (int player = 0; player < players; ++player) viewers.emplace_back(play::playerId(player));
    return viewers;
}

/// A ray straight down onto this point.
scene::Ray downOn(glm::vec3 point) { return {point + glm::vec3(0, 1, 0), {0, -1, 0}}; }

/// Expects that the scene draws its pieces at these places. The draw list has them after the furniture, by
/// PieceId.
void expectAtRest(TableScene& scene, const std::vector<PieceState>& pieces) {
    scene::DrawList list;
    scene.draw(list);
    const std::size_t furniture = scene.model().furniture().size();
    ASSERT_GE(list.items.size(), furniture + pieces.size());
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        EXPECT_TRUE(
            support::samePlace(list.items[furniture + i].transform, scene.model().rest(pieces[i]).matrix()))
            << "piece " << i;
        EXPECT_EQ(list.items[furniture + i].mesh, scene.model().look(pieces[i]).mesh) << "piece " << i;
    }
}

/// Waits until everything is at rest.
void wait(TableScene& scene) {
    for (int i = 0; i < 6000 && scene.update(1 / 30.0F); ++i) {
    }
}

TEST(CaravanTable, MeshesAreWhole) {
    const auto table = tableFor(4);
    for (const scene::Mesh& mesh : table->meshes()) {
        ASSERT_FALSE(mesh.indices.empty());
        for (const std::uint32_t index : mesh.indices) ASSERT_LT(index, mesh.vertices.size());
        for (const scene::Vertex& v : mesh.vertices) {
            ASSERT_NEAR(glm::length(v.normal), 1, 1e-4F);
            for (int i = 0; i < 3; ++i) ASSERT_TRUE(std::isfinite(v.position[i]));
        }
    }
}

TEST(CaravanTable, PiecesLieOnTheTableAndInTheOutline) {
    for (int players = 2; players <= 4; ++players) {
        const auto table = tableFor(players);
        const CaravanState state(players, game::Chance(1));
        float furthest = 0;
        for (const glm::vec3& corner : table->outline())
            furthest = std::max(furthest, glm::length(glm::vec2(corner.x, corner.z)));
        for (const PieceState& piece : state.view(Viewer::record())->pieces()) {
            const scene::Pose pose = table->rest(piece);
            const scene::Bounds b = scene::boundsOf(table->meshes()[table->look(piece).mesh.value]);
            const glm::vec3 low = pose.position + pose.rotation * b.min;
            const glm::vec3 high = pose.position + pose.rotation * b.max;
            EXPECT_GE(std::min(low.y, high.y), -1e-5F);
            EXPECT_NEAR(std::max(low.y, high.y), pose.position.y + table->heightOf(piece), 1e-4F);
            EXPECT_LT(glm::length(glm::vec2(pose.position.x, pose.position.z)), furthest);
        }
    }
}

TEST(CaravanTable, PiecesAndPlacesKeepApart) {
    for (int players = 2; players <= 4; ++players) {
        const auto table = tableFor(players);
        const auto& spots = table->spots();
        for (std::size_t a = 0; a < spots.size(); ++a)
            for (std::size_t b = 0; b < a; ++b) {
                const glm::vec3 way = spots[a].center - spots[b].center;
                EXPECT_GT(std::max(std::abs(way.x), std::abs(way.z)), 1e-3F);
                EXPECT_GT(glm::length(way), 0.9F * (spots[a].halfSize.x + spots[b].halfSize.x));
            }
    }
}

TEST(CaravanTable, AFaceThatLiesDownLooksTheSameWhateverItIs) {
    const auto table = tableFor(3);
    PieceState card{.id = game::PieceId(9), .owner = game::PlayerId(0), .place = {play::kDeckArea, 0, 3}};
    card.shape = game::kUnknownShape;
    const scene::Look unknown = table->look(card);
    for (std::uint8_t value = 1; value <= rules::kHighest; ++value) {
        card.shape = value;
        EXPECT_EQ(table->look(card).mesh, unknown.mesh);
        EXPECT_EQ(table->look(card).tint, unknown.tint);
        EXPECT_EQ(table->rest(card).position,
                  table->rest({card.id, card.owner, game::kUnknownShape, play::kDown, card.place}).position);
    }
}

TEST(CaravanTable, CardsHaveACaptionOfTheirOwn) {
    const auto table = tableFor(2);
    scene::SoundMoment moment;
    moment.piece.shape = 3;
    EXPECT_STREQ(table->caption(moment), "card laid");
    moment.piece.shape = play::kCamel;
    EXPECT_STREQ(table->caption(moment), "piece set down");
}

TEST(CaravanTable, WhatIsPointedAtIsFound) {
    for (int players = 2; players <= 4; ++players) {
        TableScene scene;
        const CaravanState state(players, game::Chance(5));
        scene.reset(tableFor(players), state.view(play::playerId(0))->pieces());
        for (const scene::PickSpot& spot : scene.model().spots()) {
            const auto found = scene.pick(downOn(spot.center));
            ASSERT_TRUE(found);
            EXPECT_TRUE(found->sameSpot(spot.place)) << found->area << ' ' << found->spot;
        }
    }
}

/// For every viewer, turns move the pieces of the scene to the places that the view gives, forwards and
/// backwards.
TEST(CaravanTable, TurnsComeToRestWhereTheViewSays) {
    base::Random random(7);
    for (int game = 0; game < 3; ++game) {
        const int players = 2 + game;
        CaravanState state(players, game::Chance(static_cast<std::uint64_t>(game)));
        const std::vector<Viewer> viewers = viewersOf(players);
        std::vector<TableScene> scenes(viewers.size());
        for (std::size_t i = 0; i < viewers.size(); ++i)
            scenes[i].reset(tableFor(players), state.view(viewers[i])->pieces());
        while (!state.outcome().over) {
            const auto legal = state.view(state.toMove())->legalActions();
            state.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            const bool back = random.below(4) == 0;
            for (std::size_t i = 0; i < viewers.size(); ++i) {
                scenes[i].play(state.lastTurn(viewers[i]), false);
                if (back) scenes[i].play(state.lastTurn(viewers[i]), true);
            }
            if (back) state.undo();
            for (std::size_t i = 0; i < viewers.size(); ++i) {
                wait(scenes[i]);
                EXPECT_FALSE(scenes[i].busy());
                expectAtRest(scenes[i], state.view(viewers[i])->pieces());
            }
            if (HasFailure()) return;
        }
    }
}

}  // namespace
}  // namespace caravan::table
