#pragma once

#include "app/GameCatalog.h"

namespace test {

/// Caravan as a catalogue offers it.
[[nodiscard]] app::CatalogEntry caravanEntry();

}  // namespace test
