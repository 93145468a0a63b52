#pragma once

#include <string>

#include "archive/Entry.h"

namespace archive {

/// How far a player is in a lesson.
struct LessonProgress {
    std::string lesson;
    std::string step;       ///< the name of the one that is next
    bool finished = false;  ///< once, whatever is done with it later
    friend bool operator==(const LessonProgress&, const LessonProgress&) = default;
};

/// What is known of a puzzle that was tried. Those that were solved come again later and later.
struct PuzzleProgress {
    std::string puzzle;
    int box = 0;  ///< solved so many times in a row
    Time due{};   ///< when it comes again
    int tries = 0;
    int misses = 0;
    friend bool operator==(const PuzzleProgress&, const PuzzleProgress&) = default;
};

}  // namespace archive
