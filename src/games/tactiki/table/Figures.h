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

/// From where the rank of a figure can be read.
enum class RankSeen : std::uint8_t {
    Behind,       ///< on its back only
    AllAround,    ///< on its back, and in front instead of the face
    Above,        ///< besides on its head, by Tiki's player, while it looks at the other side's player
    AboveRinged,  ///< the same while it is turned round, with a ring around each digit: everybody knows it
    AboveFramed   ///< as Above, with a diamond around each digit: it came back unseen
};
inline constexpr int kRankSeen = 5;

enum class RankPrint : std::uint8_t {
    Usual,
    Large  ///< as tall as the figure allows, in thick strokes
};

/// What is let into a figure: eyes and teeth, and the digit of its rank, unless it is unknown.
[[nodiscard]] scene::Mesh figureInlay(rules::Side side, rules::Rank rank, RankSeen seen,
                                      RankPrint print = RankPrint::Usual);

}  // namespace tactiki::table
