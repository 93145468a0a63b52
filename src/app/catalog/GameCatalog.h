#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/Result.h"
#include "game/Kind.h"
#include "game/MoveInput.h"
#include "lobby/Lobby.h"
#include "scene/TableModel.h"
#include "scene/Theme.h"
#include "ui/game/Presentation.h"

namespace app {

/// What the table of a game is made for: a player's wishes for all tables, and who sits at this one.
struct TableWishes {
    /// Pieces that can be told from across a room; a game without such pieces shows its usual ones.
    bool largePrint = false;
    /// The players for whom persons at this table play: their places show what they read.
    std::vector<game::PlayerId> persons = {};
};

/// A game as the program offers it: its rules, its table, its move input, its part of the interface, and its
/// texts and files for shared screens.
struct CatalogEntry {
    std::unique_ptr<game::Kind> kind;
    std::function<std::shared_ptr<const scene::TableModel>(const game::View&, const scene::Theme&,
                                                           const TableWishes&)>
        makeTable;
    std::function<std::unique_ptr<game::MoveInput>()> makeInput;
    /// The entry of changes of a game::Draft; empty if the game has no position editor. `makeTable` makes its
    /// table, too.
    std::function<std::unique_ptr<game::MoveInput>()> makeDraftInput = {};
    std::unique_ptr<ui::game::Presentation> presentation;
    scene::GameMaterials materials = {};  ///< of which its table is made
    /// The settings about View::announcement(); without `say` there are none.
    struct Announcements {
        std::string say = {};       ///< msgid of the switch that turns announcements on
        std::string mark = {};      ///< msgid of the one that marks View::announcedPlaces()
        std::string markHelp = {};  ///< msgid
    };
    Announcements announcements = {};
    /// File below the assets with the position on the start screen's table, for Kind::readPosition(). If
    /// empty, the table shows a new game.
    std::filesystem::path showcase = {};
    /// Folder of its lessons (docs/LESSONS.md), below the assets; empty if it has none.
    std::filesystem::path lessons = {};
    /// Folder of its rule book, in the format of lessons, below the assets; may be empty.
    std::filesystem::path rules = {};
    /// Folder of its puzzles (docs/PUZZLES.md), below the assets; empty if it has none.
    std::filesystem::path puzzles = {};
    /// File of the cards that explain the game (app/learning/HowToPlay.h), below the assets; may be empty.
    std::filesystem::path howToPlay = {};
    /// The public server at which people play it.
    struct Server {
        lobby::About about;
        lobby::MakeLobby make;
    };
    std::optional<Server> server = {};
    /// Folder of the scenes that the program's tools draw and measure (app/tools/Scenes.h), below the assets;
    /// may be empty.
    std::filesystem::path scenes = {};
};

/// All games. The only place outside `games` and `cli` that names a game.
[[nodiscard]] std::vector<CatalogEntry> gameCatalog();

}  // namespace app
