#pragma once

#include "scene/World.h"

/// Everything that happens on the table in one step of the simulation: free functions over views of the
/// entities. `dt` is in seconds. Each returns whether something moves or changes its light.
namespace scene {

using System = bool (*)(World& world, float dt);

// ---- turns (TurnSystems.cpp)
/// The first Turn that waits gets its Playback, and each piece in it its Moving.
bool beginTurn(World& world, float dt);
/// The time of the Playback goes on, the faster the more turns wait.
bool advancePlayback(World& world, float dt);
/// Pieces with Moving are where their way says.
bool moveAlong(World& world, float dt);
/// Pieces with Joining come from where they were to their way.
bool joinWays(World& world, float dt);
/// Pieces with Fading vanish, and appear again.
bool fade(World& world, float dt);
/// Pieces with Moving get another look once they are turned more than half.
bool updateLooks(World& world, float dt);
/// The moments that the Playback has come to are heard.
bool queueTouches(World& world, float dt);
/// What the Playback has thrown down by now drives DustPuffs out from under it.
bool raiseDust(World& world, float dt);
/// A Playback that is over goes, with its Turn and what its pieces had for it.
bool endTurn(World& world, float dt);

// ---- everything else (TableSystems.cpp, Dust.cpp)
/// Pieces with Gliding go to where they are shown; those where a turn passes wait for it.
bool glide(World& world, float dt);
/// Glows flare up one after the other and calm down, once all turns are over.
bool changeGlows(World& world, float dt);
/// DustPuffs drift and thin out.
bool driftDust(World& world, float dt);

/// In this order.
inline constexpr System kSystems[] = {
    beginTurn,    advancePlayback, moveAlong, joinWays, fade,        updateLooks,
    queueTouches, raiseDust,       endTurn,   glide,    changeGlows, driftDust,
};

/// One step of the simulation: all systems. True while something moves.
bool step(World& world, float dt);

/// Gives a piece the look of `target` if it is turned nearer to how that lies than to how its present look
/// does.
void updateLook(World& world, ecs::Entity piece, const game::PieceState& target);

}  // namespace scene
