#pragma once

#include <vector>

#include "scene/Choreography.h"

namespace scene {

/// A moment at which something on the table can be heard.
struct Touch {
    enum class Kind : std::uint8_t {
        Lift,     ///< pieces leave what they were on
        Onwards,  ///< a stack travels on in the hand
        Land,     ///< a piece comes down
        Tip,      ///< a piece that stood is thrown down
        Light,    ///< the top piece of a place that decides begins to glow
    };
    Kind kind = Kind::Land;
    double time = 0;         ///< by the clock of the TableScene
    game::PieceState piece;  ///< as it stands then; of several, the lowest
    int count = 1;           ///< pieces that move together; of a Light, which place it is, from 0
    float speed = 0;         ///< metres a second
    bool casual = false;  ///< not a turn that is played, but one taken back, or pieces that are put in order
    Contact contact = {};
    MaterialId material = {};
    float size = 0;   ///< metres: the edge of a cube as large as the piece
    glm::vec3 at{0};  ///< where on the table
};

/// Why a clip is shown: it decides how it sounds.
enum class Occasion : std::uint8_t {
    Played,
    TakenBack,  ///< the clip runs backwards: what left comes back and what came leaves
    Rearranged  ///< pieces are only put in order
};

/// What is heard of a clip, in the order of time, which counts from its start in whichever direction it runs.
/// When pieces are lifted and travel on, and how fast they land, is seen from their tracks.
[[nodiscard]] std::vector<Touch> touchesOf(const Clip& clip, Occasion occasion, const TableModel& table);

/// Such a moment, with what the table knows of its piece.
[[nodiscard]] Touch touchAt(Touch::Kind kind, double time, const game::PieceState& piece,
                            const TableModel& table);

}  // namespace scene
