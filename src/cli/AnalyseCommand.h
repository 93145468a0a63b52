#pragma once

#include <optional>
#include <string>

#include "cli/Console.h"
#include "cli/GameSource.h"
#include "games/tak/engine/Engine.h"

namespace CLI {
class App;
}

namespace cli {

struct AnalyseRequest {
    GameSource source = {};  ///< without a game: every one; without a ply: every position
    tak::engine::Options engine = {};
    tak::engine::Limits limits = {};
    std::string out = {};  ///< file for the annotated games; may be the one they come from
};

/// Searches a position, or every position of the games' main lines: prints each with its lines (score for the
/// side to move, depth, moves in PTN). A ply without a game is one of the first game. With `out` every game
/// of the file is written, those that were searched with a comment `{+0.14/12 2.96s}` after every move, as
/// seen from the mover, with marks for mistakes (?!, ?, ??) and for tinue ('' after the move), the others as
/// they are. What was in that file before is replaced at the end. Progress goes to the error stream; Ctrl-C
/// ends it, with what was analysed until then.
[[nodiscard]] int runAnalyse(const AnalyseRequest& request, const Console& console);

void addAnalyseCommand(CLI::App& app, const Console& console, int& status);

}  // namespace cli
