#pragma once

#include "games/tactiki/rules/Types.h"
#include "scene/Mesh.h"

/// The carved figures, generated. Each stands on y = 0 with its middle over the origin, its face towards -z
/// and its flat back towards +z.
namespace tactiki::table {

inline constexpr float kFigureHeight = 0.0330F;  ///< metres; so much a column grows with each
inline constexpr float kFigureWidth = 0.0420F;   ///< metres, at its widest

/// The head of a god that stands on the one below it: Tiki is square, stern and shows his teeth; Tac is
/// round, smiles, and wears rays.
[[nodiscard]] scene::Mesh figure(rules::Side side);

/// What is let into a figure: eyes and teeth, and the digit of its rank on the back, unless it is unknown.
/// `all`: also a digit in front, instead of the face.
[[nodiscard]] scene::Mesh figureInlay(rules::Side side, rules::Rank rank, bool all);

}  // namespace tactiki::table
