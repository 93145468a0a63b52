#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/Result.h"

namespace app::tools {

/// The step of scripts in tools, in seconds.
inline constexpr float kFrame = 1.0F / 60;

/// What a game gives the program's tools to show: a heading, and a script that leads there.
struct Scene {
    std::vector<std::string> words;  ///< of the heading; never empty
    std::string script;              ///< docs/SCRIPTS.md; may be empty
};

/// Reads a file of scenes. A line `= WORD …` begins one, and what follows up to the next such line is its
/// script; remarks may stand before the first. Blocks. The error names the line.
[[nodiscard]] base::Result<std::vector<Scene>> readScenes(const std::filesystem::path& file);

}  // namespace app::tools
