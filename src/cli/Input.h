#pragma once

#include <string>

#include "base/Result.h"
#include "cli/Console.h"

namespace cli {

/// Stands for the standard input in place of a file.
inline constexpr const char* kStandardInput = "-";

/// The whole content of a file; "-" is the standard input. Errors are those of base::readFile() and
/// readStream().
[[nodiscard]] base::Result<std::string> readFileOrStream(const std::string& file, const Console& console);
/// The name of such a file in messages.
[[nodiscard]] std::string nameOfInput(const std::string& file);

}  // namespace cli
