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
    /// Moves at the root, which keep their order.
    explicit MovePicker(const rules::Position& position, const rules::Move* begin, const rules::Move* end);

    /// Move::none() when there are no more.
    rules::Move next();

  private:
    void generate();

    const rules::Position& p_;
    MoveHints hints_;
    const History* history_ = nullptr;
    const PolicyWeights* weights_ = nullptr;
    bool generated_ = false;
    int at_ = 0;
    rules::MoveList moves_;
    std::array<int, rules::kMaxMoves> scores_;
};

}  // namespace tak::engine
