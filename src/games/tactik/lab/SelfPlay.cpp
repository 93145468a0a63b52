#include "games/tactik/lab/SelfPlay.h"

#include <utility>
#include <vector>

#include "base/Shuffle.h"

namespace tactik::lab {

using namespace engine;

namespace {

using rules::Card;

std::vector<Card> shuffledStock(base::Random& random) {
    std::vector<Card> stock;
    for (const Card card : rules::kAllCards) stock.insert(stock.end(), rules::kOfEachKind, card);
    base::shuffle(stock, random);
    return stock;
}

/// A world for the next deal on this board, with the hands from the stock.
World dealtOn(const FastBoard& board, int players, int dealer, std::vector<Card>& stock) {
    rules::Table table;
    table.players = static_cast<std::uint8_t>(players);
    table.dealer = static_cast<std::uint8_t>(dealer);
    table.toMove = static_cast<std::uint8_t>((dealer + 1) % players);
    World world(table, {});
    world.setBoard(board);
    for (int player = 0; player < players; ++player)
        for (int i = 0; i < rules::handSize(players); ++i) {
            world.hand(player).add(stock.back());
            stock.pop_back();
        }
    world.begin();
    return world;
}

}  // namespace

SelfPlay::Result SelfPlay::play(std::uint64_t seed) const {
    // Chance of the cards and of the moves are apart, so that both games of a pair have the same cards.
    base::Random cards(seed);
    base::Random luck(base::scrambled(seed) + 1);
    std::vector<Card> stock;
    Result result;
    FastBoard board{rules::Board()};
    int dealer = static_cast<int>(cards.below(static_cast<std::uint32_t>(players)));
    for (result.deals = 1; result.deals <= rules::kMostDeals; ++result.deals) {
        if (stock.empty()) stock = shuffledStock(cards);
        World world = dealtOn(board, players, dealer, stock);
        PassedCards passed{};
        for (int player = 0; player < players; ++player)
            passed[static_cast<std::size_t>(player)] =
                by[static_cast<std::size_t>(sideNumber(player))]->bestToPass(world, player);
        world.exchange(passed);
        while (!world.dealOver()) {
            const Policy& policy = *by[static_cast<std::size_t>(sideNumber(world.toMove()))];
            if (rarelyRandom > 0 && luck.below(static_cast<std::uint32_t>(rarelyRandom)) == 0) {
                Moves moves;
                addTurns(world, moves);
                world.play(moves[luck.below(static_cast<std::uint32_t>(moves.size()))]);
            } else {
                world.play(policy.bestMove(world));
            }
            ++result.turns;
            if (watch) watch(world);
        }
        if (world.over()) {
            result.winner = world.isSideHome(0) ? 0 : 1;
            return result;
        }
        board = world.board();
        dealer = (dealer + 1) % players;
    }
    return result;
}

}  // namespace tactik::lab
