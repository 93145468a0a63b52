#pragma once

#include <array>
#include <cstdint>

#include "base/Result.h"
#include "games/tak/rules/Bitboard.h"
#include "games/tak/rules/Move.h"
#include "games/tak/rules/Outcome.h"
#include "games/tak/rules/Setup.h"
#include "games/tak/rules/Stack.h"
#include "games/tak/rules/Types.h"

namespace tak::rules {

/// What make() needs to be taken back. Opaque: hand it to undo() in reverse order.
struct Undo {
    Move move;
    bool crushed = false;
    std::uint16_t quietPlies = 0;
    std::uint64_t hash = 0;
};

/// What stands on one square, for building positions.
struct StackContent {
    StackColors colors{};
    int height = 0;  ///< 0 = empty
    PieceKind top = PieceKind::Flat;
};

/// A Tak position of any size: the board, the supplies, whose turn it is. A value of about 1.2 KiB; copying
/// is cheap. Knows nothing of the past but the number of quiet plies: repetition is the business of Game.
class Position {
  public:
    /// The empty board of a set-up that passes Setup::check().
    explicit Position(const Setup& setup);

    /// A position with these stacks (by square index), `ply` turns into the game. Refuses more pieces than
    /// the set-up has, stacks above 128 or off the board, and capstones beyond the supply. At plies 0 and 1 a
    /// board with two pieces or more is taken for one on which both first stones lie: see openingSkipped().
    /// With fewer the opening is meant, so that boards are refused which it cannot have led to.
    [[nodiscard]] static base::Result<Position> assemble(const Setup& setup,
                                                         const std::array<StackContent, 64>& board, int ply);

    [[nodiscard]] const Setup& setup() const { return setup_; }
    [[nodiscard]] int size() const { return setup_.size; }
    [[nodiscard]] Color toMove() const { return static_cast<Color>(ply_ & 1); }
    /// Turns played since the empty board; White moves at even plies.
    [[nodiscard]] int ply() const { return ply_; }
    /// The number in front of the move in PTN, from 1.
    [[nodiscard]] int moveNumber() const { return ply_ / 2 + 1; }
    /// True while each player's first turn is to come (rule 6).
    [[nodiscard]] bool inOpening() const { return ply_ < 2 && !openingSkipped_; }
    /// The position was set up at ply 0 or 1, but with more on its board than the first turns can have laid:
    /// there is no opening to come.
    [[nodiscard]] bool openingSkipped() const { return openingSkipped_; }
    /// The colour of the stone that a placement lays now: the opponent's in the opening (rule 6).
    [[nodiscard]] Color placementColor() const {
        return inOpening() && setup_.swapOpening ? !toMove() : toMove();
    }
    [[nodiscard]] Supply supply(Color c) const { return supply_[static_cast<std::size_t>(index(c))]; }
    [[nodiscard]] std::uint64_t hash() const { return hash_; }
    [[nodiscard]] int quietPlies() const { return quietPlies_; }

    // The board as sets of squares, by what is on top.
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
    /// Flats on top, without komi (rule 18).
    [[nodiscard]] int flatCount(Color c) const { return count(controlled(c) & flats()); }

    /// Whether the game is over by rules 16-20 or, where agreed, by 50 quiet plies (rule 21). The player who
    /// moved last is taken for the mover of rule 17, also in a position that was set up.
    [[nodiscard]] Outcome outcome() const;

    /// Plays a legal move.
    Undo make(Move move);
    /// Takes back the last move made.
    void undo(const Undo& undo);

    /// The same board with the turn handed to the other player, as no rule of the game allows: the question
    /// "and if they moved again?" of Tak announcements and of search.
    [[nodiscard]] Position passed() const;

    /// Whether this is a legal move here; false for every move once the game is over. Legality.h says why
    /// not.
    [[nodiscard]] bool isLegal(Move move) const;
    /// The same without asking whether the game is over; the caller has.
    [[nodiscard]] bool isPseudoLegal(Move move) const;
    /// Whether the spread ends with a capstone flattening a wall (rule 15).
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
    void placePiece(Square at, Color color, PieceKind kind);
    bool spreadPieces(Move move);
    void gatherPieces(Move move, bool crushed);
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

/// What is wrong with a board on which a player has more stones, or capstones, than the supply holds.
[[nodiscard]] base::Message moreThanSupply(Color owner, bool capstones);

/// Appends every legal move in a fixed order: placements by square (flat, wall, capstone), then spreads by
/// square, direction and pattern. Nothing if the game is over.
void legalMoves(const Position& position, MoveList& out);

/// The same without asking whether the game is over; the caller has.
void generateMoves(const Position& position, MoveList& out);

/// How many moves generateMoves() would append, found by counting drops, without generating them.
[[nodiscard]] std::uint64_t countMoves(const Position& position);

}  // namespace tak::rules
