#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "game/Bot.h"

namespace caravan::play {

/// The bots that play Caravan, the weakest first.
[[nodiscard]] std::span<const game::Opponent> caravanOpponents();

/// The bot with this id; null if there is none. It plays positions of CaravanView only.
[[nodiscard]] std::unique_ptr<game::Bot> createCaravanBot(std::string_view id);

}  // namespace caravan::play
