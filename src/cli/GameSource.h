#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/Console.h"
#include "games/tak/rules/Game.h"
#include "games/tak/rules/Ptn.h"

namespace cli {

/// Where a command takes positions from: a TPS, or a game of a PTN file.
struct GameSource {
    std::string tps = {};
    std::string file = {};         ///< "-" is the standard input
    std::optional<int> game = {};  ///< of the file, from 1; what none means, the command says
    int halfKomi = 0;              ///< with `tps`; a file says itself
    std::optional<int> ply =
        {};  ///< turns of the game after which to look; what none means, the command says
};

/// Every game of the file; for a TPS one without moves. At least one, and the one that `source.game` names.
/// Errors name the file, or `--tps`; a doubt about the TPS goes to the error stream.
[[nodiscard]] base::Result<std::vector<tak::rules::PtnGame>> readGames(const GameSource& source,
                                                                       const Console& console);
/// The game that `source.game` names, or else the first. Errors as above.
[[nodiscard]] base::Result<tak::rules::PtnGame> readGame(const GameSource& source, const Console& console);

/// The positions of its main line, the start first, with what has been played before.
[[nodiscard]] std::vector<tak::rules::Game> gamesAlong(const tak::rules::PtnGame& game);

/// Moves as PTN writes them, with numbers, crushes and Tak marks: "12. c3' b3 13. d3". `tinue` marks the
/// first one as the beginning of a tinue.
[[nodiscard]] std::string numberedLine(const tak::rules::Position& from,
                                       const std::vector<tak::rules::Move>& moves, bool tinue = false);

}  // namespace cli
