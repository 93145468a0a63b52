#pragma once

#include <cstddef>
#include <vector>

#include "game/Bot.h"
#include "i18n/Catalogue.h"
#include "scene/Marks.h"

/// A bot's candidate turns, shown as translucent pieces above the table.
namespace app {

/// The first turn of every candidate, as far as the viewer may know it. Pieces that a turn would reveal are
/// not shown.
[[nodiscard]] std::vector<scene::Idea> ideasOf(const game::View& view, const game::Thought& thought,
                                               glm::vec3 color);

/// The result of playing some turns: the pieces that differ from the table, and the place of each turn.
struct PlayedOut {
    std::vector<scene::Idea> ideas;
    /// Where each turn ends.
    std::vector<game::Place> ends;
    /// The pieces that the last turn leaves on each place: countsOf().
    std::vector<game::PlaceCount> counts = {};
};
/// Plays the first `steps` turns of the line; stops at a turn that is not legal.
[[nodiscard]] PlayedOut playedOut(const game::View& view, const std::vector<game::Action>& line,
                                  std::size_t steps, glm::vec3 color);

/// The number of pieces that a turn leaves on each place, if it moves several pieces from one place to
/// others; empty for other turns.
[[nodiscard]] std::vector<game::PlaceCount> countsOf(const game::Transition& turn);

/// Where a turn ends: the place of the piece that comes to rest last, or goes farthest.
[[nodiscard]] game::Place endOf(const game::Transition& turn);

/// The marks of all candidates: their first turns, each with its chance for the player to move.
[[nodiscard]] scene::Marks candidateMarks(const i18n::Catalogue& texts, const game::View& view,
                                          const game::Thought& thought, glm::vec3 color);

/// The marks of a line, of which `steps` turns have been played: the number of every turn is where it ends.
[[nodiscard]] scene::Marks lineMarks(const game::View& view, const std::vector<game::Action>& line,
                                     std::size_t steps, glm::vec3 color);

}  // namespace app
