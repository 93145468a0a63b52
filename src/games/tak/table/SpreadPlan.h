#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "games/tak/rules/Move.h"

namespace tak::table {

/// A spread of which a part was entered: pieces are lifted, and some of them perhaps dropped again.
struct SpreadEntry {
    rules::Square origin;
    int lifted = 0;
    std::optional<rules::Direction> direction = {};  ///< once the first piece was dropped
    std::vector<int> drops = {};                     ///< on each square entered

    [[nodiscard]] int dropped() const;
    /// The square that the hand is over.
    [[nodiscard]] rules::Square hand() const;
};

/// What a click on a square would do to a spread: so many pieces on each square from the first one entered.
struct SpreadPlan {
    rules::Direction direction = rules::Direction::Up;
    std::vector<int> drops = {};
    std::size_t at = 0;  ///< which of these squares is pointed at
    bool whole = false;  ///< meant for a square farther away: it leaves nothing in the hand
};

/// The legal spreads that an entry can still become: the last of its drops may grow.
[[nodiscard]] std::vector<rules::Move> spreadsOf(std::span<const rules::Move> legal,
                                                 const SpreadEntry& entry);

/// What is proposed for a square on the line of the entry. One piece more under the hand, or on the square
/// next to it; all that is left in the hand with it where only one spread could follow. Farther away a whole
/// spread that ends there: as few pieces as may be on each square on the way, the rest at the end. Nothing
/// where no legal spread does that.
[[nodiscard]] std::optional<SpreadPlan> planTo(std::span<const rules::Move> legal, const SpreadEntry& entry,
                                               rules::Square target, int boardSize);

/// The plan with more (`steps` > 0) or fewer pieces on one of its squares: the next number that a legal
/// spread of this length can have there, with the other drops changed as little as possible, the last of
/// them first. A square whose number cannot be another (where a wall is to be flattened) hands the change on
/// to the one before it. Nothing where there is none.
[[nodiscard]] std::optional<SpreadPlan> planVaried(std::span<const rules::Move> legal,
                                                   const SpreadEntry& entry, const SpreadPlan& plan,
                                                   rules::Square at, int steps);

/// Whether a click on this square carries the plan out: each of its squares that is still to be dropped on.
[[nodiscard]] bool covers(const SpreadPlan& plan, const SpreadEntry& entry, rules::Square square);

}  // namespace tak::table
