#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace arch {

/// Every forbidden #include in the sources below `root` (the folder `src`), as "file:line: why". The table of
/// what may include what is in Layers.cpp; it is the one of the design. Throws if the tree cannot be read.
[[nodiscard]] std::vector<std::string> violations(const std::filesystem::path& root);

}  // namespace arch
