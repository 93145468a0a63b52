#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/StrongId.h"
#include "games/tactik/rules/Board.h"
#include "games/tactik/rules/Rules.h"

namespace tactik::rules {

/// A card, by the number of its back, 0 to kCards - 1, which tells nothing about its face: when cards are
/// mixed, the backs stay where they are and the faces are dealt to them anew.
using Back = base::StrongId<struct BackTag, std::uint8_t>;
inline constexpr Back kNoBack{255};
/// By back; Unknown where a viewer may not know it.
using Faces = std::array<Card, kCards>;

/// The cards of a player, by slot; kNoBack in an empty one.
using Hand = std::array<Back, kMostHeld>;
inline constexpr Hand kEmptyHand{kNoBack, kNoBack, kNoBack, kNoBack, kNoBack, kNoBack};

/// Cards that lie on each other, from the bottom up.
class Heap {
  public:
    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const Back* begin() const { return backs_.data(); }
    [[nodiscard]] const Back* end() const { return backs_.data() + size_; }
    [[nodiscard]] Back operator[](int level) const { return backs_[static_cast<std::size_t>(level)]; }
    void push(Back back) { backs_[size_++] = back; }
    Back pop() {
        const Back top = backs_[--size_];
        backs_[size_] = {};
        return top;
    }
    friend bool operator==(const Heap&, const Heap&) = default;

  private:
    std::array<Back, kCards> backs_{};
    std::uint8_t size_ = 0;
};

/// What is due.
enum class Phase : std::uint8_t { Passing, Playing, Over };

inline constexpr std::int8_t kNotPassed = -1;   ///< the player has not chosen a card to pass
inline constexpr std::int8_t kHiddenSlot = -2;  ///< he has, and the viewer does not know which

/// By player.
using Slots = std::array<std::int8_t, kMostPlayers>;

/// One moment of a game: everything on the table, without its past.
struct Table {
    Board board;
    Faces faces{};
    /// By back, as far as its face is known: of equal cards in a hand the one with the lowest number goes. It
    /// is drawn by chance, so that the card that goes tells nothing about those that stay.
    std::array<std::uint8_t, kCards> order{};
    std::array<Hand, kMostPlayers> hands{kEmptyHand, kEmptyHand, kEmptyHand, kEmptyHand};
    Heap stock = {};
    Heap pile = {};
    Slots passed{kNotPassed, kNotPassed, kNotPassed, kNotPassed};  ///< of the cards to be passed
    Phase phase = Phase::Passing;
    std::uint8_t players = 0;
    std::uint8_t dealer = 0;
    std::uint8_t toMove = 0;  ///< the next to play a card; while cards are passed, who will begin
    std::int16_t deal = 1;    ///< from 1
    std::int16_t round = 1;   ///< from 1: of passing, or of one card of each player

    [[nodiscard]] Card faceOf(Back back) const { return faces[back.value]; }
    [[nodiscard]] const Hand& handOf(int player) const { return hands[static_cast<std::size_t>(player)]; }
    [[nodiscard]] std::optional<Back> inHand(int player, int slot) const {
        const Back back = handOf(player)[static_cast<std::size_t>(slot)];
        return back == kNoBack ? std::nullopt : std::optional(back);
    }
    [[nodiscard]] int cardsHeld(int player) const;
    /// The different cards of a hand, as far as they are known, in the order of their kinds.
    [[nodiscard]] std::vector<Card> kindsHeld(int player) const;

    /// The colour of a player's seat, or the first of his two.
    [[nodiscard]] Colour colourOf(int player) const { return colourAt(player); }
    /// Whose seat a colour is.
    [[nodiscard]] int playerOf(Colour colour) const { return index(colour) % players; }
    /// The colours that a player moves now (rules 4 and 5).
    [[nodiscard]] Colours moversOf(int player) const;
    /// Who gets the cards that a player passes (rules 4 and 5).
    [[nodiscard]] int receiverFrom(int giver) const { return (giver + players / 2) % players; }
    /// The player on the left of another one.
    [[nodiscard]] int leftOf(int player) const { return (player + 1) % players; }
    /// The colour whose side has all eight pawns home.
    [[nodiscard]] std::optional<Colour> winner() const;

    friend bool operator==(const Table&, const Table&) = default;
};

}  // namespace tactik::rules
