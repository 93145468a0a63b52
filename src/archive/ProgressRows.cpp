#include "archive/ProgressRows.h"

#include <string>

namespace archive {

base::Result<std::vector<LessonProgress>> lessonRows(Database& database, std::string_view game,
                                                     std::string_view lesson) {
    std::vector<LessonProgress> all;
    Rows rows = database.rows(
        "SELECT lesson, step, finished FROM lesson WHERE game = ?1 AND (?2 = '' OR lesson = ?2)", game,
        lesson);
    while (rows.next()) {
        LessonProgress progress;
        progress.lesson = rows.take<std::string>();
        progress.step = rows.take<std::string>();
        progress.finished = rows.take<bool>();
        all.push_back(std::move(progress));
    }
    if (auto read = rows.end(); !read) return read.error();
    return all;
}

base::Result<void> writeLesson(Database& database, std::string_view game, const LessonProgress& progress,
                               Time changed) {
    return database.run("INSERT OR REPLACE INTO lesson VALUES (?, ?, ?, ?, ?)", game, progress.lesson,
                        progress.step, progress.finished, changed);
}

base::Result<std::vector<PuzzleProgress>> puzzleRows(Database& database, std::string_view game,
                                                     std::string_view puzzle) {
    std::vector<PuzzleProgress> all;
    Rows rows = database.rows(
        "SELECT puzzle, box, due, tries, misses FROM puzzle WHERE game = ?1 AND (?2 = '' OR puzzle = ?2)",
        game, puzzle);
    while (rows.next()) {
        PuzzleProgress progress;
        progress.puzzle = rows.take<std::string>();
        progress.box = rows.take<int>();
        progress.due = rows.take<Time>();
        progress.tries = rows.take<int>();
        progress.misses = rows.take<int>();
        all.push_back(std::move(progress));
    }
    if (auto read = rows.end(); !read) return read.error();
    return all;
}

base::Result<void> writePuzzle(Database& database, std::string_view game, const PuzzleProgress& progress,
                               Time changed) {
    return database.run("INSERT OR REPLACE INTO puzzle VALUES (?, ?, ?, ?, ?, ?, ?)", game, progress.puzzle,
                        progress.box, progress.due, progress.tries, progress.misses, changed);
}

}  // namespace archive
