#pragma once

#include <optional>
#include <utility>

#include "base/Fields.h"
#include "game/State.h"
#include "games/tactik/play/Pieces.h"
#include "games/tactik/play/Remarks.h"

namespace tactik::play {

/// What a viewer sees of a game of Tac-Tik: a position in which some cards are unknown.
class TactikView final : public game::View {
  public:
    TactikView(const rules::Position& truth, game::Viewer viewer)
        : seen_(seenBy(truth, viewer)), viewer_(viewer) {}

    /// What a viewer saw of a game that cannot be played on (TactikState::told()).
    [[nodiscard]] static TactikView told(const rules::Position& seen, game::Viewer viewer) {
        TactikView view(seen, viewer);
        view.told_ = true;
        return view;
    }

    /// All of it, for the program of a player far away.
    void write(base::FieldWriter& fields) const;
    /// Reads it back, equal. A text that is none fails the fields.
    [[nodiscard]] static TactikView read(base::FieldReader& fields);

    /// The position, for code that knows Tac-Tik.
    [[nodiscard]] const rules::Position& position() const { return seen_; }
    [[nodiscard]] const rules::Table& table() const { return seen_.table(); }
    [[nodiscard]] const rules::Board& board() const { return seen_.board(); }
    [[nodiscard]] game::Viewer viewer() const { return viewer_; }
    /// The legal acts of toMove(), as far as the viewer may know them.
    [[nodiscard]] std::vector<rules::Act> legalActs() const;

    [[nodiscard]] int playerCount() const override { return seen_.players(); }
    [[nodiscard]] game::PlayerId toMove() const override;
    [[nodiscard]] std::vector<game::PlayerId> awaited() const override;
    [[nodiscard]] std::vector<game::PlayerId> partnersOf(game::PlayerId player) const override;
    [[nodiscard]] std::vector<game::PlayerId> seatsOf(game::PlayerId player) const override;
    [[nodiscard]] int ply() const override { return static_cast<int>(seen_.past().size()); }
    [[nodiscard]] game::Outcome outcome() const override;
    [[nodiscard]] std::vector<game::Action> legalActions() const override;
    [[nodiscard]] bool isLegal(game::Action action) const override;
    [[nodiscard]] std::vector<game::PieceState> pieces() const override { return piecesOf(table()); }
    [[nodiscard]] std::vector<game::Stat> stats() const override;
    [[nodiscard]] std::string hint() const override;
    [[nodiscard]] std::string notation(game::Action action) const override;
    [[nodiscard]] base::Result<game::Action> parse(std::string_view text) const override;
    [[nodiscard]] std::vector<std::string> completions(std::string_view text,
                                                       std::size_t limit) const override;
    [[nodiscard]] std::string positionText() const override;
    [[nodiscard]] std::string placeName(game::Place place) const override;
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override;
    [[nodiscard]] base::Message describe(game::Place place) const override;
    [[nodiscard]] std::optional<base::Message> describeTurn(game::PlayerId mover,
                                                            const game::Transition& turn) const override;
    [[nodiscard]] std::optional<base::Message> describeTurnSeen(game::PlayerId mover,
                                                                const game::Transition& turn) const override;
    [[nodiscard]] std::optional<base::Message> describeAction(game::Action action) const override;
    [[nodiscard]] std::vector<base::Message> describePosition() const override;
    [[nodiscard]] std::optional<game::Remark> remark(game::PlayerId to) const override {
        return remarkOn(seen_, to.value);
    }
    [[nodiscard]] std::unique_ptr<const game::View> copy() const override {
        return std::make_unique<TactikView>(*this);
    }
    [[nodiscard]] std::unique_ptr<game::State> truth() const override;
    [[nodiscard]] game::Transition dealt() const override;
    [[nodiscard]] game::Transition foreseen(game::Action action) const override;
    [[nodiscard]] std::unique_ptr<game::State> sample(base::Random& random) const override;
    /// Only while cards are played, and only with a card of the hand that he has now.
    [[nodiscard]] std::unique_ptr<const game::View> preparing(game::PlayerId player) const override;

  private:
    /// Whether the viewer may see the legal acts of the player to move.
    [[nodiscard]] bool seesActs() const { return !told_ && (viewer_.isRecord() || viewer_.is(toMove())); }

    rules::Position seen_;
    game::Viewer viewer_;
    bool told_ = false;
};

/// A game of Tac-Tik for the match.
class TactikState final : public game::State {
  public:
    /// Begins with a deal.
    TactikState(int players, const rules::Rules& rules, game::Chance chance)
        : TactikState(rules::Position::dealt(players, chance.seed(), rules), chance, true) {}
    /// Begins with a position that was set up, and whose later chance is this one.
    TactikState(rules::Position position, game::Chance chance)
        : TactikState(std::move(position), chance, false) {}

    /// A game as one viewer saw it, to be looked at. It hides nothing more from anybody, and nothing is legal
    /// in it: apply() goes on by acts that its views parse.
    [[nodiscard]] static TactikState told(rules::Position seen, rules::Told told) {
        TactikState state(std::move(seen), {}, false);
        state.told_ = std::move(told);
        return state;
    }

    [[nodiscard]] const rules::Position& position() const { return position_; }
    [[nodiscard]] game::Chance chance() const { return chance_; }
    /// Whether the game begins with a deal, and not with a position that was set up.
    [[nodiscard]] bool dealt() const { return dealt_; }

    [[nodiscard]] std::unique_ptr<game::State> clone() const override {
        return std::make_unique<TactikState>(*this);
    }
    [[nodiscard]] std::unique_ptr<game::State> anew(game::Chance chance) const override;
    [[nodiscard]] int playerCount() const override { return position_.players(); }
    [[nodiscard]] game::PlayerId toMove() const override;
    [[nodiscard]] std::vector<game::PlayerId> awaited() const override;
    [[nodiscard]] int ply() const override { return static_cast<int>(position_.past().size()); }
    [[nodiscard]] int round() const override { return position_.table().round; }
    [[nodiscard]] game::PlayerId moverOf(game::Action action) const override {
        return playerAt(actOf(action).player);
    }
    [[nodiscard]] bool isLegal(game::Action action) const override;
    game::Transition apply(game::Action action) override;
    game::Transition undo() override;
    [[nodiscard]] game::Action lastAction() const override { return actionOf(position_.past().back().act); }
    /// Not after cards were passed or dealt, which their new owners have seen, nor after a discard, which
    /// tells that a whole hand could not be played.
    [[nodiscard]] bool mayTakeBack() const override;
    /// Every card that is laid down comes from a hidden hand.
    [[nodiscard]] bool showsOwnSecret() const override;
    [[nodiscard]] game::Outcome outcome() const override;
    [[nodiscard]] game::Outcome resignation(game::PlayerId player) const override;
    [[nodiscard]] game::Outcome lossOnTime(game::PlayerId player) const override;
    [[nodiscard]] game::Outcome claimed(std::string_view result) const override;
    [[nodiscard]] game::Outcome agreedDraw() const override;
    [[nodiscard]] bool hasSecrets() const override { return !told_; }
    [[nodiscard]] bool isTold() const override { return told_.has_value(); }
    [[nodiscard]] std::unique_ptr<const game::View> view(game::Viewer viewer) const override;
    [[nodiscard]] game::Transition lastTurn(game::Viewer viewer) const override;
    /// Once cards have changed hands, who received one knows which it is.
    [[nodiscard]] std::vector<game::Unveiled> unveiled(game::Viewer viewer) const override;
    /// A passed card is known to its giver; the others only learn that he has chosen.
    [[nodiscard]] game::Action actionFor(game::Action action, game::Viewer viewer) const override;

  private:
    TactikState(rules::Position position, game::Chance chance, bool dealt)
        : position_(std::move(position)), chance_(chance), dealt_(dealt) {}

    /// Whose eyes see a game that is told.
    [[nodiscard]] game::Viewer teller() const;

    rules::Position position_;
    game::Chance chance_;
    bool dealt_;
    std::optional<rules::Told> told_ = {};
};

}  // namespace tactik::play
