#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/Result.h"

namespace app::tools {

/// Length of a frame in tools' scripts, in seconds.
inline constexpr float kFrame = 1.0F / 60;

/// A scene for the program's tools: a heading, and a script that leads to the scene.
struct Scene {
    std::vector<std::string> words;  ///< words of the heading; never empty
    std::string script;              ///< docs/SCRIPTS.md; may be empty
};

/// Reads a file of scenes. A line `= WORD …` starts a scene; its script extends to the next such line. Text
/// before the first scene is ignored. Blocks. The error names the line.
[[nodiscard]] base::Result<std::vector<Scene>> readScenes(const std::filesystem::path& file);

}  // namespace app::tools
