#pragma once

#include "scene/World.h"

/// One step of the simulation of the table: free functions over views of the entities. `dt` is in seconds.
/// Each returns whether something moves or changes its light.
namespace scene {

using System = bool (*)(World& world, float dt);

// ---- turns (TurnSystems.cpp)
/// Gives the first QueuedStage its Playback, and each of its pieces a Moving.
bool beginTurn(World& world, float dt);
/// Advances the time of the Playback, faster if more turns wait.
bool advancePlayback(World& world, float dt);
/// Poses pieces with Moving along their tracks.
bool moveAlong(World& world, float dt);
/// Moves pieces with Joining over to their tracks.
bool joinWays(World& world, float dt);
/// Fades pieces with Fading out and in.
bool fade(World& world, float dt);
/// Gives pieces with Moving their new look once they are turned more than half.
bool updateLooks(World& world, float dt);
/// Queues the sound moments that the Playback has reached.
bool queueSoundMoments(World& world, float dt);
/// Adds DustPuffs around pieces that the Playback has toppled by now.
bool raiseDust(World& world, float dt);
/// Removes a Playback that is over, its QueuedStage, and its pieces' components.
bool endTurn(World& world, float dt);

// ---- everything else (TableSystems.cpp, Dust.cpp)
/// Moves pieces with Gliding to where they are shown; those in the way of a turn wait for it.
bool glide(World& world, float dt);
/// Changes Glows over time, one after another, once all turns are over.
bool changeGlows(World& world, float dt);
/// Moves and thins out DustPuffs.
bool driftDust(World& world, float dt);

/// All systems, in the order of their calls.
inline constexpr System kSystems[] = {
    beginTurn,         advancePlayback, moveAlong, joinWays, fade,        updateLooks,
    queueSoundMoments, raiseDust,       endTurn,   glide,    changeGlows, driftDust,
};

/// Runs one step with all systems. True while something moves.
bool step(World& world, float dt);

/// Gives a piece the look of `target` if its pose is nearer to that of `target` than to that of its present
/// look.
void updateLook(World& world, ecs::Entity piece, const game::PieceState& target);

}  // namespace scene
