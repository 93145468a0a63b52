#pragma once

#include <string>

namespace cli {

/// The local date as YYYY.MM.DD, for the tags of games.
[[nodiscard]] std::string today();

}  // namespace cli
