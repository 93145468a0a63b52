#pragma once

#include "games/tactik/rules/Types.h"
#include "scene/Mesh.h"

/// The cards, drawn for this game. A card lies on y = 0 with its middle over the origin and its face up; its
/// upper edge is towards -z.
namespace tactik::table {

/// The blank card, of one material.
[[nodiscard]] scene::Mesh card();

/// What is printed on a card, in the colours of table::Print: how it moves, and its name twice, so that it
/// can be read upside down. `large`: only what must be read from afar.
[[nodiscard]] scene::Mesh cardFace(rules::Card card, bool large);

/// The same, with the ornament on the card's other side: a card in a hand is seen from both.
[[nodiscard]] scene::Mesh cardInHand(rules::Card card, bool large);

/// The ornament on the other side only, as on a card that lies face down.
[[nodiscard]] scene::Mesh cardBack();

/// The ornament on both sides: a card in a hand that shows its face to nobody who looks on.
[[nodiscard]] scene::Mesh hiddenCard();

}  // namespace tactik::table
