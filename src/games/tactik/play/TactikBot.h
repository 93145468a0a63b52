#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "game/Bot.h"

namespace tactik::play {

/// The engine at each of its levels, the weakest first.
[[nodiscard]] std::span<const game::Opponent> tactikOpponents();

/// The bot with this id; null if there is none. It plays views of TactikView only, by what their viewers see.
[[nodiscard]] std::unique_ptr<game::Bot> createTactikBot(std::string_view id);

/// The level of the bot with this id.
[[nodiscard]] std::optional<int> levelOf(std::string_view id);

}  // namespace tactik::play
