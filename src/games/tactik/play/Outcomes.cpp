#include "games/tactik/play/Outcomes.h"

#include "base/Message.h"
#include "games/tactik/play/Pieces.h"

namespace tactik::play {

using base::msgid;

game::Outcome wonBy(int player, int players, std::string reason) {
    // Sides alternate round the table, with two players and with four.
    const int side = player % 2;
    game::Outcome outcome{.over = true, .result = side == 0 ? "1-0" : "0-1", .reason = std::move(reason)};
    for (int seat = 0; seat < players; ++seat) {
        if (seat % 2 == side) outcome.winners.push_back(playerAt(seat));
        outcome.points.push_back(seat % 2 == side ? 1 : 0);
    }
    return outcome;
}

game::Outcome drawn(int players, std::string reason) {
    return {.over = true,
            .result = "1/2-1/2",
            .reason = std::move(reason),
            .points = std::vector<int>(static_cast<std::size_t>(players))};
}

game::Outcome outcomeOf(const rules::Position& position) {
    if (!position.over()) return {};
    const rules::Table& table = position.table();
    const auto winner = table.winner();
    if (!winner)
        return drawn(table.players, msgid("Three hundred deals were played, and nobody has all pawns home."));
    game::Outcome outcome = wonBy(table.playerOf(*winner), table.players,
                                  table.players == 2 ? msgid("All eight pawns of both colours are home.")
                                                     : msgid("All eight pawns of both partners are home."));
    for (const rules::Colour colour : {*winner, opposite(*winner)})
        for (int cell = 1; cell <= rules::kBaseCells; ++cell)
            outcome.decisive.push_back(placeOf(rules::Spot::base(colour, cell)));
    return outcome;
}

bool isResult(std::string_view text) {
    return text == "1-0" || text == "0-1" || text == "1/2-1/2" || text == "*";
}

}  // namespace tactik::play
