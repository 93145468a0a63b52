#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game/Kind.h"

/// All games, for programs without tables. A game that is found in src/games is among them: see
/// CMakeLists.txt.
namespace kinds {

using Kinds = std::vector<std::unique_ptr<const game::Kind>>;

/// One object for each game, in the order of their folders.
[[nodiscard]] Kinds allKinds();

/// The game with this id; null if there is none.
[[nodiscard]] const game::Kind* kindNamed(const Kinds& kinds, std::string_view id);
/// The ids of the games with "or" between them.
[[nodiscard]] std::string namesOf(const Kinds& kinds);

}  // namespace kinds
