#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/Thinker.h"
#include "game/Kind.h"

namespace app {

/// Advises the player to move, in two steps so that there is something left to find: which piece, then the
/// whole turn. The strongest bot of the game thinks about it in the background. Main thread.
class Adviser {
  public:
    explicit Adviser(std::function<void()> wake) : wake_(std::move(wake)) {}

    /// The first step for this position, or the next one if the first was told. `fixedClock`: it counts
    /// positions instead of time, and update() waits for it.
    void ask(const game::Kind& kind, std::unique_ptr<const game::View> view, bool fixedClock);
    /// The position is another one.
    void forget();
    /// True if there is something new to show.
    [[nodiscard]] bool update();

    [[nodiscard]] bool thinking() const { return thinker_ && thinker_->thinking(); }
    struct Advice {
        std::vector<game::Place> places;  ///< where the piece is; then also where it goes
        std::string turn;                 ///< in notation; empty in the first step
        bool brings = false;              ///< the piece comes from beside the board
    };
    /// Nothing: nobody has asked, or it is still thought about.
    [[nodiscard]] const std::optional<Advice>& advice() const { return advice_; }

  private:
    void tell();

    std::function<void()> wake_;
    std::unique_ptr<Thinker> thinker_;
    std::string thinkerOf_;  ///< id of the game
    bool fixedClock_ = false;
    std::shared_ptr<const game::View> view_;
    std::optional<game::Action> action_;
    int steps_ = 0;  ///< that were asked for
    std::optional<Advice> advice_;
};

}  // namespace app
