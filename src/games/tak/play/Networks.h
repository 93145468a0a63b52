#pragma once

#include <filesystem>
#include <vector>

#include "base/Result.h"

namespace tak::play {

/// Reads the networks of this folder that evaluate positions, `tak5.network` to `tak7.network`, for all
/// engines of the program; call it before engines search. Networks that were read before stay. After an error
/// boards of that size keep the tuned evaluation. Errors name the file. Blocks for some milliseconds.
[[nodiscard]] std::vector<base::Error> loadNetworks(const std::filesystem::path& folder);

/// The same with the networks that foretell ends, such as `tak5.ends`, for TakExpectedEnds. After an error it
/// tells nothing of boards of that size.
[[nodiscard]] std::vector<base::Error> loadEndNetworks(const std::filesystem::path& folder);

/// Both, for the table.
[[nodiscard]] std::vector<base::Error> loadLearned(const std::filesystem::path& folder);

}  // namespace tak::play
