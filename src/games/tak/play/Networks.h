#pragma once

#include <filesystem>
#include <vector>

#include "base/Result.h"

namespace tak::play {

/// Reads the networks of this folder, `tak5.network` to `tak7.network`, for all engines of the program; call
/// it before engines search. Networks that were read before stay. After an error boards of that size keep the
/// tuned evaluation. Errors name the file. Blocks for some milliseconds.
[[nodiscard]] std::vector<base::Error> loadNetworks(const std::filesystem::path& folder);

}  // namespace tak::play
