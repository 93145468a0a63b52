#pragma once

#include <vector>

#include "game/Bot.h"
#include "game/MoveInput.h"
#include "scene/Components.h"

/// What a bot considers, as pieces seen through the air above the table.
namespace app {

/// How much a candidate counts beside the best one, 0 to 1: by what it costs of the chance of winning.
[[nodiscard]] float weightOf(const game::Thought& thought, std::size_t candidate, game::PlayerId mover);

/// The first turn of every candidate, as far as the viewer may know it. What is revealed by a turn is not
/// shown.
[[nodiscard]] std::vector<scene::Idea> ideasOf(const game::View& view, const game::Thought& thought,
                                               glm::vec3 color);

/// The pieces after these turns, where they differ from what is on the table, and the places of each turn.
struct PlayedOut {
    std::vector<scene::Idea> ideas;
    /// By turn: where it ends.
    std::vector<game::Place> ends;
    /// What the last of the turns leaves where: dropsOf().
    std::vector<game::PlaceCount> drops = {};
};
/// `steps`: how many of the turns; those that cannot be played end the line.
[[nodiscard]] PlayedOut playedOut(const game::View& view, const std::vector<game::Action>& line,
                                  std::size_t steps, glm::vec3 color);

/// How many pieces a turn leaves on each place, where it takes several along from one place to others;
/// nothing of other turns.
[[nodiscard]] std::vector<game::PlaceCount> dropsOf(const game::Transition& turn);

/// Where a turn ends: the place of the last piece that comes to rest, or of the farthest.
[[nodiscard]] game::Place endOf(const game::Transition& turn);

}  // namespace app
