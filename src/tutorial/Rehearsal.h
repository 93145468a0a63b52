#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "tutorial/LessonRun.h"

namespace tutorial {

/// A lesson led through without a table: what its run wants to happen there happens at once to a position
/// of its own. For checks of lessons.
class Rehearsal {
  public:
    /// The lesson must outlive it. Nothing has happened yet.
    explicit Rehearsal(const Lesson& lesson, std::size_t step = 0) : run_(lesson, step) {}

    [[nodiscard]] LessonRun& run() { return run_; }
    [[nodiscard]] const LessonRun& run() const { return run_; }
    /// The position, with the turns that led to it; there is one once something has happened.
    [[nodiscard]] const game::State& state() const { return *state_; }
    /// The position as the record sees it.
    [[nodiscard]] std::unique_ptr<const game::View> view() const {
        return state_->view(game::Viewer::record());
    }

    /// Lets the next event happen, and returns it; nothing if somebody has to act.
    std::optional<LessonRun::Move> next();
    /// Lets all events happen.
    void settle();
    /// The learner plays a turn, or another player in a game of the lesson; then all events happen. Does
    /// nothing if the run does not expect this turn.
    void play(game::Action turn);

  private:
    LessonRun run_;
    std::unique_ptr<game::State> state_;
};

}  // namespace tutorial
