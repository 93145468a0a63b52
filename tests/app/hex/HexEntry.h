#pragma once

#include "app/catalog/GameCatalog.h"

namespace test {

/// Hex for the catalogue: without lessons, rules or other assets.
[[nodiscard]] app::CatalogEntry hexEntry();

}  // namespace test
