// A game that turns pieces over, which in Tak happens to one wall at most. Every piece that changes its face
// in a turn is visibly turned, forwards and backwards.

#include "scene/motion/Choreography.h"

#include <gtest/gtest.h>

#include <memory>

#include "scene/Slabs.h"
#include "scene/TableScene.h"

namespace {

using game::Hop;
using game::PieceState;
using game::Stage;
using scene::Clip;
using scene::Pose;
using namespace scene::test;

constexpr float kFrame = 1 / 60.0F;

Hop turned(const PieceState& before, game::Face face, std::uint8_t stage = 1) {
    PieceState after = before;
    after.face = face;
    return {before, after, stage};
}

/// Two pieces only turn over; a third one does not move.
Stage twoTurn() {
    return {{turned(piece(0, 0, 0, kFaceUp), kFaceDown), turned(piece(1, 2, 0, kFaceDown), kFaceUp)}};
}

/// A piece travels over three squares, and each piece beside its way turns over when it passes.
Stage oneTravelsTwoTurn() {
    const PieceState traveller = piece(0, 0, 0, kFaceUp);
    return {{{traveller, piece(0, 3, 0, kFaceUp), 3},
             turned(piece(1, 5, 0, kFaceUp), kFaceDown, 1),
             turned(piece(2, 6, 0, kFaceDown), kFaceUp, 2)}};
}

/// Two pieces are dropped on a third one, which turns over.
Stage twoLandOnOneThatTurns() {
    return {{turned(piece(0, 1, 0, kFaceUp), kFaceDown, 1),
             {piece(1, 0, 0, kFaceUp), piece(1, 1, 1, kFaceUp), 1, game::Manner::Crush},
             {piece(2, 0, 1, kFaceUp), piece(2, 1, 2, kFaceUp), 1}}};
}

std::vector<PieceState> before(const Stage& stage) {
    std::vector<PieceState> pieces;
    for (const Hop& hop : stage.hops) pieces.push_back(hop.before);
    std::sort(pieces.begin(), pieces.end(),
              [](const auto& a, const auto& b) { return a.id.value < b.id.value; });
    return pieces;
}

bool same(const Pose& a, const Pose& b) {
    return glm::length(a.position - b.position) < 1e-5F &&
           std::abs(glm::dot(a.rotation, b.rotation)) > 0.9999F;
}

class EachTurn : public testing::TestWithParam<Stage (*)()> {
  protected:
    Slabs table_;
    Stage stage_ = GetParam()();
};
INSTANTIATE_TEST_SUITE_P(Moves, EachTurn,
                         testing::Values(&twoTurn, &oneTravelsTwoTurn, &twoLandOnOneThatTurns));

TEST_P(EachTurn, HasATrackForEveryPieceOfIt) {
    const Clip clip = scene::choreograph(
        stage_, table_, [&](const PieceState& p) { return table_.rest(p); }, before(stage_));
    EXPECT_EQ(clip.landings.size(), stage_.hops.size());
    for (const Hop& hop : stage_.hops) {
        const auto track =
            std::find_if(clip.tracks.begin(), clip.tracks.end(),
                         [&](const scene::PieceTrack& t) { return t.before.id == hop.before.id; });
        ASSERT_NE(track, clip.tracks.end()) << "piece " << hop.before.id.value;
        EXPECT_TRUE(same(track->track.at(0), table_.rest(hop.before)));
        EXPECT_TRUE(same(track->track.end(), table_.rest(hop.after)));
        const auto again = std::find_if(track + 1, clip.tracks.end(), [&](const scene::PieceTrack& t) {
            return t.before.id == hop.before.id;
        });
        EXPECT_EQ(again, clip.tracks.end()) << "one piece, two ways: " << hop.before.id.value;
    }
}

TEST_P(EachTurn, NothingSinksIntoTheTable) {
    const Clip clip = scene::choreograph(
        stage_, table_, [&](const PieceState& p) { return table_.rest(p); }, before(stage_));
    const scene::Bounds bounds = boundsOf(table_.meshes()[0]);
    for (const scene::PieceTrack& t : clip.tracks)
        for (float time = 0; time < clip.duration; time += kFrame) {
            const Pose pose = t.track.at(time);
            for (const float x : {bounds.min.x, bounds.max.x})
                for (const float y : {bounds.min.y, bounds.max.y})
                    for (const float z : {bounds.min.z, bounds.max.z})
                        EXPECT_GT((pose.position + pose.rotation * glm::vec3(x, y, z)).y, -1e-4F)
                            << "piece " << t.before.id.value << " at " << time;
        }
}

/// The draw items of the pieces, by id.
std::vector<scene::DrawItem> drawn(scene::TableScene& scene) {
    scene::DrawList list;
    scene.draw(list);
    return list.items;
}

/// Plays the turn and watches every piece that changes its face: it must be seen on edge, and change its look
/// at that moment.
void expectTurnsAreSeen(scene::TableScene& scene, const Stage& stage, bool backwards) {
    scene.play({{stage}}, backwards);
    std::vector<bool> onEdge(stage.hops.size());
    const auto old = drawn(scene);
    int frames = 0;
    for (; scene.busy() && frames < 1000; ++frames) {
        scene.update(kFrame);
        const auto now = drawn(scene);
        for (std::size_t i = 0; i < stage.hops.size(); ++i) {
            const std::size_t id = stage.hops[i].before.id.value;
            const float up = std::abs(now[id].transform[1].y);
            onEdge[i] = onEdge[i] || up < 0.7F;
            if (up > 0.95F && !onEdge[i]) {
                EXPECT_EQ(now[id].material.value, old[id].material.value)
                    << "piece " << id << " in frame " << frames;
            }
        }
    }
    const auto end = drawn(scene);
    for (std::size_t i = 0; i < stage.hops.size(); ++i) {
        const Hop& hop = stage.hops[i];
        if (hop.before.face == hop.after.face) continue;
        EXPECT_TRUE(onEdge[i]) << "piece " << hop.before.id.value << " only jumps";
        EXPECT_EQ(end[hop.before.id.value].material.value, backwards ? hop.before.face : hop.after.face);
    }
}

TEST_P(EachTurn, EveryPieceIsSeenToTurnForwardsAndBackwards) {
    scene::TableScene scene;
    scene.reset(std::make_shared<Slabs>(), before(stage_));
    expectTurnsAreSeen(scene, stage_, false);
    expectTurnsAreSeen(scene, stage_, true);
    EXPECT_FALSE(scene.update(kFrame)) << "something still glides to its place";
}

TEST(TurnedPieces, PiecesWithEqualPosesChangeTheirLookToo) {
    const Stage stage{{turned(piece(0, 0, 0, kFaceUp), kMarked)}};
    for (const bool calm : {false, true}) {
        scene::TableScene scene;
        scene.reset(std::make_shared<Slabs>(), before(stage));
        scene.setCalm(calm);
        scene.play({{stage}}, false);
        for (int i = 0; i < 300 && scene.busy(); ++i) scene.update(kFrame);
        EXPECT_EQ(drawn(scene).front().material.value, kMarked);
    }
}

}  // namespace
