#include "games/tactik/play/Words.h"

#include <algorithm>
#include <array>
#include <string>

#include "games/tactik/play/Pieces.h"
#include "games/tactik/play/Reasons.h"
#include "games/tactik/play/WordParts.h"
#include "games/tactik/rules/Notation.h"
#include "games/tactik/rules/Plays.h"

namespace tactik::play {

using base::Message;
using base::MessagePart;
using base::Msgid;
using base::msgid;
using rules::Board;
using rules::Card;
using rules::Colour;
using rules::Pawn;
using rules::Play;
using rules::Spot;
using rules::Table;

namespace {

constexpr std::size_t kMostListed = 8;  ///< plays of a card that are told one by one

constexpr ByColour kPawnOf{msgid("red pawn"), msgid("blue pawn"), msgid("yellow pawn"), msgid("green pawn")};
constexpr ByColour kStakeOf{msgid("red stake"), msgid("blue stake"), msgid("yellow stake"),
                            msgid("green stake")};
constexpr ByColour kThePawn{msgid("the red pawn"), msgid("the blue pawn"), msgid("the yellow pawn"),
                            msgid("the green pawn")};
constexpr ByColour kTheStake{msgid("the red stake"), msgid("the blue stake"), msgid("the yellow stake"),
                             msgid("the green stake")};
constexpr ByColour kAPawn{msgid("a red pawn"), msgid("a blue pawn"), msgid("a yellow pawn"),
                          msgid("a green pawn")};
constexpr ByColour kYourPawn{msgid("your red pawn"), msgid("your blue pawn"), msgid("your yellow pawn"),
                             msgid("your green pawn")};
constexpr ByColour kBaseOf{msgid("red's base"), msgid("blue's base"), msgid("yellow's base"),
                           msgid("green's base")};
constexpr ByColour kPocketOf{msgid("red's pocket"), msgid("blue's pocket"), msgid("yellow's pocket"),
                             msgid("green's pocket")};
constexpr ByColour kOnStart{msgid("red's start"), msgid("blue's start"), msgid("yellow's start"),
                            msgid("green's start")};
constexpr ByColour kAfterStart{msgid("{count} after red's start"), msgid("{count} after blue's start"),
                               msgid("{count} after yellow's start"), msgid("{count} after green's start")};
constexpr ByColour kBeforeStart{msgid("{count} before red's start"), msgid("{count} before blue's start"),
                                msgid("{count} before yellow's start"),
                                msgid("{count} before green's start")};

// ---- pawns and places

/// Where a square is, told from the nearest start square.
Message landmark(const Board& board, int square) {
    const int quarter = board.squares() / rules::kColours;
    const Colour before = rules::colourAt(square / quarter);
    const int after = board.distance(board.startOf(before), square);
    if (after == 0) return of(kOnStart, before);
    if (after <= quarter / 2)
        return {kAfterStart[static_cast<std::size_t>(index(before))], {{"count", after}}};
    const Colour next = rules::colourAt((index(before) + 1) % rules::kColours);
    return {kBeforeStart[static_cast<std::size_t>(index(next))], {{"count", quarter - after}}};
}

/// Who speaks of whose pawns, and what he moves.
struct Speaker {
    const Table& table;
    int player;
    [[nodiscard]] bool hasOneColour() const {
        const rules::Colours movers = table.moversOf(player);
        return movers == rules::Colours(table.colourOf(player));
    }
    [[nodiscard]] bool owns(Colour colour) const { return table.playerOf(colour) == player; }
};

Message pawnMoved(const Speaker& speaker, Colour colour, bool stake) {
    if (speaker.owns(colour) && speaker.hasOneColour())
        return stake ? msgid("your stake") : msgid("your pawn");
    return of(stake ? kTheStake : kThePawn, colour);
}

Message pawnCaptured(const Speaker& speaker, Colour colour) {
    if (speaker.owns(colour)) return msgid("a pawn of your own");
    if (sideOf(speaker.table.colourOf(speaker.player)).has(colour)) return msgid("your partner's pawn");
    return of(kAPawn, colour);
}

// ---- plays

/// Steps of a leg on the way home, or back.
int stepsOfLeg(const Board& board, const Play& play, const rules::Leg& leg) {
    if (play.card == Card::Four) return board.distance(leg.to.square(), leg.from.square());
    if (leg.from.inBase()) return leg.to.cell() - leg.from.cell();
    if (leg.to.onCircuit()) return board.distance(leg.from.square(), leg.to.square());
    return board.distance(leg.from.square(), board.startOf(leg.to.colour())) + leg.to.cell();
}

/// The way of one leg to somebody who sees it.
Message seenLegInWords(const Board& board, const Play& play, const rules::Leg& leg, Message pawn) {
    std::vector<MessagePart> parts{{"pawn", std::move(pawn)}, {"count", stepsOfLeg(board, play, leg)}};
    if (play.card == Card::Four) return {msgid("{pawn} goes back by {count}"), std::move(parts)};
    if (leg.from.inBase()) return {msgid("{pawn} goes on by {count} in its base"), std::move(parts)};
    if (leg.to.inBase()) return {msgid("{pawn} goes on by {count} and is home"), std::move(parts)};
    return {msgid("{pawn} goes on by {count}"), std::move(parts)};
}

/// The way of one leg; `pawn`: the words for who goes.
Message legInWords(const Board& board, const Play& play, const rules::Leg& leg, Message pawn, Places places) {
    if (leg.from.inPocket()) return {msgid("{pawn} starts"), {{"pawn", std::move(pawn)}}};
    if (places == Places::Seen) return seenLegInWords(board, play, leg, std::move(pawn));
    std::vector<MessagePart> parts{
        {"pawn", std::move(pawn)}, {"from", spotInWords(leg.from)}, {"to", spotInWords(leg.to)}};
    if (play.card == Card::Four) return {msgid("{pawn} on {from} goes back to {to}"), std::move(parts)};
    if (leg.from.inBase()) return {msgid("{pawn} in {from} goes on to {to}"), std::move(parts)};
    if (leg.to.inBase()) return {msgid("{pawn} on {from} comes home to {to}"), std::move(parts)};
    return {msgid("{pawn} on {from} goes to {to}"), std::move(parts)};
}

template <class Captured>
Message withCaptures(Message what, const rules::Captures& captures, std::size_t leg, Captured captured) {
    std::vector<Message> pawns;
    for (const rules::Capture& capture : captures)
        if (capture.leg == leg) pawns.push_back(captured(rules::colourOf(capture.pawn)));
    if (pawns.empty()) return what;
    return {msgid("{what} and captures {pawns}"), {{"what", std::move(what)}, {"pawns", listed(pawns)}}};
}

/// All that a play does; `moved` and `captured` name the pawns.
template <class Moved, class Captured>
Message effectOf(const Board& before, const Play& play, Places places, Moved moved, Captured captured) {
    const auto colourAt = [](const Board& board, Spot spot) {
        return spot.onCircuit() ? rules::colourOf(board.pawnAt(spot)) : spot.colour();
    };
    const auto isStake = [](const Board& board, Spot spot) {
        return spot.onCircuit() && board.isStake(board.pawnAt(spot));
    };
    if (play.card == Card::Swap) {
        const rules::Leg& leg = play.legs.front();
        if (places == Places::Seen)
            return {msgid("{pawn} changes places with {other}"),
                    {{"pawn", moved(colourAt(before, leg.from), isStake(before, leg.from))},
                     {"other", moved(colourAt(before, leg.to), isStake(before, leg.to))}}};
        return {msgid("{pawn} on {from} changes places with {other} on {to}"),
                {{"pawn", moved(colourAt(before, leg.from), isStake(before, leg.from))},
                 {"from", spotInWords(leg.from)},
                 {"other", moved(colourAt(before, leg.to), isStake(before, leg.to))},
                 {"to", spotInWords(leg.to)}}};
    }
    Board board = before;
    const rules::Captures captures = Board(before).carryOut(play);
    std::vector<Message> legs;
    for (std::size_t i = 0; i < play.size; ++i) {
        const rules::Leg& leg = play.legs[i];
        Message pawn = moved(colourAt(board, leg.from), isStake(board, leg.from));
        Message way = legInWords(board, play, leg, std::move(pawn), places);
        legs.push_back(withCaptures(std::move(way), captures, i, captured));
        Play one{.card = play.card};
        one.push(leg);
        board.carryOut(one);
    }
    return joined(legs, msgid("{first}; {more}"));
}

// ---- turns

/// The card that a player got from the one who passes to him, in the deal that goes on.
std::optional<rules::Played> passedTo(const rules::Position& seen, int player) {
    const auto& past = seen.past();
    for (auto played = past.rbegin(); played != past.rend(); ++played) {
        if (played->act.kind != rules::Act::Kind::Pass) return {};
        if (played->before.receiverFrom(played->act.player) == player) return *played;
    }
    return {};
}

/// Who plays from a seat, as another player speaks of him in the middle of a sentence.
Message otherInWords(int players, int player, std::optional<int> viewer) {
    if (players == 2 && viewer) return msgid("your opponent");
    return playerInWords(players, player);
}
Message passInWords(const rules::Played& played, std::optional<int> viewer) {
    const Table& before = played.before;
    const int giver = played.act.player;
    if (giver == viewer)
        return {msgid("You pass {card} to {player}."),
                {cardPart("card", played.act.card),
                 {"player", otherInWords(before.players, before.receiverFrom(giver), viewer)}}};
    return {msgid("{player} passes a card."), {{"player", subjectInWords(before.players, giver, viewer)}}};
}

Message ownTurnInWords(const rules::Played& played, Places places) {
    if (played.act.kind == rules::Act::Kind::DiscardAll)
        return msgid("You can play no card and throw your whole hand away.");
    std::vector<MessagePart> parts{cardPart("card", played.act.card)};
    if (played.act.kind == rules::Act::Kind::Discard)
        return {msgid("You can play no card and discard {card}."), std::move(parts)};
    parts.emplace_back("what", playInWords(played.before, played.act.player, played.act.play, places));
    return {msgid("You play {card}: {what}."), std::move(parts)};
}

Message playedInWords(const rules::Played& played, std::optional<int> viewer, Places places) {
    if (viewer == played.act.player) return ownTurnInWords(played, places);
    const Message player = subjectInWords(played.before.players, played.act.player, viewer);
    if (played.act.kind == rules::Act::Kind::DiscardAll)
        return {msgid("{player} can play no card and throws the whole hand away."), {{"player", player}}};
    std::vector<MessagePart> parts{{"player", player}, cardPart("card", played.act.card)};
    if (played.act.kind == rules::Act::Kind::Discard)
        return {msgid("{player} can play no card and discards {card}."), std::move(parts)};
    parts.emplace_back("what",
                       effectOf(
                           played.before.board, played.act.play, places,
                           [](Colour colour, bool stake) { return of(stake ? kTheStake : kThePawn, colour); },
                           [&](Colour colour) {
                               const bool own = viewer && played.before.playerOf(colour) == *viewer;
                               return of(own ? kYourPawn : kAPawn, colour);
                           }));
    return {msgid("{player} plays {card}: {what}."), std::move(parts)};
}

bool awaits(const rules::Position& seen, int player) {
    const std::vector<int> awaited = seen.awaited();
    return std::find(awaited.begin(), awaited.end(), player) != awaited.end();
}

/// What he who sees his hand and whose turn it is has to be told of it: the card that he got.
void addNewsSeen(const rules::Position& seen, int viewer, const rules::Played& played,
                 std::vector<Message>& news) {
    if (played.shuffled) news.emplace_back(msgid("All cards are shuffled."));
    if (!played.exchanged) return;
    if (const auto got = passedTo(seen, viewer))
        news.push_back({msgid("You get {card} from {player}."),
                        {cardPart("card", got->act.card),
                         {"player", otherInWords(seen.table().players, got->act.player, viewer)}}});
}

/// What follows for the viewer from a turn: cards that he got, and whether he is next.
void addNews(const rules::Position& seen, int viewer, const rules::Played& played,
             std::vector<Message>& news) {
    const Table& table = seen.table();
    if (played.shuffled) news.emplace_back(msgid("All cards are shuffled."));
    if (played.dealt)
        news.push_back({msgid("New cards for you: {cards}."), {{"cards", handInWords(table, viewer)}}});
    if (played.exchanged)
        if (const auto got = passedTo(seen, viewer))
            news.push_back({msgid("You get {card} from {player}. Your hand: {cards}."),
                            {cardPart("card", got->act.card),
                             {"player", otherInWords(table.players, got->act.player, viewer)},
                             {"cards", handInWords(table, viewer)}}});
    if (!awaits(seen, viewer)) return;
    if (table.phase == rules::Phase::Passing) {
        if (played.dealt) news.emplace_back(msgid("Choose a card to pass."));
    } else {
        news.emplace_back(seen.canPlay(viewer) ? msgid("It is your turn.")
                                               : msgid("It is your turn: none of your cards can be played."));
    }
}

}  // namespace

// ---- places and plays

Message subjectInWords(int players, int player, std::optional<int> viewer) {
    if (players == rules::kMostPlayers) return playerInWords(players, player);
    if (viewer) return msgid("Your opponent");
    return player == 0 ? msgid("The player of red and yellow") : msgid("The player of blue and green");
}

Message pawnInWords(const Board& board, Pawn pawn) {
    return {msgid("{pawn} on {place}"),
            {{"pawn", of(board.isStake(pawn) ? kTheStake : kThePawn, rules::colourOf(pawn))},
             {"place", spotInWords(board.spotOf(pawn))}}};
}

Msgid playerInWords(int players, int player) {
    if (players == 2) return player == 0 ? msgid("Red and yellow") : msgid("Blue and green");
    return kColourNames[static_cast<std::size_t>(player)];
}

Message playInWords(const Table& before, int player, const Play& play, Places places) {
    const Speaker speaker{before, player};
    return effectOf(
        before.board, play, places,
        [&](Colour colour, bool stake) { return pawnMoved(speaker, colour, stake); },
        [&](Colour colour) { return pawnCaptured(speaker, colour); });
}

Message cardNow(const rules::Position& position, int player, Card card, Places places) {
    const Table& table = position.table();
    const std::vector<Play> plays = playsOf(table.board, table.moversOf(player), card, position.rules());
    if (plays.empty())
        return {msgid("{card} cannot be played. {why}"),
                {cardPart("card", card), {"why", whyNotPlayed(position, player, card)}}};
    std::vector<Message> all;
    for (const Play& play : plays) {
        Message words = playInWords(table, player, play, places);
        // Where they are seen, the plays of several pawns are the same in words.
        const auto same = [&](const Message& told) { return told.english() == words.english(); };
        if (std::none_of(all.begin(), all.end(), same)) all.push_back(std::move(words));
    }
    if (all.size() > kMostListed)
        return {
            msgid("{card} can be played in {count} ways. {rule}"),
            {cardPart("card", card), {"count", static_cast<int>(plays.size())}, {"rule", cardRule(card)}}};
    return {msgid("{card}: {plays}."),
            {cardPart("card", card), {"plays", joined(all, msgid("{first}; or {more}"))}}};
}

Message handInWords(const Table& table, int player) {
    std::vector<Card> cards;
    for (const rules::Back back : table.handOf(player))
        if (back != rules::kNoBack) cards.push_back(table.faceOf(back));
    if (cards.empty()) return msgid("no cards");
    std::sort(cards.begin(), cards.end());
    std::vector<Message> names;
    for (const Card card : cards) names.push_back(cardInWords(card));
    return listed(names);
}

// ---- places, the position and turns

namespace {

Message squareInWords(const Board& board, int square) {
    Message name{msgid("square {number}, {landmark}"),
                 {{"number", square}, {"landmark", landmark(board, square)}}};
    const Pawn pawn = board.pawnOn(square);
    if (pawn == rules::kNoPawn) return {msgid("{place}: empty"), {{"place", std::move(name)}}};
    const Colour colour = rules::colourOf(pawn);
    if (board.isStake(pawn))
        return {msgid("{place}: {pawn}"), {{"place", std::move(name)}, {"pawn", of(kStakeOf, colour)}}};
    return {msgid("{place}: {pawn}, {steps} to go to its start"),
            {{"place", std::move(name)}, {"pawn", of(kPawnOf, colour)}, {"steps", board.stepsHome(pawn)}}};
}

Message cellInWords(const Board& board, Spot cell) {
    Message name{msgid("{base}, cell {number}"),
                 {{"base", of(kBaseOf, cell.colour())}, {"number", cell.cell()}}};
    if (board.pawnAt(cell) == rules::kNoPawn) return {msgid("{place}: empty"), {{"place", std::move(name)}}};
    return {msgid("{place}: {pawn}"), {{"place", std::move(name)}, {"pawn", of(kPawnOf, cell.colour())}}};
}

Message inHandInWords(const rules::Position& seen, std::optional<int> viewer, int player, int slot,
                      Places places) {
    const Table& table = seen.table();
    const auto back = slot < rules::kMostHeld ? table.inHand(player, slot) : std::nullopt;
    if (!back && player == viewer) return msgid("an empty place of your hand");
    const Card card = back ? table.faceOf(*back) : Card::Unknown;
    if (card == Card::Unknown)
        return {msgid("the hand of {player}, cards: {count}"),
                {{"player", playerInWords(table.players, player)}, {"count", table.cardsHeld(player)}}};
    if (table.phase == rules::Phase::Playing) return cardNow(seen, player, card, places);
    return {msgid("{card}. {rule}"), {cardPart("card", card), {"rule", cardRule(card)}}};
}

}  // namespace

Message placeInWords(const rules::Position& seen, std::optional<int> viewer, game::Place place,
                     Places places) {
    const Table& table = seen.table();
    if (const auto player = handOf(place)) return inHandInWords(seen, viewer, *player, place.spot, places);
    if (place.area == kStockArea)
        return {msgid("the stock, cards: {count}"), {{"count", table.stock.size()}}};
    if (place.area == kPileArea) {
        if (table.pile.empty()) return msgid("the pile: empty");
        return {msgid("the pile, cards: {count}; on top {card}"),
                {{"count", table.pile.size()},
                 cardPart("card", table.faceOf(table.pile[table.pile.size() - 1]))}};
    }
    if (place.area == kPocketArea) {
        const Colour colour = rules::colourOf(static_cast<Pawn>(place.spot));
        return {msgid("{pocket}, pawns: {count}"),
                {{"pocket", of(kPocketOf, colour)}, {"count", table.board.inPocket(colour)}}};
    }
    const auto spot = spotOf(place);
    if (!spot) return msgid("nothing");
    return spot->onCircuit() ? squareInWords(table.board, spot->square()) : cellInWords(table.board, *spot);
}

Message actInWords(const rules::Played& played, std::optional<int> viewer, Places places) {
    return played.act.kind == rules::Act::Kind::Pass ? passInWords(played, viewer)
                                                     : playedInWords(played, viewer, places);
}

Message turnInWords(const rules::Position& seen, std::optional<int> viewer, Places places) {
    const rules::Played& played = seen.past().back();
    std::vector<Message> all{actInWords(played, viewer, places)};
    if (viewer && places == Places::Seen)
        addNewsSeen(seen, *viewer, played, all);
    else if (viewer)
        addNews(seen, *viewer, played, all);
    else if (played.dealt)
        all.emplace_back(played.shuffled ? msgid("All cards are shuffled. New cards are dealt.")
                                         : msgid("New cards are dealt."));
    return sentences(all);
}

}  // namespace tactik::play
