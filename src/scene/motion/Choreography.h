#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "game/Transition.h"
#include "scene/TableModel.h"
#include "scene/motion/Track.h"

namespace scene {

/// The motion of one piece in a clip.
struct PieceTrack {
    game::PieceState before;
    game::PieceState after;
    Track track;
    game::Manner manner = game::Manner::Slide;
    /// The time in seconds when it takes its new look; nothing: when it has been turned more than half.
    std::optional<float> looksAfterAt = {};
};

enum class Impact {
    PutDown,   ///< by a hand
    Toppled,   ///< tipped over by a piece that presses on it
    Sunk,      ///< it sinks into the ground
    Risen,     ///< it rises out of the ground
    Recoiled,  ///< it has met another piece and springs back
    Settled    ///< it has come down firmly, to stay
};

/// The moment of a clip at which a piece touches down, for sounds and dust.
struct Landing {
    float time = 0;
    game::PieceState piece;
    Impact impact = Impact::PutDown;
};

/// The motion of one stage of a turn: forwards it shows the stage, backwards its undoing.
struct Clip {
    /// First the tracks of the stage, in the order of hops or landings; then those of pieces that shake when
    /// another lands on them.
    std::vector<PieceTrack> tracks;
    std::vector<Landing> landings;
    float duration = 0;
    bool fades = false;  ///< pieces that change place fade out there and in here during the whole clip
};

/// Gives the pose in which a piece is drawn at present. A clip begins there, so that a piece in the hand
/// falls from the hand.
using CurrentPose = std::function<Pose(const game::PieceState&)>;

/// The motion of a stage: its hops one after another, in the manners that the game has named, over obstacles
/// among the pieces `standing` on the table. Pieces that slide from one place in steps move along a line
/// (see LineMotion) with those that turn over or are crushed meanwhile. Pieces that slide the same way
/// without steps, or from one pile to one place, are moved together; exchanged pieces move at the same time.
/// Pieces that are dealt or passed follow each other closely, and those that are shuffled move together. A
/// piece that jumps along way-points near each other goes in low steps.
[[nodiscard]] Clip choreograph(const game::Stage& stage, const TableModel& table, const CurrentPose& current,
                               const std::vector<game::PieceState>& standing);

/// Moves every piece straight to its place, each starting a little after the one before: for jumps in the
/// history.
[[nodiscard]] Clip regroup(const std::vector<std::pair<game::PieceState, game::PieceState>>& pieces,
                           const TableModel& table, const CurrentPose& current);

/// Nothing travels: every piece fades out where it is and fades in at its place.
[[nodiscard]] Clip fadeOver(const std::vector<std::pair<game::PieceState, game::PieceState>>& pieces,
                            const TableModel& table, const CurrentPose& current);

}  // namespace scene
