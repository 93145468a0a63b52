#pragma once

#include <optional>

#include "base/Fields.h"
#include "games/tactiki/rules/Position.h"

// A position with its past, as somebody sees it, for the program of a player far away.
namespace tactiki::rules {

/// With whose eyes a position is seen, and how it came about.
struct Sight {
    std::optional<Side> player = {};  ///< who knows his own ranks; others know what everybody knows
    bool all = false;                 ///< nothing is hidden: from the record, or after the end
    bool told = false;                ///< it went on by Position::tell()
    bool given = false;               ///< the turn was given to the player to move: Position::giveTurnTo()

    [[nodiscard]] constexpr bool hides(Side side) const { return !all && player != side; }
};

/// Writes the start and the acts: all else follows from them by the rules, for everybody who saw the ranks of
/// the fights.
void writePosition(base::FieldWriter& fields, const Position& seen, const Sight& sight);
/// Reads it back, equal; of `sight` the player must be known. A text that no game could give fails the
/// fields, and what they give then is a start without meaning.
[[nodiscard]] Position readPosition(base::FieldReader& fields, Sight& sight);

}  // namespace tactiki::rules
