#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "game/Bot.h"
#include "games/tak/engine/Engine.h"

namespace tak::play {

/// Dolmen's own engine at each of its levels, the weakest first.
[[nodiscard]] std::span<const game::Opponent> takOpponents();

/// The bot with this id; null if there is none. It plays positions of TakState only.
[[nodiscard]] std::unique_ptr<game::Bot> createTakBot(std::string_view id);

/// The engine with these options, for tools that compare and measure it: it keeps its table through a game,
/// however it is limited, searches with the threads of the options, and plans its time by the clock at every
/// level. Seeds of game::BotLimits are added to that of the options.
[[nodiscard]] std::unique_ptr<game::Bot> createTakBot(const engine::Options& options);

}  // namespace tak::play
