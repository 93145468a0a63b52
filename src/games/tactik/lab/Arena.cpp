#include "games/tactik/lab/Arena.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>
#include <utility>
#include <vector>

#include "base/Random.h"
#include "games/tactik/engine/World.h"

namespace tactik::lab {

using namespace engine;

namespace {

using rules::Act;

Tally resultOf(const rules::Position& game) {
    Tally tally;
    const auto winner = game.table().winner();
    tally.wins = winner && sideNumber(*winner) == 0 ? 1 : 0;
    tally.losses = winner && sideNumber(*winner) == 1 ? 1 : 0;
    tally.draws = winner ? 0 : 1;
    tally.deals = game.table().deal;
    bool first = true;
    for (const rules::Played& played : game.past()) {
        if (played.act.kind == Act::Kind::Pass) continue;
        if (std::exchange(first, false) && winner && sideNumber(played.act.player) == sideNumber(*winner))
            tally.winsOfFirst = 1;
        ++tally.turns;
        tally.discards += played.act.kind == Act::Kind::Play ? 0 : 1;
    }
    return tally;
}

Tally playPair(const Contestant& first, const Contestant& second, std::uint64_t seed,
               const MatchOptions& options) {
    Tally pair = playGame({&first, &second}, options.players, seed, options.rules);
    Tally exchanged = playGame({&second, &first}, options.players, seed, options.rules);
    std::swap(exchanged.wins, exchanged.losses);
    pair.add(exchanged);
    pair.pairs = 1;
    pair.squares = pair.score() * pair.score();
    return pair;
}

}  // namespace

double Tally::error() const {
    const double square = squares / pairs - score() * score();
    return std::sqrt(std::max(0.0, square) / pairs);
}

void Tally::add(const Tally& other) {
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    winsOfFirst += other.winsOfFirst;
    turns += other.turns;
    discards += other.discards;
    deals += other.deals;
    squares += other.squares;
    pairs += other.pairs;
}

Tally playGame(const std::array<const Contestant*, 2>& by, int players, std::uint64_t seed,
               const rules::Rules& rules) {
    std::vector<Chooser> choosers;
    for (int player = 0; player < players; ++player)
        choosers.push_back(by[static_cast<std::size_t>(sideNumber(player))]->create(
            base::scrambled(4 * seed + static_cast<std::uint64_t>(player))));
    rules::Position game = rules::Position::dealt(players, seed, rules);
    while (!game.over()) {
        const int player = game.awaited().front();
        const bool seesAll = by[static_cast<std::size_t>(sideNumber(player))]->seesAll;
        game.play(choosers[static_cast<std::size_t>(player)](seesAll ? game : game.seenBy(player), player));
    }
    return resultOf(game);
}

Tally playMatch(const Contestant& first, const Contestant& second, const MatchOptions& options) {
    std::atomic<int> next = 0;
    std::vector<Tally> tallies(static_cast<std::size_t>(std::max(1, options.threads)));
    {
        std::vector<std::jthread> threads;
        for (Tally& tally : tallies)
            threads.emplace_back([&] {
                for (int pair = next++; pair < options.pairs; pair = next++)
                    tally.add(playPair(first, second,
                                       base::scrambled(options.seed) + static_cast<std::uint64_t>(pair),
                                       options));
            });
    }
    Tally all;
    for (const Tally& tally : tallies) all.add(tally);
    return all;
}

}  // namespace tactik::lab
