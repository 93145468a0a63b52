#pragma once

#include "app/GameCatalog.h"

namespace test {

/// Caravan's entry for the catalogue.
[[nodiscard]] app::CatalogEntry caravanEntry();

}  // namespace test
