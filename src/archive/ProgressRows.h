#pragma once

#include <string_view>
#include <vector>

#include "archive/Database.h"
#include "archive/Progress.h"

/// Progress in lessons and puzzles, as rows of the tables. `game` is the id of its kind. Without the id of a
/// lesson or puzzle all of them are read.
namespace archive {

[[nodiscard]] base::Result<std::vector<LessonProgress>> lessonRows(Database& database, std::string_view game,
                                                                   std::string_view lesson = {});
base::Result<void> writeLesson(Database& database, std::string_view game, const LessonProgress& progress,
                               Time changed);
[[nodiscard]] base::Result<std::vector<PuzzleProgress>> puzzleRows(Database& database, std::string_view game,
                                                                   std::string_view puzzle = {});
base::Result<void> writePuzzle(Database& database, std::string_view game, const PuzzleProgress& progress,
                               Time changed);

}  // namespace archive
