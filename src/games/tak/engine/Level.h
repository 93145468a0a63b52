#pragma once

#include <cstdint>
#include <optional>

#include "games/tak/engine/Score.h"

namespace tak::engine {

/// How much of the board a player notices in one turn: chances from 0 to 1. Those that hold for a thing are
/// multiplied.
struct Attention {
    double threats = 1;    ///< a road that the opponent could complete with the next move
    double elsewhere = 1;  ///< … away from the row and the column of the opponent's last turn
    double bends = 1;      ///< a road, of either side, that does not run straight
    double spreads = 1;    ///< each piece carried and each square entered beyond the first of a stack's move

    friend bool operator==(const Attention&, const Attention&) = default;
};

/// What a player is fond of: hundredths of a flat by which the judgement is off, on purpose.
struct Character {
    Score roads = 0;     ///< for each square of an own row or column with nothing in its way
    Score walls = 0;     ///< for a wall on the board
    Score captives = 0;  ///< for a captive under an own piece
    Score capstone = 0;  ///< for a capstone on the board

    friend bool operator==(const Character&, const Character&) = default;
};

/// How a level plays. The weak ones err as people do: they look less far ahead, overlook what lies out of
/// their way, judge simply and have a taste of their own; they do not blunder at random.
struct LevelStyle {
    std::optional<std::uint64_t> nodes = {};  ///< most positions it looks at
    std::optional<int> depth = {};            ///< most plies it looks ahead
    int forcedPlies = 6;                      ///< threats and answers that it follows beyond that, in plies
    double insight = 1;  ///< share of the engine's judgement; the rest judges as beginners do
    Score taste = 0;     ///< how far its judgement strays from that, at most
    Character character = {};
    Attention attention = {};

    /// Sees every win in one and every loss in two.
    [[nodiscard]] bool sharp() const { return attention == Attention{}; }
};

/// The style of a level from kMinLevel to kMaxLevel; of the nearest one outside of that.
[[nodiscard]] const LevelStyle& styleOf(int level);

}  // namespace tak::engine
