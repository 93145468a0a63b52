#pragma once

#include <optional>
#include <string_view>

#include "games/tactiki/engine/Choice.h"
#include "games/tactiki/engine/Engine.h"
#include "games/tactiki/lab/Arena.h"

namespace tactiki::lab {

/// The engine in one thread, with such limits for every act; the seed of the options is that of the game.
[[nodiscard]] Contestant enginePlayer(std::string name, const engine::Options& options,
                                      const engine::Limits& limits, bool seesAll = false);
/// A level with its own limits and these.
[[nodiscard]] Contestant levelPlayer(int level, const engine::Limits& limits);

/// What contestantNamed() understands, for a message about a wrong name.
inline constexpr std::string_view kContestantNames =
    "random, 1 turn, 2 plain turns, 2 turns seeing all, level 1 … level 8, full, features, cheater, tree, "
    "playouts";

/// The contestant with this name. The limits are for the engine's players; for the tree searches only the
/// time counts. Nothing if there is none of this name.
[[nodiscard]] std::optional<Contestant> contestantNamed(std::string_view name, const engine::Limits& limits);

}  // namespace tactiki::lab
