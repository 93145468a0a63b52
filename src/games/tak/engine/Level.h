#pragma once

#include <cstdint>
#include <optional>

#include "games/tak/engine/Score.h"

namespace tak::engine {

/// How much of the board a player notices in one turn: probabilities from 0 to 1. If several apply to one
/// thing, they are multiplied.
struct Attention {
    double threats = 1;    ///< a road that the opponent could complete with the next move
    double elsewhere = 1;  ///< … away from the row and column of the opponent's last turn
    double bends = 1;      ///< a road of either side that is not straight
    double spreads = 1;    ///< each piece and each square of a spread beyond the first

    friend bool operator==(const Attention&, const Attention&) = default;
};

/// A player's preferences: amounts in hundredths of a flat that are added to the evaluation.
struct Character {
    Score roads = 0;     ///< for each square of an own unblocked row or column
    Score walls = 0;     ///< for a wall on the board
    Score captives = 0;  ///< for a captive under an own piece
    Score capstone = 0;  ///< for a capstone on the board

    friend bool operator==(const Character&, const Character&) = default;
};

/// The playing style of a level. Weak levels err like people: they look less far ahead, overlook things away
/// from the last turn, evaluate simply and have preferences; they make no random blunders.
struct LevelStyle {
    std::optional<std::uint64_t> nodes = {};  ///< most positions to search
    std::optional<int> depth = {};            ///< most plies to search
    int forcedPlies = 6;                      ///< further plies in which it follows threats and replies
    bool learned = false;                     ///< evaluates with the network, where there is one
    double insight = 1;                       ///< share of the tuned evaluation; the rest is a beginner's
    Score bias = 0;                           ///< greatest deviation from that evaluation
    Character character = {};
    Attention attention = {};

    /// Whether it sees every win in one ply and every loss in two.
    [[nodiscard]] bool sharp() const { return attention == Attention{}; }
};

/// The style of this level, clamped to kMinLevel … kMaxLevel.
[[nodiscard]] const LevelStyle& styleOf(int level);

}  // namespace tak::engine
