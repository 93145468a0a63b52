#include "games/tactik/engine/Policy.h"

#include <limits>

namespace tactik::engine {
namespace {

constexpr float kWinning = 1000;  ///< more than any judgement

}  // namespace

using rules::Card;

float Policy::valueOf(const World& world, const Move& move) const {
    const int player = world.toMove();
    const int side = sideNumber(player);
    World after = world;
    after.play(move);
    if (after.over()) return after.isSideHome(side) ? kWinning : -kWinning;
    return evaluation_->ofBoard(after.board(), after.toMove(), side) +
           evaluation_->ofHand(after.board(), after.moversOf(player), after.hand(player));
}

Move Policy::bestMove(const World& world) const {
    Moves moves;
    addTurns(world, moves);
    Move best = moves[0];
    if (moves.size() == 1) return best;
    float highest = std::numeric_limits<float>::lowest();
    for (const Move& move : moves)
        if (const float value = valueOf(world, move); value > highest) {
            highest = value;
            best = move;
        }
    return best;
}

float Policy::valueOfPassing(const World& world, int player, Card card) const {
    Hand kept = world.hand(player);
    kept.remove(card);
    Hand given;
    given.add(card);
    const int receiver = world.receiverFrom(player);
    const float sign = sideNumber(receiver) == sideNumber(player) ? 1.0F : -1.0F;
    return evaluation_->ofHand(world.board(), world.moversOf(player), kept) +
           sign * evaluation_->ofHand(world.board(), world.moversOf(receiver), given);
}

Card Policy::bestToPass(const World& world, int player) const {
    Card best = Card::Unknown;
    float highest = std::numeric_limits<float>::lowest();
    for (const Card card : rules::kAllCards) {
        if (!world.hand(player).has(card)) continue;
        if (const float value = valueOfPassing(world, player, card); value > highest) {
            highest = value;
            best = card;
        }
    }
    return best;
}

void Policy::exchange(World& world, PassedCards chosen) const {
    for (int player = 0; player < world.players(); ++player)
        if (Card& card = chosen[static_cast<std::size_t>(player)]; card == Card::Unknown)
            card = bestToPass(world, player);
    world.exchange(chosen);
}

int Policy::playOut(World& world) const {
    int turns = 0;
    for (; !world.dealOver(); ++turns) world.play(bestMove(world));
    return turns;
}

}  // namespace tactik::engine
