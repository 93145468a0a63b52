#include "games/caravan/play/CaravanPieces.h"

#include <algorithm>

namespace caravan::play {

using game::Hop;
using game::PieceState;
using game::Place;
using rules::Card;
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

/// A card that is turned over for the viewer is revealed; one that was known before, or stays hidden, only
/// moves.
Hop cardHop(const PieceState& before, const PieceState& after) {
    const bool turned = before.face != after.face;
    return {.before = before, .after = after, .manner = turned ? game::Manner::Reveal : game::Manner::Slide};
}

/// The camel touches every stone between its old and its new place; on its way home also its own stone.
Hop walk(const Position& after, const rules::Turn& turn, int mover, const PieceState& from,
         const PieceState& to) {
    Hop hop{.before = from, .after = to, .manner = game::Manner::Jump};
    for (int steps = turn.stepsBefore + 1; steps < after.steps(mover); ++steps)
        hop.via.push_back(placeAfter(after, mover, steps));
    if (after.steps(mover) == rules::kHome)
        hop.via.push_back({kCircuitArea, spotOf(rules::gateOf(mover, after.players())), 0});
    return hop;
}

}  // namespace

Place placeAfter(const Position& position, int player, int steps) {
    if (const auto stone = position.stoneAfter(player, steps)) return {kCircuitArea, spotOf(*stone), 0};
    return {kGateArea, spotOf(player), 0};
}

Position seenBy(const Position& position, game::Viewer viewer) {
    if (viewer.isRecord()) return position;
    const auto player = viewer.player();
    return position.seenBy(player ? std::optional<int>(player->value) : std::nullopt);
}

std::vector<PieceState> piecesOf(const Position& position) {
    const int players = position.players();
    std::vector<PieceState> pieces(static_cast<std::size_t>(players + rules::kCards));
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
    for (int level = 0; level < position.ply(); ++level)
        put(cardAt(position, position.pile()[static_cast<std::size_t>(level)], level % players,
                   {kPileArea, 0, spotOf(level)}));
    for (int below = 0; below < position.deckLeft(); ++below)
        put(cardAt(position, Card(static_cast<std::uint8_t>(rules::kCards - 1 - below)), 0,
                   {kDeckArea, 0, spotOf(below)}));
    return pieces;
}

game::Transition lastTurnOf(const Position& position, game::Viewer viewer) {
    const rules::Turn& turn = position.past().back();
    Position earlier = position;
    earlier.undo();
    const int mover = earlier.toMove();
    const std::vector<PieceState> before = piecesOf(seenBy(earlier, viewer));
    const std::vector<PieceState> after = piecesOf(seenBy(position, viewer));
    const auto laid = cardId(turn.card, position.players()).value;
    const auto camel = camelId(mover).value;
    game::Transition transition{{{.hops = {cardHop(before[laid], after[laid]),
                                           walk(position, turn, mover, before[camel], after[camel])}}}};
    if (turn.struck) {
        const auto struck = camelId(*turn.struck).value;
        transition.stages.push_back(
            {.hops = {{.before = before[struck], .after = after[struck], .manner = game::Manner::Jump}},
             .reason = game::Reason::Capture});
    }
    if (turn.drawn) {
        const auto drawn = cardId(*turn.drawn, position.players()).value;
        transition.stages.push_back(
            {.hops = {cardHop(before[drawn], after[drawn])}, .reason = game::Reason::Deal});
    }
    return transition;
}

}  // namespace caravan::play
