#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "tutorial/LessonReader.h"

namespace tutorial {

/// The lessons of a folder, in the order of their files' names ("01-pieces.lesson").
struct Course {
    std::vector<Lesson> lessons = {};
    std::vector<base::Error> problems =
        {};  ///< one for each unreadable file or folder; the other lessons are loaded
};

/// Reads FOLDER/*.lesson; after a stop request only those read so far. Reads files.
[[nodiscard]] Course readCourse(const std::filesystem::path& folder, const Subject& subject,
                                const std::stop_token& stop = {});

}  // namespace tutorial
