#include "games/tak/play/TakWords.h"

#include <array>

#include "games/tak/play/TakState.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Roads.h"

namespace tak::play {

using base::Message;
using base::Msgid;
using base::msgid;
using game::Hop;
using rules::Color;
using rules::Direction;
using rules::PieceKind;
using rules::Square;

namespace {

/// A number of stones, which are feminine in the languages that distinguish: "une pierre".
Message countOf(int count) {
    constexpr std::array<Msgid, 12> kWords{msgid("one"),  msgid("two"), msgid("three"),  msgid("four"),
                                           msgid("five"), msgid("six"), msgid("seven"),  msgid("eight"),
                                           msgid("nine"), msgid("ten"), msgid("eleven"), msgid("twelve")};
    if (count >= 1 && count <= static_cast<int>(kWords.size()))
        return kWords[static_cast<std::size_t>(count - 1)];
    return {msgid("{count}"), {{"count", count}}};
}

Message colorOfPiece(Color color) { return color == Color::White ? msgid("white") : msgid("black"); }

std::string nameOf(game::Place place) {
    return rules::formatSquare(Square::fromIndex(static_cast<int>(place.spot)));
}

PieceKind kindOf(const game::PieceState& piece) {
    if (piece.shape == kCapstone) return PieceKind::Capstone;
    return piece.face == kStanding ? PieceKind::Wall : PieceKind::Flat;
}

Message placementInWords(Color mover, const game::Transition& turn) {
    const std::vector<Hop> hops = hopsOf(turn);
    const Hop& hop = hops.front();
    const std::string square = nameOf(hop.after.place);
    if (hops.size() == 2)  // the first turn of the double black stack
        return {msgid("White places two black flats on {square}."), {{"square", square}}};
    const bool white = mover == Color::White;
    const bool own = colorOf(hop.after.owner) == mover;
    const auto sentence = [&]() -> Msgid {
        switch (kindOf(hop.after)) {
            case PieceKind::Flat:
                if (!own)
                    return white ? msgid("White places a black flat on {square}.")
                                 : msgid("Black places a white flat on {square}.");
                return white ? msgid("White places a flat on {square}.")
                             : msgid("Black places a flat on {square}.");
            case PieceKind::Wall:
                return white ? msgid("White places a wall on {square}.")
                             : msgid("Black places a wall on {square}.");
            case PieceKind::Capstone:
                break;
        }
        return white ? msgid("White places a capstone on {square}.")
                     : msgid("Black places a capstone on {square}.");
    };
    return {sentence(), {{"square", square}}};
}

Msgid directionOf(game::Place from, game::Place to) {
    const Square a = Square::fromIndex(from.spot);
    const Square b = Square::fromIndex(to.spot);
    if (a.rank() == b.rank()) return b.file() > a.file() ? msgid("to the right") : msgid("to the left");
    return b.rank() > a.rank() ? msgid("upwards") : msgid("downwards");
}

/// The pieces that a move leaves on one square.
struct Drop {
    game::Place place;
    int count = 0;
};

Message moveInWords(Color mover, int carried, game::Place from, const std::vector<Drop>& drops) {
    const bool white = mover == Color::White;
    if (drops.size() == 1)
        return {white ? msgid("White moves {count} from {from} to {to}.")
                      : msgid("Black moves {count} from {from} to {to}."),
                {{"count", countOf(carried)}, {"from", nameOf(from)}, {"to", nameOf(drops.front().place)}}};
    std::vector<Message> left;
    for (const Drop& drop : drops)
        left.push_back(
            {msgid("{count} on {square}"), {{"count", countOf(drop.count)}, {"square", nameOf(drop.place)}}});
    return {white ? msgid("White moves {count} from {from} {direction}, {drops}.")
                  : msgid("Black moves {count} from {from} {direction}, {drops}."),
            {{"count", countOf(carried)},
             {"from", nameOf(from)},
             {"direction", Message(directionOf(from, drops.front().place))},
             {"drops", listed(left)}}};
}

}  // namespace

Message pieceInWords(Color color, PieceKind kind) {
    const bool white = color == Color::White;
    switch (kind) {
        case PieceKind::Flat:
            return white ? msgid("white flat") : msgid("black flat");
        case PieceKind::Wall:
            return white ? msgid("white wall") : msgid("black wall");
        case PieceKind::Capstone:
            break;
    }
    return white ? msgid("white capstone") : msgid("black capstone");
}

Message listed(const std::vector<Message>& parts) {
    Message all = parts.back();
    for (std::size_t i = parts.size() - 1; i-- > 0;)
        all = {msgid("{first}, {more}"), {{"first", parts[i]}, {"more", std::move(all)}}};
    return all;
}

Message squareInWords(const rules::Position& position, Square square) {
    const std::string name = rules::formatSquare(square);
    const int height = position.height(square);
    if (height == 0) return {msgid("{square}, empty"), {{"square", name}}};
    Message top = pieceInWords(position.topColor(square), position.topKind(square));
    if (height == 1) return {msgid("{square}, {piece}"), {{"square", name}, {"piece", std::move(top)}}};
    std::vector<Message> below;
    for (int depth = 1; depth < height; ++depth)
        below.push_back(colorOfPiece(position.colors(square).at(depth)));
    return {
        msgid("{square}, {height} high, {piece} over {below}"),
        {{"square", name}, {"height", countOf(height)}, {"piece", std::move(top)}, {"below", listed(below)}}};
}

Message turnInWords(Color mover, const game::Transition& turn) {
    std::vector<Drop> drops;
    bool flattens = false;
    int carried = 0;
    game::Place from;
    for (const Hop& hop : hopsOf(turn)) {
        if (hop.before.place.area != kBoardArea) return placementInWords(mover, turn);
        if (hop.before.place == hop.after.place) {
            flattens = true;
            continue;
        }
        from = hop.before.place;
        ++carried;
        if (drops.empty() || !drops.back().place.sameSpot(hop.after.place))
            drops.push_back({hop.after.place, 0});
        ++drops.back().count;
    }
    Message moved = moveInWords(mover, carried, from, drops);
    if (!flattens) return moved;
    return {msgid("{turn} The capstone flattens the wall on {square}."),
            {{"turn", std::move(moved)}, {"square", nameOf(drops.back().place)}}};
}

std::optional<Message> endInWords(const rules::Game& game) {
    const rules::Outcome outcome = game.outcome();
    if (outcome.reason != rules::EndReason::Road || !outcome.winner || game.movesPlayed() == 0) return {};
    // Who completes a road for the other side alone has not built one.
    if (*outcome.winner == game.position().toMove()) return {};
    const std::vector<Square> road =
        rules::shortestRoad(game.position().roadSquares(*outcome.winner), game.position().size());
    if (road.empty()) return {};
    rules::Game before = game;
    before.undo();
    const Msgid sentence = *outcome.winner == Color::White
                               ? msgid("White completes {from}–{to} with {turn}.")
                               : msgid("Black completes {from}–{to} with {turn}.");
    return Message(sentence, {{"from", rules::formatSquare(road.front())},
                              {"to", rules::formatSquare(road.back())},
                              {"turn", rules::formatMove(before.position(), game.lastMove())}});
}

std::vector<Message> boardInWords(const rules::Position& position) {
    const int size = position.size();
    std::vector<Message> all{{msgid("A board of {size} by {size} squares."), {{"size", countOf(size)}}}};
    for (int rank = 0; rank < size; ++rank) {
        std::vector<Message> row;
        for (int file = 0; file < size; ++file)
            if (const Square square(file, rank); position.height(square) > 0)
                row.push_back(squareInWords(position, square));
        if (row.empty()) continue;
        Message squares = row.back();
        for (std::size_t i = row.size() - 1; i-- > 0;)
            squares = {msgid("{first}; {more}"), {{"first", row[i]}, {"more", std::move(squares)}}};
        all.push_back({msgid("Row {row}: {squares}."), {{"row", rank + 1}, {"squares", std::move(squares)}}});
    }
    if (all.size() == 1) all.emplace_back(msgid("It is empty."));
    return all;
}

}  // namespace tak::play
