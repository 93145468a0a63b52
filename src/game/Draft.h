#pragma once

#include <map>
#include <string>
#include <vector>

#include "game/OpenState.h"

namespace game {

/// A position while it is set up by hand. Its actions put pieces down, move them, take them away and change
/// what else belongs to the position, all of them for the first player, whoever moves later; the table shows
/// and takes back each of them as it does with a turn. It is no game: it never ends, nothing is hidden, and
/// pieces may lie as no game could leave them. PositionEditor makes drafts, and positions of them.
class Draft : public OpenState {
  public:
    [[nodiscard]] PlayerId toMove() const final { return PlayerId(0); }
    /// The changes so far.
    [[nodiscard]] int ply() const final { return static_cast<int>(past_.size()); }
    /// Each change is taken back by itself.
    [[nodiscard]] int round() const final { return ply() + 1; }
    Transition apply(Action action) final;
    Transition undo() final;
    [[nodiscard]] Action lastAction() const final { return past_.back().action; }
    [[nodiscard]] Transition lastTransition() const final { return past_.back().effect; }

    [[nodiscard]] std::vector<PieceState> pieces() const final { return pieces_; }
    /// The same without a copy; valid until the next change.
    [[nodiscard]] const std::vector<PieceState>& all() const { return pieces_; }
    /// What belongs to the position besides its pieces, by keys of the game.
    using Details = std::map<std::string, std::string>;
    [[nodiscard]] const Details& details() const { return details_; }

    [[nodiscard]] Outcome outcome() const final { return {}; }
    [[nodiscard]] Outcome resignation(PlayerId) const final { return {}; }
    [[nodiscard]] Outcome lossOnTime(PlayerId) const final { return {}; }
    [[nodiscard]] Outcome claimed(std::string_view) const final { return {}; }
    [[nodiscard]] Outcome agreedDraw() const final { return {}; }
    [[nodiscard]] std::string announcement() const final { return {}; }
    [[nodiscard]] std::string hint() const final { return {}; }
    /// Of legalActions() only.
    [[nodiscard]] base::Result<Action> parse(std::string_view text) const final;
    [[nodiscard]] std::vector<std::string> completions(std::string_view text, std::size_t limit) const final;

  protected:
    /// `pieces`: all that there are, in play and in supplies, by PieceId.
    Draft(std::vector<PieceState> pieces, Details details)
        : pieces_(std::move(pieces)), details_(std::move(details)) {}
    /// What a legal action moves; no stages if it moves nothing.
    [[nodiscard]] virtual Transition effectOf(Action action) const = 0;
    /// The details after a legal action.
    [[nodiscard]] virtual Details detailsAfter(Action) const { return details_; }
    [[nodiscard]] const PieceState& piece(PieceId id) const { return pieces_[id.value]; }

  private:
    struct Change {
        Action action;
        Transition effect;
        Details before;
    };
    std::vector<PieceState> pieces_;
    Details details_;
    std::vector<Change> past_;
};

}  // namespace game
