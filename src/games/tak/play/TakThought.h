#pragma once

#include "game/Bot.h"
#include "games/tak/engine/Engine.h"

namespace tak::play {

/// What an engine reports about a position, as the shell shows it.
[[nodiscard]] game::Thought thoughtOf(const engine::Report& report, const rules::Position& position);

}  // namespace tak::play
