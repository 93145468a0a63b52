#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/Random.h"
#include "games/caravan/rules/Board.h"
#include "games/caravan/rules/Rules.h"
#include "games/caravan/rules/Turn.h"

namespace caravan::rules {

class History;

struct Outcome {
    bool over = false;
    bool lap = false;               ///< a camel came home; otherwise the cards or the rounds ran out
    std::vector<int> winners = {};  ///< players who share the win; empty while the game goes on
};

/// The stone beside a player's gate, counted from 0 clockwise. The players sit anticlockwise around the
/// table.
[[nodiscard]] constexpr int gateOf(int player, int players) {
    return (kStones - kStones * player / players) % kStones;
}

/// Whether a camel may rest on this stone, if rest stones are agreed on: every sixth.
[[nodiscard]] constexpr bool isRestStone(int stone) { return stone % 6 == 3; }

/// A position of Caravan with the turns that led to it. In a view some facts are unknown: values of cards,
/// goods, slots of gifts. No moves are played in it.
class Position {
  public:
    /// Shuffles the deck and deals to so many players, kMinPlayers to kMaxPlayers. All later chance follows
    /// from the seed and the number of moves, as in game::Chance.
    [[nodiscard]] static Position dealt(int players, std::uint64_t seed, Rules rules);
    /// Without rules that need chance after the deal.
    [[nodiscard]] static Position dealt(int players, base::Random random, bool partners = false);

    /// The parts of a position, for setting one up. By player.
    struct Layout {
        std::vector<int> steps = {};
        std::vector<std::array<int, kHandSize>> hands = {};  ///< values; kEmptySlot
        std::vector<int> pile = {};                          ///< values, from the bottom
        std::vector<int> deck = {};                          ///< values, from the top
        Rules rules = {};
        std::vector<int> goods = {};                 ///< with robbers
        std::vector<bool> shown = {};                ///< the same
        std::optional<std::vector<int>> gifts = {};  ///< while they are chosen: slots; kNoGift
        std::optional<TurnOrder> order = {};         ///< follows from the pile without extended rules
    };
    static constexpr int kEmptySlot = -1;
    /// The layout must be reachable, as checked by parsePosition().
    [[nodiscard]] static Position setUp(const Layout& layout, std::uint64_t seed = 0);
    [[nodiscard]] Layout layout() const;
    /// The same position with other chance from here on.
    [[nodiscard]] Position withSeed(std::uint64_t seed) const {
        Position other = *this;
        other.seed_ = seed;
        return other;
    }

    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] int players() const { return players_; }
    /// Whether players who sit opposite each other are partners.
    [[nodiscard]] bool partners() const { return rules_.partners; }
    [[nodiscard]] std::optional<int> partnerOf(int player) const {
        return rules_.partners ? std::optional((player + 2) % kMaxPlayers) : std::nullopt;
    }
    /// Who gets this player's gifts.
    [[nodiscard]] int receiverFrom(int giver) const {
        return partnerOf(giver).value_or((giver + 1) % players_);
    }

    /// Moves since the deal: parts of turns, and gifts.
    [[nodiscard]] int ply() const { return now_.order.ply; }
    /// From 1.
    [[nodiscard]] int round() const { return now_.order.round; }
    /// Of the turn, from 0.
    [[nodiscard]] int part() const { return now_.order.part; }
    /// Whether everybody is choosing a gift.
    [[nodiscard]] bool giving() const { return now_.giving; }
    /// The players who owe a decision, in any order; nobody when the game is over.
    [[nodiscard]] std::vector<int> awaited() const;
    /// The first of them, or the player whose turn it would be.
    [[nodiscard]] int toMove() const;

    /// Stones walked since the gate, 0 to kHome.
    [[nodiscard]] int steps(int player) const { return now_.steps[static_cast<std::size_t>(player)]; }
    /// The stone of this player's camel after so many steps; nothing at the gate or at home.
    [[nodiscard]] std::optional<int> stoneAfter(int player, int steps) const;
    /// The player whose camel the move would send back, or fight, if any.
    [[nodiscard]] std::optional<int> struckBy(Move move) const;
    /// Whether the mover moves again after this walk: it ends on a rest stone, and he has another card. Does
    /// not tell it of a walk that leads to a fight.
    [[nodiscard]] bool movesAgain(Move move) const;
    /// 1 to kStrongest; 0: unknown, or played without robbers.
    [[nodiscard]] int goodsOf(int player) const { return now_.goods[static_cast<std::size_t>(player)]; }
    /// Whether everybody knows the goods, since a fight has shown them.
    [[nodiscard]] bool goodsShown(int player) const { return now_.shown[static_cast<std::size_t>(player)]; }
    /// The slot of a gift that is chosen and not yet handed over; kNoGift, kHiddenSlot.
    [[nodiscard]] int giftOf(int player) const { return now_.gifts[static_cast<std::size_t>(player)]; }

    [[nodiscard]] std::optional<Card> inHand(int player, int slot) const;
    [[nodiscard]] int cardsHeld(int player) const;
    /// From the bottom up.
    [[nodiscard]] const CardStack& pile() const { return now_.pile; }
    /// From the bottom up.
    [[nodiscard]] const CardStack& deck() const { return now_.deck; }
    [[nodiscard]] int deckLeft() const { return static_cast<int>(now_.deck.size()); }
    [[nodiscard]] Card topOfDeck() const { return now_.deck.back(); }
    /// 1 to kHighest; 0: unknown.
    [[nodiscard]] int valueOf(Card card) const { return values_[card.value]; }

    /// The legal moves of a player, with known cards only; none if no decision of his is awaited.
    [[nodiscard]] std::vector<Move> legalMoves(int player) const;
    [[nodiscard]] std::vector<Move> legalMoves() const { return legalMoves(toMove()); }
    [[nodiscard]] bool isLegal(int player, Move move) const;
    [[nodiscard]] bool isLegal(Move move) const { return isLegal(toMove(), move); }
    /// Plays a legal move. Its effect is past().back().
    void play(int player, Move move);
    void play(Move move) { play(toMove(), move); }
    /// Takes the last move back. There must be one.
    void undo();
    /// Makes it this player's turn, which the rules do not allow: for a turn that is entered while others
    /// move. Not while gifts are chosen.
    void giveTurnTo(int player) {
        now_.order.mover = player;
        now_.order.part = 0;
    }
    /// The moves since the position was dealt or set up.
    [[nodiscard]] const std::vector<Turn>& past() const { return past_; }
    [[nodiscard]] Outcome outcome() const;

    /// A player's knowledge of it: his hand, goods and gifts, and what everybody knows. Without a player:
    /// that alone.
    [[nodiscard]] Position seenBy(std::optional<int> player) const;
    /// A copy in which all that is unknown, now and in the past, is drawn at random from what agrees with
    /// the known facts and the rules.
    [[nodiscard]] Position completed(base::Random& random) const;

    friend bool operator==(const Position&, const Position&) = default;

  private:
    friend class PastReplay;
    [[nodiscard]] static Position deal(int players, base::Random& random, Rules rules);
    void walk(Turn& turn, base::Random& random);
    void fight(Turn& turn, base::Random& random);
    void draw(Turn& turn, base::Random& random);
    void reshuffle(Turn& turn, base::Random& random);
    void give(Turn& turn, base::Random& random);
    void exchange(base::Random& random);
    void handOver();
    void endPart();
    void passTurn();
    [[nodiscard]] bool restsAgain() const;
    [[nodiscard]] bool allHold() const;  ///< everybody has a card
    [[nodiscard]] bool noneHolds() const;

    void hideValues(std::optional<int> viewer);
    void hideGifts(std::optional<int> viewer);
    void recallGoods();
    [[nodiscard]] History history() const;
    void completeCards(base::Random& random);
    void revealGifts(std::size_t begin, std::size_t end, const Values& values,
                     const std::array<int, kMaxPlayers>& slots);
    void completeGoods(base::Random& random);

    Rules rules_;
    int players_ = 0;
    std::optional<std::uint64_t> seed_;  ///< of chance; unknown in a view
    Board now_;
    Values values_{};
    std::vector<Turn> past_;
};

/// The hands after an exchange of gifts. The back of each hand's first card moves, from whichever slot the
/// gift comes, so that the backs give nothing away.
[[nodiscard]] std::array<Hand, kMaxPlayers> handsAfterGifts(const Position& position,
                                                            const std::array<Hand, kMaxPlayers>& hands);

/// Four cards of each value, by card, before they are shuffled.
[[nodiscard]] std::vector<std::uint8_t> wholeDeck();

}  // namespace caravan::rules
