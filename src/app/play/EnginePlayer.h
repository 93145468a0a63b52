#pragma once

#include <chrono>
#include <memory>
#include <optional>

#include "app/thinking/ThinkingService.h"
#include "match/Participant.h"

namespace app {

/// How much time an engine takes for a turn.
struct EnginePace {
    std::chrono::milliseconds thinkingTime{5000};
    /// Plays after the time that a person would take, instead of using its full thinking time. Where
    /// something is hidden, all others use the whole of it for every turn.
    bool quick = false;
};

/// A bot that has a seat: its turn is played no sooner than a person would play it. Blocks only with the
/// fixed clock, whose turns are short.
class EnginePlayer final : public match::Participant {
  public:
    explicit EnginePlayer(ThinkerPtr thinker, EnginePace pace = {})
        : thinker_(std::move(thinker)), pace_(pace) {}

    /// Lets the bot prepare for the game that it will play.
    void prepare(std::unique_ptr<const game::View> view) { thinker_->prepare(std::move(view)); }
    [[nodiscard]] bool atThisTable() const override { return false; }
    void onEvent(const match::Event&) override {}
    void begin(std::unique_ptr<const game::View> view, const match::Clock* clock) override;
    void stop() override { thinker_->stop(); }
    void gameOver() override;
    [[nodiscard]] std::optional<match::Decision> decide(float seconds, bool moving) override;
    /// Agrees to every request to take back. Accepts a draw if the bot considers the other player's position
    /// better.
    [[nodiscard]] std::optional<bool> answer(const match::Offer& offer, const game::View&) override;
    [[nodiscard]] const game::Thought* thought() const override { return thought_ ? &*thought_ : nullptr; }

  private:
    void listen();

    ThinkerPtr thinker_;
    EnginePace pace_;
    float passed_ = 0;  ///< seconds since the turn began
    float rested_ = 0;  ///< seconds since the pieces came to rest
    float moment_ = 0;  ///< the shortest time for the turn, in seconds
    std::optional<game::Thought> thought_;
};

/// The thinking time for a turn with this clock: a share of the remaining time, plus most of the increment.
[[nodiscard]] std::chrono::milliseconds shareOf(const match::TimeLeft& time);

/// Seconds that a person might take in this position: more if there are more turns to choose from, with a
/// random variation. Where something is hidden it depends on the number of turns played alone: the turns to
/// choose from would tell the others what their player holds.
[[nodiscard]] float personsMoment(const game::View& view);

}  // namespace app
