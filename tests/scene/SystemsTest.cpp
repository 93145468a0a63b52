// Components are added while something happens to a piece, and removed when it is over.

#include "scene/Systems.h"

#include <gtest/gtest.h>

#include "scene/Entry.h"
#include "scene/Slabs.h"

namespace scene::test {
namespace {

using game::PieceState;

constexpr float kStep = 1 / 120.0F;

World worldOf(const std::vector<PieceState>& pieces) {
    World world;
    world.model = std::make_shared<Slabs>();
    for (const Mesh& mesh : world.model->meshes()) world.bounds.push_back(boundsOf(mesh));
    for (const PieceState& piece : pieces) {
        const ecs::Entity e = world.entities.create();
        world.pieces.push_back(e);
        world.entities.set(e, Piece{piece, piece});
        world.entities.set(e, Pose{});
        world.entities.set(e, DrawnLook{});
    }
    settle(world);
    return world;
}

void rest(World& world) {
    for (int i = 0; i < 2000 && step(world, kStep); ++i) {
    }
}

/// Expects that only components of a table at rest exist.
void expectAtRest(const World& world) {
    const Entities& e = world.entities;
    EXPECT_EQ(e.count<Piece>(), world.pieces.size());
    EXPECT_EQ(e.count<QueuedStage>() + e.count<Playback>() + e.count<Moving>() + e.count<Joining>(), 0U);
    EXPECT_EQ(e.count<Fading>() + e.count<Gliding>() + e.count<Falling>() + e.count<DustPuff>(), 0U);
}

game::Stage slide(World& world, std::uint16_t to) {
    Piece& moved = world.entities.get<Piece>(world.pieces[0]);
    const PieceState before = moved.state;
    moved.state.place.spot = to;
    moved.shown = moved.state;
    return {{{before, moved.state, 1}}};
}

TEST(Systems, ATurnLeavesNothingBehind) {
    for (const bool calm : {false, true}) {
        World world = worldOf({piece(0, 0, 0, kFaceUp), piece(1, 5, 0, kFaceUp)});
        world.calm = calm;
        const ecs::Entity turn = world.entities.create();
        world.entities.set(turn, QueuedStage{slide(world, 3)});
        EXPECT_TRUE(step(world, kStep));
        EXPECT_TRUE(world.entities.has<Playback>(turn));
        EXPECT_TRUE(world.entities.has<Moving>(world.pieces[0]));
        EXPECT_EQ(world.entities.has<Fading>(world.pieces[0]), calm);
        EXPECT_FALSE(world.entities.has<Moving>(world.pieces[1]));
        rest(world);
        EXPECT_FALSE(world.entities.alive(turn));
        expectAtRest(world);
    }
}

TEST(Systems, APieceTakenBackFromTheHandJoinsItsWay) {
    World world = worldOf({piece(0, 0, 0, kFaceUp)});
    const game::Stage stage = slide(world, 3);
    world.entities.get<Pose>(world.pieces[0]).position.y = 0.05F;
    world.entities.get<Piece>(world.pieces[0]) = {stage.hops[0].before, stage.hops[0].before};
    world.entities.set(world.entities.create(), QueuedStage{stage, true});
    step(world, kStep);
    EXPECT_TRUE(world.entities.has<Joining>(world.pieces[0]));
    EXPECT_GT(world.entities.get<Pose>(world.pieces[0]).position.y, 0.04F);
    rest(world);
    expectAtRest(world);
    EXPECT_EQ(world.entities.get<Pose>(world.pieces[0]).position,
              world.model->rest(stage.hops[0].before).position);
}

TEST(Systems, TurnsAreShownInTheOrderInWhichTheyCome) {
    World world = worldOf({piece(0, 0, 0, kFaceUp)});
    const ecs::Entity first = world.entities.create();
    world.entities.set(first, QueuedStage{slide(world, 3)});
    const ecs::Entity second = world.entities.create();
    world.entities.set(second, QueuedStage{slide(world, 1)});
    step(world, kStep);
    EXPECT_TRUE(world.entities.has<Playback>(first));
    EXPECT_FALSE(world.entities.has<Playback>(second));
    while (world.entities.alive(first)) step(world, kStep);
    step(world, kStep);
    EXPECT_TRUE(world.entities.has<Playback>(second));
    rest(world);
    expectAtRest(world);
}

TEST(Systems, AHandLiftsAndLetsGo) {
    World world = worldOf({piece(0, 0, 0, kFaceUp)});
    const ecs::Entity e = world.pieces[0];
    showPreview(world, {{world.entities.get<Piece>(e).state, true}});
    EXPECT_TRUE(world.entities.has<InHand>(e));
    ASSERT_EQ(world.soundMoments.size(), 1U);
    EXPECT_EQ(world.soundMoments[0].kind, SoundMoment::Kind::Lift);
    rest(world);
    EXPECT_FALSE(world.entities.has<Gliding>(e));
    showPreview(world, {});
    EXPECT_FALSE(world.entities.has<InHand>(e));
    EXPECT_TRUE(world.entities.has<Falling>(e));
    rest(world);
    ASSERT_EQ(world.soundMoments.size(), 2U);
    EXPECT_EQ(world.soundMoments[1].kind, SoundMoment::Kind::Land);
    expectAtRest(world);
}

TEST(Systems, AGlowIsRemovedAtItsEnd) {
    World world = worldOf({piece(0, 0, 0, kFaceUp)});
    const ecs::Entity e = world.pieces[0];
    world.entities.set(e, Glow{.wanted = glm::vec3(1), .turn = 0});
    rest(world);
    EXPECT_EQ(world.entities.get<Glow>(e).now, glm::vec3(1));
    world.entities.set(e, Glow{.before = glm::vec3(1), .now = glm::vec3(1)});
    rest(world);
    EXPECT_FALSE(world.entities.has<Glow>(e));
}

}  // namespace
}  // namespace scene::test
