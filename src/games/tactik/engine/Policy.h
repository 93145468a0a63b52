#pragma once

#include <array>

#include "games/tactik/engine/Evaluation.h"
#include "games/tactik/engine/World.h"

namespace tactik::engine {

/// A careful player without foresight: plays what stands best at once, with what is left in his hand in mind.
/// He uses his own hand only, so that he plays alike in all worlds that he cannot tell apart.
class Policy {
  public:
    /// The evaluation must outlive it.
    explicit Policy(const Evaluation& evaluation) : evaluation_(&evaluation) {}

    /// How good it is for the player to move to play this, as a judgement.
    [[nodiscard]] float valueOf(const World& world, const Move& move) const;
    /// The best move of the player to move.
    [[nodiscard]] Move bestMove(const World& world) const;
    /// How good it is for a player to pass a card, less than another one or more.
    [[nodiscard]] float valueOfPassing(const World& world, int player, rules::Card card) const;
    [[nodiscard]] rules::Card bestToPass(const World& world, int player) const;

    /// Everybody passes the card that he has chosen, or else his best one.
    void exchange(World& world, PassedCards chosen = {}) const;
    /// Plays the rest of the deal. Returns how many cards were played.
    int playOut(World& world) const;

    [[nodiscard]] const Evaluation& evaluation() const { return *evaluation_; }

  private:
    const Evaluation* evaluation_;
};

}  // namespace tactik::engine
