#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/Console.h"
#include "games/tak/rules/Game.h"
#include "games/tak/rules/Ptn.h"

namespace cli {

/// The source of a command's positions: a TPS or the like, or a game of a PTN file.
struct GameSource {
    std::string tps = {};          ///< as play::readGameText() reads it
    std::string file = {};         ///< as readInput() reads it
    std::optional<int> size = {};  ///< of the board, where a game does not say it
    std::optional<int> game = {};  ///< number in the file, from 1; the default depends on the command
    int halfKomi = 0;              ///< used with `tps`; a file has its own
    std::optional<int> ply =
        {};  ///< turns of the game before the position; the default depends on the command
};

/// Every game of the file; for a TPS one game. Fails if there is no game, or not the one
/// numbered `source.game`. Errors name the file, or `--tps`; a warning about the TPS goes to the error
/// stream.
[[nodiscard]] base::Result<std::vector<tak::rules::PtnGame>> readGames(const GameSource& source,
                                                                       const Console& console);
/// The game numbered `source.game`, or the first one. Errors as above.
[[nodiscard]] base::Result<tak::rules::PtnGame> readGame(const GameSource& source, const Console& console);

/// The positions of its main line from the start on, each with the moves before it.
[[nodiscard]] std::vector<tak::rules::Game> gamesAlong(const tak::rules::PtnGame& game);

/// Moves in PTN with numbers, crushes and Tak marks: "12. c3' b3 13. d3". With `tinue` the first move gets
/// the mark of a tinue.
[[nodiscard]] std::string numberedLine(const tak::rules::Position& from,
                                       const std::vector<tak::rules::Move>& moves, bool tinue = false);

}  // namespace cli
