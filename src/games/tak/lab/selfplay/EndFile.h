#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "base/Result.h"
#include "games/tak/lab/selfplay/Bytes.h"
#include "games/tak/lab/selfplay/TrueEnd.h"

namespace tak::lab::selfplay {

struct Endings {
    std::vector<std::string> sets;  ///< files
    std::uint64_t nodes = 200;      ///< to search a move of the end
    int threads = 1;                ///< games at a time
    std::size_t take = 6;           ///< positions of a game
};

/// Takes a game with its number over all sets; false ends the reading. From one thread at a time, in order.
using WholeGameSink = std::function<bool(const WholeGame& game, std::uint32_t number)>;

/// Plays the games of sets, all of one size of board, on to their end; those whose number over all sets
/// `wanted` accepts. Errors name file, line and column. Blocks; stops early, without an error, if a stop is
/// requested.
[[nodiscard]] base::Result<void> playEndings(const Endings& endings,
                                             const std::function<bool(std::uint32_t number)>& wanted,
                                             const WholeGameSink& take, const std::stop_token& stop);

/// Writes positions of such games, with how the game ends, for the trainer of the network that foretells
/// ends. First comes a line with a JSON object that describes the records, then a record for each position,
/// little-endian, as the side to move sees it:
///
///     uint16 board[pieces]    inputs of the pieces on the board; 65535 where there are fewer
///     uint16 own[6]           the situation
///     uint8  owners[squares]  of each square at the end: 0 nobody's, 1 own, 2 the other side's. The top
///                             piece decides, whether a flat, a wall or a capstone: so the table colours it
///     uint8  flats[2]         flats on top at the end, own and the other side's, without komi
///     uint8  result           0 lost, 1 drawn, 2 won
///     uint32 game             the same for all positions of a game; games have consecutive numbers
[[nodiscard]] std::string endHeader(int size);
/// The records of somePlies() of a game, which has an end.
[[nodiscard]] std::string endRecords(const WholeGame& game, std::uint32_t number, std::size_t take);

}  // namespace tak::lab::selfplay
