#pragma once

#include <vector>

#include "app/catalog/GameCatalog.h"
#include "ui/screens/setup/GameChoiceParts.h"

namespace app {

/// The names of these games, to choose one.
[[nodiscard]] ui::screens::GameChoice choiceOf(const std::vector<const CatalogEntry*>& games,
                                               const CatalogEntry& chosen, const ui::kit::Context& ui);

}  // namespace app
