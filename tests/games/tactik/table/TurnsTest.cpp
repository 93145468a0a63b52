// Random games as every viewer sees them on the table.

#include <gtest/gtest.h>

#include <memory>

#include "games/tactik/play/TactikState.h"
#include "games/tactik/table/TactikMaterials.h"
#include "games/tactik/table/TactikTable.h"
#include "scene/TableScene.h"
#include "support/Transforms.h"

namespace tactik::table {
namespace {

using game::PieceState;
using game::Viewer;
using play::TactikState;
using scene::TableScene;

std::shared_ptr<const TactikTable> tableOf(const TactikState& state) {
    return std::make_shared<const TactikTable>(
        TablePlan(state.playerCount(), state.position().board().squares()),
        scene::fallbackTheme(materials()));
}

void expectAtRest(TableScene& scene, const std::vector<PieceState>& pieces) {
    scene::DrawList list;
    scene.draw(list);
    // Pieces are drawn by PieceId, each before what is let into it.
    std::size_t at = scene.model().furniture().size();
    for (const PieceState& piece : pieces) {
        ASSERT_LT(at + 1, list.items.size());
        const scene::Look look = scene.model().look(piece);
        EXPECT_TRUE(support::samePlace(list.items[at].transform, scene.model().rest(piece).matrix()))
            << "piece " << piece.id.value << " in area " << piece.place.area;
        EXPECT_EQ(list.items[at].mesh, look.mesh);
        EXPECT_EQ(list.items[at + 1].mesh, look.inlay->mesh) << "what is printed on it";
        at += 2;
    }
}

/// Turns move the pieces of the scene to the places that the view gives, forwards and backwards, and never
/// take longer than one likes to look on.
TEST(TactikTurns, ComeToRestWhereTheViewSays) {
    constexpr float kFrame = 1 / 30.0F;
    base::Random random(11);
    for (const int players : {2, 4}) {
        TactikState state(players, {}, game::Chance(static_cast<std::uint64_t>(players)));
        const std::vector<Viewer> viewers{Viewer::record(), Viewer::onlooker(), Viewer(play::playerAt(1))};
        std::vector<TableScene> scenes(viewers.size());
        for (std::size_t i = 0; i < viewers.size(); ++i)
            scenes[i].reset(tableOf(state), state.view(viewers[i])->pieces());
        for (int ply = 0; ply < 60 && !state.outcome().over; ++ply) {
            const auto legal = state.view(Viewer(state.toMove()))->legalActions();
            ASSERT_FALSE(legal.empty());
            state.apply(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
            for (std::size_t i = 0; i < viewers.size(); ++i) {
                scenes[i].play(state.lastTurn(viewers[i]), false);
                int frames = 0;
                while (scenes[i].update(kFrame) && frames < 3000) ++frames;
                EXPECT_LT(static_cast<float>(frames) * kFrame, 14.0F) << "ply " << ply;
                expectAtRest(scenes[i], state.view(viewers[i])->pieces());
            }
            if (HasFailure()) return;
        }
    }
}

/// The slot from which the last card went is marked on the rack, not where the card was.
TEST(TactikTurns, AnEmptySlotIsMarkedOnTheRack) {
    const TactikState state(4, {}, game::Chance(1));
    const auto table = tableOf(state);
    for (int player = 0; player < 4; ++player) {
        const game::Place empty{play::handArea(player), 1, 0};
        const game::Place held{play::handArea(player), 1, 1};
        EXPECT_LT(table->highlight(empty).position.y, 0.012F);
        EXPECT_GT(table->highlight(held).position.y, 0.025F) << "on the card";
        EXPECT_NE(table->highlightMesh(empty, {}), table->highlightMesh(held, {}));
    }
}

}  // namespace
}  // namespace tactik::table
