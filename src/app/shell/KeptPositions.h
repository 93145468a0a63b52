#pragma once

#include <memory>

#include "game/Draft.h"

namespace app {

struct CatalogEntry;

/// A position that was being set up when its screen was left, so that the player can come back to it.
struct KeptPosition {
    const CatalogEntry* game = nullptr;
    std::unique_ptr<game::Draft> draft;
};

}  // namespace app
