#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "game/Bot.h"

namespace tactiki::play {

/// The engine at each of its levels, the weakest first.
[[nodiscard]] std::span<const game::Opponent> tactikiOpponents();

/// The bot with this id; null if there is none. It plays views of TactikiView only, by what their viewers
/// see.
[[nodiscard]] std::unique_ptr<game::Bot> createTactikiBot(std::string_view id);

}  // namespace tactiki::play
