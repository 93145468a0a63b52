#pragma once

#include "game/Bot.h"
#include "games/tak/engine/Engine.h"

namespace tak::play {

/// Converts an engine's report on a position for the shell.
[[nodiscard]] game::Thought thoughtOf(const engine::Report& report, const rules::Position& position);

}  // namespace tak::play
