#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "base/Result.h"
#include "games/tak/rules/Bitboard.h"
#include "games/tak/rules/Move.h"
#include "games/tak/rules/Outcome.h"
#include "games/tak/rules/Setup.h"
#include "games/tak/rules/Stack.h"
#include "games/tak/rules/Types.h"

namespace tak::rules {

/// The data with which undo() reverses make(). Opaque: pass them to undo() in reverse order.
struct Undo {
    Move move;
    bool crushed = false;
    std::uint16_t quietPlies = 0;
    std::uint64_t hash = 0;
};

/// The content of one square, for building positions.
struct StackContent {
    StackColors colors{};
    int height = 0;  ///< 0 = empty
    PieceKind top = PieceKind::Flat;
};

/// A Tak position of any size: the board, the supplies, the player to move. A value of about 1.8 KiB; copying
/// is cheap. Of the past it knows only the number of quiet plies; Game handles repetition.
class Position {
  public:
    /// The empty board of a valid set-up, see Setup::check().
    explicit Position(const Setup& setup);

    /// A position with these stacks (by square index), `ply` turns into the game. Fails if there are more
    /// pieces than the set-up has, stacks above kMaxHeight or off the board, or capstones beyond the supply.
    /// At plies 0 and 1, a board with two or more pieces is taken as one after the opening turns: see
    /// openingSkipped(). Otherwise the opening turns are still to come, and a board that they cannot have
    /// produced fails.
    [[nodiscard]] static base::Result<Position> assemble(const Setup& setup,
                                                         const std::array<StackContent, 64>& board, int ply);

    [[nodiscard]] const Setup& setup() const { return setup_; }
    [[nodiscard]] int size() const { return setup_.size; }
    [[nodiscard]] Color toMove() const { return static_cast<Color>(ply_ & 1); }
    /// Turns since the empty board; White moves at even plies.
    [[nodiscard]] int ply() const { return ply_; }
    /// The move number in PTN, from 1.
    [[nodiscard]] int moveNumber() const { return ply_ / 2 + 1; }
    /// Whether the turn to come is a player's first one, for which the opening has a rule of its own.
    [[nodiscard]] bool inOpening() const {
        return ply_ < 2 && !openingSkipped_ && setup_.opening != Opening::NoSwap;
    }
    /// Whether the position was set up at ply 0 or 1 with more pieces than the opening turns place: then
    /// there is no opening.
    [[nodiscard]] bool openingSkipped() const { return openingSkipped_; }
    /// Of a position whose opening is skipped: the same one with the opening turns still to come, played
    /// among the pieces that are there, as some programs take it. Nothing if they could not be played.
    [[nodiscard]] std::optional<Position> withOpening() const;
    /// Whether the opening turns are still to come, or half played, among other pieces: see withOpening().
    [[nodiscard]] bool opensAmongPieces() const;
    /// The colour of the next placed stone: the opponent's in the opening (rule 6).
    [[nodiscard]] Color placementColor() const { return inOpening() ? !toMove() : toMove(); }
    /// Whether the turn to come is the first one of the double black stack.
    [[nodiscard]] bool placesStack() const {
        return ply_ == 0 && setup_.opening == Opening::DoubleBlackStack && inOpening();
    }
    /// The placement of a flat on this square; of two in the first turn of the double black stack.
    [[nodiscard]] Move flatPlacement(Square s) const {
        return placesStack() ? Move::stackPlacement(s) : Move::placement(s, PieceKind::Flat);
    }
    [[nodiscard]] Supply supply(Color c) const { return supply_[static_cast<std::size_t>(index(c))]; }
    [[nodiscard]] std::uint64_t hash() const { return hash_; }
    [[nodiscard]] int quietPlies() const { return quietPlies_; }

    // Sets of squares, by the top piece.
    [[nodiscard]] Bitboard board() const { return boardMask(setup_.size); }
    [[nodiscard]] Bitboard occupied() const { return control_[0] | control_[1]; }
    [[nodiscard]] Bitboard empty() const { return board() & ~occupied(); }
    [[nodiscard]] Bitboard controlled(Color c) const { return control_[static_cast<std::size_t>(index(c))]; }
    [[nodiscard]] Bitboard walls() const { return walls_; }
    [[nodiscard]] Bitboard capstones() const { return capstones_; }
    [[nodiscard]] Bitboard flats() const { return occupied() & ~walls_ & ~capstones_; }
    /// Squares that count for a road of this colour (rule 4).
    [[nodiscard]] Bitboard roadSquares(Color c) const { return controlled(c) & ~walls_; }
    /// Squares with two pieces or more.
    [[nodiscard]] Bitboard stacks() const { return stacks_; }

    [[nodiscard]] int height(Square s) const { return heights_[static_cast<std::size_t>(s.index())]; }
    [[nodiscard]] const StackColors& colors(Square s) const {
        return colors_[static_cast<std::size_t>(s.index())];
    }
    /// Kind of the top piece; the square must be occupied.
    [[nodiscard]] PieceKind topKind(Square s) const {
        return contains(walls_, s)       ? PieceKind::Wall
               : contains(capstones_, s) ? PieceKind::Capstone
                                         : PieceKind::Flat;
    }
    /// Colour of the top piece; the square must be occupied.
    [[nodiscard]] Color topColor(Square s) const {
        return static_cast<Color>((control_[1] >> s.index()) & 1);
    }
    /// The number of flats on top, without komi (rule 18).
    [[nodiscard]] int flatCount(Color c) const { return count(controlled(c) & flats()); }

    /// The outcome by rules 16-20 and, if agreed, by 50 quiet plies (rule 21). For rule 17 the mover is the
    /// player who moved last, also in a position that was set up.
    [[nodiscard]] Outcome outcome() const;

    /// Plays a legal move.
    Undo make(Move move);
    /// Takes back the last move made.
    void undo(const Undo& undo);

    /// The same board with the other player to move, which the rules never allow: for Tak announcements and
    /// search, which ask whether the same player could win with another turn.
    [[nodiscard]] Position passed() const;

    /// Whether this is a legal move here; false for every move once the game is over. Legality.h says why
    /// not.
    [[nodiscard]] bool isLegal(Move move) const;
    /// The same, except that it does not check whether the game is over.
    [[nodiscard]] bool isPseudoLegal(Move move) const;
    /// Whether the spread ends with a capstone that flattens a wall (rule 15).
    [[nodiscard]] bool flattens(Move move) const {
        return !move.isPlacement() && contains(walls_, move.destination());
    }

    friend bool operator==(const Position& a, const Position& b);

  private:
    friend class PerftCounter;
    template <bool kHashed>
    Undo apply(Move move);
    template <bool kHashed>
    void revert(const Undo& undo);
    void placePieces(Move placement, Color color);
    void takePieces(Move placement, Color color);
    bool spreadPieces(Move move);
    void gatherPieces(Move move, bool crushed);
    [[nodiscard]] bool isAfterFirstTurn() const;
    [[nodiscard]] std::uint64_t squareKey(int index) const;
    [[nodiscard]] std::uint64_t keysAlong(Move move) const;
    void refreshTop(int index);

    Setup setup_;
    std::array<Supply, 2> supply_{};
    int ply_ = 0;
    std::uint16_t quietPlies_ = 0;
    bool openingSkipped_ = false;
    Bitboard control_[2]{};
    Bitboard walls_ = 0;
    Bitboard capstones_ = 0;
    Bitboard stacks_ = 0;
    std::uint64_t hash_ = 0;
    std::array<std::uint8_t, 64> heights_{};
    std::array<StackColors, 64> colors_{};
};

/// The error for a board on which a player has more stones, or capstones, than the supply.
[[nodiscard]] base::Message moreThanSupply(Color owner, bool capstones);

/// Appends every legal move in a fixed order: placements by square (flat, wall, capstone), then spreads by
/// square, direction and pattern. Appends nothing if the game is over.
void legalMoves(const Position& position, MoveList& out);

/// The same, except that it does not check whether the game is over.
void generateMoves(const Position& position, MoveList& out);

/// The number of moves that generateMoves() would append, counted without generating them.
[[nodiscard]] std::uint64_t countMoves(const Position& position);

}  // namespace tak::rules
