#pragma once

#include <glm/glm.hpp>
#include <utility>
#include <vector>

#include "ecs/Registry.h"
#include "game/Transition.h"
#include "scene/DrawList.h"
#include "scene/Pose.h"
#include "scene/SoundMoment.h"
#include "scene/TableModel.h"
#include "scene/motion/Choreography.h"

/// The components of entities on the table: plain data that are added and removed. Systems.h describes the
/// functions that act on them. A Pose is a component too: the place where its entity is drawn.
namespace scene {

/// A piece this near to its place, in metres, counts as arrived.
inline constexpr float kArrived = 5e-5F;
/// How fast a piece that is not part of a clip comes down, in metres a second.
inline constexpr float kPutDownSpeed = 0.3F;

/// A piece of the match: its state in the match, and its state as drawn while a player enters a move.
struct Piece {
    game::PieceState state;
    game::PieceState shown;
};

/// A hand holds the piece above its place.
struct InHand {};

/// A hand has put the piece down, and it has not landed yet.
struct Falling {};

/// The piece is not at its place yet, and moves there as soon as no turn moves it.
struct Gliding {
    bool arrived = false;
};

/// The look with which the piece is drawn, and the shape and face that the look belongs to.
struct DrawnLook {
    Look look;
    std::uint8_t shape = 0;
    game::Face face = 0;
};

/// A stage of a turn to be shown, or a jump in the history that moves these pieces. They are shown in the
/// order in which they were added; the first one has a Playback while it is shown.
struct QueuedStage {
    game::Stage stage = {};
    bool backwards = false;
    std::vector<std::pair<game::PieceState, game::PieceState>> regrouped = {};
    std::size_t turn = 0;  ///< World::turns when it was added
};

/// The clip of the stage under way. Each of its pieces has a Moving.
struct Playback {
    float duration = 0;  ///< seconds
    float held = 0;      ///< seconds for which its end stays to be looked at
    float time = 0;      ///< seconds that have passed
    float pace = 1;      ///< seconds of the clip for each second of real time
    bool backwards = false;
    bool fades = false;
    std::vector<SoundMoment> soundMoments = {};  ///< in the order of time
    std::vector<Landing> landings = {};
    std::size_t nextSoundMoment = 0;
    std::size_t nextLanding = 0;
};

/// A piece that moves along its track in the clip under way.
struct Moving {
    PieceTrack way;
};

/// A piece that is not at the beginning of its track, and moves over to the track.
struct Joining {
    Pose from;
};

/// A piece that fades out and in again.
struct Fading {
    float opacity = 1;
};

/// A light that changes over time: it flares up, then falls to its steady value.
struct Glow {
    glm::vec3 wanted{0};
    glm::vec3 before{0};  ///< the light when it began to change
    glm::vec3 now{0};
    float time = 0;  ///< seconds since it began to change; negative while it is delayed
    int turn = -1;   ///< its place in the sequence of glows while it waits to begin; else -1
};

/// A puff of dust: it spreads, slows down, rises a little and fades out.
struct DustPuff {
    glm::vec3 at;
    glm::vec3 velocity;  ///< metres a second
    MaterialId material;
    float size;   ///< metres: radius at the end
    float turn;   ///< radians
    float lives;  ///< seconds until it disappears
    float age;
};

using Entities = ecs::Registry<Piece, Pose, DrawnLook, InHand, Falling, Gliding, QueuedStage, Playback,
                               Moving, Joining, Fading, Glow, DustPuff>;

}  // namespace scene
