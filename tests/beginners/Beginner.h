#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/Random.h"
#include "games/tak/rules/Game.h"

namespace beginners {

/// The preference of a beginner if there is no threat.
enum class Manner {
    Plain,    ///< goes on with the fullest row or column
    Rows,     ///< considers rows only
    Walls,    ///< blocks the opponent's lines with walls, and stops threats with them
    Captures  ///< captures pieces next to an own flat
};
[[nodiscard]] std::optional<Manner> mannerNamed(std::string_view name);

/// A simulated first-time player, to measure weak levels: completes a road if a placement or the step of a
/// single piece can do it, stops four threats in five, and otherwise continues its lines. The same seed and
/// games give the same moves.
class Beginner {
  public:
    Beginner(Manner manner, std::uint64_t seed) : manner_(manner), random_(seed) {}
    /// Returns a legal move; the game must not be over.
    [[nodiscard]] tak::rules::Move choose(const tak::rules::Position& position);

  private:
    using Move = tak::rules::Move;
    using Moves = std::vector<Move>;

    [[nodiscard]] bool happens(double chance) { return random_.unit() < chance; }
    [[nodiscard]] std::optional<Move> oneOf(const Moves& moves);
    [[nodiscard]] std::optional<Move> stop(const tak::rules::Position& position);
    [[nodiscard]] std::optional<Move> indulge(const tak::rules::Position& position);
    [[nodiscard]] std::optional<Move> wallInTheWay(const tak::rules::Position& position);
    [[nodiscard]] std::optional<Move> capture(const tak::rules::Position& position);
    [[nodiscard]] std::optional<Move> build(const tak::rules::Position& position);

    Manner manner_;
    base::Random random_;
};

}  // namespace beginners
