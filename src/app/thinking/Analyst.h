#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/thinking/Thinker.h"

namespace app {

/// A bot that has no seat. It thinks about one position until it is given another, and keeps all its
/// thoughts, so that the player can see how they changed. Main thread only.
class Analyst {
  public:
    /// `wake` is called from the bot's thread when the bot has finished with a position and when it has
    /// ended, not for every thought: update() asks for those once a frame.
    Analyst(std::unique_ptr<game::Bot> bot, std::function<void()> wake)
        : thinker_(std::make_unique<Thinker>(std::move(bot), std::move(wake))) {}

    /// Starts to think about this position. With `fixedClock` the search is limited by positions instead of
    /// time, and update() waits for it.
    void begin(std::unique_ptr<const game::View> view, bool fixedClock);
    void stop();
    /// Takes new thoughts; true if there were any. Call once a frame.
    [[nodiscard]] bool update();

    [[nodiscard]] bool thinking() const { return thinker_ && thinker_->thinking(); }
    /// Its thoughts about this position, oldest first: one for every depth, and one for every change of the
    /// preferred turn. Empty if there is none yet.
    [[nodiscard]] const std::vector<game::Thought>& course() const { return course_; }
    /// Why the bot cannot go on; nullopt if it can.
    [[nodiscard]] const std::optional<base::Message>& trouble() const { return trouble_; }
    /// Gives the bot and its thread away, so that the caller can wait for its end. Call nothing else
    /// afterwards.
    [[nodiscard]] std::unique_ptr<Thinker> release() { return std::move(thinker_); }

  private:
    void take(game::Thought thought);

    std::unique_ptr<Thinker> thinker_;
    bool fixedClock_ = false;
    std::vector<game::Thought> course_;
    std::optional<base::Message> trouble_;
};

}  // namespace app
