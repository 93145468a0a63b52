// The position that a draft makes, and the draft in words.

#include <algorithm>
#include <array>
#include <numeric>

#include "base/Message.h"
#include "games/tactik/play/DraftKeys.h"
#include "games/tactik/play/TactikDraft.h"
#include "games/tactik/play/TactikState.h"
#include "games/tactik/play/Words.h"
#include "games/tactik/rules/Notation.h"
#include "games/tactik/rules/PositionReader.h"
#include "games/tactik/rules/PositionText.h"

namespace tactik::play {

using base::Message;
using base::msgid;
using rules::Card;
using rules::Colour;
using rules::PositionDraft;
using rules::Spot;

namespace {

rules::Back backOf(const game::PieceState& card) {
    return rules::Back(static_cast<std::uint8_t>(card.id.value - rules::kPawns));
}

/// One who is not the first player has played in this round if his hand is smaller.
rules::Table dealtBy(rules::Table table, int dealer) {
    table.dealer = static_cast<std::uint8_t>(dealer);
    return table;
}

}  // namespace

// ---- how many cards lie where

/// What follows from the phase, the turn and the dealer alone.
rules::HandSizes TactikDraft::wantedSizes() const {
    const rules::Table now = table();
    int most = 0;
    for (int player = 0; player < players_; ++player) most = std::max(most, held(player));
    if (passing() || most == 0) most = slots();
    const auto fit = [&](const rules::HandSizes& sizes) {
        for (int player = 0; player < players_; ++player)
            if (held(player) > sizes[static_cast<std::size_t>(player)]) return false;
        return true;
    };
    for (int size = most; size <= slots(); ++size)
        if (const auto sizes = rules::handSizesOf(now, size); fit(sizes)) return sizes;
    const int right = (turn() + players_ - 1) % players_;
    return rules::handSizesOf(dealtBy(now, right), most);
}

bool TactikDraft::handsFit() const {
    const rules::Table now = table();
    rules::HandSizes sizes{};
    for (int player = 0; player < players_; ++player) sizes[static_cast<std::size_t>(player)] = held(player);
    for (int dealer = 0; dealer < players_; ++dealer)
        for (int size = passing() ? slots() : 1; size <= slots(); ++size)
            if (rules::handSizesOf(dealtBy(now, dealer), size) == sizes) return true;
    return false;
}

int TactikDraft::pileWanted(int allHeld) const {
    return rules::kCards - allHeld - rules::stockIn(players_, deal());
}

bool TactikDraft::lacksCards() const {
    if (!handsFit()) return true;
    const rules::HandSizes wanted = wantedSizes();
    return cardsIn(kPileArea) < pileWanted(std::accumulate(wanted.begin(), wanted.end(), 0));
}

// ---- the position

rules::Table TactikDraft::table() const {
    rules::Table table{.board = board()};
    table.players = static_cast<std::uint8_t>(players_);
    table.phase = passing() ? rules::Phase::Passing : rules::Phase::Playing;
    table.toMove = static_cast<std::uint8_t>(turn());
    const int right = (turn() + players_ - 1) % players_;
    table.dealer = static_cast<std::uint8_t>(passing() ? right : statedNumber(kDealerKey).value_or(right));
    table.deal = static_cast<std::int16_t>(deal());
    table.round = static_cast<std::int16_t>(statedNumber(kRoundKey).value_or(1));
    const std::vector<Card> cards = stock();
    for (const game::PieceState& card : all()) {
        if (isPawnShape(card.shape)) continue;
        const rules::Back back = backOf(card);
        if (card.shape != game::kUnknownShape) table.faces[back.value] = static_cast<Card>(card.shape);
        if (const auto player = handOf(card.place))
            table.hands[static_cast<std::size_t>(*player)][card.place.spot] = back;
        if (card.place.area != kStockArea) continue;
        table.faces[back.value] = cards[static_cast<std::size_t>(table.stock.size())];
        table.stock.push(back);
    }
    for (const game::PieceState& card : pileAt({kPileArea, 0, 0})) table.pile.push(backOf(card));
    for (int player = 0; player < players_; ++player)
        table.passed[static_cast<std::size_t>(player)] = passedBy(player);
    return table;
}

namespace {

PositionDraft::Cards cardsOfHand(const rules::Table& table, int player) {
    PositionDraft::Cards hand;
    for (int slot = 0; slot < rules::kMostHeld; ++slot) {
        const auto back = table.inHand(player, slot);
        if (!back) continue;
        if (table.phase == rules::Phase::Passing && table.passed[static_cast<std::size_t>(player)] == slot)
            hand.passed = hand.size();
        hand.cards.push_back(table.faceOf(*back));
    }
    return hand;
}

/// What a text of this table says, without the dealer and the round.
PositionDraft partsOf(const rules::Table& table, const rules::Rules& agreed) {
    PositionDraft parts;
    parts.players = {table.players, {}};
    parts.rules = agreed;
    for (rules::Pawn pawn = 0; pawn < rules::kPawns; ++pawn)
        if (const Spot spot = table.board.spotOf(pawn); !spot.inPocket())
            parts.pawns[static_cast<std::size_t>(rules::index(rules::colourOf(pawn)))].push_back(
                {.spot = spot, .stake = table.board.isStake(pawn)});
    // As in a text, so that a game from there is written alike after it was read.
    for (auto& pawns : parts.pawns)
        std::sort(pawns.begin(), pawns.end(), [](const auto& a, const auto& b) { return a.spot < b.spot; });
    for (int player = 0; player < table.players; ++player)
        parts.hands[static_cast<std::size_t>(player)] = cardsOfHand(table, player);
    parts.deal = {table.deal, {}};
    if (table.phase == rules::Phase::Passing)
        parts.pass.emplace();
    else
        parts.turn = {table.colourOf(table.toMove), {}};
    return parts;
}

/// Cards that were played and lie nowhere come from the stock, below those on the pile.
void layHeaps(const rules::Table& table, int played, PositionDraft& parts) {
    PositionDraft::Cards pile;
    PositionDraft::Cards stock;
    const int missing = played - table.pile.size();
    for (int level = 0; level < table.stock.size(); ++level)
        (level < missing ? pile : stock).cards.push_back(table.faceOf(table.stock[level]));
    for (const rules::Back back : table.pile) pile.cards.push_back(table.faceOf(back));
    parts.pile = std::move(pile);
    parts.stock = std::move(stock);
}

}  // namespace

base::Result<rules::Position> TactikDraft::position() const {
    if (const auto why = problem()) return base::Error{*why};
    const rules::Table now = table();
    PositionDraft parts = partsOf(now, rules());
    layHeaps(now, pileWanted(allHeld()), parts);
    // What was so in the copied position stays so as long as it can be.
    std::optional<base::Result<rules::Position>> made;
    for (const bool dealer : {true, false})
        for (const bool round : {true, false}) {
            if (made && *made) return *made;
            const bool states = passing() || details().contains(kDealerKey);
            if ((dealer && !states) || (round && !details().contains(kRoundKey))) continue;
            parts.dealer.reset();
            parts.round.reset();
            if (dealer) parts.dealer = {now.colourOf(now.dealer), {}};
            if (round) parts.round = {now.round, {}};
            made.emplace(rules::setUp(parts, game::Chance().seed()));
        }
    return *made;
}

std::optional<Message> TactikDraft::problem() const {
    const rules::Board now = board();
    const auto home = [&](Colour colour) {
        return now.isHome(colour) && now.isHome(rules::opposite(colour));
    };
    if (home(Colour::Red) && home(Colour::Blue)) return msgid("Both sides have all their pawns home.");
    if (home(Colour::Red)) return msgid("Red and yellow have all their pawns home: the game would be over.");
    if (home(Colour::Blue)) return msgid("Blue and green have all their pawns home: the game would be over.");
    if (auto why = problemOfHands()) return why;
    bool allPassed = passing();
    for (int player = 0; player < players_; ++player)
        allPassed = allPassed && passedBy(player) != rules::kNotPassed;
    if (allPassed) return msgid("Everybody has chosen a card to pass already: one player must still choose.");
    if (const int most = pileWanted(allHeld()); cardsIn(kPileArea) > most)
        return Message(msgid("Cards on the pile: {count}. In this deal and with these hands, at most {most} "
                             "have been played."),
                       {{"count", cardsIn(kPileArea)}, {"most", most}});
    return {};
}

std::optional<Message> TactikDraft::problemOfHands() const {
    const auto name = [&](int player) { return playerInWords(players_, player); };
    if (allHeld() == 0) return msgid("Nobody holds a card: give the players cards, or deal them.");
    if (!passing() && held(turn()) == 0)
        return Message(msgid("{player} must hold a card to play one."), {{"player", name(turn())}});
    if (handsFit()) return {};
    const rules::HandSizes wanted = wantedSizes();
    for (int player = 0; player < players_; ++player) {
        const int size = wanted[static_cast<std::size_t>(player)];
        if (held(player) == size) continue;
        if (!passing() && rules().wholeHand && held(player) == 0) continue;  // thrown away
        if (passing())
            return Message(msgid("Cards in the hand of {player}: {count}. While cards are passed, everybody "
                                 "holds {wanted}."),
                           {{"player", name(player)}, {"count", held(player)}, {"wanted", size}});
        return Message(msgid("Cards in the hand of {player}: {count} instead of {wanted}. All hold the same "
                             "number, or one fewer after their turn in this round."),
                       {{"player", name(player)}, {"count", held(player)}, {"wanted", size}});
    }
    return {};
}

// ---- what it tells

std::vector<game::Stat> TactikDraft::stats() const {
    return TactikView(asItLies(), game::Viewer::record()).stats();
}

std::string TactikDraft::positionText() const {
    if (const auto made = position()) return rules::formatPosition(*made);
    return rules::formatPosition(asItLies());
}

std::string TactikDraft::placeName(game::Place place) const {
    if (place.area == kStockArea) return "stock";
    if (place.area == kPileArea) return "pile";
    if (const auto player = play::handOf(place))
        return rules::letterOf(rules::colourAt(*player)) + std::to_string(place.spot + 1);
    return TactikView(asItLies(), game::Viewer::record()).placeName(place);
}

std::optional<game::Place> TactikDraft::placeNamed(std::string_view name) const {
    if (name == "stock") return game::Place{kStockArea, 0, 0};
    if (name == "pile") return game::Place{kPileArea, 0, 0};
    for (int player = 0; player < players_; ++player)
        for (int slot = 0; slot < slots(); ++slot)
            if (const game::Place place{handArea(player), static_cast<std::uint16_t>(slot), 0};
                name == placeName(place))
                return place;
    return TactikView(asItLies(), game::Viewer::record()).placeNamed(name);
}

Message TactikDraft::describe(game::Place place) const {
    rules::Table now = table();
    now.phase = rules::Phase::Passing;  // a card is described by its rule, not by what it can do
    const auto player = play::handOf(place);
    if (player && *player < players_ && !cardAt(place))
        return {msgid("an empty place in the hand of {player}"),
                {{"player", playerInWords(players_, *player)}}};
    Message words = placeInWords(rules::Position(now, rules(), 0), std::nullopt, place);
    if (!player || !passing() || passedBy(*player) != place.spot) return words;
    return {msgid("{card} It is to be passed."), {{"card", std::move(words)}}};
}

std::vector<Message> TactikDraft::describePosition() const {
    const rules::Table now = table();
    std::vector<Message> all = positionInWords(rules::Position(now, rules(), 0), std::nullopt);
    for (int player = 0; player < players_; ++player)
        all.push_back({msgid("In the hand of {player}: {cards}."),
                       {{"player", playerInWords(players_, player)}, {"cards", handInWords(now, player)}}});
    return all;
}

}  // namespace tactik::play
