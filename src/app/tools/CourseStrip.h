#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "app/GameCatalog.h"
#include "base/Log.h"
#include "base/Result.h"

namespace app::tools {

/// What `dolmen course` draws.
struct CourseOptions {
    std::filesystem::path folder;  ///< where to
    std::string language = "en";   ///< a code, as in assets/locale
    std::string lesson;            ///< only those whose id begins so; empty: all
    std::string quality = "auto";  ///< as in the settings
    std::pair<int, int> size{1280, 720};
};

/// Photographs every step of every lesson of the first game that has lessons, as a player sees it who goes on
/// from there, and writes folder/language-lesson.png for each lesson: its steps one after the other, smaller.
/// Needs no display. Blocks. Answers the files. Errors: no OpenGL, an unknown language or lesson, lessons
/// that cannot be read, a folder that cannot be written.
[[nodiscard]] base::Result<std::vector<std::filesystem::path>> drawCourse(const CourseOptions& options,
                                                                          std::vector<CatalogEntry> games,
                                                                          base::Log& log);

}  // namespace app::tools
