#pragma once

#include <array>
#include <optional>
#include <string>

#include "games/tak/playtak/Event.h"
#include "games/tak/rules/Game.h"

namespace tak::playtak {

/// The player's own game, as far as the server has told it.
class OwnGame {
  public:
    /// Nothing if the terms are beyond the rules.
    [[nodiscard]] static std::optional<OwnGame> begin(const GameStart& start);

    [[nodiscard]] GameNumber number() const { return about_.number; }
    [[nodiscard]] const Terms& terms() const { return about_.terms; }
    [[nodiscard]] const std::string& name(rules::Color color) const {
        return about_.names[static_cast<std::size_t>(rules::index(color))];
    }
    [[nodiscard]] rules::Color own() const { return own_; }
    [[nodiscard]] const std::string& opponent() const { return name(!own_); }
    [[nodiscard]] bool opponentIsBot() const { return bot_; }
    /// The turns that the server has taken.
    [[nodiscard]] const rules::Game& game() const { return game_; }
    [[nodiscard]] bool isOver() const { return over_.has_value(); }
    [[nodiscard]] const std::optional<GameOver>& over() const { return over_; }
    /// Whether a turn is expected of this player that he has not sent.
    [[nodiscard]] bool awaitsOwn() const {
        return !isOver() && !sent_ && !lost_ && game_.position().toMove() == own_;
    }
    /// The turn that waits for its answer.
    [[nodiscard]] const std::optional<rules::Move>& sent() const { return sent_; }
    /// Whether what was told cannot be: see OutOfStep.
    [[nodiscard]] bool isLost() const { return lost_; }

    [[nodiscard]] Milliseconds left(rules::Color color) const {
        return left_[static_cast<std::size_t>(rules::index(color))];
    }
    /// Whose clock runs; nobody's before White's first turn and after the end.
    [[nodiscard]] std::optional<rules::Color> running() const;
    /// What the opponent offers. A turn ends offers.
    [[nodiscard]] bool drawOffered() const { return drawOffered_; }
    [[nodiscard]] bool undoRequested() const { return undoRequested_; }
    /// How long the opponent has been away, in seconds; nothing while he is here.
    [[nodiscard]] std::optional<float> opponentAway() const { return away_; }

    // ---- by the conversation
    void update(float seconds);
    void setClocks(const std::array<Milliseconds, 2>& left) { left_ = left; }
    void setDrawOffered(bool offered) { drawOffered_ = offered; }
    void setUndoRequested(bool requested) { undoRequested_ = requested; }
    void setOpponentAway(bool away) { away_ = away ? std::optional(0.0F) : std::nullopt; }
    void send(rules::Move move) { sent_ = move; }
    /// The sent turn was refused, or the line broke before its answer.
    void forgetSent() { sent_.reset(); }
    /// Plays a turn that the server has taken; false if it cannot be.
    [[nodiscard]] bool take(rules::Move move);
    [[nodiscard]] bool undo();
    void end(GameOver over) { over_ = std::move(over); }
    void lose() { lost_ = true; }

  private:
    OwnGame(const GameStart& start, const rules::Setup& setup);

    ListedGame about_;
    rules::Color own_;
    bool bot_ = false;
    rules::Game game_;
    std::array<Milliseconds, 2> left_;
    std::optional<rules::Move> sent_;
    std::optional<GameOver> over_;
    std::optional<float> away_;
    bool drawOffered_ = false;
    bool undoRequested_ = false;
    bool lost_ = false;
};

}  // namespace tak::playtak
