#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "game/Transition.h"
#include "scene/TableModel.h"
#include "scene/Track.h"

namespace scene {

/// The way of one piece through a clip.
struct PieceTrack {
    game::PieceState before;
    game::PieceState after;
    Track track;
    game::Manner manner = game::Manner::Slide;
    /// Seconds from which it looks as it does afterwards; none: once it is turned more than half.
    std::optional<float> looksAfterAt = {};
};

enum class Impact {
    Dropped,  ///< put down or let fall
    Toppled   ///< tipped over under what presses it down
};

/// A moment of a clip at which a piece touches down: for sounds and dust.
struct Landing {
    float time = 0;
    game::PieceState piece;
    Impact impact = Impact::Dropped;
};

/// One turn as motion: played forwards it is the turn, backwards its undoing.
struct Clip {
    /// First those of the turn, by hops or in the order of the drops; then of pieces that only feel something
    /// land on them.
    std::vector<PieceTrack> tracks;
    std::vector<Landing> landings;
    float duration = 0;
    bool fades = false;  ///< what changes its place vanishes, and appears there, over the whole duration
};

/// Where a piece is drawn at present: a clip begins there, so that a stone in the hand falls from the hand.
using CurrentPose = std::function<Pose(const game::PieceState&)>;

/// A turn in motion: its hops one after the other, each in the manner that the game has named, over whatever
/// is in the way among the pieces `standing` on the table. Pieces that slide from the same place in stages
/// are one stack (see Carriage), to which pieces belong that turn over or are crushed meanwhile. Pieces that
/// slide the same way without stages are carried together, and pieces that are exchanged move at the same
/// time.
[[nodiscard]] Clip choreograph(const game::Transition& transition, const TableModel& table,
                               const CurrentPose& current, const std::vector<game::PieceState>& standing);

/// Every piece straight to where it belongs, a little one after the other: for jumps in the history.
[[nodiscard]] Clip regroup(const std::vector<std::pair<game::PieceState, game::PieceState>>& pieces,
                           const TableModel& table, const CurrentPose& current);

/// Nothing travels: every piece fades from where it is and appears where it belongs.
[[nodiscard]] Clip fadeOver(const std::vector<std::pair<game::PieceState, game::PieceState>>& pieces,
                            const TableModel& table, const CurrentPose& current);

}  // namespace scene
