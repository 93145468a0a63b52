#pragma once

#include <string>

#include "archive/Entry.h"

/// Columns that follow from others, and have to be written with them.
namespace archive {

/// All that words of a search are looked for in: a field a line, folded.
[[nodiscard]] std::string searchedText(const Entry& entry);

/// The players, folded, so that games sort by them.
[[nodiscard]] std::string sortedNames(const Entry& entry);

}  // namespace archive
