#include "cli/games/Commands.h"

namespace cli::games {

void addCommands(CLI::App& app, const GameEntry& game, const Console& console, int& status) {
    addMovesCommand(app, game, console, status);
    addPlayCommand(app, game, console, status);
    addPerftCommand(app, game, console, status);
    addCheckCommand(app, game, console, status);
    if (!game.benchPositions.empty()) addBenchCommand(app, game, console, status);
    addArenaCommand(app, game, console, status);
    addAnalyseCommand(app, game, console, status);
}

}  // namespace cli::games
