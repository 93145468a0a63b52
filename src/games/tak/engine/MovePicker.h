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

/// Where a picker keeps its moves. Search has one for each ply, since a picker's frame has no room for the
/// thousands of moves of tall stacks.
struct MoveBuffer {
    rules::MoveList moves;
    /// Score and place in the list in one number, so that the next move is simply the greatest of them.
    base::InlineVector<std::int32_t, 512> keys;
};

/// Hands out the moves of a position, the most promising first. The others are only generated when the
/// table's move did not do, and only sorted as far as they are asked for.
class MovePicker {
  public:
    /// `buffer` serves this picker only, as long as it lives.
    MovePicker(const rules::Position& position, const MoveHints& hints, const History& history,
               const PolicyWeights& weights, MoveBuffer& buffer);
    /// Move::none() when there are no more.
    rules::Move next();

  private:
    void generate();
    /// The greatest key that is left; kTaken when there are no more.
    std::int32_t takeGreatest();

    const rules::Position& p_;
    MoveHints hints_;
    const History& history_;
    const PolicyWeights& weights_;
    MoveBuffer& buffer_;
    std::size_t taken_ = 0;
    bool generated_ = false;
    bool tableMoveTried_ = false;
};

}  // namespace tak::engine
