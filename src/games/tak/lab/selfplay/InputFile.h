#pragma once

#include <string>
#include <vector>

#include "base/Result.h"
#include "games/tak/lab/selfplay/Bytes.h"
#include "games/tak/lab/selfplay/PlayedGame.h"

namespace tak::lab::selfplay {

/// Writes the quiet, searched positions of sets of games, all of one size of board, as the inputs of the
/// network, for the trainer. First comes a line with a JSON object that describes the records, then a record
/// for each position, little-endian, as the side to move sees it:
///
///     uint16 board[pieces]   inputs of the pieces on the board; 65535 where there are fewer
///     uint16 own[6]          the situation, as the side to move sees it …
///     uint16 their[6]        … and as the other side does
///     int16  terms[terms]    the terms of the tuned evaluation, for the side to move
///     int16  tuned           the tuned evaluation, in hundredths of a flat
///     int16  score           of the search
///     uint8  result          of the game for the side to move: 0 lost, 1 drawn, 2 won
///     uint8  stage           how near the end is
///     uint32 game            the same for all positions of a game; games of one set have consecutive numbers
///
/// Errors name file, line and column. Blocks.
[[nodiscard]] base::Result<void> writeInputs(const std::vector<std::string>& sets, const BytesSink& write);

}  // namespace tak::lab::selfplay
