#pragma once

#include <string>

#include "archive/Entry.h"

namespace archive {

/// A player's progress in a lesson.
struct LessonProgress {
    std::string lesson;
    std::string step;       ///< name of the next step
    bool finished = false;  ///< stays true when the lesson is repeated
    friend bool operator==(const LessonProgress&, const LessonProgress&) = default;
};

/// A player's progress in a puzzle that was tried. Solved puzzles return at growing intervals.
struct PuzzleProgress {
    std::string puzzle;
    int box = 0;  ///< how often it was solved in a row
    Time due{};   ///< when it returns
    int tries = 0;
    int misses = 0;
    friend bool operator==(const PuzzleProgress&, const PuzzleProgress&) = default;
};

}  // namespace archive
