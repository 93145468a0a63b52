#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string_view>
#include <thread>

#include "games/tak/engine/Engine.h"
#include "games/tak/engine/tei/TeiGo.h"

namespace tak::engine {

/// Takes one line of output, without its line end. Called by several threads, but only by one at a time.
using TeiSink = std::function<void(std::string_view)>;

/// Serialises the output of several threads by whole lines.
class TeiOutput {
  public:
    explicit TeiOutput(TeiSink sink) : sink_(std::move(sink)) {}
    void line(std::string_view text) {
        const std::lock_guard lock(mutex_);
        sink_(text);
    }

  private:
    std::mutex mutex_;
    TeiSink sink_;
};

/// The search of a TEI engine in a thread of its own, from `go` to exactly one `bestmove`. All functions are
/// called by one thread, the one that reads commands.
class TeiSearch {
  public:
    TeiSearch(Engine& engine, TeiOutput& out) : engine_(engine), out_(out) {}
    ~TeiSearch() { finish(); }
    TeiSearch(const TeiSearch&) = delete;
    TeiSearch& operator=(const TeiSearch&) = delete;

    /// Ends an earlier search with finish() and starts this one. Without a game there is nothing to search:
    /// the bestmove is none, and comes when that of a search would. If the system gives no thread, it comes
    /// at once, by glance().
    void start(const std::optional<rules::Game>& game, const TeiGo& go, bool nameReply);
    /// Answers a `go` for which no search could be started.
    void answerUnsearched(std::string_view why, const std::optional<rules::Game>& game, const Limits& limits);
    /// Requests the end of the search; its bestmove follows within milliseconds. Does not wait.
    void stop() { thread_.request_stop(); }
    /// Ends the search, if there is one, and waits for its bestmove.
    void finish();
    /// The expected move was played. False if the search is not pondering.
    bool ponderHit();
    /// Whether the search uses the engine. Once false, it stays false until start().
    [[nodiscard]] bool running() const { return running_; }

  private:
    void run(const std::stop_token& stop, const std::optional<rules::Game>& game, const TeiGo& go,
             bool nameReply);
    /// The best move at first sight, found in this thread, with little memory.
    [[nodiscard]] Result glance(const std::optional<rules::Game>& game, const Limits& limits);
    [[nodiscard]] Result think(const std::stop_token& stop, const rules::Game& game, const Limits& limits);
    void hold(const std::stop_token& stop, bool infinite);
    void print(const Report& report);

    Engine& engine_;
    TeiOutput& out_;
    std::atomic<bool> running_ = false;
    std::atomic<bool> pondering_ = false;
    std::mutex mutex_;  ///< guards pondering_, for released_
    std::condition_variable_any released_;
    std::jthread thread_;
};

}  // namespace tak::engine
