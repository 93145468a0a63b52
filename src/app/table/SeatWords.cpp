#include "app/table/SeatWords.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "app/table/TableSession.h"

namespace app {
namespace {

std::optional<game::PlayerId> personAt(const TableSession& table) {
    if (table.rights().personToMove()) return table.rights().actor();
    const std::vector<game::PlayerId> persons = table.seating().persons();
    return persons.size() == 1 ? std::optional(persons.front()) : std::nullopt;
}

bool hasPlayed(const match::Followed& match, game::PlayerId player) {
    const std::vector<match::NodeId> line = match.line();
    return std::any_of(line.begin(), line.end(),
                       [&](match::NodeId turn) { return match.tree().node(turn).mover == player; });
}

}  // namespace

std::string ownSeatInWords(const TableSession& table, const i18n::Catalogue& texts) {
    const match::Followed& match = table.match();
    const auto person = match.hasSecrets() && match.live() ? personAt(table) : std::nullopt;
    const game::Kind& kind = *table.entry().kind;
    // With fewer players one may have several seats' pieces; then the game itself tells him.
    const bool alone = static_cast<int>(match.players().size()) == kind.playerCounts().back();
    if (!person || !alone || hasPlayed(match, *person)) return {};
    const auto seatName = [&](game::PlayerId player) { return texts.tr(kind.seatName(player).c_str()); };
    std::string words = texts.tr("You: {seat}.", {{"seat", seatName(*person)}});
    for (const game::PlayerId partner : table.view().partnersOf(*person))
        words += " " + texts.tr("{seat} is your partner.", {{"seat", seatName(partner)}});
    return words;
}

}  // namespace app
