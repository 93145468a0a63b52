#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

#include "app/Leavers.h"
#include "app/Thinker.h"
#include "match/Participant.h"

namespace app {

/// How long an engine takes for a turn.
struct EnginePace {
    std::chrono::milliseconds thinkingTime{5000};
    /// Answers after the moment that a person would take, instead of thinking as long as it may.
    bool quick = false;
    /// By a fixed clock it counts positions instead of time, and hurries: the same on every computer.
    bool fixedClock = false;
};

/// A bot at a seat. It thinks on a thread of its own, and its answer comes to the table no sooner than a
/// person's would. Blocks only by a fixed clock, and at its end where there is nobody to leave the bot to.
class EnginePlayer final : public match::Participant {
  public:
    /// `wake` is called from the bot's thread when there is an answer, so that a sleeping loop takes it.
    /// `leavers` takes the bot at the end; it outlives this.
    EnginePlayer(std::unique_ptr<game::Bot> bot, EnginePace pace = {}, std::function<void()> wake = {},
                 Leavers* leavers = nullptr)
        : thinker_(std::make_unique<Thinker>(std::move(bot), std::move(wake))),
          pace_(pace),
          leavers_(leavers) {}
    ~EnginePlayer() override;
    EnginePlayer(const EnginePlayer&) = delete;
    EnginePlayer& operator=(const EnginePlayer&) = delete;

    /// Lets the bot get ready for the game that it will play.
    void prepare(std::unique_ptr<const game::View> view);
    [[nodiscard]] bool atThisTable() const override { return false; }
    void onEvent(const match::Event&) override {}
    void begin(std::unique_ptr<const game::View> view, const match::Clock* clock) override;
    void stop() override { thinker_->stop(); }
    void gameOver() override;
    [[nodiscard]] std::optional<match::Decision> decide(float seconds, bool moving) override;
    /// It lets everybody take back, and agrees on a draw where it believes that the other stands better.
    [[nodiscard]] std::optional<bool> answer(const match::Offer& offer, const game::View&) override;
    [[nodiscard]] const game::Thought* thought() const override { return thought_ ? &*thought_ : nullptr; }

  private:
    void listen();

    std::unique_ptr<Thinker> thinker_;
    EnginePace pace_;
    Leavers* leavers_;
    float passed_ = 0;  ///< seconds since the turn began
    float rested_ = 0;  ///< seconds since nothing moves any more
    float moment_ = 0;  ///< seconds that the turn takes at least
    std::optional<game::Thought> thought_;
};

/// How long a turn may take by the clock: a share of what is left, and most of what a turn earns.
[[nodiscard]] std::chrono::milliseconds shareOf(const match::TimeLeft& time);

/// Seconds that a person might take for a turn here: longer where there is more to choose from, and never
/// quite the same.
[[nodiscard]] float personsMoment(const game::View& view);

}  // namespace app
