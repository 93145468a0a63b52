#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "games/tak/rules/Position.h"

namespace tak::lab::tactics {

/// A problem's task.
enum class Theme {
    Tinue,    ///< a forced road
    Flatten,  ///< a forced road that begins by flattening a wall
    Defence,  ///< the one move that does not lose to a forced road
    Flats,    ///< a forced win at the end of the game
    Quiet,    ///< a forced win without a tinue: it needs a move that threatens no road
    Loss,     ///< every move loses by force
};

[[nodiscard]] const char* nameOf(Theme theme);
[[nodiscard]] std::optional<Theme> themeNamed(std::string_view name);
[[nodiscard]] std::vector<std::string> themeNames();

/// A position with proved answers.
struct Problem {
    Theme theme = Theme::Tinue;
    int plies = 0;  ///< to the end, or to the loss after any other move
    tak::rules::Position position;
    std::vector<tak::rules::Move> answers = {};  ///< every right move; of a loss, those that last longest
    std::string text = {};                       ///< a short description
};

/// Whether a forced win begins with a quiet move: after none of its right moves does the winner threaten to
/// complete a road with the next one. Losses and defences do not count.
[[nodiscard]] bool beginsQuietly(const Problem& problem);

/// One line for each problem: `theme;plies;half komi;TPS;answers;description`, with blanks between the
/// answers in PTN.
void writeProblem(const Problem& problem, std::ostream& out);

/// Reads a suite. Skips blank lines and lines that begin with #; line ends of any system do not matter.
/// Errors name file, line and column.
[[nodiscard]] base::Result<std::vector<Problem>> readSuite(std::istream& in, const std::string& file);

}  // namespace tak::lab::tactics
