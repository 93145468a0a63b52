#pragma once

#include <algorithm>
#include <vector>

#include "scene/Choreography.h"
#include "scene/Handling.h"

namespace scene {

/// Motion of pieces that travel along a line together: lifted above all obstacles on it, then dropped from
/// the bottom, step by step. A piece that crushes another presses it down; a piece of the stage that only
/// changes its face is turned over when the hand reaches its step.
class StackMotion {
  public:
    /// Pieces in `standing` are obstacles, unless they are at places where these hops begin or end.
    StackMotion(const std::vector<game::Hop>& hops, const TableModel& table, const CurrentPose& current,
                const std::vector<game::PieceState>& standing);
    [[nodiscard]] Clip clip() const;

  private:
    struct Fall {
        float begin = 0;    ///< seconds
        Track track;        ///< up to there
        bool lies = false;  ///< it was already put down by hand
    };
    void raiseOver(std::vector<game::PieceState> standing);
    void raise(float height) { carryHeight_ = std::max(carryHeight_, height); }
    void findHand();
    [[nodiscard]] float carriedHeight(const game::Hop& hop) const;
    [[nodiscard]] game::PieceState at(const game::Hop& hop, std::uint8_t step) const;
    [[nodiscard]] float arrival(std::uint8_t step) const;
    /// The number of pieces carried below this one, including those of its own step.
    [[nodiscard]] int carriedBelow(const game::Hop& hop) const;
    [[nodiscard]] int droppedBelow(const game::Hop& hop) const;
    /// Seconds that this piece must wait until another one has crushed the piece below it.
    [[nodiscard]] float waits(const game::Hop& hop) const;
    [[nodiscard]] Fall carriedTo(const game::Hop& hop) const;
    [[nodiscard]] PieceTrack carry(const game::Hop& hop, std::vector<Landing>& landings) const;
    [[nodiscard]] PieceTrack turn(const game::Hop& hop, std::vector<Landing>& landings) const;

    const TableModel& table_;
    const CurrentPose& current_;
    std::vector<game::Hop> carried_;  ///< from the bottom up
    std::vector<game::Hop> turned_;
    float carryHeight_ = 0;      ///< of the lowest carried piece
    float base_ = 0;             ///< its height at the start
    std::uint8_t handStep_ = 0;  ///< the step that the hand has reached already
    float inertia_ = 1;
    float lift_ = 0;
};

}  // namespace scene
