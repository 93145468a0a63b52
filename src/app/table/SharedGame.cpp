#include "app/table/SharedGame.h"

#include <algorithm>
#include <utility>

#include "app/table/PositionWords.h"
#include "app/table/TableSession.h"
#include "base/Sealed.h"

namespace app {

using base::msgid;

namespace {

std::string opponentTag(std::size_t seat) { return "Opponent" + std::to_string(seat + 1); }

}  // namespace

SharedGame sharedGame(const TableSession& table, const std::vector<Seat>& seats) {
    SharedGame game{.record = table.match().toRecord(), .sealed = table.rights().keepsSecrets()};
    if (!game.sealed) return game;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (!seats[seat].opponent.empty())
            game.record.tags.emplace_back(opponentTag(seat), seats[seat].opponent);
    return game;
}

std::string textOf(const game::Kind& kind, const SharedGame& game) {
    std::string text = kind.writeAtOnce(game.record);
    return game.sealed ? base::sealed(text) : text;
}

std::string fileTextOf(const game::Kind& kind, const SharedGame& game) {
    return game.sealed ? textOf(kind, game) : kind.write(game.record);
}

std::optional<std::string> seenGame(const TableSession& table) {
    const std::vector<game::PlayerId> persons = table.seating().persons();
    const game::Viewer alone = persons.size() == 1 ? game::Viewer(persons.front()) : game::Viewer::onlooker();
    // Of several persons, the one who has uncovered the table is not meant: the file is for all to see.
    const bool asPlayer = !table.rights().keepsSecrets() && table.rights().viewer().player();
    return table.entry().kind->writeFor(table.match().toRecord(), asPlayer ? table.rights().viewer() : alone);
}

std::string sharedPosition(const TableSession& table) {
    return table.match().view(table.rights().sharedViewer())->positionText();
}

std::vector<std::string> sharedWords(const TableSession& table, const i18n::Catalogue& texts) {
    return positionInWords(table, table.rights().sharedViewer(), texts);
}

base::Result<std::string> sharedLink(const TableSession& table, const game::WebPage& page) {
    if (table.rights().keepsSecrets())
        return base::Error{msgid("A link would give away secrets while the game is under way.")};
    return page.linkTo(table.match().toRecord());
}

std::vector<std::string> takeOpponents(game::Record& record) {
    std::vector<std::string> opponents(record.players.size());
    for (std::size_t seat = 0; seat < opponents.size(); ++seat)
        std::erase_if(record.tags, [&](const auto& tag) {
            if (tag.first != opponentTag(seat)) return false;
            opponents[seat] = tag.second;
            return true;
        });
    return opponents;
}

}  // namespace app
