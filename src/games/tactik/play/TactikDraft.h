#pragma once

#include <optional>
#include <vector>

#include "base/Result.h"
#include "game/Draft.h"
#include "games/tactik/rules/Deals.h"
#include "games/tactik/rules/Position.h"

namespace tactik::play {

/// A position of Tac-Tik while it is set up by hand. Every hole holds one pawn at most, and of each kind
/// there are four cards. Pockets and the stock are the supplies; a card that is put where another one lies
/// changes places with it. Cards of the stock have no kind, since they are those that lie nowhere else. To
/// turn a card of a hand is to choose it for passing, or no more. Details: what else belongs to a position;
/// the dealer, the round and the order of the stock only as far as they were so in the position that was
/// copied.
class TactikDraft final : public game::Draft {
  public:
    /// Indices of wholeChanges(): to deal what is missing, and to gather all cards.
    static constexpr int kDeal = 0;
    static constexpr int kGather = 1;

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
    [[nodiscard]] int allHeld() const;
    /// The number of cards in an area.
    [[nodiscard]] int cardsIn(std::uint16_t area) const;
    /// How many cards of a kind are in the stock.
    [[nodiscard]] int left(rules::Card card) const;
    /// The card that this player has chosen to pass, by its slot; rules::kNotPassed.
    [[nodiscard]] std::int8_t passedBy(int player) const;
    /// The position; the error says why it cannot be, or that the game would be over.
    [[nodiscard]] base::Result<rules::Position> position() const;
    /// Whether dealing would change anything.
    [[nodiscard]] bool lacksCards() const;

    /// The cards, and the pawns of each colour, which may come as stakes.
    [[nodiscard]] std::vector<game::PieceState> kinds() const override;
    [[nodiscard]] std::optional<game::PieceState> supplied(const game::PieceState& kind) const override;
    [[nodiscard]] game::PieceState home(game::PieceState piece, int before) const override;
    [[nodiscard]] std::vector<game::OptionSpec> options() const override;
    [[nodiscard]] game::Stage stageOf(const game::DraftChange& change) const override;
    [[nodiscard]] std::vector<WholeChange> wholeChanges() const override;
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> finish() const override;
    [[nodiscard]] std::string textOf(const game::PieceState& piece) const override;
    [[nodiscard]] std::string textOf(game::Place place) const override { return placeName(place); }
    /// "R17-20!" sets a pawn down as a stake, "5>R1" gives a 5 into the first slot of red's hand; "pile" and
    /// "stock" are the other places of cards.
    [[nodiscard]] std::string textOf(const game::DraftChange& change) const override;

    [[nodiscard]] std::unique_ptr<game::State> clone() const override {
        return std::make_unique<TactikDraft>(*this);
    }
    [[nodiscard]] int playerCount() const override { return players_; }
    [[nodiscard]] std::vector<game::Stat> stats() const override;
    /// That of position(), or if there is none, the pieces as they lie.
    [[nodiscard]] std::string positionText() const override;
    [[nodiscard]] std::string placeName(game::Place place) const override;
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] base::Message describe(game::Place place) const override;
    [[nodiscard]] std::vector<base::Message> describePosition() const override;

  protected:
    [[nodiscard]] bool fits(const game::PieceState& before, const game::PieceState& after) const override;
    [[nodiscard]] game::PieceState laid(const game::PieceState& before,
                                        game::PieceState after) const override;
    void adjust(Details& after, const game::DraftChange& change, const game::Stage& stage) const override;
    [[nodiscard]] base::Result<std::unique_ptr<Draft>> rebuilt(const std::string& key,
                                                               const std::string& value) const override;

  private:
    [[nodiscard]] bool pawnFits(const game::PieceState& before, const game::PieceState& after) const;
    [[nodiscard]] std::optional<int> statedNumber(const char* key) const;
    /// The pieces as they lie, and whose turn it is.
    [[nodiscard]] rules::Table table() const;
    /// The same as a position, whether or not it can be one.
    [[nodiscard]] rules::Position asItLies() const { return {table(), rules(), 0}; }
    /// The cards that lie nowhere else, by kind.
    [[nodiscard]] std::vector<rules::Card> unplaced() const;
    /// The cards of the stock from the bottom up: in the order of the copied position as long as they are the
    /// same, else mixed.
    [[nodiscard]] std::vector<rules::Card> stock() const;
    /// How many cards each player holds once the missing ones are dealt.
    [[nodiscard]] rules::HandSizes wantedSizes() const;
    /// How many cards have been played, if all hands together hold `allHeld`.
    [[nodiscard]] int pileWanted(int allHeld) const;
    [[nodiscard]] bool handsFit() const;
    /// Why position() has none; nothing if the rules have to say it.
    [[nodiscard]] std::optional<base::Message> problem() const;
    [[nodiscard]] std::optional<base::Message> problemOfHands() const;
    [[nodiscard]] game::Stage dealing(std::uint32_t seed) const;
    [[nodiscard]] int dealInCycle() const;
    [[nodiscard]] std::unique_ptr<Draft> withCircuit(bool longCircuit) const;
    [[nodiscard]] std::unique_ptr<Draft> withPlayers(int players) const;

    int players_;
    rules::Board bare_;  ///< without pawns
};

}  // namespace tactik::play
