#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/Random.h"
#include "games/tak/rules/Game.h"

namespace beginners {

/// What a beginner likes to do where nothing presses.
enum class Manner {
    Plain,    ///< goes on with the fullest row or column
    Rows,     ///< knows rows alone
    Walls,    ///< lays walls in the opponent's way, and stops threats with them
    Captures  ///< takes what lies next to an own flat
};
[[nodiscard]] std::optional<Manner> mannerNamed(std::string_view name);

/// Somebody on a first evening, to measure weak levels by: knows the rules, finishes a road that a stone or
/// the step of a lone piece completes, stops four threats in five, and otherwise goes on building. The same
/// seed and games give the same moves.
class Beginner {
  public:
    Beginner(Manner manner, std::uint64_t seed) : manner_(manner), random_(seed) {}
    /// A legal move; the game is not over.
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
