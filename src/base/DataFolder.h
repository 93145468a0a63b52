#pragma once

#include <filesystem>

namespace base {

/// The folder with the program's data, such as `assets`: the one that the environment variable DOLMEN_DATA
/// names, or ../share/dolmen beside the program, or the source tree from which it was built.
[[nodiscard]] std::filesystem::path dataFolder();

}  // namespace base
