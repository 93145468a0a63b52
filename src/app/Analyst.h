#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/Thinker.h"

namespace app {

/// A bot beside the seats: it thinks about the position that is shown until it is shown another one, and what
/// it thought is kept, so that one can see how it changed its mind. Main thread.
class Analyst {
  public:
    /// `wake` is called from the bot's thread when there is an answer.
    Analyst(std::unique_ptr<game::Bot> bot, std::function<void()> wake)
        : thinker_(std::make_unique<Thinker>(std::move(bot), std::move(wake))) {}

    /// Begins to think about this position. `fixedClock`: it counts positions instead of time, and update()
    /// waits for it.
    void begin(std::unique_ptr<const game::View> view, bool fixedClock);
    void stop();
    /// True if there is something new.
    [[nodiscard]] bool update();

    [[nodiscard]] bool thinking() const { return thinker_ && thinker_->thinking(); }
    /// What it thought of this position, one entry for every depth and for every turn that it preferred; the
    /// last is what it thinks at present. Empty: nothing yet.
    [[nodiscard]] const std::vector<game::Thought>& course() const { return course_; }
    /// Why it cannot go on, if so.
    [[nodiscard]] const std::optional<base::Message>& trouble() const { return trouble_; }
    /// The bot with its thread, for somebody who waits for its end. Nothing can be asked of this afterwards.
    [[nodiscard]] std::unique_ptr<Thinker> release() { return std::move(thinker_); }

  private:
    void take(game::Thought thought);

    std::unique_ptr<Thinker> thinker_;
    bool fixedClock_ = false;
    std::vector<game::Thought> course_;
    std::optional<base::Message> trouble_;
};

}  // namespace app
