#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "games/tactik/rules/Play.h"
#include "games/tactik/rules/Types.h"

namespace tactik::rules {

/// A pawn that was captured on the way of a play, and where it stood.
struct Capture {
    Pawn pawn = kNoPawn;
    Spot at = {};
    std::uint8_t leg = 0;   ///< the leg of the play that met it
    std::uint8_t step = 0;  ///< of that leg, from 1; 0: a start
    friend bool operator==(const Capture&, const Capture&) = default;
};
/// In the order in which they happen: each of the seven steps of a 7x1 can capture one pawn. More are left
/// out: no play of the rules has them.
class Captures {
  public:
    void push(const Capture& capture) {
        if (size_ < all_.size()) all_[size_++] = capture;
    }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const Capture* begin() const { return all_.data(); }
    [[nodiscard]] const Capture* end() const { return all_.data() + size_; }
    friend bool operator==(const Captures&, const Captures&) = default;

  private:
    std::array<Capture, 7> all_{};
    std::uint8_t size_ = 0;
};

/// Where all pawns are, some 110 bytes: for search, which copies it for every play.
class Board {
  public:
    /// All pawns are in their pockets.
    explicit Board(bool longCircuit = false);

    /// 64, or 72.
    [[nodiscard]] int squares() const { return squares_; }
    /// The start square of a colour.
    [[nodiscard]] int startOf(Colour colour) const { return index(colour) * squares_ / kColours; }
    /// The square that is `steps` steps (negative: back) from another one.
    [[nodiscard]] int after(int square, int steps) const { return (square + steps + squares_) % squares_; }
    /// Steps forward from one square to another, from 0.
    [[nodiscard]] int distance(int from, int to) const { return (to - from + squares_) % squares_; }

    [[nodiscard]] Spot spotOf(Pawn pawn) const { return where_[at(pawn)]; }
    /// The pawn on a square or in a cell; kNoPawn.
    [[nodiscard]] Pawn pawnAt(Spot spot) const { return pawns_[at(spot.index())]; }
    [[nodiscard]] Pawn pawnOn(int square) const { return pawns_[at(square)]; }
    /// Whether a stake of this colour stands on its start square (rule 8).
    [[nodiscard]] bool hasStake(Colour colour) const { return stakes_.has(colour); }
    [[nodiscard]] bool isStake(Pawn pawn) const {
        return hasStake(colourOf(pawn)) && spotOf(pawn) == Spot::square(startOf(colourOf(pawn)));
    }
    /// Whether some stake stands on this square.
    [[nodiscard]] bool stakeOn(int square) const {
        const Pawn pawn = pawnOn(square);
        return pawn != kNoPawn && isStake(pawn);
    }
    /// Steps of a pawn on the circuit to its start square, before which its base lies; a stake has a lap to
    /// go.
    [[nodiscard]] int stepsHome(Pawn pawn) const {
        return isStake(pawn) ? squares() : distance(spotOf(pawn).square(), startOf(colourOf(pawn)));
    }
    [[nodiscard]] int inPocket(Colour colour) const { return pockets_[at(index(colour))]; }
    /// Pawns of a colour in its base.
    [[nodiscard]] int inBase(Colour colour) const { return bases_[at(index(colour))]; }
    [[nodiscard]] bool isHome(Colour colour) const { return inBase(colour) == kPawnsEach; }
    /// A pawn of this colour in its pocket; kNoPawn.
    [[nodiscard]] Pawn pawnInPocket(Colour colour) const;

    /// Moves a pawn to a free place, or to its pocket. A pawn on its start square becomes a stake only if
    /// `asStake`; wherever it came from, it is an ordinary one otherwise.
    void put(Pawn pawn, Spot spot, bool asStake = false);
    /// Carries out a play that addPlays() lists here.
    Captures carryOut(const Play& play);

    /// Two boards have the same key if and only if they are the same but for the identity of equal pawns,
    /// but for a chance of 2^-64.
    [[nodiscard]] std::uint64_t key() const { return key_; }

    friend bool operator==(const Board&, const Board&) = default;

  private:
    [[nodiscard]] static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
    void lift(Pawn pawn);
    void capture(Spot spot, std::uint8_t leg, std::uint8_t step, Captures& captures);
    void walk(const Leg& leg, std::uint8_t number, bool capturesAll, Captures& captures);
    void swap(Spot one, Spot other);

    std::array<Pawn, Spot::kOccupiable> pawns_;
    std::array<Spot, kPawns> where_;
    std::array<std::uint8_t, kColours> pockets_{kPawnsEach, kPawnsEach, kPawnsEach, kPawnsEach};
    std::array<std::uint8_t, kColours> bases_{};
    Colours stakes_;
    std::uint8_t squares_;
    std::uint64_t key_ = 0;
};

}  // namespace tactik::rules
