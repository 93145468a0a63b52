#pragma once

#include <optional>
#include <vector>

#include "game/MoveInput.h"
#include "games/tactik/play/TactikDraft.h"

namespace tactik::table {

/// Sets a position up by pointing. A pawn or a card is lifted, and put down where the player points next. A
/// pawn that is put down on its start square from its pocket is a stake; pointing at a pawn there twice
/// changes that. The stock gives a card of any kind, each further click the next one. A kind that is chosen
/// goes at once into the hand that is being filled, which is the one that was pointed at last.
class DraftInput final : public game::MoveInput {
  public:
    void reset(const game::View& view) override;
    std::optional<game::Action> pick(game::Place place) override;
    std::optional<game::Action> finish() override { return {}; }
    /// With an empty hand it takes this pawn or card away.
    std::optional<game::Action> finishAt(game::Place place) override;
    std::optional<game::Action> releaseAt(game::Place) override { return {}; }
    /// Another card of the stock.
    bool vary(int steps) override;
    bool stepBack() override { return cancel(); }
    bool cancel() override;
    [[nodiscard]] std::optional<base::Message> refusal() const override { return refusal_; }
    [[nodiscard]] bool holding() const override { return pawn_ || card_; }
    /// The kinds of cards.
    [[nodiscard]] std::vector<game::Choice> choices() const override;
    std::optional<game::Action> choose(std::size_t choice) override;
    [[nodiscard]] game::InputView view(std::optional<game::Place> hover) const override;
    [[nodiscard]] game::Place neighbour(game::Place from, int dx, int dy) const override;
    /// Squares "17", cells "Rb2", pockets "Rp", slots of hands "R1" to "G6", "stock" and "pile".
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] game::Place cursorStart() const override;

  private:
    /// A card that is lifted from its place; of the stock, of this kind.
    struct Card {
        game::Place from;
        rules::Card kind = rules::Card::Unknown;
    };
    [[nodiscard]] std::optional<rules::Pawn> pawnAt(game::Place place) const;
    [[nodiscard]] std::optional<game::Action> putPawn(game::Place place);
    [[nodiscard]] std::optional<game::Action> putCard(game::Place place);
    std::optional<game::Action> takeAt(game::Place place);
    /// What would be done by pointing at this place with a pawn or a card in the hand, legal or not; nothing:
    /// nothing would.
    [[nodiscard]] std::optional<play::DraftChange> pawnChange(game::Place place) const;
    [[nodiscard]] std::optional<play::DraftChange> cardChange(game::Place place) const;
    [[nodiscard]] base::Message whyNot(const play::DraftChange& change) const;
    /// The next kind of card in the stock after this one, or before it; nothing if there is none.
    [[nodiscard]] std::optional<rules::Card> nextKind(rules::Card kind, int steps) const;
    /// The next free slot of this hand.
    [[nodiscard]] std::optional<game::Place> freeSlot(int player) const;
    /// The hand that gets the next chosen card.
    [[nodiscard]] int filled() const;
    void showPawn(game::InputView& view, std::optional<game::Place> hover) const;
    void showCard(game::InputView& view, std::optional<game::Place> hover) const;
    [[nodiscard]] std::vector<game::Place> stops() const;
    /// The player whose seat is nearest to a place.
    [[nodiscard]] int playerNear(game::Place place) const;

    const play::TactikDraft* draft_ = nullptr;
    std::optional<rules::Pawn> pawn_;
    std::optional<Card> card_;
    int hand_ = 0;   ///< pointed at last
    int turn_ = -1;  ///< whose turn it was when the hand was chosen
    std::optional<base::Message> refusal_;
};

}  // namespace tactik::table
