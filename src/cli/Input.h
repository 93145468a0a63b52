#pragma once

#include <string>

#include "base/Result.h"
#include "cli/Console.h"

namespace cli {

/// The whole content of a file, or the PTN in a link to ptn.ninja; "-" is the standard input. Errors are
/// those of base::readFile() and readStream().
[[nodiscard]] base::Result<std::string> readInput(const std::string& file, const Console& console);

}  // namespace cli
