#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/thinking/ThinkingService.h"
#include "match/Match.h"

namespace app {

/// Lets a bot evaluate every position of a game's main line, from the last to the first: its memory of later
/// positions makes its evaluation of earlier ones better. Writes the evaluations and the judgements of the
/// turns into the match. Main thread only; destroying it ends the bot, without waiting.
class GameAnalysis {
  public:
    /// `effort`: for each position, with two candidates; in games with secrets all of them are asked for.
    GameAnalysis(ThinkerPtr thinker, const match::Match& match, const Effort& effort);

    /// Whether the match still has the main line that is analysed.
    [[nodiscard]] bool concerns(const match::Match& match) const;
    /// The root, then the turns of that line.
    [[nodiscard]] const std::vector<match::NodeId>& line() const { return line_; }
    /// Writes new results into the match, which must still have the line, and continues; true if there was a
    /// new result. Call once a frame.
    bool update(match::Match& match);

    /// The number of positions: the start, and one after each turn.
    [[nodiscard]] std::size_t positions() const { return line_.size(); }
    [[nodiscard]] std::size_t done() const { return done_; }
    [[nodiscard]] bool finished() const { return done_ == line_.size() || failure_; }
    /// Why the bot could not go on; the message completes "NAME cannot go on: …".
    [[nodiscard]] const std::optional<base::Message>& failure() const { return failure_; }

  private:
    void ask(const match::Match& match, game::PlayerId toMove);
    void take(match::Match& match);
    /// Index in the line of the position that is being evaluated.
    [[nodiscard]] std::size_t at() const { return line_.size() - 1 - done_; }

    ThinkerPtr thinker_;
    Effort effort_;
    std::vector<match::NodeId> line_;  ///< the root, then the turns
    std::size_t done_ = 0;
    bool asked_ = false;
    bool forced_ = false;  ///< there is only one turn to choose, or the others would win
    game::Thought thought_;
    std::optional<base::Message> failure_;
};

}  // namespace app
