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
    GameSource source = {};  ///< without a game: all games; without a ply: all positions
    tak::engine::Options engine = {};
    tak::engine::Limits limits = {};
    std::string out = {};  ///< file for the annotated games; may be the input file
};

/// Searches a position, or every position of the games' main lines, and prints each with its lines (score for
/// the side to move, depth, moves in PTN). A ply without a game refers to the first game. With `out` every
/// game of the file is written. Analysed games get notes as match/EvaluationRecord.h explains them, always of
/// White's side, marks for mistakes (?!, ?, ??) and for tinue ('' after the move); the others stay as they
/// are. The old content of that file is replaced at the end. Progress goes to the error stream; Ctrl-C ends
/// the analysis and keeps the results so far; the status is kProblemsFound then.
[[nodiscard]] int runAnalyse(const AnalyseRequest& request, const Console& console);

void addAnalyseCommand(CLI::App& app, const Console& console, int& status);

}  // namespace cli
