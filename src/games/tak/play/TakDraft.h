#pragma once

#include <array>
#include <optional>
#include <vector>

#include "game/Draft.h"
#include "games/tak/play/DraftChange.h"
#include "games/tak/rules/Position.h"
#include "games/tak/rules/Score.h"

namespace tak::play {

/// A position of Tak while it is set up by hand. Nothing comes to lie on a wall or a capstone, and there are
/// no more pieces than the players have; whether a game can be played from there, position() tells.
class TakDraft final : public game::Draft {
  public:
    /// The empty board. The move number follows from the pieces until it is stated.
    TakDraft(const rules::Setup& setup, const rules::ScoreVariants& variants);
    /// As this position, whose move number is stated.
    TakDraft(const rules::Position& position, const rules::ScoreVariants& variants);
    /// With the pieces of this position, and all else as in that draft.
    TakDraft(const rules::Position& pieces, const TakDraft& other);

    /// With the komi of the draft.
    [[nodiscard]] rules::Setup setup() const;
    [[nodiscard]] const rules::ScoreVariants& variants() const { return variants_; }
    [[nodiscard]] rules::Color playerToMove() const;
    /// Turns that have been played by the move number and the player to move.
    [[nodiscard]] int turnsPlayed() const;
    /// The stated move number; nullopt if it follows from the pieces.
    [[nodiscard]] std::optional<int> statedNumber() const;
    /// The pieces on a square, from the bottom.
    [[nodiscard]] std::vector<game::PieceState> stackAt(rules::Square square) const;
    /// The pieces in a player's supply, the next one last.
    [[nodiscard]] std::vector<game::PieceState> suppliedOf(rules::Color color, bool capstones) const;
    /// The number of a player's stones or capstones on the board.
    [[nodiscard]] int placed(rules::Color color, bool capstones) const;
    /// Whether pieces can lie on top here.
    [[nodiscard]] bool takesPieces(rules::Square square) const;
    [[nodiscard]] std::array<rules::StackContent, 64> board() const;
    /// The position; the error says why it cannot be.
    [[nodiscard]] base::Result<rules::Position> position() const;
    /// The pieces as they lie, in a position that may have other turns behind it.
    [[nodiscard]] rules::Position boardPosition() const;
    [[nodiscard]] bool isLegal(const DraftChange& change) const;
    /// A piece of this kind as it would lie on the board; the supply must have one.
    [[nodiscard]] game::PieceState piecePut(rules::Color color, rules::PieceKind kind,
                                            rules::Square square) const;

    [[nodiscard]] std::unique_ptr<game::State> clone() const override {
        return std::make_unique<TakDraft>(*this);
    }
    [[nodiscard]] int playerCount() const override { return 2; }
    [[nodiscard]] bool isLegal(game::Action action) const override { return isLegal(changeOf(action)); }
    /// Those that move pieces.
    [[nodiscard]] std::vector<game::Action> legalActions() const override;
    [[nodiscard]] std::vector<game::Stat> stats() const override;
    [[nodiscard]] std::string notation(game::Action action) const override {
        return textOf(changeOf(action));
    }
    [[nodiscard]] std::string positionText() const override;
    [[nodiscard]] base::Message describe(game::Place place) const override;
    [[nodiscard]] std::vector<base::Message> describePosition() const override;

  protected:
    [[nodiscard]] game::Transition effectOf(game::Action action) const override;
    [[nodiscard]] Details detailsAfter(game::Action action) const override;

  private:
    void takeOff(rules::Square square, int count, std::array<rules::Supply, 2>& left,
                 game::Stage& stage) const;
    [[nodiscard]] std::array<rules::Supply, 2> left() const;

    rules::Setup setup_;
    rules::ScoreVariants variants_;
};

}  // namespace tak::play
