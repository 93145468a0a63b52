#pragma once

#include <optional>
#include <vector>

#include "games/tactiki/engine/World.h"
#include "games/tactiki/rules/Position.h"

namespace tactiki::engine {

/// What a player may do before he learns anything: a turn of two moves, or its first act if that attacks or
/// is all of the turn. Comparing whole turns over many worlds keeps the search from taking for granted that
/// the second move can be chosen in the light of ranks that are still hidden then.
struct Plan {
    Step first;
    std::optional<Step> second = {};
    bool repeats = false;  ///< it ends the game by repetition (rule 17)

    [[nodiscard]] int steps() const { return second ? 2 : 1; }
    /// Plays as much of it as the game goes on for.
    void playIn(World& world) const {
        world.play(first);
        if (second && !world.over()) world.play(*second);
    }
};

/// Marks the plans after which a public position begins a turn for the third time.
void markRepetitions(std::vector<Plan>& plans, const rules::Position& seen);

/// All plans of the player to move that lead to different positions. They are the same in every world that he
/// thinks possible.
[[nodiscard]] std::vector<Plan> plansOf(const World& world);

}  // namespace tactiki::engine
