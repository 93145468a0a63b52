#pragma once

#include "games/tactik/rules/Types.h"
#include "scene/Mesh.h"

/// The pawns, turned on a lathe. Each stands on y = 0 with its middle over the origin. The colours differ in
/// shape, too: a ball on a neck, a spire, a flat disc, a tower with a notched crown.
namespace tactik::table {

inline constexpr float kPawnRadius = 0.0078F;  ///< metres: of the foot, the widest part, at size 1
inline constexpr float kDriven = 0.0034F;      ///< metres by which a stake stands deeper

/// How pawns are made.
struct PawnStyle {
    float size = 1;
    bool large = false;  ///< taller, with a larger head and bolder marks
};
[[nodiscard]] scene::Mesh pawn(rules::Colour colour, const PawnStyle& style);

/// What is let into a pawn, in the colours of table::Print: a band, and a mark on the top. Around the foot of
/// a stake lies a collar with wedges.
[[nodiscard]] scene::Mesh pawnInlay(rules::Colour colour, bool stake, const PawnStyle& style);

}  // namespace tactik::table
