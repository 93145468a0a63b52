#include "games/tactik/engine/World.h"

#include "games/tactik/engine/MoveList.h"

namespace tactik::engine {

using rules::Card;

World::World(const rules::Table& table, const rules::Rules& rules)
    : board_(table.board),
      lastDeal_(table.deal >= rules::kMostDeals),
      rules_(rules),
      players_(table.players),
      dealer_(table.dealer),
      toMove_(table.toMove) {
    for (int player = 0; player < players_; ++player)
        for (const rules::Back back : table.handOf(player))
            if (back != rules::kNoBack && table.faceOf(back) != Card::Unknown)
                hand(player).add(table.faceOf(back));
    begin();
}

void World::begin() {
    cardsLeft_ = 0;
    for (const Hand& hand : hands_) cardsLeft_ = static_cast<std::uint8_t>(cardsLeft_ + hand.size());
}

void World::exchange(const PassedCards& passed) {
    for (int giver = 0; giver < players_; ++giver) {
        const Card card = passed[static_cast<std::size_t>(giver)];
        hand(giver).remove(card);
        hand(receiverFrom(giver)).add(card);
    }
}

void World::play(const Move& move) {
    Hand& hand = hands_[toMove_];
    if (!move.isDiscard()) board_.play(move);
    if (move.card == Card::Unknown) {
        cardsLeft_ = static_cast<std::uint8_t>(cardsLeft_ - hand.size());
        hand.clear();
    } else {
        hand.remove(move.card);
        --cardsLeft_;
    }
    if (cardsLeft_ == 0) {
        // The left neighbour of the dealer deals next, and the one on his left begins.
        toMove_ = static_cast<std::uint8_t>((dealer_ + 2) % players_);
        return;
    }
    do toMove_ = static_cast<std::uint8_t>((toMove_ + 1) % players_);
    while (hands_[toMove_].empty());
}

void addTurns(const World& world, Moves& moves) {
    const int player = world.toMove();
    const Hand& hand = world.hand(player);
    const rules::Colours movers = world.moversOf(player);
    for (const Card card : rules::kAllCards)
        if (hand.has(card)) addMoves(world.board(), movers, card, world.rules(), moves);
    if (!moves.empty()) return;
    if (world.rules().wholeHand) {
        moves.push_back({});
        return;
    }
    for (const Card card : rules::kAllCards)
        if (hand.has(card)) moves.push_back({.card = card});
}

}  // namespace tactik::engine
