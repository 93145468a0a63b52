#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/State.h"

namespace match {

/// How a game has ended that did not end by a turn.
enum class Termination { Unknown, Resignation, Time, Agreement };

using Tags = std::vector<std::pair<std::string, std::string>>;

/// Writes it as the tag Termination, in place of an older one; nothing is written if it is unknown.
void writeTermination(Tags& tags, Termination how);
[[nodiscard]] Termination terminationIn(const Tags& tags);

/// The ending of a position that only a file's result states, and the reason if it is known: of two players,
/// who has lost has resigned or run out of time. Not over if the result says nothing.
[[nodiscard]] game::Outcome statedEnding(const game::State& position, std::string_view result,
                                         Termination how);

}  // namespace match
