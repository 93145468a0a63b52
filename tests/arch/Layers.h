#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace arch {

/// Every forbidden #include in the sources below `root` (the folder `src`), and every place of `app` that
/// sees more than it may, as "file:line: why". Layers.cpp has the tables of what is allowed. Throws if the
/// tree cannot be read.
[[nodiscard]] std::vector<std::string> violations(const std::filesystem::path& root);

/// The arrows of Layers.cpp that no #include needs, as "base never includes game".
[[nodiscard]] std::vector<std::string> unusedArrows(const std::filesystem::path& root);

/// Where the libraries of `app` link other libraries than their arrows say. `cmake`: the text of its
/// CMakeLists.txt.
[[nodiscard]] std::vector<std::string> wrongLinks(const std::string& cmake);

}  // namespace arch
