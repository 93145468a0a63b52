#pragma once

#include <array>

#include "games/tactik/rules/Table.h"

// How many cards lie where in the course of a deal (rules 4 and 5).
namespace tactik::rules {

/// Numbers of cards, by player.
using HandSizes = std::array<int, kMostPlayers>;

/// How many cards the players hold, if one who has not had his turn in this round holds `held`: while cards
/// are played, the players from the dealer's left up to the one before who is to move hold one less.
[[nodiscard]] HandSizes handSizesOf(const Table& table, int held);

/// Cards in the stock during this deal, which counts from 1.
[[nodiscard]] int stockIn(int players, int deal);

}  // namespace tactik::rules
