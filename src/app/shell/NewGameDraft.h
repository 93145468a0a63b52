#pragma once

#include <map>
#include <memory>

#include "app/settings/Settings.h"
#include "game/State.h"

namespace app {

struct CatalogEntry;

/// Choices for a new game that has not begun; the form shows them again when it is reopened.
struct NewGameDraft {
    /// Choices of one game that the player left for another game of the same form.
    struct Left {
        GameSettings settings = {};
        int begins = 0;
        std::unique_ptr<const game::State> start = nullptr;
        bool usualStart = false;
    };

    /// Changes to this game: with what was chosen when it was left, or else with the settings' choices.
    void turnTo(const CatalogEntry& next);

    const CatalogEntry* game = nullptr;
    Settings settings;  ///< the settings with these choices
    /// The player who begins; the number of players, or a larger number, stands for a random choice.
    int begins = 0;
    /// The position from which it begins, set up by hand; null: the game's usual start.
    std::unique_ptr<const game::State> start = nullptr;
    bool usualStart = false;  ///< it begins as usual, although a position was set up
    Settings known = {};      ///< the player's own when the form was left
    std::map<const CatalogEntry*, Left> others = {};
};

}  // namespace app
