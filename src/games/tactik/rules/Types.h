#pragma once

#include <array>
#include <cstdint>

namespace tactik::rules {

/// The four colours, clockwise round the table (rule 1).
enum class Colour : std::uint8_t { Red, Blue, Yellow, Green };
inline constexpr int kColours = 4;
inline constexpr std::array<Colour, kColours> kAllColours{Colour::Red, Colour::Blue, Colour::Yellow,
                                                          Colour::Green};
[[nodiscard]] constexpr int index(Colour colour) { return static_cast<int>(colour); }
[[nodiscard]] constexpr Colour colourAt(int index) { return static_cast<Colour>(index); }
/// The colour of the partner's seat, or a player's second one.
[[nodiscard]] constexpr Colour opposite(Colour colour) { return colourAt((index(colour) + 2) % kColours); }

/// A set of colours.
class Colours {
  public:
    constexpr Colours() = default;
    constexpr Colours(Colour colour) : bits_(static_cast<std::uint8_t>(1U << index(colour))) {}
    [[nodiscard]] constexpr bool has(Colour colour) const { return (bits_ >> index(colour) & 1U) != 0; }
    [[nodiscard]] constexpr Colours with(Colour colour) const {
        Colours both = *this;
        both.bits_ = static_cast<std::uint8_t>(bits_ | Colours(colour).bits_);
        return both;
    }
    [[nodiscard]] constexpr Colours without(Colour colour) const {
        Colours rest = *this;
        rest.bits_ = static_cast<std::uint8_t>(bits_ & ~Colours(colour).bits_);
        return rest;
    }
    friend constexpr bool operator==(Colours, Colours) = default;

  private:
    std::uint8_t bits_ = 0;
};
/// Those who win together (rules 1 and 5).
[[nodiscard]] constexpr Colours sideOf(Colour colour) { return Colours(colour).with(opposite(colour)); }

inline constexpr int kPawnsEach = 4;
inline constexpr int kPawns = kColours * kPawnsEach;
inline constexpr int kBaseCells = 4;     ///< of each colour (rule 2)
inline constexpr int kSquares = 64;      ///< of the circuit (rule 2)
inline constexpr int kMostSquares = 72;  ///< of the long circuit that may be agreed on

/// A pawn, from 0 to kPawns - 1, by colour.
using Pawn = std::int8_t;
inline constexpr Pawn kNoPawn = -1;
[[nodiscard]] constexpr Colour colourOf(Pawn pawn) { return colourAt(pawn / kPawnsEach); }
/// The first pawn of a colour; the others follow.
[[nodiscard]] constexpr Pawn firstOf(Colour colour) { return static_cast<Pawn>(index(colour) * kPawnsEach); }

/// Where a pawn can be: on a square of the circuit, in a cell of its base, or in its pocket.
class Spot {
  public:
    constexpr Spot() = default;
    /// From 0, clockwise; square 0 is red's start.
    [[nodiscard]] static constexpr Spot square(int square) { return Spot(square); }
    /// Cells count from 1, next to the start square, to kBaseCells (rule 2).
    [[nodiscard]] static constexpr Spot base(Colour colour, int cell) {
        return Spot(kMostSquares + rules::index(colour) * kBaseCells + cell - 1);
    }
    [[nodiscard]] static constexpr Spot pocket(Colour colour) {
        return Spot(kFirstPocket + rules::index(colour));
    }
    [[nodiscard]] static constexpr Spot fromIndex(int index) { return Spot(index); }

    [[nodiscard]] constexpr int index() const { return index_; }
    [[nodiscard]] constexpr bool onCircuit() const { return index_ < kMostSquares; }
    [[nodiscard]] constexpr bool inBase() const { return index_ >= kMostSquares && index_ < kFirstPocket; }
    [[nodiscard]] constexpr bool inPocket() const { return index_ >= kFirstPocket; }
    /// The number of a square on the circuit.
    [[nodiscard]] constexpr int square() const { return index_; }
    /// The cell of a base, from 1.
    [[nodiscard]] constexpr int cell() const { return (index_ - kMostSquares) % kBaseCells + 1; }
    /// Of a base or a pocket.
    [[nodiscard]] constexpr Colour colour() const {
        return colourAt(inPocket() ? index_ - kFirstPocket : (index_ - kMostSquares) / kBaseCells);
    }
    friend constexpr bool operator==(Spot, Spot) = default;
    friend constexpr auto operator<=>(Spot, Spot) = default;

    static constexpr int kOccupiable = kMostSquares + kColours * kBaseCells;  ///< squares and cells
    static constexpr int kFirstPocket = kOccupiable;
    static constexpr int kCount = kFirstPocket + kColours;

  private:
    explicit constexpr Spot(int index) : index_(static_cast<std::uint8_t>(index)) {}
    std::uint8_t index_ = 0;
};

/// What is on a card (rule 3).
enum class Card : std::uint8_t {
    Unknown,
    One,
    Two,
    Three,
    Four,
    Five,
    Six,
    Eight,
    Nine,
    Ten,
    Twelve,
    Swap,
    SevenOnes  ///< 7x1
};
inline constexpr int kKinds = 12;
inline constexpr int kOfEachKind = 4;
inline constexpr int kCards = kKinds * kOfEachKind;
inline constexpr std::array<Card, kKinds> kAllCards{Card::One,  Card::Two,    Card::Three, Card::Four,
                                                    Card::Five, Card::Six,    Card::Eight, Card::Nine,
                                                    Card::Ten,  Card::Twelve, Card::Swap,  Card::SevenOnes};
[[nodiscard]] constexpr int index(Card card) { return static_cast<int>(card); }

/// How many squares the card moves in all; 0: none.
[[nodiscard]] constexpr int stepsOf(Card card) {
    constexpr std::array<int, kKinds + 1> kSteps{0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 0, 7};
    return kSteps[static_cast<std::size_t>(card)];
}
/// Whether the card may start a pawn (rule 7).
[[nodiscard]] constexpr bool canStart(Card card) { return card == Card::One || card == Card::Ten; }
/// Whether it moves one pawn forward by its number.
[[nodiscard]] constexpr bool goesForward(Card card) {
    return stepsOf(card) > 0 && card != Card::Four && card != Card::SevenOnes;
}

inline constexpr int kMostPlayers = 4;
inline constexpr int kMostHeld = 6;     ///< cards in a hand of a game for two
inline constexpr int kMostDeals = 300;  ///< then the game is drawn (rule 14)
/// Cards that every player gets in a deal (rules 4 and 5).
[[nodiscard]] constexpr int handSize(int players) { return players == 2 ? kMostHeld : 4; }
/// Deals from one shuffle to the next (rule 4).
[[nodiscard]] constexpr int dealsInCycle(int players) { return kCards / (players * handSize(players)); }

}  // namespace tactik::rules
