#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/Thinker.h"
#include "game/State.h"
#include "match/Match.h"

namespace app {

/// A bot thinks about every position of a game's main line, from the last to the first: what it remembers of
/// later positions makes it see farther in those before, so that each turn is measured by what came of it.
/// What it finds goes into the match: evaluations, and judgements of the turns. Main thread; the bot thinks
/// on a thread of its own.
class GameAnalysis {
  public:
    struct Limits {
        game::BotLimits position = {};  ///< for each position; how many candidates is decided here
        bool fixedClock = false;        ///< update() waits for the bot
    };
    /// `wake` is called from the bot's thread when update() has something to do.
    GameAnalysis(std::unique_ptr<game::Bot> bot, const match::Match& match, Limits limits,
                 std::function<void()> wake);

    /// Whether the match still has the main line that is analysed.
    [[nodiscard]] bool concerns(const match::Match& match) const;
    /// The root, then the turns of that line.
    [[nodiscard]] const std::vector<match::NodeId>& line() const { return line_; }
    /// Takes what was found into the match, which must have the line, and goes on; true if there is news.
    bool update(match::Match& match);

    /// Positions: the start and that after each turn.
    [[nodiscard]] std::size_t positions() const { return line_.size(); }
    [[nodiscard]] std::size_t done() const { return done_; }
    [[nodiscard]] bool finished() const { return done_ == line_.size() || failure_; }
    /// Why the bot could not go on; it completes "NAME cannot go on: …".
    [[nodiscard]] const std::optional<base::Message>& failure() const { return failure_; }
    /// Gives the bot away, to be ended somewhere else. Nothing is done after this.
    [[nodiscard]] std::unique_ptr<Thinker> release() { return std::move(thinker_); }

  private:
    void ask();
    void take(match::Match& match);
    void enter(match::Match& match, match::Evaluation evaluation);
    void judge(match::Match& match) const;
    /// The position that is thought about, counted from the start of the line.
    [[nodiscard]] std::size_t at() const { return line_.size() - 1 - done_; }

    std::unique_ptr<Thinker> thinker_;
    Limits limits_;
    std::vector<match::NodeId> line_;     ///< the root, then the turns
    std::unique_ptr<game::State> state_;  ///< the position that is thought about
    std::size_t done_ = 0;
    bool asked_ = false;
    bool forced_ = false;  ///< where there is nothing to choose, or a threat to be met
    game::Thought thought_;
    std::optional<base::Message> failure_;
};

}  // namespace app
