#include "app/screens/setup/ChoiceOfGames.h"

namespace app {

ui::screens::GameChoice choiceOf(const std::vector<const CatalogEntry*>& games, const CatalogEntry& chosen,
                                 const ui::kit::Context& ui) {
    ui::screens::GameChoice choice;
    for (const CatalogEntry* game : games) {
        if (game == &chosen) choice.chosen = static_cast<int>(choice.names.size());
        choice.names.emplace_back(ui.tr(game->kind->name().c_str()));
    }
    return choice;
}

}  // namespace app
