#pragma once

#include <optional>
#include <vector>

#include "base/Result.h"
#include "game/Draft.h"
#include "games/tactik/play/DraftChange.h"
#include "games/tactik/rules/Deals.h"
#include "games/tactik/rules/Position.h"

namespace tactik::play {

/// A position of Tac-Tik while it is set up by hand. Every hole holds one pawn at most, and of each kind
/// there are four cards; whether a game can be played from there, position() tells. Cards of the stock have
/// no kind, since they are those that lie nowhere else. Details: what else belongs to a position; the dealer,
/// the round and the order of the stock only as far as they were so in the position that was copied.
class TactikDraft final : public game::Draft {
  public:
    /// The empty table, before the cards of the first deal are passed; red will begin.
    TactikDraft(int players, const rules::Rules& rules);
    /// As this position; cards that its viewer does not know lie in the stock.
    explicit TactikDraft(const rules::Position& seen);

    [[nodiscard]] rules::Rules rules() const;
    [[nodiscard]] rules::Board board() const;
    [[nodiscard]] bool passing() const;
    /// Whose turn it is, or while cards are passed, who will begin.
    [[nodiscard]] int turn() const;
    [[nodiscard]] int deal() const;
    /// Slots of each hand.
    [[nodiscard]] int slots() const { return rules::handSize(players_); }
    /// The card in a slot of a hand, or on top of the pile; nothing if none is there.
    [[nodiscard]] std::optional<game::PieceState> cardAt(game::Place place) const;
    [[nodiscard]] int held(int player) const;
    /// The number of cards in an area.
    [[nodiscard]] int cardsIn(std::uint16_t area) const;
    /// How many cards of a kind are in the stock.
    [[nodiscard]] int left(rules::Card card) const;
    /// The card that this player has chosen to pass, by its slot; rules::kNotPassed.
    [[nodiscard]] std::int8_t passedBy(int player) const;
    /// The position; the error says why it cannot be, or that the game would be over.
    [[nodiscard]] base::Result<rules::Position> position() const;
    [[nodiscard]] bool isLegal(const DraftChange& change) const;
    /// Whether Deal would change anything.
    [[nodiscard]] bool lacksCards() const;
    /// How many cards each player holds once the missing ones are dealt.
    [[nodiscard]] rules::HandSizes wantedSizes() const;
    /// The pieces as they lie, and whose turn it is.
    [[nodiscard]] rules::Table table() const;
    /// The pawn or card, as it would stand after a legal MovePawn or MoveCard.
    [[nodiscard]] game::PieceState moved(const DraftChange& change) const;

    [[nodiscard]] std::unique_ptr<game::State> clone() const override {
        return std::make_unique<TactikDraft>(*this);
    }
    [[nodiscard]] int playerCount() const override { return players_; }
    [[nodiscard]] bool isLegal(game::Action action) const override {
        const DraftChange change = changeOf(action);
        return actionOf(change) == action && isLegal(change);
    }
    /// Those that move pieces, but for Deal.
    [[nodiscard]] std::vector<game::Action> legalActions() const override;
    [[nodiscard]] std::vector<game::Stat> stats() const override;
    /// "R17-20!" sets a pawn down as a stake, "5>R1" gives a 5 into the first slot of red's hand; "pile" and
    /// "stock" are the other places of cards.
    [[nodiscard]] std::string notation(game::Action action) const override;
    /// That of position(), or if there is none, the pieces as they lie.
    [[nodiscard]] std::string positionText() const override;
    [[nodiscard]] std::string placeName(game::Place place) const override;
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] base::Message describe(game::Place place) const override;
    [[nodiscard]] std::vector<base::Message> describePosition() const override;

  protected:
    [[nodiscard]] game::Transition effectOf(game::Action action) const override;
    [[nodiscard]] Details detailsAfter(game::Action action) const override;

  private:
    [[nodiscard]] bool isLegalMove(const DraftChange& change) const;
    [[nodiscard]] bool isCardPlace(game::Place place) const;
    /// The cards of the stock from the bottom up: in the order of the copied position as long as they are the
    /// same, else mixed.
    [[nodiscard]] std::vector<rules::Card> stock() const;
    [[nodiscard]] std::optional<int> statedNumber(const char* key) const;
    /// How many cards have been played, if all hands together hold `allHeld`.
    [[nodiscard]] int pileWanted(int allHeld) const;
    [[nodiscard]] bool handsFit() const;
    /// Why position() has none; nothing if the rules have to say it.
    [[nodiscard]] std::optional<base::Message> problem() const;
    [[nodiscard]] std::optional<base::Message> problemOfHands() const;
    [[nodiscard]] game::Stage exchange(const DraftChange& change) const;
    [[nodiscard]] game::Stage dealing(std::uint32_t seed) const;
    [[nodiscard]] game::Stage gathered(bool pawnsToo) const;

    int players_;
    bool longCircuit_;
};

}  // namespace tactik::play
