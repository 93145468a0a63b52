#pragma once

#include <glm/glm.hpp>

#include "game/Transition.h"
#include "scene/DrawList.h"
#include "scene/Pose.h"
#include "scene/TableModel.h"

/// What entities of the table carry. Plain data; the systems are in TableScene.
namespace scene {

/// Drawn with this look where its Pose says.
struct Drawn {
    Look look;
    game::Face face = 0;  ///< that the look is of
    float opacity = 1;
};

/// A piece of the match: as the match has it, and as the table shows it while a move is being entered.
struct Piece {
    game::PieceState state;
    game::PieceState shown;
    bool inHand = false;
    bool falling = false;  ///< out of the hand, and not down yet
};

/// Gives off light that comes and goes: it flares up and calms down to what is wanted.
struct Glow {
    glm::vec3 wanted{0};
    glm::vec3 before{0};  ///< what it comes from
    glm::vec3 now{0};
    float time = 0;  ///< seconds since it began to change; negative: it waits
    int turn = -1;   ///< which of the places that light up it is, until it has begun
};

}  // namespace scene
