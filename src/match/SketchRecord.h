#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "game/Sketch.h"
#include "game/View.h"

/// How sketches are written in a game's file: in the comment of the turn after which they were drawn, as
/// chess programs do it. The letter before a place or an arrow is the ink: G, R, Y or B.
///
/// {[%csl Ga1,Rb2][%cal Ga1c3,Yd4d1]}
///
/// csl lists rings, cal arrows. Places are named as the game's notation names them (View::placeName()). If
/// the names of an arrow are not a letter and a digit each, "-" stands between them: G12-40. Strokes that
/// only one player may see before the end stand in a comment of their own, after his number: [%seat 2].
namespace match {

/// The comments for a sketch: one for each player who alone may see strokes, after the one for all others.
[[nodiscard]] std::vector<std::string> sketchComments(const game::Sketch& sketch, const game::View& names);
/// The tags of a sketch that everybody may see; empty for an empty one.
[[nodiscard]] std::string sketchText(const game::Sketch& sketch, const game::View& names);

/// Takes the strokes from a comment, and adds them to the sketch; their tags are removed from the text, which
/// may be empty afterwards. Nothing changes, and the result is false, if the comment has none, or if it has
/// anything in their tags that cannot be read: an unknown ink or place, an arrow that leads nowhere, or more
/// than game::kMostStrokes with those of the sketch.
bool takeSketch(std::string& comment, game::Sketch& sketch, const game::View& names);

}  // namespace match
