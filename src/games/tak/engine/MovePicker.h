#pragma once

#include "games/tak/engine/History.h"
#include "games/tak/engine/Policy.h"
#include "games/tak/rules/Position.h"

namespace tak::engine {

/// Moves that search believes in before it has looked, best first.
struct MoveHints {
    rules::Move table = rules::Move::none();
    std::array<rules::Move, 2> killers = {rules::Move::none(), rules::Move::none()};
    rules::Move before = rules::Move::none();  ///< the move that led here
};

/// Hands out the moves of a position, the most promising first. The others are only generated when the
/// table's move did not do, and only sorted as far as they are asked for.
class MovePicker {
  public:
    MovePicker(const rules::Position& position, const MoveHints& hints, const History& history,
               const PolicyWeights& weights);
    /// Move::none() when there are no more.
    rules::Move next();

  private:
    void generate();

    const rules::Position& p_;
    MoveHints hints_;
    const History& history_;
    const PolicyWeights& weights_;
    bool generated_ = false;
    bool tableMoveTried_ = false;
    rules::MoveList moves_;
    /// Score and place in the list in one number, so that the next move is simply the greatest of them.
    std::array<std::int32_t, rules::kMaxMoves> keys_;
};

}  // namespace tak::engine
