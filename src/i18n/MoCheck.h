#pragma once

#include <span>

#include "base/Result.h"

namespace i18n {

/// Whether these bytes are a .mo file of this machine's byte order whose every string lies inside it and is
/// terminated. Boost.Locale trusts offsets and lengths, so nothing else may reach it.
[[nodiscard]] base::Result<void> checkMo(std::span<const char> bytes);

}  // namespace i18n
