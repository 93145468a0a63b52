#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "tutorial/Lesson.h"
#include "tutorial/Puzzle.h"

namespace tutorial {

/// The texts for a puzzle; msgids.
struct PuzzleTexts {
    std::string task;       ///< what is to be done
    std::string otherwise;  ///< about a wrong turn
    std::string right;      ///< about a right turn
    std::string solution;   ///< beside the solution
};

/// A puzzle as a lesson for a LessonRun: one step for every position in which the player must find a turn,
/// and a last one that shows the solution. The turn played decides which step follows.
class PuzzleLesson {
  public:
    PuzzleLesson(const Puzzle& puzzle, const PuzzleTexts& texts);
    PuzzleLesson(const PuzzleLesson&) = delete;
    PuzzleLesson& operator=(const PuzzleLesson&) = delete;

    [[nodiscard]] const Lesson& lesson() const { return lesson_; }
    /// The step after a right turn in this step; nothing if the puzzle is solved.
    [[nodiscard]] std::optional<std::size_t> after(std::size_t step, game::Action turn) const;
    /// The step that shows the whole solution.
    [[nodiscard]] std::size_t solution() const { return lesson_.steps.size() - 1; }
    /// The right turns in a step; none in the last one.
    [[nodiscard]] const std::vector<PuzzleTurn>& rightTurns(std::size_t step) const { return *nodes_[step]; }

  private:
    /// Adds the step in which one of these turns is right, and all steps after it; returns its index.
    std::size_t add(const game::State& start, const std::vector<Shown>& show,
                    const std::vector<PuzzleTurn>& right);
    /// What the others answer to a right turn, and the turns that are right then.
    struct Reply {
        std::vector<Shown> answers;
        const std::vector<PuzzleTurn>* right;
    };
    /// `after`: the position after the turn.
    [[nodiscard]] Reply replyTo(const game::State& after, const PuzzleTurn& turn) const;
    void addSolution();
    [[nodiscard]] std::vector<Shown> mainLine() const;

    struct Way {
        game::Action turn;
        std::size_t step;
    };
    const Puzzle* puzzle_;
    PuzzleTexts texts_;
    Lesson lesson_;
    std::vector<std::vector<Way>> ways_;                 ///< by step
    std::vector<const std::vector<PuzzleTurn>*> nodes_;  ///< by step
};

}  // namespace tutorial
