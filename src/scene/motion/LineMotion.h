#pragma once

#include <algorithm>
#include <vector>

#include "scene/motion/Choreography.h"
#include "scene/motion/Handling.h"

namespace scene {

/// Motion of pieces that travel along a line together: lifted above all obstacles on it, then left from
/// the bottom, step by step. A piece that crushes another presses it down; a piece of the stage that only
/// changes its face is turned over when the hand reaches its step.
class LineMotion {
  public:
    /// Pieces in `standing` are obstacles, unless they are at places where these hops begin or end.
    LineMotion(const std::vector<game::Hop>& hops, const TableModel& table, const CurrentPose& current,
               const std::vector<game::PieceState>& standing);
    [[nodiscard]] Clip clip() const;

  private:
    struct Fall {
        float begin = 0;    ///< seconds
        Track track;        ///< up to there
        bool lies = false;  ///< it was already put down by hand
    };
    void raiseOver(std::vector<game::PieceState> standing);
    void raise(float height) { travelHeight_ = std::max(travelHeight_, height); }
    void findHand();
    [[nodiscard]] float heightOf(const game::Hop& hop) const;
    [[nodiscard]] game::PieceState at(const game::Hop& hop, std::uint8_t step) const;
    [[nodiscard]] float arrival(std::uint8_t step) const;
    /// The number of pieces moved below this one, including those of its own step.
    [[nodiscard]] int movedBelow(const game::Hop& hop) const;
    [[nodiscard]] int leftBelow(const game::Hop& hop) const;
    /// Seconds that this piece must wait until another one has crushed the piece below it.
    [[nodiscard]] float waits(const game::Hop& hop) const;
    [[nodiscard]] Fall movedTo(const game::Hop& hop) const;
    [[nodiscard]] PieceTrack move(const game::Hop& hop, std::vector<Landing>& landings) const;
    [[nodiscard]] PieceTrack turn(const game::Hop& hop, std::vector<Landing>& landings) const;

    const TableModel& table_;
    const CurrentPose& current_;
    std::vector<game::Hop> moved_;  ///< from the bottom up
    std::vector<game::Hop> turned_;
    float travelHeight_ = 0;     ///< of the lowest moved piece
    float base_ = 0;             ///< its height at the start
    std::uint8_t handStep_ = 0;  ///< the step that the hand has reached already
    float inertia_ = 1;
    float lift_ = 0;
};

}  // namespace scene
