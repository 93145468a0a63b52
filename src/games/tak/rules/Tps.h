#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/Result.h"
#include "games/tak/rules/Position.h"
#include "games/tak/rules/SetupOptions.h"

namespace tak::rules {

/// Reads a position in the Tak Positional System: `rows player move-number`, as in "x3/x,1,x/2,x2 1 2". The
/// board's size is the number of rows; `options` has what TPS does not contain. Accepts blanks around and
/// between the fields, `x,x,x`, `x1`, `-` between rows, and letters of either case. The error has the column
/// (line 1). A position that is already decided is read as a finished game.
[[nodiscard]] base::Result<Position> parseTps(std::string_view text, const SetupOptions& options = {});

/// A warning for the author of a position, if needed: the move number says that the opening turns are to
/// come, but the board shows that they have been played.
[[nodiscard]] std::optional<base::Message> doubtAbout(const Position& position);

/// The canonical form: `/` between rows, runs of empty squares merged.
[[nodiscard]] std::string formatTps(const Position& position);
/// The same with another player to move, or another move number.
[[nodiscard]] std::string formatTps(const Position& board, Color toMove, int moveNumber);

}  // namespace tak::rules
