#include "games/caravan/play/CaravanOutcome.h"

#include <algorithm>
#include <utility>

#include "base/Message.h"
#include "games/caravan/play/CaravanPieces.h"

namespace caravan::play {

using base::msgid;

namespace {

/// Whether there are more winners than one player or a pair of partners.
bool isShared(const std::vector<int>& winners, const rules::Position& position) {
    return std::ssize(winners) > (position.partners() ? 2 : 1);
}

}  // namespace

game::Outcome sharedBy(const std::vector<int>& winners, const rules::Position& position, std::string reason) {
    const int players = position.players();
    game::Outcome outcome{.over = true, .result = {}, .reason = std::move(reason)};
    const bool alone = !isShared(winners, position);
    for (int player = 0; player < players; ++player) {
        const bool wins = std::find(winners.begin(), winners.end(), player) != winners.end();
        if (player > 0) outcome.result += '-';
        outcome.result += !wins ? "0" : alone ? "1" : "1/2";
        outcome.points.push_back(!wins ? 0 : alone ? 2 : 1);
        if (wins && std::ssize(winners) < players) outcome.winners.push_back(playerId(player));
    }
    return outcome;
}

game::Outcome outcomeOf(const rules::Position& position) {
    const rules::Outcome end = position.outcome();
    if (!end.over) return {};
    const bool shared = isShared(end.winners, position);
    game::Outcome outcome = sharedBy(end.winners, position,
                                     end.lap  ? msgid("A camel has come home.")
                                     : shared ? msgid("All hands are empty, and the first camels are as far.")
                                              : msgid("All hands are empty; one camel has gone furthest."));
    for (const int winner : end.winners)
        outcome.decisive.push_back(placeAfter(position, winner, position.steps(winner)));
    return outcome;
}

bool isResult(std::string_view text, int players) {
    if (text == "*") return true;
    int fields = 0;
    while (true) {
        const std::size_t end = std::min(text.find('-'), text.size());
        const std::string_view field = text.substr(0, end);
        if (field != "0" && field != "1" && field != "1/2") return false;
        ++fields;
        if (end == text.size()) return fields == players;
        text.remove_prefix(end + 1);
    }
}

std::vector<int> winnersIn(std::string_view text, int players) {
    std::vector<int> winners;
    if (text == "*" || !isResult(text, players)) return winners;
    for (int player = 0; player < players; ++player) {
        const std::string_view field = text.substr(0, text.find('-'));
        if (field != "0") winners.push_back(player);
        text.remove_prefix(std::min(field.size() + 1, text.size()));
    }
    return winners;
}

}  // namespace caravan::play
