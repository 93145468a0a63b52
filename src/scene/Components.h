#pragma once

#include <glm/glm.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "ecs/Registry.h"
#include "game/Transition.h"
#include "scene/Choreography.h"
#include "scene/DrawList.h"
#include "scene/Pose.h"
#include "scene/TableModel.h"
#include "scene/Touch.h"

/// What entities of the table carry: plain data that comes and goes. What happens to it is in Systems.h. A
/// Pose is a component too: where its entity is drawn.
namespace scene {

/// A piece this near to its place, in metres, is there.
inline constexpr float kArrived = 5e-5F;
/// How fast a piece comes down that no move carries, in metres a second.
inline constexpr float kDropSpeed = 0.3F;

/// A piece of the match: as the match has it, and as the table shows it while a move is being entered.
struct Piece {
    game::PieceState state;
    game::PieceState shown;
};

/// Held by a hand above the place where the piece is shown.
struct InHand {};

/// A hand has let go of the piece, and it is not down yet.
struct Falling {};

/// Not yet where the table shows it: glides there once no turn is in the way.
struct Gliding {
    bool arrived = false;
};

/// Drawn with this look, which is that of a piece with this shape and face.
struct Drawn {
    Look look;
    std::uint8_t shape = 0;
    game::Face face = 0;
};

/// A turn that is to be shown, or a jump that puts these pieces from one place to another. Turns are shown in
/// the order of their addition; the first is under way once it has a Playback.
struct Turn {
    game::Transition transition;
    bool backwards = false;
    std::vector<std::pair<game::PieceState, game::PieceState>> regrouped = {};
};

/// The clip of a turn under way. Each of its pieces has a Moving of its own.
struct Playback {
    float duration = 0;  ///< seconds
    float time = 0;      ///< seconds that have passed of it
    float pace = 1;      ///< seconds of the clip in one of ours
    bool backwards = false;
    bool fades = false;
    std::vector<Touch> touches = {};  ///< in the order of time
    std::vector<Landing> landings = {};
    std::size_t nextTouch = 0;
    std::size_t nextLanding = 0;
};

/// A piece on its way through the clip under way.
struct Moving {
    PieceTrack way;
};

/// A piece that was elsewhere than where its way begins, and joins it soon.
struct Joining {
    Pose from;
};

/// A piece that vanishes and appears again.
struct Fading {
    float opacity = 1;
};

/// Gives off light that comes and goes: it flares up and calms down to what is wanted.
struct Glow {
    glm::vec3 wanted{0};
    glm::vec3 before{0};  ///< the light when it began to change
    glm::vec3 now{0};
    float time = 0;  ///< seconds since it began to change; negative while it is delayed
    int turn = -1;   ///< its number among the places that light up, until it has begun
};

/// A place that is highlighted.
struct Highlight {
    enum class Purpose : std::uint8_t { LastTurn, Reach, Target, Advice, Cursor };
    game::Place place;
    Purpose purpose = Purpose::Target;
};

/// A sign on a place, on top of what lies there; a tile lies below it.
struct Sign {
    game::Place place;
    SignShape shape = SignShape::Ring;
    glm::vec3 color{1};  ///< linear
    bool small = false;
    float strength = 1;  ///< of its opacity, 0 to 1
    friend bool operator==(const Sign&, const Sign&) = default;
};

/// A piece that a click would add.
struct Ghost {
    game::PieceState piece;
};

/// A piece where somebody who thinks expects it: seen through, and the smaller the less it counts.
struct Idea {
    game::PieceState piece;
    float strength = 1;                    ///< 0 to 1
    std::optional<game::Place> from = {};  ///< an arc shows that it comes from there
    glm::vec3 color{1};                    ///< of the arc, linear
    friend bool operator==(const Idea&, const Idea&) = default;
};

/// A flame of the table, which lights the air around it.
struct Flame {
    Lamp lamp;
};

/// A puff of dust: it spreads, slows down, rises a little and thins out.
struct DustPuff {
    glm::vec3 at;
    glm::vec3 velocity;  ///< metres a second
    MaterialId material;
    float size;   ///< metres: radius at the end
    float turn;   ///< radians
    float lives;  ///< seconds
    float age;
};

using Entities = ecs::Registry<Piece, Pose, Drawn, InHand, Falling, Gliding, Turn, Playback, Moving, Joining,
                               Fading, Glow, Highlight, Sign, Ghost, Idea, Flame, DustPuff>;

}  // namespace scene
