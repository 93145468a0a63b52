#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/View.h"
#include "games/tactik/rules/Position.h"

/// What somebody who learns Tac-Tik should know of the last act, for game::View::remark().
namespace tactik::play {

/// "home": how the game ended. Of one's own act: "forced", "own-pawn", "past-base", "swap", "seven",
/// "stake-left", "exposed", "no-start" and "gift" (a passed card). Of anybody's: "partner", "captured",
/// "base", "stake", "discard".
[[nodiscard]] std::vector<std::string> remarkTopics();

/// The most important one, as it is said to this player; nothing where there is none. Depends only on what
/// that player may know. Tries every play of his: some milliseconds.
[[nodiscard]] std::optional<game::Remark> remarkOn(const rules::Position& position, int to);

}  // namespace tactik::play
