#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/Random.h"
#include "base/StrongId.h"

namespace caravan::rules {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 4;
inline constexpr int kStones = 18;     ///< of the circuit
inline constexpr int kHome = kStones;  ///< steps of a camel that has completed its lap
inline constexpr int kHighest = 5;     ///< value of a card; the lowest is 1
inline constexpr int kCards = 20;      ///< four of each value
inline constexpr int kHandSize = 4;

/// A card, by its index in the shuffled deck; the index tells nothing about its value.
using Card = base::StrongId<struct CardTag, std::uint8_t>;

/// The player plays the card in this slot of the hand, which has this value. Everybody may know the value
/// once the card is played.
struct Move {
    int slot = 0;   ///< 0 to kHandSize - 1
    int value = 0;  ///< 1 to kHighest
    friend bool operator==(const Move&, const Move&) = default;
};

/// A turn that was played, with the data for undo().
struct Turn {
    Move move;
    Card card;
    int stepsBefore = 0;             ///< of the camel that walked
    std::optional<int> struck = {};  ///< player whose camel was sent back
    int struckSteps = 0;             ///< steps of that camel before
    std::optional<Card> drawn = {};
    friend bool operator==(const Turn&, const Turn&) = default;
};

struct Outcome {
    bool over = false;
    bool lap = false;               ///< a camel came home; otherwise the game ended with empty hands
    std::vector<int> winners = {};  ///< players who share the win; empty while the game goes on
};

/// The stone beside a player's gate, counted from 0 clockwise. The players sit anticlockwise around the
/// table.
[[nodiscard]] constexpr int gateOf(int player, int players) {
    return (kStones - kStones * player / players) % kStones;
}

/// A position of Caravan with the turns that led to it. The value of a card may be unknown: 0. Then the
/// position is a view, in which no moves are played.
class Position {
  public:
    /// Shuffles the deck and deals to so many players, kMinPlayers to kMaxPlayers. Four may be
    /// partners.
    [[nodiscard]] static Position dealt(int players, base::Random random, bool partners = false);

    /// The parts of a position, for setting one up.
    struct Layout {
        std::vector<int> steps;                         ///< by player
        std::vector<std::array<int, kHandSize>> hands;  ///< by player: values; kEmptySlot
        std::vector<int> pile;                          ///< values, from the bottom
        std::vector<int> deck;                          ///< values, from the top
        bool partners = false;                          ///< of four
    };
    static constexpr int kEmptySlot = -1;
    /// The layout must be reachable, as checked by check() in Notation.
    [[nodiscard]] static Position setUp(const Layout& layout);
    [[nodiscard]] Layout layout() const;

    [[nodiscard]] int players() const { return static_cast<int>(steps_.size()); }
    /// Whether players who sit opposite each other are partners.
    [[nodiscard]] bool partners() const { return partners_; }
    [[nodiscard]] std::optional<int> partnerOf(int player) const {
        return partners_ ? std::optional((player + 2) % kMaxPlayers) : std::nullopt;
    }
    /// Turns since the deal: each one adds a card to the pile.
    [[nodiscard]] int ply() const { return static_cast<int>(pile_.size()); }
    [[nodiscard]] int toMove() const { return ply() % players(); }
    /// Stones walked since the gate, 0 to kHome.
    [[nodiscard]] int steps(int player) const { return steps_[static_cast<std::size_t>(player)]; }
    /// The stone of this player's camel after so many steps; nothing at the gate or at home.
    [[nodiscard]] std::optional<int> stoneAfter(int player, int steps) const;
    /// The player whose camel the move would send back, if any.
    [[nodiscard]] std::optional<int> struckBy(Move move) const;

    [[nodiscard]] std::optional<Card> inHand(int player, int slot) const;
    /// From the bottom up.
    [[nodiscard]] const std::vector<Card>& pile() const { return pile_; }
    [[nodiscard]] int deckLeft() const { return kCards - nextCard_; }
    [[nodiscard]] Card topOfDeck() const { return Card(static_cast<std::uint8_t>(nextCard_)); }
    /// 1 to kHighest; 0: unknown.
    [[nodiscard]] int valueOf(Card card) const { return values_[card.value]; }

    /// The legal moves of the player to move, with known cards only.
    [[nodiscard]] std::vector<Move> legalMoves() const;
    [[nodiscard]] bool isLegal(Move move) const;
    /// Plays a legal move.
    void play(Move move);
    /// Takes the last turn back. There must be one.
    void undo();
    /// The turns since the position was dealt or set up.
    [[nodiscard]] const std::vector<Turn>& past() const { return past_; }
    [[nodiscard]] Outcome outcome() const;

    /// A player's knowledge of it: the hand and the pile. Without a player: the pile alone.
    [[nodiscard]] Position seenBy(std::optional<int> player) const;
    /// A copy in which unknown cards have random values from those that are missing.
    [[nodiscard]] Position completed(base::Random& random) const;

    friend bool operator==(const Position&, const Position&) = default;

  private:
    using Hand = std::array<std::optional<Card>, kHandSize>;

    bool partners_ = false;
    std::vector<int> steps_;
    std::vector<Hand> hands_;
    std::vector<Card> pile_;
    int nextCard_ = 0;  ///< the first card of the deck; the others follow
    std::array<std::uint8_t, kCards> values_{};
    std::vector<Turn> past_;
};

}  // namespace caravan::rules
