#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/BackgroundTask.h"
#include "match/Event.h"
#include "tutorial/Oversight.h"

namespace app {

/// Looks over the shoulder of a person who learns: holds a turn back once that he would regret, and finds a
/// word for what happened. It thinks in the background, one turn ahead. Main thread only.
class Coach {
  public:
    /// `wake` is called from another thread when update() has something to do.
    explicit Coach(std::function<void()> wake) : wake_(std::move(wake)) {}

    /// `fixedClock`: what it needs to know is waited for, so that it is the same on every computer.
    void setFixedClock(bool on) { fixedClock_ = on; }
    /// Another game begins.
    void forget();

    /// The game stands here from now on; `person`: somebody at the table is to move.
    void look(match::NodeId at, std::unique_ptr<game::State> state, bool person);
    /// The game is over and lost: looks for what this last turn of a person in this position has missed.
    void lookBack(std::unique_ptr<game::State> before, game::Action played);
    /// Takes what was found; true if there is news.
    [[nodiscard]] bool update();
    [[nodiscard]] bool thinking() const { return sight_ != nullptr || retrospect_ != nullptr; }

    // ---- before a turn
    /// Whether this turn of the person to move is held back: he would regret it, there is a better one, and
    /// nothing was held back in this position before. Takes some milliseconds.
    [[nodiscard]] bool holdsBack(game::Action turn);
    struct Warning {
        std::string turn;    ///< that was held back, in notation
        std::string answer;  ///< that would follow, in notation; empty where the game would be over
        tutorial::Oversight oversight;
    };
    /// Of the position as it stands.
    [[nodiscard]] const std::optional<Warning>& warning() const { return warning_; }
    void dropWarning() { warning_.reset(); }

    // ---- after a turn
    /// What there is to say about the last turns, each topic once a game; until a person has played again.
    [[nodiscard]] const std::optional<game::Remark>& remark() const { return remark_; }

    // ---- after a game
    /// What lookBack() has found.
    struct LastChance {
        std::string played;
        std::string better;  ///< in notation; empty: nothing would have helped any more
        bool wins = false;   ///< the better one wins at once
    };
    [[nodiscard]] const std::optional<LastChance>& lastChance() const { return lastChance_; }

  private:
    /// What a look at a position tells.
    struct Sight {
        tutorial::Outlook outlook;
        std::optional<game::Remark> remark;
    };
    void takeSight();
    [[nodiscard]] static base::Result<LastChance> chanceMissed(game::State& before, game::Action played,
                                                               const std::stop_token& stop);

    std::function<void()> wake_;
    bool fixedClock_ = false;
    match::NodeId at_{};
    std::unique_ptr<game::State> state_;  ///< null: a person is not to move
    int ply_ = 0;
    std::unique_ptr<BackgroundTask<Sight>> sight_;
    std::vector<std::unique_ptr<BackgroundTask<Sight>>> unwanted_;  ///< told to stop
    std::unique_ptr<BackgroundTask<LastChance>> retrospect_;
    std::optional<tutorial::Outlook> outlook_;  ///< of state_; nothing: it is not known yet
    std::set<match::NodeId> warnedAt_;
    std::set<std::string> told_;  ///< topics
    std::optional<Warning> warning_;
    std::optional<game::Remark> remark_;
    std::optional<LastChance> lastChance_;
};

}  // namespace app
