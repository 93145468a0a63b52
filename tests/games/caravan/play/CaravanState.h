#pragma once

#include <optional>

#include "base/Fields.h"
#include "game/State.h"
#include "games/caravan/play/CaravanPieces.h"
#include "games/caravan/play/CaravanStages.h"

namespace caravan::play {

/// A viewer's view of a game of Caravan: a position in which some cards are unknown.
class CaravanView final : public game::View {
  public:
    CaravanView(const rules::Position& truth, game::Viewer viewer)
        : seen_(seenBy(truth, viewer)), viewer_(viewer) {}

    /// All of it, for the program of a player far away.
    void write(base::FieldWriter& fields) const;
    /// Reads it back, equal. A text that is none fails the fields.
    [[nodiscard]] static CaravanView read(base::FieldReader& fields);

    /// The position, for code that knows Caravan.
    [[nodiscard]] const rules::Position& position() const { return seen_; }
    [[nodiscard]] game::Viewer viewer() const { return viewer_; }

    [[nodiscard]] int playerCount() const override { return seen_.players(); }
    [[nodiscard]] game::PlayerId toMove() const override;
    [[nodiscard]] std::vector<game::PlayerId> awaited() const override { return awaitedIn(seen_); }
    [[nodiscard]] std::vector<game::PlayerId> partnersOf(game::PlayerId player) const override;
    [[nodiscard]] int ply() const override { return seen_.ply(); }
    [[nodiscard]] game::Outcome outcome() const override;
    [[nodiscard]] std::vector<game::Action> legalActions() const override;
    [[nodiscard]] bool isLegal(game::Action action) const override;
    [[nodiscard]] std::vector<game::PieceState> pieces() const override { return piecesOf(seen_); }
    [[nodiscard]] std::vector<game::Stat> stats() const override;
    [[nodiscard]] std::string announcement() const override;
    [[nodiscard]] std::string hint() const override;
    [[nodiscard]] std::string notation(game::Action action) const override;
    [[nodiscard]] base::Result<game::Action> parse(std::string_view text) const override;
    [[nodiscard]] std::vector<std::string> completions(std::string_view text,
                                                       std::size_t limit) const override;
    [[nodiscard]] std::string positionText() const override;
    [[nodiscard]] std::unique_ptr<const game::View> copy() const override {
        return std::make_unique<CaravanView>(*this);
    }
    [[nodiscard]] std::unique_ptr<game::State> truth() const override;
    [[nodiscard]] game::Transition foreseen(game::Action action) const override;
    [[nodiscard]] std::unique_ptr<game::State> sample(base::Random& random) const override;
    /// Not while gifts are chosen.
    [[nodiscard]] std::unique_ptr<const game::View> preparing(game::PlayerId player) const override;

  private:
    /// Whether the viewer may see the legal moves.
    [[nodiscard]] bool seesMoves() const { return viewer_.isRecord() || viewer_.is(toMove()); }

    rules::Position seen_;
    game::Viewer viewer_;
};

/// A game of Caravan for the match.
class CaravanState final : public game::State {
  public:
    explicit CaravanState(rules::Position position) : position_(std::move(position)) {}
    /// Begins with a position that was set up; what is drawn after it follows from the chance.
    CaravanState(const rules::Position& position, game::Chance chance)
        : position_(position.withSeed(chance.seed())), chance_(chance) {}
    /// Starts a new game. Its notation names the chance instead of the cards.
    CaravanState(int players, game::Chance chance, rules::Rules rules = {})
        : position_(rules::Position::dealt(players, chance.seed(), rules)), chance_(chance), dealt_(true) {}

    [[nodiscard]] const rules::Position& position() const { return position_; }
    /// Nothing if the position was set up without any.
    [[nodiscard]] const std::optional<game::Chance>& chance() const { return chance_; }
    /// Whether the game begins with a deal, and not with a position that was set up.
    [[nodiscard]] bool dealt() const { return dealt_; }

    [[nodiscard]] std::unique_ptr<game::State> clone() const override {
        return std::make_unique<CaravanState>(*this);
    }
    /// Deals anew; a position that was set up stays as it is.
    [[nodiscard]] std::unique_ptr<game::State> anew(game::Chance chance) const override;
    [[nodiscard]] int playerCount() const override { return position_.players(); }
    [[nodiscard]] game::PlayerId toMove() const override { return playerId(position_.toMove()); }
    [[nodiscard]] std::vector<game::PlayerId> awaited() const override { return awaitedIn(position_); }
    [[nodiscard]] int ply() const override { return position_.ply(); }
    [[nodiscard]] int round() const override { return position_.round(); }
    [[nodiscard]] game::PlayerId moverOf(game::Action action) const override {
        return playerId(giverIn(action).value_or(position_.toMove()));
    }
    [[nodiscard]] bool isLegal(game::Action action) const override;
    game::Transition apply(game::Action action) override;
    game::Transition undo() override;
    [[nodiscard]] game::Action lastAction() const override {
        return actionOf(position_.past().back().move, position_.past().back().player);
    }
    /// Not after a fight, which has shown goods, nor after an exchange, in which all have seen their gifts.
    [[nodiscard]] bool mayTakeBack() const override {
        return !position_.past().back().fight && !position_.past().back().exchanged();
    }
    /// A gift is known to its giver; the others only learn that he has chosen.
    [[nodiscard]] game::Action actionFor(game::Action action, game::Viewer viewer) const override;
    [[nodiscard]] game::Outcome outcome() const override;
    /// The other players share the game; of partners, those who did not resign.
    [[nodiscard]] game::Outcome resignation(game::PlayerId player) const override;
    [[nodiscard]] game::Outcome lossOnTime(game::PlayerId player) const override;
    [[nodiscard]] game::Outcome claimed(std::string_view result) const override;
    [[nodiscard]] game::Outcome agreedDraw() const override;
    [[nodiscard]] bool hasSecrets() const override { return true; }
    [[nodiscard]] std::unique_ptr<const game::View> view(game::Viewer viewer) const override {
        return std::make_unique<CaravanView>(position_, viewer);
    }
    [[nodiscard]] game::Transition lastTurn(game::Viewer viewer) const override {
        return lastTurnOf(position_, viewer);
    }

  private:
    /// The players other than this one and his partner win.
    [[nodiscard]] game::Outcome lostBy(game::PlayerId player, std::string reason) const;

    rules::Position position_;
    std::optional<game::Chance> chance_;
    bool dealt_ = false;
};

}  // namespace caravan::play
