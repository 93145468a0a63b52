#pragma once

#include <vector>

#include "scene/motion/Choreography.h"

namespace scene {

/// A moment at which something on the table makes a sound.
struct SoundMoment {
    enum class Kind : std::uint8_t {
        Lift,      ///< pieces are lifted
        Onwards,   ///< pieces travel on in the hand
        Exchange,  ///< pieces leave their places to change them
        Land,      ///< a piece comes down
        Tip,       ///< a standing piece topples
        Sink,      ///< a piece sinks into the ground
        Rise,      ///< a piece rises out of the ground
        Hurl,      ///< a piece is thrown off its place
        Recoil,    ///< a piece springs back from another
        Light,     ///< the top piece of a decisive place begins to glow
    };
    Kind kind = Kind::Land;
    double time = 0;         ///< by the clock of the TableScene
    game::PieceState piece;  ///< its state at that time; of several pieces, the lowest
    int count = 1;           ///< pieces that move together; for Light the index of the place
    int step = 0;            ///< how often the piece has landed before on its way
    float speed = 0;         ///< metres a second
    bool casual = false;     ///< not a turn that is played, but one taken back, or rearranged pieces
    game::Reason reason = game::Reason::Move;  ///< of the stage that is shown
    Contact contact = {};
    MaterialId material = {};
    float size = 0;   ///< metres: the side of a cube with the piece's volume
    glm::vec3 at{0};  ///< position on the table
};

/// The reason for showing a clip; it decides the sounds.
enum class Occasion : std::uint8_t {
    Played,
    TakenBack,  ///< the clip runs backwards: lifting and landing are exchanged
    Rearranged  ///< pieces are only put in order
};

/// The sound moments of a clip in the order of time, which starts at 0 in either direction. Lifts, travel and
/// the speeds of landings are computed from the tracks.
[[nodiscard]] std::vector<SoundMoment> soundMomentsOf(const Clip& clip, Occasion occasion,
                                                      const TableModel& table);

/// Makes a sound moment, with the table's data of its piece.
[[nodiscard]] SoundMoment soundMomentAt(SoundMoment::Kind kind, double time, const game::PieceState& piece,
                                        const TableModel& table);

}  // namespace scene
