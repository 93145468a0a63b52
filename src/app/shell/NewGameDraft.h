#pragma once

#include "app/settings/Settings.h"

namespace app {

struct CatalogEntry;

/// Choices for a new game that has not begun; the form shows them again when it is reopened.
struct NewGameDraft {
    const CatalogEntry* game = nullptr;
    Settings settings;  ///< the settings with these choices
    int begins = 0;     ///< the player who begins; the number of players stands for a random choice
};

}  // namespace app
