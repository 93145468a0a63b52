#include <map>

#include "app/catalog/Games.h"
#include "app/catalog/PlayerNames.h"
#include "app/common/Dates.h"
#include "app/play/CurrentGame.h"
#include "app/screens/LibraryScreen.h"
#include "base/Printable.h"

// What the library shows.
namespace app {

using ui::screens::LibraryModel;

namespace {

constexpr std::size_t kLongestPlayer = 60;  // bytes

std::string playerOf(const std::string& name, const game::Kind& kind, const ui::kit::Context& ui) {
    return name.empty() ? std::string(ui.tr("without a name"))
                        : base::shortened(shownName(kind, name, ui.texts), kLongestPlayer);
}

/// "Ann – Bo", with partners beside each other: "Ann & Cy – Bo & Dora".
std::string playersOf(const archive::Entry& entry, const game::Kind& kind, const ui::kit::Context& ui) {
    std::map<int, std::string> sides;
    for (std::size_t seat = 0; seat < entry.players.size(); ++seat) {
        const int own = static_cast<int>(seat);
        std::string& side = sides[seat < entry.sides.size() ? entry.sides[seat] : own];
        side += (side.empty() ? "" : " & ") + playerOf(entry.players[seat], kind, ui);
    }
    std::string players;
    for (const auto& [number, side] : sides) players += (players.empty() ? "" : " – ") + side;
    return players;
}

}  // namespace

LibraryModel::Row LibraryScreen::row(const archive::Game& game, const ui::kit::Context& ui) const {
    const archive::Entry& entry = game.entry;
    LibraryModel::Row row{.players = playersOf(entry, *surroundings_.games.named(entry.game).kind, ui),
                          .result = entry.result == "*" ? "–" : entry.result,
                          .variant = entry.variant,
                          .turns = std::to_string(entry.plies),
                          .date = dayOf(entry.date),
                          .opening = entry.opening,
                          .unfinished = !entry.finished};
    if (!surroundings_.games.several()) return row;
    const CatalogEntry* kind = surroundings_.games.find(entry.game);
    row.game = kind ? ui.tr(kind->kind->name().c_str()) : entry.game;
    return row;
}

std::optional<LibraryModel::Details> LibraryScreen::details(const ui::kit::Context& ui) {
    const archive::Game* game = parts_->list.chosenGame();
    if (!game) return {};
    const archive::Entry& entry = game->entry;
    LibraryModel::Details details{
        .players = playersOf(entry, *surroundings_.games.named(entry.game).kind, ui),
        .goesOn = !entry.finished};
    for (const std::string& part :
         {entry.result == "*" ? std::string(ui.tr("not finished")) : entry.result, entry.variant,
          ui.trn("{count} turn", "{count} turns", entry.plies, {{"count", std::to_string(entry.plies)}}),
          dayOf(entry.date)})
        if (!part.empty()) details.line += (details.line.empty() ? "" : " · ") + part;
    if (!entry.source.empty()) details.source = ui.tr("From {file}", {{"file", base::excerpt(entry.source)}});
    if (const auto& problem = parts_->preview.problem()) details.problem = ui.texts.describe(*problem);
    const TableSession* table = surroundings_.currentGame.tables().previewed();
    details.shown = table && parts_->preview.ready();
    details.turns = details.turn = entry.plies;
    if (!details.shown) return details;
    details.turns = static_cast<int>(table->match().line().size());
    details.turn = static_cast<int>(table->match().tree().pathTo(table->match().current()).size());
    return details;
}

}  // namespace app
