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

/// For games with such positions. Searches fixed positions with the game's strongest bot, by nodes, on one
/// thread; prints a line for each, then the sum of the nodes as the signature, which changes only with the
/// bot, and the speed.
void addBenchCommand(CLI::App& app, const GameEntry& game, const Console& console, int& status);
/// Plays matches between the game's bots, each against each, with sides exchanged, and prints the results.
/// Progress goes to the error stream; Ctrl-C ends it and prints the results so far.
void addArenaCommand(CLI::App& app, const GameEntry& game, const Console& console, int& status);
/// Prints what the strongest bot thinks of a position, or of every position of a game, from the view of the
/// player to move alone. Ctrl-C ends it.
void addAnalyseCommand(CLI::App& app, const GameEntry& game, const Console& console, int& status);

/// Adds all of them.
void addCommands(CLI::App& app, const GameEntry& game, const Console& console, int& status);

}  // namespace cli::games
