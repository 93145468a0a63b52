#pragma once

#include <array>
#include <optional>
#include <vector>

#include "game/Draft.h"
#include "games/tactiki/play/DraftChange.h"
#include "games/tactiki/play/Pieces.h"
#include "games/tactiki/rules/PositionParts.h"

namespace tactiki::play {

/// A position of TacTiki while it is set up by hand. All ranks are seen: a figure turned away (kDraft)
/// has a rank that only its owner knows in the game, one turned round (kDraftKnown) a rank that everybody
/// knows; one that came back unseen has a face of its own (kDraftReborn). Figures that are not on the board
/// wait on the benches, each in a place of its own: those are the defeated ones, so a player always has his
/// ten. A figure that comes back by hand could be any that lay on its bench then. What is known of those that
/// came back is kept as far as it can still be so. Whether a game can be played from here,
/// TactikiPositionEditor::finish() tells.
class TactikiDraft final : public game::Draft {
  public:
    /// As this board, of which all ranks must be known.
    explicit TactikiDraft(const rules::Board& board);

    /// What the figures stand for, whether or not a game could lead there.
    [[nodiscard]] rules::Board board() const;
    [[nodiscard]] rules::Rules rules() const;
    [[nodiscard]] rules::Board::Due due() const;
    /// The figures of a field, from the bottom.
    [[nodiscard]] std::vector<game::PieceState> columnOf(rules::Field field) const;
    /// The first figure of this rank on a player's bench.
    [[nodiscard]] std::optional<game::PieceState> supplied(rules::Side side, rules::Rank rank) const;
    /// A figure by its number among those of its player (Board::figureOf()).
    [[nodiscard]] const game::PieceState& figure(rules::Side side, int figure) const;
    /// The figure with `above` others above it on a field; the field must have more than that.
    [[nodiscard]] game::PieceState figureBelow(rules::Field field, int above) const;
    [[nodiscard]] bool onBoard() const;  ///< whether any figure is
    /// The figure as it would stand there.
    [[nodiscard]] game::PieceState figurePut(rules::Side side, int figure, rules::Field field,
                                             DraftChange::Told told) const;
    [[nodiscard]] bool isLegal(const DraftChange& change) const;

    [[nodiscard]] std::unique_ptr<game::State> clone() const override {
        return std::make_unique<TactikiDraft>(*this);
    }
    [[nodiscard]] int playerCount() const override { return rules::kSides; }
    [[nodiscard]] bool isLegal(game::Action action) const override { return isLegal(changeOf(action)); }
    /// Those that move figures or tell who knows their ranks; of two equal ones on a bench the first is put.
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
    [[nodiscard]] rules::PositionParts parts() const;
    /// All of them.
    [[nodiscard]] RanksInSight ranks() const;
    [[nodiscard]] std::vector<rules::Rank> pileOf(rules::Side side) const;
    [[nodiscard]] std::string rebornAfter(const game::Transition& effect, std::string_view before) const;
    void addTakenOff(rules::Field field, std::size_t count, game::Stage& stage) const;
};

/// How the face of a figure on the board tells who knows its rank.
[[nodiscard]] constexpr game::Face faceOf(DraftChange::Told told) {
    return static_cast<game::Face>(kDraft + static_cast<int>(told));
}
[[nodiscard]] constexpr DraftChange::Told toldBy(game::Face face) {
    return static_cast<DraftChange::Told>(face - kDraft);
}
/// Where a figure waits on its player's bench.
[[nodiscard]] constexpr game::Place benchPlace(rules::Side side, int figure) {
    return {trayArea(side), static_cast<std::uint16_t>(figure), 0};
}

}  // namespace tactiki::play
