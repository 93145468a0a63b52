// The whole position in words, colour by colour.
#include <string>

#include "games/tactik/play/WordParts.h"
#include "games/tactik/play/Words.h"

namespace tactik::play {

using base::Message;
using base::msgid;
using rules::Board;
using rules::Card;
using rules::Colour;
using rules::Pawn;
using rules::Spot;
using rules::Table;

namespace {

Message squaresOf(const Board& board, Colour colour) {
    std::vector<Message> squares;
    for (Pawn pawn = rules::firstOf(colour); pawn < rules::firstOf(colour) + rules::kPawnsEach; ++pawn)
        if (board.spotOf(pawn).onCircuit() && !board.isStake(pawn))
            squares.push_back({msgid("{square}, {steps} to go"),
                               {{"square", board.spotOf(pawn).square()}, {"steps", board.stepsHome(pawn)}}});
    return joined(squares, msgid("{first}; {more}"));
}

Message colourInWords(const Board& board, Colour colour, Message name) {
    int ordinary = 0;
    for (Pawn pawn = rules::firstOf(colour); pawn < rules::firstOf(colour) + rules::kPawnsEach; ++pawn)
        ordinary += board.spotOf(pawn).onCircuit() && !board.isStake(pawn) ? 1 : 0;
    std::vector<Message> parts;
    if (const int home = board.inBase(colour); home > 0) {
        std::vector<Message> cells;
        for (int cell = 1; cell <= rules::kBaseCells; ++cell)
            if (board.pawnAt(Spot::base(colour, cell)) != rules::kNoPawn)
                cells.push_back({msgid("{number}"), {{"number", cell}}});
        parts.push_back(
            {msgid("{count} home, in cell {cells}"), {{"count", home}, {"cells", listed(cells)}}});
    }
    if (board.hasStake(colour)) parts.emplace_back(msgid("a stake on its start"));
    if (ordinary > 0)
        parts.push_back({msgid("on square {squares}"), {{"squares", squaresOf(board, colour)}}});
    if (const int waiting = board.inPocket(colour); waiting > 0)
        parts.push_back({msgid("{count} in the pocket"), {{"count", waiting}}});
    return {msgid("{colour}: {pawns}."), {{"colour", std::move(name)}, {"pawns", listed(parts)}}};
}

Message colourName(const Table& table, std::optional<int> viewer, Colour colour) {
    Message name = of(kColourNames, colour);
    if (!viewer) return name;
    if (table.playerOf(colour) == *viewer) return {msgid("{colour}, yours"), {{"colour", std::move(name)}}};
    if (sideOf(table.colourOf(*viewer)).has(colour))
        return {msgid("{colour}, your partner's"), {{"colour", std::move(name)}}};
    return name;
}

Message dealInWords(const Table& table) {
    const int deals = rules::dealsInCycle(table.players);
    return {msgid("Deal {deal} of {deals} before the next shuffle. Dealer: {dealer}. In the stock: {stock}. "
                  "On the pile: {pile}."),
            {{"deal", (table.deal - 1) % deals + 1},
             {"deals", deals},
             {"dealer", playerInWords(table.players, table.dealer)},
             {"stock", table.stock.size()},
             {"pile", table.pile.size()}}};
}

}  // namespace

std::vector<Message> positionInWords(const rules::Position& seen, std::optional<int> viewer) {
    const Table& table = seen.table();
    std::vector<Message> all;
    if (viewer && table.cardsHeld(*viewer) > 0) {
        all.push_back({msgid("Your hand: {cards}."), {{"cards", handInWords(table, *viewer)}}});
        if (table.phase == rules::Phase::Playing)
            for (const Card card : table.kindsHeld(*viewer)) all.push_back(cardNow(seen, *viewer, card));
    }
    const int first = viewer.value_or(0);
    for (const int step : {0, 2, 1, 3}) {
        const Colour colour = rules::colourAt((first + step) % rules::kColours);
        all.push_back(colourInWords(table.board, colour, colourName(table, viewer, colour)));
    }
    for (int player = 0; player < table.players; ++player)
        if (player != viewer && !seen.over())
            all.push_back({msgid("{player} holds cards: {count}."),
                           {{"player", subjectInWords(table.players, player, viewer)},
                            {"count", table.cardsHeld(player)}}});
    all.push_back(dealInWords(table));
    return all;
}

}  // namespace tactik::play
