#pragma once

#include "games/tactiki/rules/Types.h"
#include "scene/Mesh.h"

/// The carved figures, generated. Each stands on y = 0 with its middle over the origin, its face towards -z
/// and its flat back towards +z.
namespace tactiki::table {

inline constexpr float kFigureHeight = 0.0300F;  ///< metres; so much a column grows with each
inline constexpr float kFigureWidth = 0.0370F;   ///< metres, at its widest

/// The head of a god that stands on the one below it: Tiki is square, stern and shows his teeth; Tac is
/// round, smiles, and wears rays.
[[nodiscard]] scene::Mesh figure(rules::Side side);

/// The sign of a rank, 1 to 5, on the back: a digit, and as many notches below it. `both`: also on the
/// forehead, where all see it.
[[nodiscard]] scene::Mesh rankSign(rules::Rank rank, bool both);

}  // namespace tactiki::table
