#pragma once

#include "base/Fields.h"
#include "games/tactik/rules/Position.h"

// A position with its past, as somebody sees it, for the program of a player far away.
namespace tactik::rules {

void writePosition(base::FieldWriter& fields, const Position& seen);
/// Reads it back, equal. The past is played again by the rules, and only what they leave open is taken from
/// the text: a text that no game could give fails the fields, and what they give then is a start without
/// meaning.
[[nodiscard]] Position readPosition(base::FieldReader& fields);

}  // namespace tactik::rules
