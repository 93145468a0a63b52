#pragma once

#include <map>
#include <memory>
#include <string>

#include "game/Draft.h"

namespace app {

struct CatalogEntry;

/// A position that was being set up when its screen was left.
struct KeptPosition {
    std::unique_ptr<game::Draft> draft;  ///< not null
    /// The empty table, as text, that belonged to the options of the form of a new game; empty: it was not
    /// set up for such a form.
    std::string emptyTable = {};
};
/// One of each game, so that the player can come back to it.
using KeptPositions = std::map<const CatalogEntry*, KeptPosition>;

}  // namespace app
