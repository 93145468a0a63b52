#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/thinking/StrongestBot.h"
#include "game/Kind.h"

namespace app {

/// Examines a turn that the player asks about: the game's strongest bot searches for the best answer, in the
/// background. Main thread only.
class WhyNot {
  public:
    explicit WhyNot(std::function<void()> wake) : bot_(std::move(wake)) {}

    /// Starts to examine this turn of the position. With `fixedClock` the search is limited by positions
    /// instead of time, and update() waits for it.
    void ask(const game::Kind& kind, const game::View& view, game::Action turn, bool fixedClock);
    void forget();
    /// Takes the result; true if there is something new. Call once a frame.
    [[nodiscard]] bool update();

    [[nodiscard]] bool thinking() const { return bot_.thinking(); }
    /// The examined turn; nullopt if there is none.
    [[nodiscard]] const std::optional<game::Action>& turn() const { return turn_; }
    struct Refutation {
        std::vector<game::Action> line = {};     ///< the turn, the answer, and so on
        std::vector<std::string> notation = {};  ///< of `line`
        std::vector<double> chances = {};        ///< each player's chance to win after the turn; may be empty
        game::Outcome outcome = {};              ///< at the end of the line
        std::optional<base::Message> end = {};   ///< how the game ends there; nullopt if it does not
    };
    /// Nullopt while the bot thinks, or if it found nothing.
    [[nodiscard]] const std::optional<Refutation>& refutation() const { return refutation_; }

  private:
    void take(const game::Thought& thought);
    void playOut();

    StrongestBot bot_;
    std::unique_ptr<game::State> before_;
    std::optional<game::Action> turn_;
    std::optional<Refutation> refutation_;
};

}  // namespace app
