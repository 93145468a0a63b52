// Whose decision is awaited, and how the turn passes on.

#include <algorithm>

#include "games/caravan/rules/Position.h"

namespace caravan::rules {

bool Position::allHold() const {
    for (int player = 0; player < players_; ++player)
        if (cardsHeld(player) == 0) return false;
    return true;
}

bool Position::noneHolds() const {
    for (int player = 0; player < players_; ++player)
        if (cardsHeld(player) > 0) return false;
    return true;
}

std::vector<int> Position::awaited() const {
    if (outcome().over) return {};
    if (!now_.giving) return {now_.order.mover};
    std::vector<int> players;
    for (int player = 0; player < players_; ++player)
        if (giftOf(player) == kNoGift) players.push_back(player);
    return players;
}

int Position::toMove() const {
    if (!now_.giving) return now_.order.mover;
    return static_cast<int>(std::find(now_.gifts.begin(), now_.gifts.end(), kNoGift) - now_.gifts.begin());
}

std::vector<Move> Position::legalMoves(int player) const {
    std::vector<Move> moves;
    if (outcome().over) return moves;
    if (now_.giving ? giftOf(player) != kNoGift : player != now_.order.mover) return moves;
    for (int slot = 0; slot < kHandSize; ++slot) {
        const auto card = inHand(player, slot);
        if (card && valueOf(*card) != 0)
            moves.push_back({slot, valueOf(*card), now_.giving ? Move::Kind::Gift : Move::Kind::Walk});
    }
    return moves;
}

bool Position::isLegal(int player, Move move) const {
    const std::vector<Move> moves = legalMoves(player);
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

bool Position::movesAgain(Move move) const {
    if (!rules_.rest || move.isGift() || now_.order.part > 0) return false;
    if (rules_.robbers && struckBy(move)) return false;
    const int mover = now_.order.mover;
    const bool draws = !now_.deck.empty() || (rules_.reshuffle && !now_.pile.empty());
    const auto stone = stoneAfter(mover, steps(mover) + move.value);
    return stone && isRestStone(*stone) && (draws || cardsHeld(mover) > 1);
}

/// Whether the mover, who has just walked, moves again.
bool Position::restsAgain() const {
    const int mover = now_.order.mover;
    if (!rules_.rest || now_.order.part > 0 || cardsHeld(mover) == 0) return false;
    const auto stone = stoneAfter(mover, steps(mover));
    return stone && isRestStone(*stone);
}

void Position::endPart() {
    if (restsAgain())
        ++now_.order.part;
    else
        passTurn();
}

/// To the next player who has a card.
void Position::passTurn() {
    now_.order.part = 0;
    do {
        now_.order.mover = (now_.order.mover + 1) % players_;
        if (now_.order.mover == 0) ++now_.order.round;
    } while (cardsHeld(now_.order.mover) == 0 && !noneHolds());
    const bool due = now_.order.mover == 0 && (now_.order.round - 1) % kGiftRounds == 0;
    now_.giving = rules_.gifts && due && allHold() && !outcome().over;
}

}  // namespace caravan::rules
