#pragma once

#include <string>

#include "base/Result.h"
#include "cli/Console.h"

namespace cli {

/// All that a file holds; "-" is the standard input. Errors as of base::readFile() and readStream().
[[nodiscard]] base::Result<std::string> readInput(const std::string& file, const Console& console);

}  // namespace cli
