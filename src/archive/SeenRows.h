#pragma once

#include <string_view>

#include "archive/Database.h"

/// The identities of games of which somebody has seen all that they hide, as rows of a table.
namespace archive {

[[nodiscard]] base::Result<bool> hasSeenRow(Database& database, std::string_view identity);
/// Changes nothing if it is there.
base::Result<void> writeSeen(Database& database, std::string_view identity);

}  // namespace archive
