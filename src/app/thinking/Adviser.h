#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/thinking/StrongestBot.h"
#include "game/Kind.h"

namespace app {

/// Advises the player to move, in two steps: first the piece to play, so that the player can still find the
/// turn, then the whole turn. The game's strongest bot searches for it on a background thread. Main thread
/// only.
class Adviser {
  public:
    explicit Adviser(std::function<void()> wake) : bot_(std::move(wake)) {}

    /// Asks for the first step of advice on this position, or for the next step if the first one was already
    /// given. With `fixedClock` the bot's search is limited by positions instead of time, and update() waits
    /// for it.
    void ask(const game::Kind& kind, const game::View& view, bool fixedClock);
    /// Drops the advice: the position has changed.
    void forget();
    /// True if there is something new to show.
    [[nodiscard]] bool update();

    [[nodiscard]] bool thinking() const { return bot_.thinking(); }
    struct Advice {
        std::vector<game::Place> places;  ///< the piece; in the second step also its destination
        std::string turn;                 ///< in notation; empty in the first step
        bool brings = false;              ///< the piece comes from beside the board
    };
    /// Nullopt while nobody has asked or the bot still thinks.
    [[nodiscard]] const std::optional<Advice>& advice() const { return advice_; }

  private:
    void tell();

    StrongestBot bot_;
    std::unique_ptr<const game::View> view_;
    std::optional<game::Action> action_;
    int steps_ = 0;  ///< steps that were asked for
    std::optional<Advice> advice_;
};

}  // namespace app
