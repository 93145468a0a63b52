#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/Result.h"
#include "game/Ids.h"
#include "games/caravan/rules/Position.h"

namespace caravan::play {

/// A move in the notation of the rules, gifts with the number of their giver: "2>b3".
[[nodiscard]] std::string textOf(const rules::Position& position, game::Action action);

/// The legal action that a text means: of this player, of the giver that it names, or of the player to move.
[[nodiscard]] base::Result<game::Action> actionIn(const rules::Position& position, std::string_view text,
                                                  std::optional<int> player = {});

}  // namespace caravan::play
