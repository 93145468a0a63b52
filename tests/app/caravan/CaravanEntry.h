#pragma once

#include "app/catalog/GameCatalog.h"

namespace test {

/// Caravan's entry for the catalogue.
[[nodiscard]] app::CatalogEntry caravanEntry();

}  // namespace test
