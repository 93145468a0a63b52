#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "games/tak/rules/Position.h"

namespace tak::rules {

/// In front of a move in PTN and TPS; no game that can be played comes near.
inline constexpr int kMaxMoveNumber = 99999;

/// A move as PTN writes it, read without any position: legality is another question.
struct WrittenMove {
    Move move;
    bool crush = false;                        ///< `*`: the writer claims that a wall is flattened
    std::optional<PieceKind> carriedTop = {};  ///< the letter after a spread, which names the piece on top
    std::string marks = {};                    ///< what follows, verbatim: ' " ! ? and unknown marks
};

/// Reads one move, without blanks around it. The error (line 1, column within the text) says what was
/// expected. Accepts an `F`, a leading 1, drops though all fall on one square, a last drop left out, and
/// unknown marks.
[[nodiscard]] base::Result<WrittenMove> parseMoveText(std::string_view text);

/// The written move as a legal move of this position, or the sentence that tells a player why it is not.
/// Column 1.
[[nodiscard]] base::Result<Move> resolveMove(const WrittenMove& written, const Position& position);

/// Both at once.
[[nodiscard]] base::Result<Move> parseMove(std::string_view text, const Position& position);

/// The annotation marks of this text, without anything that a game file could not hold after a move.
[[nodiscard]] std::string cleanMarks(std::string_view marks);

/// "a1" to "h8".
[[nodiscard]] std::string formatSquare(Square square);

/// The canonical form without marks: no F, no leading 1, no drops when all fall on one square.
[[nodiscard]] std::string formatMove(Move move);

enum class TakMark : bool { No, Yes };

/// The canonical form of a legal move, with `*` on a crush and, where asked, `'` on a Tak.
[[nodiscard]] std::string formatMove(const Position& before, Move move, TakMark tak = TakMark::No);

}  // namespace tak::rules
