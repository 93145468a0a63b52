#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "app/catalog/GameCatalog.h"
#include "base/Log.h"
#include "base/Result.h"

namespace app::tools {

/// The options of `dolmen course`.
struct CourseOptions {
    std::string game;              ///< id; empty: the first one that has lessons
    std::filesystem::path folder;  ///< output folder
    std::string language = "en";   ///< a code, as in assets/locale
    std::string lesson;            ///< only lessons whose id begins with this; empty: all
    std::string quality = "auto";  ///< as in the settings
    std::pair<int, int> size{1280, 720};
};

/// Draws every step of every lesson of a game, as a player sees it when continuing from
/// that step, and writes folder/language-lesson.png for each lesson with reduced pictures of its steps. Needs
/// no display. Blocks. Returns the files. Errors: no OpenGL, an unknown language or lesson, unreadable
/// lessons, a claim in a text that does not hold, a folder that cannot be written.
[[nodiscard]] base::Result<std::vector<std::filesystem::path>> drawCourse(const CourseOptions& options,
                                                                          std::vector<CatalogEntry> games,
                                                                          base::Log& log);

}  // namespace app::tools
