#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/View.h"
#include "games/tak/rules/Game.h"

/// What somebody who learns Tak should know of the last turn, for game::View::remark().
namespace tak::play {

/// "road", "their-road", "flats": how the game ended; "tinue", "threat", "flatten", "captive", "last-pieces".
[[nodiscard]] std::vector<std::string> remarkTopics();

/// The most important one, as it is said to the player of this colour; nothing where there is none. On a
/// large board with a tinue some ten milliseconds.
[[nodiscard]] std::optional<game::Remark> remarkOn(const rules::Game& game, rules::Color to);

}  // namespace tak::play
