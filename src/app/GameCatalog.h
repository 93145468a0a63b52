#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "game/Kind.h"
#include "game/MoveInput.h"
#include "scene/TableModel.h"
#include "scene/Theme.h"
#include "ui/game/Presentation.h"

namespace app {

/// A game as the program offers it: its rules, its table, the entry of its moves, how it shows itself in the
/// interface, and what shared screens say of it.
struct CatalogEntry {
    std::unique_ptr<game::Kind> kind;
    std::function<std::shared_ptr<const scene::TableModel>(const game::View&, const scene::Theme&)> makeTable;
    std::function<std::unique_ptr<game::MoveInput>()> makeInput;
    std::unique_ptr<ui::game::Presentation> presentation;
    std::vector<std::string> materials = {};  ///< that it asks themes for besides those of every table
    std::string tagline = {};      ///< msgid of the words below the program's name on the start screen
    std::string threatLabel = {};  ///< msgid of the setting that turns State::announcement() on; may be empty
    /// Position that decorates the start screen, as Kind::readPosition() takes it; a file below the assets.
    /// Without one, a new game stands there.
    std::filesystem::path showcase = {};
    /// Folder of its lessons (docs/LESSONS.md), below the assets; empty: there are none.
    std::filesystem::path lessons = {};
    /// Folder of its rule book, written as lessons are; below the assets, may be empty.
    std::filesystem::path rules = {};
    /// Folder of its puzzles (docs/PUZZLES.md), below the assets; empty: there are none.
    std::filesystem::path puzzles = {};
    /// The cards that explain the game (app/HowToPlay.h), a file below the assets; may be empty.
    std::filesystem::path howToPlay = {};
    /// Folder of what the program's tools draw and measure (app/tools/Scenes.h), below the assets; may be
    /// empty.
    std::filesystem::path scenes = {};
};

/// Every game there is. The only place outside `games` and `cli` that names one.
[[nodiscard]] std::vector<CatalogEntry> gameCatalog();

}  // namespace app
