#pragma once

#include <optional>
#include <vector>

#include "game/MoveInput.h"
#include "games/tak/play/TakState.h"
#include "games/tak/table/SpreadPlan.h"

namespace tak::table {

/// Narrows the legal moves down to one while the player points at squares and piles. He places a piece, or
/// lifts a stack and drops it along a line: piece by piece on the next square, or the whole stack on the way
/// to a square farther away. While he points at such a square, the drop that a click would do is proposed,
/// and he can vary it there. A square that the hand cannot reach is refused, and the hand stays as it is.
/// After any input at least one legal move continues it; as soon as a drop leaves a single move, that move is
/// complete.
class MoveBuilder final : public game::MoveInput {
  public:
    void reset(const game::View& view) override;
    std::optional<game::Action> pick(game::Place place) override;
    std::optional<game::Action> finish() override;
    bool vary(int steps) override;
    bool varyAt(game::Place place, int steps) override;
    std::optional<game::Action> finishAt(game::Place place) override;
    bool stepBack() override;
    bool cancel() override;
    [[nodiscard]] std::optional<base::Message> refusal() const override { return refusal_; }
    [[nodiscard]] bool holding() const override { return spread_.has_value() || fromPile_; }
    [[nodiscard]] std::vector<game::Choice> choices() const override;
    std::optional<game::Action> choose(std::size_t choice) override;
    [[nodiscard]] game::InputView view(std::optional<game::Place> hover) const override;
    [[nodiscard]] game::Place neighbour(game::Place from, int dx, int dy) const override;
    /// Accepts squares ("c3"), and "stones" and "capstones" for the next piece in the supply from which the
    /// player to move places.
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] game::Place cursorStart() const override;

  private:
    std::optional<game::Action> pickPlace(game::Place place);
    void pickPile(game::Place place);
    void takeFromPile(rules::PieceKind kind);
    std::optional<game::Action> pickSquare(rules::Square s);
    std::optional<game::Action> pickWhileLifted(rules::Square s);
    std::optional<game::Action> drop(const SpreadPlan& plan);
    std::optional<game::Action> place(rules::Square s) const;
    /// The legal placement of the chosen kind on this square.
    [[nodiscard]] std::optional<rules::Move> placement(rules::Square s) const;
    void liftFewer();
    /// Whether a click on this square while a stack is in the hand lifts that square's stack instead.
    [[nodiscard]] bool changesTo(rules::Square s) const;
    void lift(rules::Square s);
    void setLifted(int pieces);
    void putBack();

    /// The drop that a click on this square would do: the player's own variation if it covers the square,
    /// else the proposal. Requires a spread.
    [[nodiscard]] std::optional<SpreadPlan> planAt(rules::Square s) const;
    /// The square of this board at a place; empty if the place is none.
    [[nodiscard]] std::optional<rules::Square> squareAt(game::Place place) const;
    [[nodiscard]] bool canLift(rules::Square s, int pieces) const;
    [[nodiscard]] bool mayPlace(rules::PieceKind kind) const;
    [[nodiscard]] bool nextKind(int steps);
    void showHand(game::InputView& view) const;
    void showTargets(game::InputView& view) const;
    void showPlan(game::InputView& view, const SpreadPlan& plan) const;
    void showCounts(game::InputView& view, const std::optional<SpreadPlan>& plan) const;
    [[nodiscard]] std::string text() const;

    const play::TakState* state_ = nullptr;
    std::vector<rules::Move> legal_;
    rules::PieceKind kind_ = rules::PieceKind::Flat;    ///< kind of the piece that the next click places
    rules::PieceKind chosen_ = rules::PieceKind::Flat;  ///< kind to place while nothing is taken from a pile
    bool fromPile_ = false;                             ///< the piece in the hand came from a pile
    std::optional<SpreadEntry> spread_;                 ///< while a stack is lifted
    std::optional<SpreadPlan> plan_;                    ///< the plan as varied by the player
    std::optional<base::Message> refusal_;
};

}  // namespace tak::table
