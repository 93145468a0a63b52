#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/View.h"
#include "games/tactiki/rules/Position.h"

/// What somebody who learns TacTiki should know of the last action, for game::View::remark().
namespace tactiki::play {

/// "statue", "out-of-reach": how the game ended; "known-rank", "open-statue", "one-beats-five", "tie",
/// "no-field", "frozen", "reincarnation", "returned", "memory".
[[nodiscard]] std::vector<std::string> remarkTopics();

/// The most important one, as it is said to the player of this side; nothing where there is none. Depends
/// only on what that player may know, and foretells nothing by ranks that he has to remember. Tries every
/// turn of the other side: below a millisecond.
[[nodiscard]] std::optional<game::Remark> remarkOn(const rules::Position& position, rules::Side to);

}  // namespace tactiki::play
