#pragma once

#include "cli/Console.h"
#include "game/Kind.h"
#include "kinds/Kinds.h"

namespace CLI {
class App;
}

/// The commands for every game. A command sets `status` when it has run; the game and the status must live as
/// long as the app. What one game has beyond them: cli/Additions.h.
namespace cli {

/// Prints the legal actions of a position in notation, one a line; of very many the number and the first.
void addMovesCommand(CLI::App& app, const game::Kind& kind, const Console& console, int& status);
/// Plays typed actions; prints the position and, after the end, the result.
void addPlayCommand(CLI::App& app, const game::Kind& kind, const Console& console, int& status);
/// Counts the leaves of the game tree, an action a ply, and prints one line of labels and values, with the
/// game's variant, if it has any: `perft 6x6 depth 4 moves 36 nodes 13586048 time 0.003 nodes/s 4528682666`,
/// time in seconds. A finished game has no children. Where several players owe a decision, the actions of the
/// first one count.
void addPerftCommand(CLI::App& app, const game::Kind& kind, const Console& console, int& status);
/// Replays the games of files; prints a line for each game, `file:line: game N: …`, and for each problem,
/// `file:line:column: error|warning: what`.
void addCheckCommand(CLI::App& app, const game::Kind& kind, const Console& console, int& status);
/// For games with such positions. Searches the positions of Kind::bench() with the game's strongest bot on
/// one thread; prints a line for each, then the sum of the nodes as the signature, which changes only with
/// the bot, and the speed.
void addBenchCommand(CLI::App& app, const game::Kind& kind, const Console& console, int& status);
/// Plays matches between engines, with sides exchanged, and prints the results. Progress goes to the error
/// stream; Ctrl-C ends it and prints the results so far. The status is kProblemsFound then, and if an engine
/// could not be started.
void addArenaCommand(CLI::App& app, const game::Kind& kind, const Console& console, int& status);
/// Prints what the strongest bot thinks of a position, or of every position of the games' main lines, from
/// the view of the player to move alone. With --out every game of the file is written: analysed ones with
/// evaluations (match/EvaluationRecord.h), marks for mistakes and the game's own marks of proofs; the others
/// stay as they are. The old content of that file is replaced at the end. Progress goes to the error stream;
/// Ctrl-C ends the analysis and keeps the results so far; the status is kProblemsFound then.
void addAnalyseCommand(CLI::App& app, const game::Kind& kind, const Console& console, int& status);
/// Holds tables of all games for players who come over the network, until Ctrl-C or a request to terminate;
/// then all are kept, and go on at the next start. Prints where it listens, and once a minute how many tables
/// and lines there are. A page's program has no such command.
void addHostCommand(CLI::App& app, const kinds::Kinds& games, const Console& console, int& status);

}  // namespace cli
