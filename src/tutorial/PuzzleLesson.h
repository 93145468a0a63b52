#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "tutorial/Lesson.h"
#include "tutorial/Puzzle.h"

namespace tutorial {

/// What is said of a puzzle; msgids.
struct PuzzleTexts {
    std::string task;       ///< what is to be done
    std::string otherwise;  ///< of a turn that does not do it
    std::string right;      ///< of one that does
    std::string solution;   ///< beside the solution
};

/// A puzzle as a lesson that a Runner leads through: a step for every position in which the player has to
/// find a turn, and a last one that shows the solution. Which step follows depends on what was played.
class PuzzleLesson {
  public:
    PuzzleLesson(const Puzzle& puzzle, const PuzzleTexts& texts);
    PuzzleLesson(const PuzzleLesson&) = delete;
    PuzzleLesson& operator=(const PuzzleLesson&) = delete;

    [[nodiscard]] const Lesson& lesson() const { return lesson_; }
    /// The step that follows a right turn in this one; nothing: the puzzle is solved.
    [[nodiscard]] std::optional<std::size_t> after(std::size_t step, game::Action turn) const;
    /// The step that shows the solution from the beginning.
    [[nodiscard]] std::size_t solution() const { return lesson_.steps.size() - 1; }
    /// The turns that are right in a step; none in the last one.
    [[nodiscard]] const std::vector<PuzzleTurn>& rightTurns(std::size_t step) const { return *nodes_[step]; }

  private:
    /// Adds the step in which one of these turns is right, and those after it; answers its number.
    std::size_t add(const game::State& start, std::vector<game::Action> show,
                    const std::vector<PuzzleTurn>& right);
    void addSolution();
    [[nodiscard]] std::vector<game::Action> mainLine() const;

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
