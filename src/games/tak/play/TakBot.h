#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "game/Bot.h"

namespace tak::play {

/// Dolmen's own engine at each of its levels, the weakest first.
[[nodiscard]] std::span<const game::Opponent> takOpponents();

/// The bot with this id; null if there is none. It plays positions of TakState only.
[[nodiscard]] std::unique_ptr<game::Bot> createTakBot(std::string_view id);

}  // namespace tak::play
