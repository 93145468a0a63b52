#pragma once

#include "game/Transition.h"
#include "game/Viewer.h"
#include "games/tactik/rules/Position.h"

namespace tactik::play {

/// The effect of the last act, stage by stage, as this viewer may see it: the card is laid, then each pawn
/// goes its way and sends home what it captures; passed cards are seen when everybody has chosen. There must
/// be one.
[[nodiscard]] game::Transition lastTurnOf(const rules::Position& position, game::Viewer viewer);

/// How the cards in the hands of this table, as somebody knows it, were dealt from the stock.
[[nodiscard]] game::Transition dealOf(const rules::Table& table);

}  // namespace tactik::play
