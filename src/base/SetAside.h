#pragma once

#include <filesystem>
#include <string_view>

#include "base/Result.h"

namespace base {

/// Whether anything has this name, even a link that leads nowhere.
[[nodiscard]] bool isTaken(const std::filesystem::path& name);

/// Renames a file that cannot be used to FILE.why-1 or the next free number; overwrites nothing. `why` is a
/// word such as "broken".
Result<void> setAside(const std::filesystem::path& file, std::string_view why);

}  // namespace base
