#include "games/caravan/play/CaravanPieces.h"

#include <algorithm>

namespace caravan::play {

using game::Action;
using game::PieceState;
using game::Place;
using rules::Card;
using rules::Move;
using rules::Position;

namespace {

std::uint16_t spotOf(int number) { return static_cast<std::uint16_t>(number); }

PieceState cardAt(const Position& position, Card card, int owner, Place place) {
    const int value = position.valueOf(card);
    const bool shown = value != 0 && place.area != kDeckArea;
    return {.id = cardId(card, position.players()),
            .owner = playerId(owner),
            .shape = value == 0 ? game::kUnknownShape : static_cast<std::uint8_t>(value),
            .face = shown ? kUp : kDown,
            .place = place};
}

/// Goods lie face down except in a fight, even if everybody knows them.
PieceState goodsAt(const Position& position, int player) {
    const int goods = position.goodsOf(player);
    return {.id = goodsId(player, position.players()),
            .owner = playerId(player),
            .shape = goods == 0 ? game::kUnknownShape : static_cast<std::uint8_t>(goods),
            .face = kDown,
            .place = {kGoodsArea, spotOf(player), 0}};
}

constexpr std::uint64_t kSeat = 64;        // codes of gifts: seats from 1 in sixty-fours, then slot and value
constexpr std::uint64_t kUnknownSlot = 7;  // in a code

}  // namespace

Action actionOf(Move move, int player) {
    const std::uint64_t slot =
        move.slot == rules::kHiddenSlot ? kUnknownSlot : static_cast<std::uint64_t>(move.slot);
    const std::uint64_t seat = move.isGift() ? static_cast<std::uint64_t>(player) + 1 : 0;
    return Action(seat * kSeat + slot * 8 + static_cast<std::uint64_t>(move.value));
}

Move moveOf(Action action) {
    const std::uint64_t slot = action.value % kSeat / 8;
    return {.slot = slot == kUnknownSlot ? rules::kHiddenSlot : static_cast<int>(slot % rules::kHandSize),
            .value = static_cast<int>(action.value % 8),
            .kind = action.value < kSeat ? Move::Kind::Walk : Move::Kind::Gift};
}

std::optional<int> giverIn(Action action) {
    if (action.value < kSeat) return {};
    return static_cast<int>(action.value / kSeat) - 1;
}

Place placeAfter(const Position& position, int player, int steps) {
    if (const auto stone = position.stoneAfter(player, steps)) return {kCircuitArea, spotOf(*stone), 0};
    return {kGateArea, spotOf(player), 0};
}

std::vector<game::PlayerId> awaitedIn(const Position& position) {
    std::vector<game::PlayerId> players;
    for (const int player : position.awaited()) players.push_back(playerId(player));
    if (players.empty()) players.push_back(playerId(position.toMove()));
    return players;
}

Position seenBy(const Position& position, game::Viewer viewer) {
    if (viewer.isRecord()) return position;
    const auto player = viewer.player();
    return position.seenBy(player ? std::optional<int>(player->value) : std::nullopt);
}

std::vector<PieceState> piecesOf(const Position& position) {
    const int players = position.players();
    const bool goods = position.rules().robbers;
    std::vector<PieceState> pieces(static_cast<std::size_t>(players + rules::kCards + (goods ? players : 0)));
    const auto put = [&](const PieceState& piece) { pieces[piece.id.value] = piece; };
    for (int player = 0; player < players; ++player) {
        put({.id = camelId(player),
             .owner = playerId(player),
             .shape = kCamel,
             .place = placeAfter(position, player, position.steps(player))});
        for (int slot = 0; slot < rules::kHandSize; ++slot)
            if (const auto card = position.inHand(player, slot))
                put(cardAt(position, *card, player, {handArea(player), spotOf(slot), 0}));
    }
    for (std::uint16_t level = 0; level < position.pile().size(); ++level)
        put(cardAt(position, position.pile()[level], level % players, {kPileArea, 0, level}));
    for (std::uint16_t level = 0; level < position.deck().size(); ++level)
        put(cardAt(position, position.deck()[level], 0, {kDeckArea, 0, level}));
    for (int player = 0; goods && player < players; ++player) put(goodsAt(position, player));
    return pieces;
}

}  // namespace caravan::play
