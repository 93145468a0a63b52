#include "app/shell/NewGameDraft.h"

#include <limits>
#include <utility>

#include "app/catalog/GameCatalog.h"

namespace app {

void NewGameDraft::turnTo(const CatalogEntry& next) {
    if (&next == game) return;
    if (game != nullptr)
        others[game] = {settings.games[game->kind->id()], begins, std::move(start), usualStart};
    game = &next;
    begins = std::numeric_limits<int>::max();
    start = nullptr;
    usualStart = false;
    const auto before = others.find(game);
    if (before == others.end()) return;
    settings.games[game->kind->id()] = std::move(before->second.settings);
    begins = before->second.begins;
    start = std::move(before->second.start);
    usualStart = before->second.usualStart;
    others.erase(before);
}

}  // namespace app
