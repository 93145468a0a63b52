#pragma once

#include <span>

#include "base/Result.h"

namespace i18n {

/// Whether these bytes are a .mo file in this machine's byte order in which every string lies inside the file
/// and is terminated. Boost.Locale trusts offsets and lengths, so it may only get checked files: the program
/// reads every catalogue beside its data, also one that a translator has compiled or a full disk cut short.
[[nodiscard]] base::Result<void> checkMo(std::span<const char> bytes);

}  // namespace i18n
