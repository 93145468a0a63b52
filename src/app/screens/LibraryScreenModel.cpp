#include "app/catalog/Games.h"
#include "app/common/Dates.h"
#include "app/library/GameWords.h"
#include "app/play/CurrentGame.h"
#include "app/screens/LibraryScreen.h"
#include "base/Printable.h"

// What the library shows.
namespace app {

using ui::screens::LibraryModel;

LibraryModel::Row LibraryScreen::row(const archive::Game& game, const ui::kit::Context& ui) const {
    const archive::Entry& entry = game.entry;
    LibraryModel::Row row{.players = playersOf(entry, *basics_.games.named(entry.game).kind, ui.texts),
                          .result = resultOf(entry),
                          .variant = entry.variant,
                          .turns = std::to_string(entry.plies),
                          .date = dayOf(entry.date),
                          .opening = entry.opening,
                          .unfinished = !entry.finished};
    if (!basics_.games.several()) return row;
    const CatalogEntry* kind = basics_.games.find(entry.game);
    row.game = kind ? ui.tr(kind->kind->name().c_str()) : entry.game;
    return row;
}

std::optional<LibraryModel::Details> LibraryScreen::details(const ui::kit::Context& ui) {
    const archive::Game* game = parts_->list.chosenGame();
    if (!game) return {};
    const archive::Entry& entry = game->entry;
    LibraryModel::Details details{
        .players = playersOf(entry, *basics_.games.named(entry.game).kind, ui.texts),
        .goesOn = !entry.finished};
    for (const std::string& part :
         {entry.result == "*" ? std::string(ui.tr("not finished")) : entry.result, entry.variant,
          ui.trn("{count} turn", "{count} turns", entry.plies, {{"count", std::to_string(entry.plies)}}),
          dayOf(entry.date)})
        if (!part.empty()) details.line += (details.line.empty() ? "" : " · ") + part;
    if (!entry.source.empty()) details.source = ui.tr("From {file}", {{"file", base::excerpt(entry.source)}});
    if (const auto& problem = parts_->preview.problem()) details.problem = ui.texts.describe(*problem);
    const TableSession* table = playing_.tables.previewed();
    details.shown = table && parts_->preview.shows(game->id);
    details.turns = details.turn = entry.plies;
    if (!details.shown) return details;
    details.turns = static_cast<int>(table->match().line().size());
    details.turn = static_cast<int>(table->match().tree().pathTo(table->match().current()).size());
    return details;
}

}  // namespace app
