#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "tutorial/LessonReader.h"

namespace tutorial {

/// The lessons of a folder, in the order of their files' names ("01-board.lesson").
struct Course {
    std::vector<Lesson> lessons = {};
    std::vector<base::Error> problems = {};  ///< of the files that could not be read; the others are there
};

/// Reads FOLDER/*.lesson; no such folder: no lessons, and no problem. Reads files.
[[nodiscard]] Course readCourse(const std::filesystem::path& folder, const Subject& subject);

}  // namespace tutorial
