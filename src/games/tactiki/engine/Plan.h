#pragma once

#include <cstdint>
#include <optional>
#include <unordered_set>
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

    [[nodiscard]] int steps() const { return second ? 2 : 1; }
    /// Plays as much of it as the game goes on for.
    void playIn(World& world) const {
        world.play(first);
        if (second && !world.over()) world.play(*second);
    }
};

/// Public positions that have begun so many turns that the game ends when one of them begins another
/// (rule 17).
class Repetitions {
  public:
    /// `seen`: the game as a player sees it; he need not know more to tell them.
    explicit Repetitions(const rules::Position& seen);

    /// Whether a plan of the player to move leads to one of them if the hidden ranks are those of this board,
    /// which looks to him like the present one: whom a fight defeats decides what stands where then.
    [[nodiscard]] bool areReachedBy(const Plan& plan, const rules::Board& board) const;

  private:
    rules::Board seen_;
    std::unordered_set<std::uint64_t> keys_;  ///< rules::Board::publicKey(); mostly none
};

/// All plans of the player to move that lead to different positions. They are the same in every world that he
/// thinks possible.
[[nodiscard]] std::vector<Plan> plansOf(const World& world);

}  // namespace tactiki::engine
