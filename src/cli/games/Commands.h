#pragma once

#include "cli/Console.h"
#include "cli/games/GameList.h"

namespace CLI {
class App;
}

/// The commands for any game that a game::Kind describes. A command sets `status` when it has run; the game
/// and the status must live as long as the app.
namespace cli::games {

/// Prints the legal actions of a position in notation, one a line; of very many the number and the first.
void addMovesCommand(CLI::App& app, const GameEntry& game, const Console& console, int& status);
/// Plays typed actions; prints the position and, after the end, the result.
void addPlayCommand(CLI::App& app, const GameEntry& game, const Console& console, int& status);
/// Counts the leaves of the game tree, an action a ply. A finished game has no children. Where several
/// players owe a decision, the actions of the first one count.
void addPerftCommand(CLI::App& app, const GameEntry& game, const Console& console, int& status);
/// Replays the games of files; prints a line for each game, `file: game N: …`, and for each problem,
/// `file:line:column: error|warning: what`.
void addCheckCommand(CLI::App& app, const GameEntry& game, const Console& console, int& status);

/// Adds all of them.
void addCommands(CLI::App& app, const GameEntry& game, const Console& console, int& status);

}  // namespace cli::games
