#pragma once

#include <optional>
#include <vector>

#include "game/MoveInput.h"
#include "games/tak/play/TakDraft.h"

namespace tak::table {

/// Sets a position up by pointing. A piece is taken from a supply and put on a square, or lifted from a
/// square with all above it and put on another one or back into a supply. A chosen kind of piece is put down
/// by every click, until it is chosen again. A click that puts nothing down and lifts nothing is refused.
class DraftInput final : public game::MoveInput {
  public:
    void reset(const game::View& view) override;
    std::optional<game::Action> pick(game::Place place) override;
    std::optional<game::Action> finish() override { return {}; }
    /// With an empty hand it takes the top piece of this square off the board.
    std::optional<game::Action> finishAt(game::Place place) override;
    std::optional<game::Action> releaseAt(game::Place) override { return {}; }
    bool vary(int steps) override;
    bool stepBack() override { return cancel(); }
    bool cancel() override;
    [[nodiscard]] std::optional<base::Message> refusal() const override { return refusal_; }
    [[nodiscard]] bool holding() const override { return taken_ || lifted_; }
    [[nodiscard]] std::vector<game::Choice> choices() const override;
    std::optional<game::Action> choose(std::size_t choice) override;
    [[nodiscard]] game::InputView view(std::optional<game::Place> hover) const override;
    /// Beyond the left and the right edge of the board are the supplies.
    [[nodiscard]] game::Place neighbour(game::Place from, int dx, int dy) const override;
    /// Accepts squares ("c3"), and "stones1", "capstones1", "stones2" and "capstones2" for the next piece in
    /// a player's supply.
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] game::Place cursorStart() const override;

  private:
    /// A kind of piece of either player.
    struct Piece {
        rules::Color color;
        rules::PieceKind kind;
        friend bool operator==(const Piece&, const Piece&) = default;
    };
    struct Lifted {
        rules::Square square;
        int count;
    };
    [[nodiscard]] std::optional<rules::Square> squareAt(game::Place place) const;
    [[nodiscard]] bool supplied(Piece piece) const;
    [[nodiscard]] base::Message noneLeft(Piece piece) const;
    /// The piece that a click puts down: taken from a supply, or chosen.
    [[nodiscard]] std::optional<Piece> nextPiece() const { return taken_ ? taken_ : chosen_; }
    std::optional<game::Action> pickSupply(game::Place place);
    std::optional<game::Action> pickSquare(rules::Square square);
    std::optional<game::Action> put(Piece piece, rules::Square square);
    std::optional<game::Action> move(rules::Square to);
    void lift(rules::Square square);
    void showLifted(game::InputView& view, std::optional<rules::Square> at) const;
    void showTargets(game::InputView& view) const;
    [[nodiscard]] game::Place supplyPlace(rules::Color color, bool capstones) const;

    const play::TakDraft* draft_ = nullptr;
    std::optional<Piece> taken_;   ///< in the hand, from a supply
    std::optional<Piece> chosen_;  ///< put down by every click
    std::optional<Lifted> lifted_;
    std::optional<base::Message> refusal_;
};

}  // namespace tak::table
