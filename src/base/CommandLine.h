#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"

namespace base {

/// Splits a command line into words as a shell does: blanks separate, quotes of either kind and backslashes
/// protect. Nothing is expanded. An open quote is an error.
[[nodiscard]] Result<std::vector<std::string>> splitCommand(std::string_view text);

/// Joins words into one text, quoted so that splitCommand() splits it into the same words.
[[nodiscard]] std::string joinCommand(const std::vector<std::string>& words);

}  // namespace base
