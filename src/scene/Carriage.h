#pragma once

#include <algorithm>
#include <vector>

#include "scene/Choreography.h"
#include "scene/Handling.h"

namespace scene {

/// Pieces that travel along a line together: lifted above everything on it, dropped from the bottom, stage by
/// stage. A piece that crushes another presses it down; any piece of the turn that only changes its face is
/// turned over when the hand comes to its stage.
class Carriage {
  public:
    /// Of `standing`, pieces elsewhere than where these hops begin or end are in the way.
    Carriage(const std::vector<game::Hop>& hops, const TableModel& table, const CurrentPose& current,
             const std::vector<game::PieceState>& standing);
    [[nodiscard]] Clip clip() const;

  private:
    struct Fall {
        float begin = 0;    ///< seconds
        Track track;        ///< up to there
        bool lies = false;  ///< it was put down by hand already
    };
    void raiseOver(std::vector<game::PieceState> standing);
    void raise(float height) { carryHeight_ = std::max(carryHeight_, height); }
    void findHand();
    [[nodiscard]] float carriedHeight(const game::Hop& hop) const;
    [[nodiscard]] game::PieceState at(const game::Hop& hop, std::uint8_t stage) const;
    [[nodiscard]] float arrival(std::uint8_t stage) const;
    /// Pieces that were carried below this one, and pieces of its own stage below it.
    [[nodiscard]] int carriedBelow(const game::Hop& hop) const;
    [[nodiscard]] int droppedBelow(const game::Hop& hop) const;
    /// How long it waits until the piece below has been crushed by another one. Seconds.
    [[nodiscard]] float waits(const game::Hop& hop) const;
    [[nodiscard]] Fall carriedTo(const game::Hop& hop) const;
    [[nodiscard]] PieceTrack carry(const game::Hop& hop, std::vector<Landing>& landings) const;
    [[nodiscard]] PieceTrack turn(const game::Hop& hop, std::vector<Landing>& landings) const;

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
