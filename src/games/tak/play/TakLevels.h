#pragma once

#include <optional>
#include <string_view>

#include "game/Bot.h"

namespace tak::play {

/// Up to this level answers come after a person's moment; the others think as long as they may.
inline constexpr int kLastQuickLevel = 12;

/// The bot of a level, from engine::kMinLevel to engine::kMaxLevel, as players see it.
[[nodiscard]] game::Opponent opponentOf(int level);

/// The level of a bot with this id; nothing for an id that is not known.
[[nodiscard]] std::optional<int> levelOf(std::string_view id);

}  // namespace tak::play
