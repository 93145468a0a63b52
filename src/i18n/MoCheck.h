#pragma once

#include <span>

#include "base/Result.h"

namespace i18n {

/// Whether these bytes are a .mo file in this machine's byte order in which every string lies inside the file
/// and is terminated. Boost.Locale trusts offsets and lengths, so it may only get checked files: the program
/// reads every catalogue beside its data, also one that a translator has compiled or a full disk cut short.
[[nodiscard]] base::Result<void> checkMo(std::span<const char> bytes);

/// Whether such a file has a hash table that leads nowhere else than to its strings. Without one, Boost makes
/// tables of its own, which takes a hundred times as long as reading the file.
[[nodiscard]] bool hasSoundHashTable(std::span<const char> bytes);
/// Takes it away.
void removeHashTable(std::span<char> bytes);

}  // namespace i18n
