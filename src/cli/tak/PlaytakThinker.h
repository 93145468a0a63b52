#pragma once

#include <atomic>
#include <optional>
#include <thread>

#include "games/tak/engine/Engine.h"

namespace cli {

/// Thinks about one turn at a time on a thread of its own, so that the conversation with the server goes on.
class PlaytakThinker {
  public:
    explicit PlaytakThinker(const tak::engine::Options& options) : engine_(options) {}
    ~PlaytakThinker() { stop(); }
    PlaytakThinker(const PlaytakThinker&) = delete;
    PlaytakThinker& operator=(const PlaytakThinker&) = delete;

    /// Forgets the game before.
    void newGame();
    /// Thinks about the turn to move; what it thought about before is dropped.
    void begin(const tak::rules::Game& game, const tak::engine::Limits& limits);
    /// Drops what it thinks about, which takes milliseconds.
    void stop();
    /// Whether a turn is being thought about or waits to be taken.
    [[nodiscard]] bool busy() const { return thread_.joinable(); }

    struct Decision {
        int ply = 0;  ///< of the game that it was begun with
        tak::rules::Move move = tak::rules::Move::none();
        std::optional<tak::engine::Score> score = {};  ///< for the player to move
    };
    /// The decision, once, as soon as it is made.
    [[nodiscard]] std::optional<Decision> take();

  private:
    tak::engine::Engine engine_;
    Decision decision_;
    std::atomic<bool> decided_ = false;
    std::jthread thread_;
};

}  // namespace cli
