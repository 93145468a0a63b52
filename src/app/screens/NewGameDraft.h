#pragma once

#include "app/Settings.h"

namespace app {

struct CatalogEntry;

/// What was chosen for a new game that was not begun: the form has it again when it is opened once more.
struct NewGameDraft {
    const CatalogEntry* game = nullptr;
    Settings settings;  ///< as they were to become
    int begins = 0;     ///< the player who begins; the number of players: drawn at random
};

}  // namespace app
