#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/tactik/engine/Choice.h"
#include "games/tactik/engine/Engine.h"
#include "games/tactik/lab/Arena.h"

namespace tactik::lab {

/// The engine in one thread, with such limits for every act; the seed of the options is that of the game.
[[nodiscard]] Contestant enginePlayer(std::string name, const engine::Options& options,
                                      const engine::Limits& limits, bool seesAll = false);
/// A level with its own limits and these.
[[nodiscard]] Contestant levelPlayer(int level, const engine::Limits& limits);

/// What contestantNamed() understands, for a message about a wrong name.
inline constexpr std::string_view kContestantNames =
    "random, greedy, careful, policy, level 1 … level 8, full, full unread, full flat, full rough, cheater, "
    "worlds N, worlds finely N, plans N, plans finely N";

/// The contestant with this name. The limits are for the engine's players. "unread" draws no conclusions from
/// conduct, "flat" does not plan replies, "rough" judges ends of deals by the sum of features. "worlds N"
/// looks at N worlds, flat and rough, "plans N" plans replies in them, both "finely" or not. Nothing if there
/// is none of this name.
[[nodiscard]] std::optional<Contestant> contestantNamed(std::string_view name, const engine::Limits& limits);

}  // namespace tactik::lab
