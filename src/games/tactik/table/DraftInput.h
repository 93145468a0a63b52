#pragma once

#include <optional>
#include <vector>

#include "game/DraftInput.h"
#include "games/tactik/play/TactikDraft.h"

namespace tactik::table {

/// Sets a position of Tac-Tik up by pointing. A pawn that is put down on its start square from its pocket is
/// a stake; pointing at a pawn there twice changes that. The stock gives a card of any kind, each further
/// click the next one. While cards are passed, a card that is pointed at twice is the one to pass. A kind
/// that is chosen goes at once into the hand that is being filled, which is the one that was pointed at last.
class DraftInput final : public game::DraftInput {
  public:
    void reset(const game::View& view) override;
    std::optional<game::Action> pick(game::Place place) override;
    /// Another card of the stock; with an empty hand it takes one.
    bool vary(int steps) override;
    /// The kinds of cards.
    [[nodiscard]] std::vector<game::Choice> choices() const override;
    std::optional<game::Action> choose(std::size_t choice) override;
    [[nodiscard]] game::Place neighbour(game::Place from, int dx, int dy) const override;
    /// Squares "17", cells "Rb2", pockets "Rp", slots of hands "R1" to "G6", "stock" and "pile".
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] game::Place cursorStart() const override;

  protected:
    [[nodiscard]] std::optional<game::PieceState> kindAt(game::Place place) const override;
    [[nodiscard]] bool isChoice(const game::PieceState& kind) const override;
    [[nodiscard]] game::Choice choiceOf(const game::PieceState& kind) const override;
    [[nodiscard]] bool isVariant(const game::PieceState& a, const game::PieceState& b) const override;
    [[nodiscard]] std::optional<base::Message> noneLeft(const game::PieceState& kind) const override;
    [[nodiscard]] std::optional<base::Message> whyNot(const game::DraftChange& change) const override;
    [[nodiscard]] base::Message words() const override;
    [[nodiscard]] std::string handText() const override;
    [[nodiscard]] std::optional<game::DraftChange> changeTo(game::Place field) const override;
    void takeAgain() override { (void)vary(1); }
    void showTargets(game::InputView& view) const override;
    void showMore(game::InputView& view, std::optional<game::Place> hover) const override;

  private:
    [[nodiscard]] const play::TactikDraft& tactikDraft() const;
    /// The pawn or card in the hand.
    [[nodiscard]] std::optional<game::PieceState> held() const;
    [[nodiscard]] bool holdsPawn() const;
    /// The next free slot of this hand.
    [[nodiscard]] std::optional<game::Place> freeSlot(int player) const;
    /// The hand that gets the next chosen card.
    [[nodiscard]] int filled() const;
    [[nodiscard]] std::vector<game::Place> stops() const;
    /// The player whose seat is nearest to a place.
    [[nodiscard]] int playerNear(game::Place place) const;

    int hand_ = 0;   ///< pointed at last
    int turn_ = -1;  ///< whose turn it was when the hand was chosen
};

}  // namespace tactik::table
