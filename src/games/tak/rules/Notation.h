#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "games/tak/rules/Position.h"

namespace tak::rules {

/// The greatest move number in PTN and TPS; no real game reaches it.
inline constexpr int kMaxMoveNumber = 99999;

/// A move as written in PTN, read without a position, so it may be illegal.
struct WrittenMove {
    Move move;
    bool crush = false;                        ///< `*`: the text claims that a wall is flattened
    std::optional<PieceKind> carriedTop = {};  ///< the letter after a spread: the kind of its top piece
    std::string marks = {};                    ///< what follows, verbatim: ' " ! ? and unknown marks
};

/// Reads one move, without blanks around it. The error (line 1, column within the text) says what was
/// expected. Also accepts capital squares, small letters of pieces, an `F`, a leading 1, drops that all fall
/// on one square, a missing last drop, and unknown marks.
[[nodiscard]] base::Result<WrittenMove> parseMoveText(std::string_view text);

/// Converts the written move into a legal move of this position; the error is a sentence for the player.
/// Column 1. In the first turn of the double black stack a written flat stands for the stack.
[[nodiscard]] base::Result<Move> resolveMove(const WrittenMove& written, const Position& position);

/// What the written text wrongly claims about its legal move, if anything: a `*` without a flattened wall, or
/// another piece on top.
[[nodiscard]] std::optional<base::Message> wrongClaim(const WrittenMove& written, const Position& position);

/// parseMoveText() and resolveMove() in one; a wrong claim is an error, too.
[[nodiscard]] base::Result<Move> parseMove(std::string_view text, const Position& position);

/// The annotation marks of this text, without characters that a game file cannot have after a move.
[[nodiscard]] std::string cleanMarks(std::string_view marks);

/// "a1" to "h8".
[[nodiscard]] std::string formatSquare(Square square);

/// The canonical form without marks: no F, no leading 1, no drops if all fall on one square; `2a1` places two
/// flats at once.
[[nodiscard]] std::string formatMove(Move move);

enum class TakMark : bool { No, Yes };

/// The canonical form of a legal move, with `*` on a crush and, if requested, `'` on a Tak.
[[nodiscard]] std::string formatMove(const Position& before, Move move, TakMark tak = TakMark::No);

}  // namespace tak::rules
