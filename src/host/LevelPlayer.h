#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "match/Participant.h"

namespace host {

/// How long levels think.
struct Pace {
    std::chrono::milliseconds thinking{3000};  ///< about a turn, at most
    std::chrono::milliseconds moment{700};     ///< no turn comes sooner
    /// Positions instead of time: then a turn comes as soon as it is found. For tests.
    std::optional<std::uint64_t> nodes = {};
};

/// A level at a seat of a host's table: it thinks on its own thread. Where something is hidden, each of its
/// turns takes as long as the others, so that time tells nothing. Its thoughts stay here.
class LevelPlayer final : public match::Participant {
  public:
    LevelPlayer(std::unique_ptr<game::Bot> bot, Pace pace);
    /// Waits until its bot has stopped: some milliseconds.
    ~LevelPlayer() override;
    LevelPlayer(const LevelPlayer&) = delete;
    LevelPlayer& operator=(const LevelPlayer&) = delete;

    [[nodiscard]] bool atThisTable() const override { return false; }
    void onEvent(const match::Event&) override {}
    void begin(std::unique_ptr<const game::View> view, const match::Clock* clock) override;
    void stop() override;
    [[nodiscard]] std::optional<match::Decision> decide(float seconds, bool moving) override;
    /// Lets others take back; accepts a draw if the player who offers it stands better.
    [[nodiscard]] std::optional<bool> answer(const match::Offer& offer, const game::View& view) override;
    [[nodiscard]] const game::Thought* thought() const override { return nullptr; }

  private:
    struct Task {
        std::unique_ptr<const game::View> view;
        game::BotLimits limits;
        std::stop_source stop = {};
    };
    void run(const std::stop_token& ending);
    [[nodiscard]] match::Decision answerTo(const Task& task);

    std::unique_ptr<game::Bot> bot_;  ///< of the thread
    Pace pace_;
    std::chrono::duration<float> due_{0};  ///< since the turn began
    std::chrono::duration<float> passed_{0};

    std::mutex mutex_;  ///< guards what follows, but not the thread
    std::condition_variable_any changed_;
    std::optional<Task> next_;
    std::stop_source current_;
    std::uint64_t number_ = 0;  ///< of the latest task
    std::optional<match::Decision> decided_;
    std::vector<double> chances_;  ///< of winning, by player, as it thought last
    std::jthread thread_;
};

}  // namespace host
