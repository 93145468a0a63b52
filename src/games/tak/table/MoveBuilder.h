#pragma once

#include <optional>
#include <vector>

#include "game/MoveInput.h"
#include "games/tak/play/TakState.h"
#include "games/tak/table/SpreadPlan.h"

namespace tak::table {

/// Narrows the legal moves down to one by pointing at squares and piles: place a piece, or lift a stack and
/// drop it along a line: piece by piece on the next square, or all of it on the way to a square farther away.
/// What a click would drop is proposed while such a square is pointed at, and can be varied there. A square
/// that the hand cannot go to is refused, and the hand stays as it is. Whatever is entered, at least one
/// legal move continues it; as soon as a single one is left after a drop, it is complete.
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
    void choose(std::size_t choice) override;
    [[nodiscard]] game::InputView view(std::optional<game::Place> hover) const override;
    [[nodiscard]] game::Place neighbour(game::Place from, int dx, int dy) const override;
    /// Squares as "c3"; "stones" and "capstones": the next piece of the supply that the player to move places
    /// from.
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
    void liftFewer();
    /// Whether pointing at this square with a stack in the hand means the stack there instead.
    [[nodiscard]] bool changesTo(rules::Square s) const;
    void lift(rules::Square s);
    void setLifted(int pieces);
    void putBack();

    /// What a click on this square would drop; there must be a spread. That of the player, if he has varied
    /// it and it covers the square.
    [[nodiscard]] std::optional<SpreadPlan> planAt(rules::Square s) const;
    /// The square of this board that a place means, if it means one.
    [[nodiscard]] std::optional<rules::Square> squareAt(game::Place place) const;
    [[nodiscard]] bool canLift(rules::Square s, int pieces) const;
    [[nodiscard]] bool mayPlace(rules::PieceKind kind) const;
    [[nodiscard]] bool nextKind(int steps);
    void showHand(game::InputView& view) const;
    void showTargets(game::InputView& view) const;
    void showPlan(game::InputView& view, const SpreadPlan& plan) const;
    void showCounts(game::InputView& view, const std::optional<SpreadPlan>& plan) const;
    [[nodiscard]] game::PieceState placedPiece(rules::Square s) const;
    [[nodiscard]] std::string text() const;

    const play::TakState* state_ = nullptr;
    std::vector<rules::Move> legal_;
    rules::PieceKind kind_ = rules::PieceKind::Flat;    ///< of the piece that the next click lays
    rules::PieceKind chosen_ = rules::PieceKind::Flat;  ///< the same while nothing is taken from a pile
    bool fromPile_ = false;              ///< a piece was taken from its pile and is in the hand
    std::optional<SpreadEntry> spread_;  ///< while a stack is lifted
    std::optional<SpreadPlan> plan_;     ///< as the player has varied it
    std::optional<base::Message> refusal_;
};

}  // namespace tak::table
