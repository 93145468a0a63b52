#pragma once

#include <optional>

#include "base/Fields.h"
#include "game/State.h"
#include "games/tactiki/play/Pieces.h"
#include "games/tactiki/play/Remarks.h"
#include "games/tactiki/play/Stages.h"

namespace tactiki::play {

/// What a viewer sees of a game of TacTiki: a position in which some ranks are unknown.
class TactikiView final : public game::View {
  public:
    TactikiView(const rules::Position& truth, game::Viewer viewer)
        : seen_(seenBy(truth, viewer)), viewer_(viewer) {}

    /// What a viewer saw of a game that cannot be played on (TactikiState::told()).
    [[nodiscard]] static TactikiView told(const rules::Position& seen, game::Viewer viewer) {
        TactikiView view(seen, viewer);
        view.told_ = true;
        return view;
    }

    /// All of it, for the program of a player far away.
    void write(base::FieldWriter& fields) const;
    /// Reads it back, equal. A text that is none fails the fields.
    [[nodiscard]] static TactikiView read(base::FieldReader& fields);

    /// The position, for code that knows TacTiki.
    [[nodiscard]] const rules::Position& position() const { return seen_; }
    [[nodiscard]] const rules::Board& board() const { return seen_.board(); }
    [[nodiscard]] game::Viewer viewer() const { return viewer_; }
    /// Whether the viewer has to remember the ranks that were shown and are hidden again.
    [[nodiscard]] bool remembers() const {
        return !viewer_.isRecord() && !seen_.over() && !board().rules().remember;
    }

    [[nodiscard]] int playerCount() const override { return rules::kSides; }
    [[nodiscard]] game::PlayerId toMove() const override;
    [[nodiscard]] std::vector<game::PlayerId> awaited() const override;
    [[nodiscard]] int ply() const override { return static_cast<int>(seen_.past().size()); }
    [[nodiscard]] game::Outcome outcome() const override;
    [[nodiscard]] std::vector<game::Action> legalActions() const override;
    [[nodiscard]] bool isLegal(game::Action action) const override;
    [[nodiscard]] std::vector<game::PieceState> pieces() const override {
        return piecesOf(board(), viewer_, ended());
    }
    [[nodiscard]] std::vector<game::Stat> stats() const override;
    [[nodiscard]] std::string hint() const override;
    [[nodiscard]] std::string notation(game::Action action) const override;
    [[nodiscard]] std::string earlierNotation(std::string_view played) const override;
    [[nodiscard]] game::Transition earlierTurn(const game::Transition& seen) const override;
    [[nodiscard]] base::Result<game::Action> parse(std::string_view text) const override;
    /// None of the set-up, which has too many.
    [[nodiscard]] std::vector<std::string> completions(std::string_view text,
                                                       std::size_t limit) const override;
    [[nodiscard]] std::string positionText() const override;
    [[nodiscard]] std::string placeName(game::Place place) const override;
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] base::Message describe(game::Place place) const override;
    [[nodiscard]] std::optional<base::Message> describeTurn(game::PlayerId mover,
                                                            const game::Transition& turn) const override;
    /// Nothing of a set-up or a pass.
    [[nodiscard]] std::optional<base::Message> describeAction(game::Action action) const override;
    [[nodiscard]] std::vector<base::Message> describePosition() const override;
    [[nodiscard]] std::optional<game::Remark> remark(game::PlayerId to) const override {
        return remarkOn(seen_, sideOf(to));
    }
    [[nodiscard]] std::unique_ptr<const game::View> copy() const override {
        return std::make_unique<TactikiView>(*this);
    }
    [[nodiscard]] std::unique_ptr<game::State> truth() const override;
    [[nodiscard]] game::Transition foreseen(game::Action action) const override;
    [[nodiscard]] std::unique_ptr<game::State> sample(base::Random& random) const override;
    /// The first act of his next turn; not during the set-up.
    [[nodiscard]] std::unique_ptr<const game::View> preparing(game::PlayerId player) const override;

  private:
    /// Whether all ranks are shown, since the game is over. A game that is told does not name them.
    [[nodiscard]] bool ended() const { return seen_.over() && !told_; }
    /// Whether the viewer may see the legal acts of the player to move.
    [[nodiscard]] bool seesActs() const { return !told_ && (viewer_.isRecord() || viewer_.is(toMove())); }

    rules::Position seen_;
    game::Viewer viewer_;
    bool prepares_ = false;  ///< the turn was given to the player to move: preparing()
    bool told_ = false;
};

/// A game of TacTiki for the match. Chance decides nothing in it.
class TactikiState final : public game::State {
  public:
    explicit TactikiState(rules::Position position) : position_(std::move(position)) {}
    /// A game as one viewer saw it, to be looked at. It hides nothing more from anybody, and nothing is legal
    /// in it: apply() goes on by acts that its views parse.
    [[nodiscard]] static TactikiState told(rules::Position seen, game::Viewer viewer) {
        TactikiState state(std::move(seen));
        state.told_ = viewer;
        return state;
    }

    [[nodiscard]] const rules::Position& position() const { return position_; }

    [[nodiscard]] std::unique_ptr<game::State> clone() const override {
        return std::make_unique<TactikiState>(*this);
    }
    [[nodiscard]] std::unique_ptr<game::State> anew(game::Chance) const override { return clone(); }
    [[nodiscard]] int playerCount() const override { return rules::kSides; }
    [[nodiscard]] game::PlayerId toMove() const override { return playerOf(position_.board().toMove()); }
    [[nodiscard]] std::vector<game::PlayerId> awaited() const override;
    [[nodiscard]] int ply() const override { return static_cast<int>(position_.past().size()); }
    [[nodiscard]] int round() const override { return position_.round(); }
    [[nodiscard]] game::PlayerId moverOf(game::Action action) const override;
    [[nodiscard]] bool isLegal(game::Action action) const override;
    game::Transition apply(game::Action action) override;
    game::Transition undo() override;
    [[nodiscard]] game::Action lastAction() const override { return actionOf(position_.past().back().act); }
    /// Not after a fight, which has shown ranks.
    [[nodiscard]] bool mayTakeBack() const override { return position_.past().back().blows.empty(); }
    [[nodiscard]] game::Outcome outcome() const override;
    [[nodiscard]] game::Outcome resignation(game::PlayerId player) const override;
    [[nodiscard]] game::Outcome lossOnTime(game::PlayerId player) const override;
    [[nodiscard]] game::Outcome claimed(std::string_view result) const override;
    [[nodiscard]] game::Outcome agreedDraw() const override;
    [[nodiscard]] bool hasSecrets() const override { return !told_; }
    [[nodiscard]] bool isTold() const override { return told_.has_value(); }
    [[nodiscard]] std::unique_ptr<const game::View> view(game::Viewer viewer) const override {
        return std::make_unique<TactikiView>(told_ ? TactikiView::told(position_, *told_)
                                                   : TactikiView(position_, viewer));
    }
    [[nodiscard]] game::Transition lastTurn(game::Viewer viewer) const override {
        return lastTurnOf(position_, told_.value_or(viewer), !told_);
    }
    /// A fight with the ranks that it has shown.
    [[nodiscard]] std::string lastNotation(game::Viewer viewer) const override;
    /// Without the ranks of another's set-up, and of a piece that came back unknown.
    [[nodiscard]] game::Action actionFor(game::Action action, game::Viewer viewer) const override;

  private:
    rules::Position position_;
    std::optional<game::Viewer> told_ = {};  ///< whose eyes see a game that is told
};

}  // namespace tactiki::play
