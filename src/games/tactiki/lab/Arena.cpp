#include "games/tactiki/lab/Arena.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>
#include <utility>
#include <vector>

#include "base/Random.h"

namespace tactiki::lab {

namespace {

using rules::Act;
using rules::Side;

Tally resultOf(const rules::Position& game) {
    Tally tally;
    const auto winner = game.board().winner();
    tally.wins = winner == Side::Tiki ? 1 : 0;
    tally.losses = winner == Side::Tac ? 1 : 0;
    tally.draws = winner ? 0 : 1;
    tally.winsOfTiki = tally.wins;
    tally.turns = game.board().turn();
    for (const rules::Played& played : game.past()) {
        tally.fights += played.blows.empty() ? 0 : 1;
        tally.reincarnations += played.act.kind == Act::Kind::Reincarnation ? 1 : 0;
    }
    return tally;
}

}  // namespace

double Tally::error() const {
    const double n = games();
    const double square = (wins + draws / 4.0) / n - score() * score();
    return std::sqrt(std::max(0.0, square) / n);
}

void Tally::add(const Tally& other) {
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    winsOfTiki += other.winsOfTiki;
    turns += other.turns;
    fights += other.fights;
    reincarnations += other.reincarnations;
}

Tally playGame(const std::array<const Contestant*, 2>& by, std::uint64_t seed, rules::Rules rules) {
    std::array<Chooser, 2> choosers;
    for (std::size_t i = 0; i < 2; ++i) choosers[i] = by[i]->create(base::scrambled(2 * seed + i));
    rules::Position game(rules);
    while (!game.over() && game.board().turn() <= kMostTurns) {
        const Side side = game.awaited().front();
        const auto i = static_cast<std::size_t>(index(side));
        game.play(choosers[i](by[i]->seesAll ? game : game.seenBy(side), side));
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
                for (int game = next++; game < options.games; game = next++) {
                    const bool exchanged = game % 2 == 1;
                    const auto seed = base::scrambled(options.seed) + static_cast<std::uint64_t>(game);
                    Tally played = exchanged ? playGame({&second, &first}, seed, options.rules)
                                             : playGame({&first, &second}, seed, options.rules);
                    if (exchanged) std::swap(played.wins, played.losses);
                    tally.add(played);
                }
            });
    }
    Tally all;
    for (const Tally& tally : tallies) all.add(tally);
    return all;
}

}  // namespace tactiki::lab
