#pragma once

#include <array>
#include <cstdint>

#include "games/tactik/engine/Move.h"
#include "games/tactik/rules/Board.h"

namespace tactik::engine {

/// Where all pawns are, as search needs it: in about 100 bytes, each pawn counted from the start square of
/// its own colour. It follows rules::Board exactly; a test compares the two.
class FastBoard {
  public:
    static constexpr int kPocket = -1;

    explicit FastBoard(const rules::Board& board);

    /// 64, or 72.
    [[nodiscard]] int squares() const { return squares_; }
    [[nodiscard]] int startOf(rules::Colour colour) const { return rules::index(colour) * quarter_; }
    /// Steps forward from one square to another, from 0.
    [[nodiscard]] int distance(int from, int to) const {
        const int difference = to - from;
        return difference < 0 ? difference + squares_ : difference;
    }

    /// kPocket; from 0, its start square, to squares() - 1 on the circuit; from squares() the base, whose
    /// first cell is a step further than the start square after a lap.
    [[nodiscard]] int stepOf(rules::Pawn pawn) const { return steps_[at(pawn)]; }
    [[nodiscard]] bool inPocket(rules::Pawn pawn) const { return stepOf(pawn) == kPocket; }
    [[nodiscard]] bool inBase(rules::Pawn pawn) const { return stepOf(pawn) >= squares_; }
    [[nodiscard]] bool onCircuit(rules::Pawn pawn) const { return !inPocket(pawn) && !inBase(pawn); }
    /// The square of a pawn on the circuit.
    [[nodiscard]] int squareOf(rules::Pawn pawn) const {
        return squareAt(rules::colourOf(pawn), stepOf(pawn));
    }
    [[nodiscard]] int squareAt(rules::Colour colour, int step) const {
        const int square = startOf(colour) + step;
        return square >= squares_ ? square - squares_ : square;
    }
    [[nodiscard]] rules::Pawn pawnOn(int square) const { return pawns_[at(square)]; }

    [[nodiscard]] bool hasStake(rules::Colour colour) const { return stakes_.has(colour); }
    [[nodiscard]] bool hasStakes() const { return !(stakes_ == rules::Colours()); }
    [[nodiscard]] bool isStake(rules::Pawn pawn) const {
        return stepOf(pawn) == 0 && hasStake(rules::colourOf(pawn));
    }
    /// Whether a stake stands on one of the `steps` squares after this one.
    [[nodiscard]] bool stakeWithin(int square, int steps) const {
        if (!hasStakes()) return false;
        for (const rules::Colour colour : rules::kAllColours) {
            if (!hasStake(colour)) continue;
            const int ahead = distance(square, startOf(colour));
            if (ahead >= 1 && ahead <= steps) return true;
        }
        return false;
    }
    [[nodiscard]] int pocketOf(rules::Colour colour) const { return pockets_[at(rules::index(colour))]; }
    /// The taken cells of a base, a bit for each, that of the first cell the lowest.
    [[nodiscard]] unsigned cellsOf(rules::Colour colour) const { return cells_[at(rules::index(colour))]; }
    [[nodiscard]] bool isHome(rules::Colour colour) const { return cellsOf(colour) == kAllCells; }
    [[nodiscard]] bool isSideHome(rules::Colour colour) const {
        return isHome(colour) && isHome(rules::opposite(colour));
    }

    /// Plays a move that addMoves() lists here.
    void play(const Move& move);
    /// Puts a pawn into its pocket.
    void capture(rules::Pawn pawn);
    /// Walks a pawn to a step ahead, as the only one or as one of a 7x1, which captures all that it meets.
    void walk(rules::Pawn pawn, int to, bool capturesAll);

    friend bool operator==(const FastBoard&, const FastBoard&) = default;

  private:
    static constexpr unsigned kAllCells = (1U << rules::kBaseCells) - 1;
    [[nodiscard]] static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
    void lift(rules::Pawn pawn);
    void put(rules::Pawn pawn, int step);
    void captureOn(int square) {
        if (const rules::Pawn met = pawnOn(square); met != rules::kNoPawn) capture(met);
    }
    void swap(rules::Pawn one, rules::Pawn other);

    std::array<rules::Pawn, rules::kMostSquares> pawns_;
    std::array<std::int8_t, rules::kPawns> steps_;
    std::array<std::uint8_t, rules::kColours> pockets_{};
    std::array<std::uint8_t, rules::kColours> cells_{};
    rules::Colours stakes_;
    std::uint8_t squares_;
    std::uint8_t quarter_;
};

/// A play as a move of the same board.
[[nodiscard]] Move moveOf(const rules::Board& board, const rules::Play& play);

}  // namespace tactik::engine
