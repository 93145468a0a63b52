#pragma once

#include <memory>

#include "app/settings/Settings.h"
#include "game/State.h"

namespace app {

struct CatalogEntry;

/// Choices for a new game that has not begun; the form shows them again when it is reopened.
struct NewGameDraft {
    const CatalogEntry* game = nullptr;
    Settings settings;  ///< the settings with these choices
    int begins = 0;     ///< the player who begins; the number of players stands for a random choice
    /// The position from which it begins, set up by hand; null: the game's usual start.
    std::unique_ptr<const game::State> start = nullptr;
    bool usualStart = false;  ///< it begins as usual, although a position was set up
    Settings known = {};      ///< the player's own when the form was left
};

}  // namespace app
