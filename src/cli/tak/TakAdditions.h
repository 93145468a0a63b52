#pragma once

#include "cli/Additions.h"

namespace cli {

/// What Tak has beyond other games: settings of its engine, files of openings, half komi, and the commands
/// `tei`, `solve` and `playtak`.
[[nodiscard]] Additions takAdditions();

/// Tak's commands; they set `status` when they have run.
void addTeiCommand(CLI::App& app, const Console& console, int& status);
void addSolveCommand(CLI::App& app, const game::Kind& kind, const Console& console, int& status);
void addPlaytakCommand(CLI::App& app, const Console& console, int& status);

}  // namespace cli
