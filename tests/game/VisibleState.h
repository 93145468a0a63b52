#pragma once

#include <string>
#include <vector>

#include "game/State.h"

namespace test {

/// The players, the onlooker and the record.
[[nodiscard]] std::vector<game::Viewer> viewersOf(const game::State& state);
[[nodiscard]] std::string nameOf(game::Viewer viewer);

/// All information of a view as a text: two texts are equal if and only if the views are, except that of very
/// many legal actions only someOf() them are told. `actions` are those
/// whose notation is included.
[[nodiscard]] std::string visibleStateOf(const game::View& view, const std::vector<game::Action>& actions);
[[nodiscard]] std::string visibleStateOf(const std::vector<game::PieceState>& pieces);
[[nodiscard]] std::string visibleStateOf(const game::Transition& transition);
[[nodiscard]] std::string visibleStateOf(const game::Outcome& outcome);

/// All of them, or of very many every so many.
[[nodiscard]] std::vector<game::Action> someOf(const std::vector<game::Action>& actions);

/// The legal actions of the player to move, or of very many someOf() them.
[[nodiscard]] std::vector<game::Action> legalActionsOf(const game::State& state);

}  // namespace test
