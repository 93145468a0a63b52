#include "app/table/SeatNames.h"

#include "app/catalog/PlayerNames.h"
#include "app/table/TableSession.h"
#include "base/Printable.h"
#include "unicode/Letters.h"

namespace app {
namespace {

constexpr std::size_t kLongestSeatName = 80;  // letters

}  // namespace

bool isShownToMove(const TableSession& table, game::PlayerId player) {
    if (table.match().ending().over) return false;
    const Rights& rights = table.rights();
    const bool stays = rights.hidesFromPersons() && rights.viewerChanges() && rights.viewer().player();
    return stays ? rights.viewer().is(player) : table.match().awaits(player);
}

std::string nameAt(const TableSession& table, game::PlayerId player, const i18n::Catalogue& texts) {
    const std::vector<std::string>& players = table.match().players();
    if (player.value >= players.size()) return {};
    const game::Kind& kind = *table.entry().kind;
    const std::string name =
        shownName(kind, base::printable(unicode::shortened(players[player.value], kLongestSeatName)), texts);
    return name.empty() ? texts.tr(kind.seatName(player).c_str()) : name;
}

std::vector<std::string> namesAt(const TableSession& table, const i18n::Catalogue& texts) {
    std::vector<std::string> names;
    for (std::size_t seat = 0; seat < table.match().players().size(); ++seat)
        names.push_back(nameAt(table, game::playerAt(seat), texts));
    return names;
}

std::vector<std::string> namesForSentences(const TableSession& table, const i18n::Catalogue& texts) {
    return namesForSentences(*table.entry().kind, namesAt(table, texts), texts);
}

}  // namespace app
