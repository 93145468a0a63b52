#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace arch {

/// Every forbidden #include in the sources below `root` (the folder `src`), and every place of `app` that
/// sees more than it may, as "file:line: why". Layers.cpp has the tables of what is allowed. Throws if the
/// tree cannot be read.
[[nodiscard]] std::vector<std::string> violations(const std::filesystem::path& root);

}  // namespace arch
