#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

#include "game/Bot.h"
#include "game/View.h"

/// A bot whose answers a test decides.
namespace test {

class MockBot final : public game::Bot {
  public:
    using Choice = std::function<std::optional<game::Action>(const game::View&, const game::BotLimits&,
                                                             const std::stop_token&, const Listener&)>;
    explicit MockBot(Choice choice) : choice_(std::move(choice)) {}
    base::Result<game::Action> choose(const game::View& view, const game::BotLimits& limits,
                                      const std::stop_token& stop, const Listener& listener) override {
        if (const auto action = choice_(view, limits, stop, listener)) return *action;
        return base::Error{base::msgid("it found no move")};
    }

  private:
    Choice choice_;
};

/// Blocks until it is stopped, and then answers.
inline std::optional<game::Action> untilStopped(const game::View& view, const game::BotLimits&,
                                                const std::stop_token& stop, const game::Bot::Listener&) {
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    never.wait(lock, stop, [] { return false; });
    return view.legalActions().front();
}

inline std::optional<game::Action> firstAction(const game::View& view, const game::BotLimits&,
                                               const std::stop_token&, const game::Bot::Listener& listener) {
    const game::Action first = view.legalActions().front();
    listener(
        {.candidates = {{.line = {first}, .notation = {view.notation(first)}, .chances = {0.5, 0.25, 0.25}}},
         .depth = 1});
    return first;
}

inline std::unique_ptr<game::Bot> botThat(MockBot::Choice choice) {
    return std::make_unique<MockBot>(std::move(choice));
}

}  // namespace test
