#pragma once

#include "games/tak/engine/History.h"
#include "games/tak/engine/Margins.h"
#include "games/tak/engine/Policy.h"
#include "games/tak/rules/Position.h"

namespace tak::engine {

/// Moves to try first, best first.
struct MoveHints {
    rules::Move table = rules::Move::none();
    std::array<rules::Move, 2> killers = {rules::Move::none(), rules::Move::none()};
    rules::Move before = rules::Move::none();  ///< the move that led here
};

/// Storage for a picker's moves. The search has one for each ply, since tall stacks have thousands of moves,
/// too many for the call stack.
struct MoveBuffer {
    rules::MoveList moves;
    /// Score and index of a move in one number, so that the next move is the one with the greatest key.
    base::InlineVector<std::int32_t, 512> keys;
};

/// Returns the moves of a position, the most promising first. It generates the others only if the table's
/// move was not enough, and sorts them only as far as needed.
class MovePicker {
  public:
    /// `buffer` must serve no other picker during this one's life.
    MovePicker(const rules::Position& position, const MoveHints& hints, const History& history,
               const PolicyWeights& weights, const Margins& margins, MoveBuffer& buffer);
    /// The next move; Move::none() after the last one.
    rules::Move next();

  private:
    void generate();
    /// Takes the greatest remaining key; kTaken if there is none.
    std::int32_t takeGreatest();

    const rules::Position& p_;
    MoveHints hints_;
    const History& history_;
    const PolicyWeights& weights_;
    const Margins& margins_;
    MoveBuffer& buffer_;
    std::size_t taken_ = 0;
    bool generated_ = false;
    bool tableMoveTried_ = false;
};

}  // namespace tak::engine
