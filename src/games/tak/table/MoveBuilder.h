#pragma once

#include <optional>
#include <vector>

#include "game/MoveInput.h"
#include "games/tak/play/TakState.h"

namespace tak::table {

/// Narrows the legal moves down to one by pointing at squares and piles: place a piece, or lift a stack and
/// drop it piece by piece along a line. Whatever is entered, at least one legal move continues it; as soon as
/// a single one is left after a drop, it is complete.
class MoveBuilder final : public game::MoveInput {
  public:
    void reset(const game::View& view) override;
    std::optional<game::Action> pick(game::Place place) override;
    std::optional<game::Action> finish() override;
    bool vary(int steps) override;
    bool stepBack() override;
    bool cancel() override;
    [[nodiscard]] bool holding() const override { return origin_.has_value() || fromPile_; }
    [[nodiscard]] std::vector<game::Choice> choices() const override;
    void choose(std::size_t choice) override;
    [[nodiscard]] game::InputView view(std::optional<game::Place> hover) const override;
    [[nodiscard]] game::Place neighbour(game::Place from, int dx, int dy) const override;
    /// Squares as "c3"; "stones" and "capstones": the next piece of the supply that the player to move places
    /// from.
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] game::Place cursorStart() const override;

  private:
    std::optional<game::Action> pickPile(game::Place place);
    std::optional<game::Action> pickWhileLifted(rules::Square s);
    std::optional<game::Action> drop(rules::Square s);
    std::optional<game::Action> place(rules::Square s) const;
    void lift(rules::Square s);
    void putBack();

    /// Legal spreads that the entry so far can still become, given these drops.
    [[nodiscard]] std::vector<rules::Move> candidates(int lift, const std::vector<int>& drops,
                                                      std::optional<rules::Direction> direction) const;
    [[nodiscard]] std::optional<rules::Direction> directionTo(rules::Square s) const;
    [[nodiscard]] rules::Square handSquare() const;
    /// The square of this board that a place means, if it means one.
    [[nodiscard]] std::optional<rules::Square> squareAt(game::Place place) const;
    [[nodiscard]] int dropped() const;
    [[nodiscard]] bool canLift(int pieces) const { return !candidates(pieces, {}, {}).empty(); }
    [[nodiscard]] bool canDropOn(rules::Square s) const;
    [[nodiscard]] bool mayPlace(rules::PieceKind kind) const;
    [[nodiscard]] bool nextKind(int steps);
    void showHand(game::InputView& view) const;
    [[nodiscard]] game::PieceState placedPiece(rules::Square s) const;
    [[nodiscard]] std::string text() const;

    const play::TakState* state_ = nullptr;
    std::vector<rules::Move> legal_;
    rules::PieceKind kind_ = rules::PieceKind::Flat;    ///< of the piece that the next click lays
    rules::PieceKind chosen_ = rules::PieceKind::Flat;  ///< the same while nothing is taken from a pile
    bool fromPile_ = false;                ///< a piece was taken from its pile and is in the hand
    std::optional<rules::Square> origin_;  ///< of the lifted stack
    int lifted_ = 0;
    std::optional<rules::Direction> direction_;  ///< once the first piece was dropped
    std::vector<int> drops_;                     ///< on each square entered
};

}  // namespace tak::table
