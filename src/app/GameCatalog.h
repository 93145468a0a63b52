#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "game/Kind.h"
#include "game/MoveInput.h"
#include "scene/TableModel.h"
#include "scene/Theme.h"

namespace app {

/// A game as the program offers it: its rules, its table, the entry of its moves.
struct CatalogEntry {
    std::unique_ptr<game::Kind> kind;
    std::function<std::shared_ptr<const scene::TableModel>(const game::State&, const scene::Theme&)>
        makeTable;
    std::function<std::unique_ptr<game::MoveInput>()> makeInput;
};

/// Every game there is. The only place outside `games` and `cli` that names one.
[[nodiscard]] std::vector<CatalogEntry> gameCatalog();

}  // namespace app
