#pragma once

#include <optional>
#include <string_view>

#include "game/Bot.h"

namespace tak::play {

/// Up to this level bots answer after the time that a person would take; stronger ones think as long as they
/// may.
inline constexpr int kLastQuickLevel = 12;

/// The bot of a level, from engine::kMinLevel to engine::kMaxLevel, for lists of opponents.
[[nodiscard]] game::Opponent opponentOf(int level);

/// The level of the bot with this id; nothing for an unknown id.
[[nodiscard]] std::optional<int> levelOf(std::string_view id);

}  // namespace tak::play
