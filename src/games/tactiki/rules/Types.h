#pragma once

#include <cstdint>

namespace tactiki::rules {

/// The two players (rule 1). Tiki moves first (rule 6).
enum class Side : std::uint8_t { Tiki, Tac };
[[nodiscard]] constexpr Side operator!(Side side) { return side == Side::Tiki ? Side::Tac : Side::Tiki; }
[[nodiscard]] constexpr int index(Side side) { return static_cast<int>(side); }

inline constexpr int kSides = 2;
inline constexpr int kWidth = 5;  ///< the board has 5×5 fields (rule 1)
inline constexpr int kFields = kWidth * kWidth;
inline constexpr int kPiecesEach = 10;  ///< of a player (rule 1)
inline constexpr int kPieces = kSides * kPiecesEach;
inline constexpr int kStatue = 5;         ///< own pieces that make a statue (rule 2)
inline constexpr int kPerStartField = 2;  ///< pieces on each own start field after the set-up (rule 4)

/// 1 to kHighestRank; kUnknownRank where a viewer may not know it.
using Rank = std::uint8_t;
inline constexpr Rank kHighestRank = 5;
inline constexpr int kOfEachRank = 2;  ///< pieces of each rank for each player (rule 3)
inline constexpr Rank kUnknownRank = 0;

/// How a fight ends for the attacker.
enum class FightResult : std::uint8_t { Won, Lost, Tied };

/// Whether these are 1 and 5, the only ranks of which the lower one wins, whoever attacks (rule 5).
[[nodiscard]] constexpr bool isUpset(Rank one, Rank other) {
    return (one == 1 && other == kHighestRank) || (one == kHighestRank && other == 1);
}

/// The higher rank wins, but 1 beats 5 (rule 5).
[[nodiscard]] constexpr FightResult fight(Rank attacker, Rank defender) {
    if (attacker == defender) return FightResult::Tied;
    return (attacker > defender) != isUpset(attacker, defender) ? FightResult::Won : FightResult::Lost;
}

/// A field of the board. File and row count from 0, so a1 is (0, 0). Row 0 holds Tiki's start fields, row 4
/// Tac's.
class Field {
  public:
    constexpr Field() = default;
    constexpr Field(int file, int row) : index_(static_cast<std::int8_t>(row * kWidth + file)) {}
    [[nodiscard]] static constexpr Field fromIndex(int index) {
        Field field;
        field.index_ = static_cast<std::int8_t>(index);
        return field;
    }
    [[nodiscard]] constexpr int file() const { return index_ % kWidth; }
    [[nodiscard]] constexpr int row() const { return index_ / kWidth; }
    [[nodiscard]] constexpr int index() const { return index_; }
    friend constexpr bool operator==(Field, Field) = default;

  private:
    std::int8_t index_ = 0;
};

/// The row of a player's start fields.
[[nodiscard]] constexpr int startRow(Side side) { return side == Side::Tiki ? 0 : kWidth - 1; }
[[nodiscard]] constexpr bool isStartField(Field field, Side side) { return field.row() == startRow(side); }
/// What one step forward adds to the row.
[[nodiscard]] constexpr int forward(Side side) { return side == Side::Tiki ? 1 : -1; }

/// A piece as everybody can follow it, from 0 to kPieces - 1; first those of Tiki. It keeps its number until
/// it is defeated. Which rank comes back under which number by a reincarnation, only its owner knows.
using Piece = std::int8_t;
inline constexpr Piece kNoPiece = -1;
[[nodiscard]] constexpr Side ownerOf(Piece piece) { return piece < kPiecesEach ? Side::Tiki : Side::Tac; }
/// The first piece of a player; the others follow.
[[nodiscard]] constexpr Piece firstOf(Side side) {
    return static_cast<Piece>(side == Side::Tiki ? 0 : kPiecesEach);
}

}  // namespace tactiki::rules
