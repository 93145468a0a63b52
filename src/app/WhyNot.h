#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/Thinker.h"
#include "game/Kind.h"

namespace app {

/// Examines a turn that somebody would like to play: the game's strongest bot looks for the best answer to
/// it, in the background. Main thread.
class WhyNot {
  public:
    explicit WhyNot(std::function<void()> wake) : wake_(std::move(wake)) {}

    /// Begins to examine this turn of the position. `fixedClock`: it counts positions instead of time, and
    /// update() waits for it.
    void ask(const game::Kind& kind, const game::View& view, game::Action turn, bool fixedClock);
    void forget();
    /// True if there is something new.
    [[nodiscard]] bool update();

    [[nodiscard]] bool thinking() const { return thinker_ && thinker_->thinking(); }
    /// The turn that is examined; nothing if none is.
    [[nodiscard]] const std::optional<game::Action>& turn() const { return turn_; }
    struct Refutation {
        std::vector<game::Action> line = {};     ///< the turn, then what the other side does, and so on
        std::vector<std::string> notation = {};  ///< of the line
        std::vector<double> chances = {};        ///< of winning after the turn, by player; may be empty
        game::Outcome outcome = {};              ///< at the end of the line
        std::optional<base::Message> end = {};   ///< how the game ends there, if it does
    };
    /// Nothing: it is still thought about, or the bot found nothing.
    [[nodiscard]] const std::optional<Refutation>& refutation() const { return refutation_; }

  private:
    void take(const game::Thought& thought);
    void playOut();

    std::function<void()> wake_;
    std::unique_ptr<Thinker> thinker_;
    std::string thinkerOf_;  ///< id of the game
    bool fixedClock_ = false;
    std::unique_ptr<game::State> before_;
    std::optional<game::Action> turn_;
    std::optional<Refutation> refutation_;
};

}  // namespace app
