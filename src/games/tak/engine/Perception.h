#pragma once

#include <cstdint>

#include "games/tak/engine/Level.h"
#include "games/tak/engine/Tactics.h"
#include "games/tak/rules/Game.h"
#include "games/tak/rules/Roads.h"

namespace tak::engine {

/// The things that a player of a level notices while thinking about one turn. A thing is either seen or
/// overlooked during a whole search, wherever the search meets it; the next turn draws new random numbers.
/// The same game and seed give the same result.
class Perception {
  public:
    Perception(const LevelStyle& style, std::uint64_t seed, const rules::Game& game);

    /// Whether it sees everything.
    [[nodiscard]] bool sharp() const { return sharp_; }
    /// Plies of threats and replies to follow beyond the depth of the search.
    [[nodiscard]] int forcedPlies() const { return forcedPlies_; }
    /// Whether the player considers this move. Placements and moves of a single piece are always considered.
    [[nodiscard]] bool sees(rules::Move move) const {
        return sharp_ || move.isPlacement() || seesSpread(move);
    }
    /// Whether the player notices that this move would complete a road of `color`.
    [[nodiscard]] bool seesRoad(const rules::Position& position, rules::Color color, rules::Move move) const;
    /// The same as engine::roadInOne() and engine::dangerTo(), as far as the player notices it.
    [[nodiscard]] rules::Move roadInOne(const rules::Position& position, rules::Color color) const {
        return sharp_ ? engine::roadInOne(position, color) : noticedRoad(position, color);
    }
    [[nodiscard]] Danger dangerTo(const rules::Position& position) const {
        return sharp_ ? engine::dangerTo(position) : noticedDanger(position);
    }

    /// Whether a weak level does not notice that this player has just completed a road.
    [[nodiscard]] bool overlooksRoad(const rules::Position& position, rules::Color mover) const {
        return !sharp_ && rules::hasRoad(position.roadSquares(mover), position.size());
    }

  private:
    [[nodiscard]] bool seesSpread(rules::Move move) const;
    [[nodiscard]] rules::Move noticedRoad(const rules::Position& position, rules::Color color) const;
    [[nodiscard]] Danger noticedDanger(const rules::Position& position) const;
    /// The empty squares on which a stone of `color` completes a road, as far as they are noticed.
    [[nodiscard]] rules::Bitboard noticedSquares(const rules::Position& position, rules::Color color,
                                                 rules::Bitboard squares) const;
    [[nodiscard]] double chanceOf(const rules::Position& position, rules::Color color,
                                  rules::Move move) const;

    Attention attention_;
    int forcedPlies_;
    bool sharp_;
    rules::Color self_;         ///< the player who sees
    rules::Bitboard lookedAt_;  ///< row and column of the opponent's last turn
    std::uint64_t draw_;        ///< seed of this turn's random numbers
};

}  // namespace tak::engine
