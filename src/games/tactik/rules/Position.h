#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/Random.h"
#include "games/tactik/rules/Table.h"

namespace tactik::rules {

/// An act that was played, with its effect. In what a viewer sees, cards that he may not know are Unknown.
struct Played {
    Act act;
    Table before;
    /// The slots from which cards went, with their faces: one, of a whole hand all. By slot.
    std::array<Card, kMostHeld> laid{};
    std::int8_t slot = kHiddenSlot;  ///< of the first of them; all know that of a passed card afterwards
    Captures captures = {};
    bool exchanged = false;  ///< everybody had chosen: the passed cards and all hands changed
    bool shuffled = false;   ///< the pile became the stock
    bool dealt = false;      ///< a new deal began
    friend bool operator==(const Played&, const Played&) = default;
};

/// What one viewer saw of a game beside its acts.
struct Told {
    std::optional<int> viewer = {};        ///< the player who saw it; nobody: an onlooker
    int firstDeal = 1;                     ///< the number of the deal at the start
    std::vector<std::vector<Card>> hands;  ///< of the viewer in the deals after that, before he passed a card
};

/// A game of Tac-Tik up to a position: what is on the table, and how it came about. As a player may know it,
/// cards are unknown; then nothing is played in it.
class Position {
  public:
    /// Shuffles, draws the first dealer by lot and deals. All later chance follows from the seed and the
    /// number of acts, as in game::Chance.
    [[nodiscard]] static Position dealt(int players, std::uint64_t seed, const Rules& rules = {});
    /// Begins with a position that was set up, as parsePosition() checks it.
    Position(const Table& table, const Rules& rules, std::uint64_t seed);
    /// Begins with what somebody saw of a position, as parseSeen() reads it; it goes on by tell() alone.
    Position(const Table& seen, const Rules& rules);

    [[nodiscard]] const Table& table() const { return table_; }
    [[nodiscard]] const Board& board() const { return table_.board; }
    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] int players() const { return table_.players; }
    [[nodiscard]] const std::vector<Played>& past() const { return past_; }
    [[nodiscard]] bool over() const { return table_.phase == Phase::Over; }
    /// Of later chance; nothing in a view.
    [[nodiscard]] std::optional<std::uint64_t> seed() const { return seed_; }
    /// The players who owe a decision: one, or while cards are passed perhaps all; nobody after the end.
    [[nodiscard]] std::vector<int> awaited() const;

    /// The legal acts of a player, as far as his cards are known, in a fixed order; none if nothing of his is
    /// awaited.
    [[nodiscard]] std::vector<Act> legalActs(int player) const;
    [[nodiscard]] bool isLegal(const Act& act) const;
    /// Whether he holds a card that can be played (rule 6).
    [[nodiscard]] bool canPlay(int player) const;
    void play(const Act& act);
    void undo();
    /// Goes on by an act that somebody saw, as actTold() checks it: cards that it shows become known, and
    /// those that are mixed or dealt unknown, but for the viewer's own.
    void tell(const Act& act, const Told& told);
    /// Makes it this player's turn, which the rules do not allow: for a play that is entered while others
    /// play. Only while cards are played.
    void giveTurnTo(int player) { table_.toMove = static_cast<std::uint8_t>(player); }

    /// What a player knows of it, or without a player what everybody knows (rule 15).
    [[nodiscard]] Position seenBy(std::optional<int> player) const;
    /// A copy in which all unknown cards, now and in the past, and all later chance are drawn at random from
    /// what agrees with the known facts (rule 15), for what this viewer knows: an onlooker, if nobody.
    [[nodiscard]] Position completed(base::Random& random, std::optional<int> viewer) const;

    friend bool operator==(const Position&, const Position&) = default;

  private:
    friend class PastReplay;
    void pass(Played& played, base::Random& random);
    void exchange(base::Random& random);
    void exchangeBacks();
    void lay(int slot, int player, Played& played);
    /// Without random numbers, cards that are shuffled become unknown.
    void finishTurn(Played& played, base::Random* random);
    void shuffleAndDeal(Played& played, base::Random* random);
    void tellPass(Played& played, const Told& told);
    void tellExchange(Played& played, const Told& told);
    void tellDeal(const Told& told);
    [[nodiscard]] int slotTold(int player, Card card);
    [[nodiscard]] int slotFor(int player, Card card) const;
    void completePast(base::Random& random);
    void drawHandsBefore(std::size_t exchange, const Table& after, Faces& faces, base::Random& random) const;
    static void completePass(Played& played, const Slots& slots);

    Table table_;
    Rules rules_;
    std::optional<std::uint64_t> seed_;  ///< of chance; unknown in a view
    std::vector<Played> past_;
};

/// A moment as a player sees it, or without a player as everybody does.
[[nodiscard]] Table seenBy(const Table& table, std::optional<int> player);

/// Deals from the top of the stock, one card after another, beginning on the dealer's left.
void deal(Table& table);

/// The cards that a player has not, since he discarded in this deal while they could have been played
/// (rule 15): whether each kind may be in his hand. By Card; all, if he has not discarded.
[[nodiscard]] std::array<bool, kKinds + 1> possibleInHand(const Position& position, int player);

}  // namespace tactik::rules
