#pragma once

#include <optional>

#include "base/Fields.h"
#include "games/caravan/rules/Position.h"

// A position with its past, as somebody sees it, for the program of a player far away.
namespace caravan::rules {

/// Whose eyes see it: all of it, what a player sees, or else what everybody may see.
struct Eyes {
    bool all = false;
    std::optional<int> player = {};

    /// Whether they see what this player hides.
    [[nodiscard]] bool see(int hider) const { return all || player == hider; }
};

void writePosition(base::FieldWriter& fields, const Position& seen, const Eyes& eyes);
/// Reads it back, equal. The past is played again by the rules, and only what they leave open to these eyes
/// is taken from the text: a text that no game could give fails the fields, and what they give then is a
/// start without meaning.
[[nodiscard]] Position readPosition(base::FieldReader& fields, const Eyes& eyes);

}  // namespace caravan::rules
