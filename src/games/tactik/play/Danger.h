#pragma once

#include "games/tactik/rules/Position.h"

namespace tactik::play {

/// How likely it is that a pawn is captured before its player's next turn, as he can tell: the number of
/// cards that capture it, as it is to be expected in the hands of the other side.
class Danger {
  public:
    /// `known`: the game as this player knows it.
    Danger(const rules::Position& known, int player);

    /// Of the pawn on the circuit, among those of these colours, that is most in danger on a board; 0: none.
    [[nodiscard]] double greatest(const rules::Board& board, rules::Colours colours) const;
    /// Of a pawn; 0 if it is not on the circuit, or a stake.
    [[nodiscard]] double of(const rules::Board& board, rules::Pawn pawn) const;

  private:
    /// Whether a card of this player can capture a pawn on this square.
    [[nodiscard]] bool captures(const rules::Board& board, int player, rules::Card card, int square) const;

    const rules::Position& known_;
    int player_;
    std::array<double, rules::kKinds + 1> share_{};  ///< of each kind among the unseen cards
};

}  // namespace tactik::play
