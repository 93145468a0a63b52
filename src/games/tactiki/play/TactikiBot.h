#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "base/Random.h"
#include "game/Bot.h"
#include "games/tactiki/rules/Act.h"

namespace tactiki::play {

/// The engine at each of its levels, the weakest first.
[[nodiscard]] std::span<const game::Opponent> tactikiOpponents();

/// The engine's level of an opponent; nothing for another id.
[[nodiscard]] std::optional<int> levelOf(std::string_view id);
/// The bot with this id; null if there is none. It plays views of TactikiView only, by what their viewers
/// see.
[[nodiscard]] std::unique_ptr<game::Bot> createTactikiBot(std::string_view id);

/// A set-up such as the bots choose: good ones are likelier, and hardly any comes twice.
[[nodiscard]] rules::Arrangement goodSetUp(base::Random& random);

}  // namespace tactiki::play
