#pragma once

#include <string>

#include "archive/Entry.h"

/// Columns that are computed from other columns, and must be written together with them.
namespace archive {

/// The text in which a search looks for words: one folded line for each field.
[[nodiscard]] std::string searchedText(const Entry& entry);

/// The players' names, folded, as a sort key.
[[nodiscard]] std::string sortedNames(const Entry& entry);

}  // namespace archive
