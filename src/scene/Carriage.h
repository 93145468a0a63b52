#pragma once

#include <vector>

#include "scene/Choreography.h"
#include "scene/Handling.h"

namespace scene {

/// Pieces that travel along a line together: lifted above everything on it, dropped from the bottom, stage by
/// stage. A piece that changes its face under the first one that lands on it is pressed down by that one; any
/// other that changes its face is turned over when the hand comes to its stage.
class Carriage {
  public:
    Carriage(const game::Transition& transition, const TableModel& table, const CurrentPose& current);
    [[nodiscard]] Clip clip() const;

  private:
    struct Fall {
        float begin = 0;    ///< seconds
        Track track;        ///< up to there
        bool lies = false;  ///< it was put down by hand already
    };
    void raise(float height) { carryHeight_ = std::max(carryHeight_, height); }
    void findHand();
    [[nodiscard]] float carriedHeight(const game::Hop& hop) const;
    [[nodiscard]] game::PieceState at(const game::Hop& hop, std::uint8_t stage) const;
    [[nodiscard]] float arrival(std::uint8_t stage) const;
    /// Pieces that were carried below this one, and pieces of its own stage below it.
    [[nodiscard]] int carriedBelow(const game::Hop& hop) const;
    [[nodiscard]] int droppedBelow(const game::Hop& hop) const;
    /// The piece that this one lands on and presses down, or null.
    [[nodiscard]] const game::Hop* pressedBy(const game::Hop& hop) const;
    /// How long it waits until what lies below has been pressed down by another one. Seconds.
    [[nodiscard]] float waits(const game::Hop& hop) const;
    [[nodiscard]] Fall carriedTo(const game::Hop& hop) const;
    [[nodiscard]] PieceTrack carry(const game::Hop& hop, std::vector<Landing>& landings) const;
    [[nodiscard]] PieceTrack turn(const game::Hop& hop, std::vector<Landing>& landings) const;
    /// The piece comes down on a wall, which tips over under it.
    void flatten(const game::Hop& wall, const game::Hop& presser, Clip& clip) const;

    const TableModel& table_;
    const CurrentPose& current_;
    std::vector<game::Hop> carried_;  ///< from the bottom
    std::vector<game::Hop> turned_;
    float carryHeight_ = 0;       ///< of the lowest carried piece
    float base_ = 0;              ///< where that one comes from
    std::uint8_t handStage_ = 0;  ///< how far the hand is already
    float inertia_ = 1;
    float lift_ = 0;
};

}  // namespace scene
