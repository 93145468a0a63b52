#pragma once

#include <array>
#include <optional>
#include <vector>

#include "game/Draft.h"
#include "games/tak/rules/Position.h"
#include "games/tak/rules/Score.h"

namespace tak::play {

/// A position of Tak while it is set up by hand. Nothing comes to lie on a wall or a capstone, and there are
/// no more pieces than the players have. Besides the pieces a player chooses the board's size, who is to
/// move, the move number, komi and each player's supply.
class TakDraft final : public game::Draft {
  public:
    /// As this position. The move number of an empty board before the first turn follows from the pieces
    /// until it is stated.
    TakDraft(const rules::Position& position, const rules::ScoreVariants& variants);
    /// With the pieces of this position, and all else as in that draft.
    TakDraft(const rules::Position& pieces, const TakDraft& other);

    /// With the komi of the draft.
    [[nodiscard]] rules::Setup setup() const;
    [[nodiscard]] const rules::ScoreVariants& variants() const { return variants_; }
    [[nodiscard]] rules::Color playerToMove() const;
    /// Turns that have been played by the move number and the player to move.
    [[nodiscard]] int turnsPlayed() const;
    /// The pieces in a player's supply, the next one last.
    [[nodiscard]] std::vector<game::PieceState> suppliedOf(rules::Color color, bool capstones) const;
    /// The position; the error says why it cannot be.
    [[nodiscard]] base::Result<rules::Position> position() const;
    /// The pieces as they lie, in a position that may have other turns behind it.
    [[nodiscard]] rules::Position boardPosition() const;

    /// Flat, wall and capstone of White, then of Black.
    [[nodiscard]] std::vector<game::PieceState> kinds() const override;
    [[nodiscard]] std::optional<game::PieceState> supplied(const game::PieceState& kind) const override;
    [[nodiscard]] game::PieceState home(game::PieceState piece, int before) const override;
    [[nodiscard]] std::vector<game::OptionSpec> options() const override;
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> finish() const override;
    [[nodiscard]] std::string textOf(const game::PieceState& piece) const override;
    [[nodiscard]] std::string textOf(game::Place place) const override;
    using Draft::textOf;

    [[nodiscard]] std::unique_ptr<game::State> clone() const override {
        return std::make_unique<TakDraft>(*this);
    }
    [[nodiscard]] int playerCount() const override { return 2; }
    [[nodiscard]] std::vector<game::Stat> stats() const override;
    [[nodiscard]] std::string positionText() const override;
    [[nodiscard]] base::Message describe(game::Place place) const override;
    [[nodiscard]] std::vector<base::Message> describePosition() const override;

  protected:
    [[nodiscard]] bool fits(const game::PieceState& before, const game::PieceState& after) const override;
    void adjust(Details& after, const game::DraftChange& change, const game::Stage& stage) const override;
    [[nodiscard]] base::Result<std::unique_ptr<Draft>> rebuilt(const std::string& key,
                                                               const std::string& value) const override;

  private:
    [[nodiscard]] std::array<rules::StackContent, 64> board() const;
    [[nodiscard]] base::Result<std::unique_ptr<Draft>> withSetup(const rules::Setup& setup) const;

    rules::Setup setup_;
    rules::ScoreVariants variants_;
};

}  // namespace tak::play
