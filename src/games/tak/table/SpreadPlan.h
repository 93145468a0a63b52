#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "games/tak/rules/Move.h"

namespace tak::table {

/// A partly entered spread: pieces are lifted, and some of them may be dropped already.
struct SpreadEntry {
    rules::Square origin;
    int lifted = 0;
    std::optional<rules::Direction> direction = {};  ///< known once the first piece is dropped
    std::vector<int> drops = {};                     ///< pieces on each square entered

    [[nodiscard]] int dropped() const;
    /// The square below the hand.
    [[nodiscard]] rules::Square hand() const;
};

/// The effect of a click on a spread: the number of pieces on each square from the first one entered.
struct SpreadPlan {
    rules::Direction direction = rules::Direction::Up;
    std::vector<int> drops = {};
    std::size_t at = 0;  ///< index of the square pointed at
    bool whole = false;  ///< a spread to a square farther away, which leaves nothing in the hand
};

/// The legal spreads that continue an entry. The last number of its drops may still grow.
[[nodiscard]] std::vector<rules::Move> spreadsOf(std::span<const rules::Move> legal,
                                                 const SpreadEntry& entry);

/// The proposed drop for a square on the line of the entry. On the square under the hand, or the next one:
/// one more piece, or all that are left in the hand if a single spread continues. Farther away: a whole
/// spread that ends there, with as few pieces as possible on each square on the way and the rest at the end.
/// Empty if no legal spread does that.
[[nodiscard]] std::optional<SpreadPlan> planTo(std::span<const rules::Move> legal, const SpreadEntry& entry,
                                               rules::Square target, int boardSize);

/// The plan with more (`steps` > 0) or fewer pieces on one of its squares. That square gets the next number
/// that a legal spread of this length allows; the other drops change as little as possible, the last ones
/// first. If the number of the square is fixed (because a wall has to be flattened there), the square before
/// it changes instead. Empty if no other plan exists.
[[nodiscard]] std::optional<SpreadPlan> planVaried(std::span<const rules::Move> legal,
                                                   const SpreadEntry& entry, const SpreadPlan& plan,
                                                   rules::Square at, int steps);

/// Whether a click on this square carries out the plan, that is, the square is one on which the plan still
/// drops pieces.
[[nodiscard]] bool covers(const SpreadPlan& plan, const SpreadEntry& entry, rules::Square square);

}  // namespace tak::table
