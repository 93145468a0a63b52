#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace arch {

/// Every forbidden #include in the sources below `root` (the folder `src`), as "file:line: why". Layers.cpp
/// has the table of allowed includes. Throws if the tree cannot be read.
[[nodiscard]] std::vector<std::string> violations(const std::filesystem::path& root);

}  // namespace arch
