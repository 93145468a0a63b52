#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

#include "app/thinking/EndingThinkers.h"
#include "app/thinking/Thinker.h"
#include "match/Participant.h"

namespace app {

/// How much time an engine takes for a turn.
struct EnginePace {
    std::chrono::milliseconds thinkingTime{5000};
    /// Plays after the time that a person would take, instead of using its full thinking time.
    bool quick = false;
    /// With the fixed clock the search is limited by positions instead of time and kept short, so that it
    /// gives the same result on every computer.
    bool fixedClock = false;
};

/// A bot that has a seat. It thinks on a thread of its own; its turn is played no sooner than a person would
/// play it. Blocks only with the fixed clock, and in the destructor if there are no `endingThinkers`.
class EnginePlayer final : public match::Participant {
  public:
    /// `wake` is called from the bot's thread when there is an answer, so that a sleeping main loop takes it.
    /// `endingThinkers` takes the bot when this is destroyed, and must outlive this.
    EnginePlayer(std::unique_ptr<game::Bot> bot, EnginePace pace = {}, std::function<void()> wake = {},
                 EndingThinkers* endingThinkers = nullptr)
        : thinker_(std::make_unique<Thinker>(std::move(bot), std::move(wake))),
          pace_(pace),
          endingThinkers_(endingThinkers) {}
    ~EnginePlayer() override;
    EnginePlayer(const EnginePlayer&) = delete;
    EnginePlayer& operator=(const EnginePlayer&) = delete;

    /// Lets the bot prepare for the game that it will play.
    void prepare(std::unique_ptr<const game::View> view);
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

    std::unique_ptr<Thinker> thinker_;
    EnginePace pace_;
    EndingThinkers* endingThinkers_;
    float passed_ = 0;  ///< seconds since the turn began
    float rested_ = 0;  ///< seconds since the pieces came to rest
    float moment_ = 0;  ///< the shortest time for the turn, in seconds
    std::optional<game::Thought> thought_;
};

/// The thinking time for a turn with this clock: a share of the remaining time, plus most of the increment.
[[nodiscard]] std::chrono::milliseconds shareOf(const match::TimeLeft& time);

/// Seconds that a person might take in this position: more if there are more turns to choose from, with a
/// random variation.
[[nodiscard]] float personsMoment(const game::View& view);

}  // namespace app
