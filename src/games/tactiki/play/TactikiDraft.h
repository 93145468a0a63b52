#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "game/Draft.h"
#include "games/tactiki/play/Pieces.h"
#include "games/tactiki/rules/PositionParts.h"

namespace tactiki::play {

/// A position of TacTiki while it is set up by hand. All ranks are seen: a figure turned away (kDraft)
/// has a rank that only its owner knows in the game, one turned round (kDraftKnown) a rank that everybody
/// knows; one that came back unseen has a face of its own (kDraftReborn). Figures that are not on the board
/// wait on the benches, each in a place of its own: those are the defeated ones, so a player always has his
/// ten. A figure that comes back by hand could be any that lay on its bench then. What is known of those that
/// came back is kept as far as it can still be so.
class TactikiDraft final : public game::Draft {
  public:
    /// As this board, of which all ranks must be known.
    explicit TactikiDraft(const rules::Board& board);

    /// What the figures stand for, whether or not a game could lead there.
    [[nodiscard]] rules::Board board() const;
    [[nodiscard]] rules::Rules rules() const;
    [[nodiscard]] rules::Board::Due due() const;

    /// By player, rank and what is known of it.
    [[nodiscard]] std::vector<game::PieceState> kinds() const override;
    /// The figure at the place of the kind, or else the first one of its rank.
    [[nodiscard]] std::optional<game::PieceState> supplied(const game::PieceState& kind) const override;
    [[nodiscard]] game::PieceState home(game::PieceState piece, int before) const override;
    [[nodiscard]] std::vector<game::OptionSpec> options() const override;
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> finish() const override;
    /// "k3", "k3!" if everybody knows the rank, "k3^" if it came back unseen.
    [[nodiscard]] std::string textOf(const game::PieceState& piece) const override;
    [[nodiscard]] std::string textOf(game::Place place) const override;
    /// "c3!" and "c3!1" for a figure below the top, "c3^", "c3?" for one that was never shown.
    [[nodiscard]] std::string textOf(const game::DraftChange& change) const override;

    [[nodiscard]] std::unique_ptr<game::State> clone() const override {
        return std::make_unique<TactikiDraft>(*this);
    }
    [[nodiscard]] int playerCount() const override { return rules::kSides; }
    [[nodiscard]] std::vector<game::Stat> stats() const override;
    [[nodiscard]] std::string positionText() const override;
    [[nodiscard]] base::Message describe(game::Place place) const override;
    [[nodiscard]] std::vector<base::Message> describePosition() const override;

  protected:
    [[nodiscard]] bool fits(const game::PieceState& before, const game::PieceState& after) const override;
    void adjust(Details& after, const game::DraftChange& change, const game::Stage& stage) const override;

  private:
    /// A figure by its number among those of its player (Board::figureOf()).
    [[nodiscard]] const game::PieceState& figure(rules::Side side, int figure) const;
    [[nodiscard]] rules::PositionParts parts() const;
    /// All of them.
    [[nodiscard]] RanksInSight ranks() const;
    [[nodiscard]] std::vector<rules::Rank> pileOf(rules::Side side) const;
    [[nodiscard]] std::string rebornAfter(const game::Stage& stage, std::string_view before) const;
    [[nodiscard]] bool hasSetUp(rules::Side side) const;
    [[nodiscard]] std::optional<base::Message> whyNoSetUp(const rules::Board& board) const;
    [[nodiscard]] std::optional<base::Message> whyNot(rules::Board& board) const;
};

/// Where a figure waits on its player's bench.
[[nodiscard]] constexpr game::Place benchPlace(rules::Side side, int figure) {
    return {trayArea(side), static_cast<std::uint16_t>(figure), 0};
}

}  // namespace tactiki::play
