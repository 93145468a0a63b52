#include "app/table/SharedGame.h"

#include <algorithm>
#include <utility>

#include "app/table/HiddenTags.h"
#include "app/table/PositionWords.h"
#include "app/table/TableSession.h"
#include "base/Sealed.h"

namespace app {

using base::msgid;

namespace {

std::string opponentTag(std::size_t seat) { return "Opponent" + std::to_string(seat + 1); }

/// For whom seenGame() is.
game::Viewer readerOf(const TableSession& table) {
    // Of several persons, the one who has uncovered the table is not meant: the file is for all to see.
    if (table.rights().keepsSecrets()) return table.rights().sharedViewer();
    if (table.rights().viewer().player()) return table.rights().viewer();
    const std::vector<game::PlayerId> persons = table.seating().persons();
    return persons.size() == 1 ? game::Viewer(persons.front()) : game::Viewer::onlooker();
}

}  // namespace

SharedGame sharedGame(const TableSession& table, const std::vector<Seat>& seats) {
    SharedGame game{.record = table.ownMatch().toRecord(), .sealed = table.rights().keepsSecrets()};
    if (!game.sealed) {
        forgetPersons(game.record);
        return game;
    }
    std::vector<std::string> opponents;
    for (const Seat& seat : seats) opponents.push_back(seat.opponent);
    nameOpponents(game.record, opponents);
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
    if (!table.localMatch()) return {};
    return table.entry().kind->writeFor(table.ownMatch().toRecord(), readerOf(table));
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
    if (const auto why = table.rights().whyNoReferee()) return base::Error{*why};
    return page.linkTo(table.ownMatch().toRecord());
}

void nameOpponents(game::Record& record, const std::vector<std::string>& opponents) {
    for (std::size_t seat = 0; seat < opponents.size(); ++seat)
        if (!opponents[seat].empty()) record.tags.emplace_back(opponentTag(seat), opponents[seat]);
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
