#pragma once

#include <map>
#include <memory>

#include "game/Draft.h"

namespace app {

struct CatalogEntry;

/// The positions, one of each game, that were being set up when their screen was left, so that the player can
/// come back to them. None is null.
using KeptPositions = std::map<const CatalogEntry*, std::unique_ptr<game::Draft>>;

}  // namespace app
