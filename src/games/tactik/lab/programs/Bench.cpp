// Measures the engine in one thread:
//   tactik_bench [NODES]
// The signature is a number that changes if, and hardly ever unless, the engine chooses or searches in
// another way; the limit of nodes makes it independent of the speed of the computer, though not of the
// compiler.

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <vector>

#include "games/tactik/engine/Belief.h"
#include "games/tactik/engine/Engine.h"
#include "games/tactik/lab/SampleGames.h"

namespace {

using namespace tactik;
using namespace tactik::engine;
using namespace tactik::lab;
/// Of the processor, so that other work on the computer does not count.
double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::vector<rules::Position> positions() {
    base::Random random(1);
    std::vector<rules::Position> all;
    for (int acts = 0; acts < 200; acts += 9)
        for (const int players : {2, 4}) {
            const rules::Position game = livelyGame(players, {}, acts, random);
            if (!game.over() && game.legalActs(game.awaited().front()).size() > 1) all.push_back(game);
        }
    return all;
}

void benchEngine(const std::vector<rules::Position>& games, std::uint64_t nodes) {
    std::uint64_t signature = 0;
    std::uint64_t searched = 0;
    const double start = seconds();
    for (const rules::Position& game : games) {
        const int player = game.awaited().front();
        const Choice choice = Engine().choose(game.seenBy(player), player, {.nodes = nodes});
        const auto legal = game.legalActs(player);
        const auto place = std::find(legal.begin(), legal.end(), choice.act) - legal.begin();
        signature =
            base::scrambled(signature + choice.report.nodes * 1000 + static_cast<std::uint64_t>(place));
        searched += choice.report.nodes;
    }
    std::cout << games.size() << " decisions, " << searched << " nodes, "
              << static_cast<double>(searched) / (seconds() - start) << " nodes a second, signature "
              << signature % 1'000'000 << '\n';
}

void benchPlayouts(const std::vector<rules::Position>& games) {
    constexpr int kEach = 400;
    std::uint64_t worlds = 0;
    std::uint64_t cards = 0;
    double drawing = 0;
    double playing = 0;
    for (const rules::Position& game : games) {
        const int player = game.awaited().front();
        const Policy policy(evaluationFor(game.players(), game.board().squares()));
        const Belief belief(game.seenBy(player), player);
        HandSource source(belief, 1);
        std::vector<World> drawn;
        double start = seconds();
        for (int i = 0; i < kEach; ++i) drawn.push_back(source.next());
        drawing += (seconds() - start);
        start = seconds();
        for (World& world : drawn) {
            if (game.table().phase == rules::Phase::Passing) policy.exchange(world);
            cards += static_cast<std::uint64_t>(policy.playOut(world));
        }
        playing += (seconds() - start);
        worlds += kEach;
    }
    std::cout << static_cast<double>(worlds) / drawing << " worlds drawn a second; "
              << static_cast<double>(worlds) / playing << " deals played to their ends a second, "
              << static_cast<double>(cards) / playing << " cards\n";
}

}  // namespace

int main(int count, char** arguments) {
    const auto games = positions();
    benchEngine(games, count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 20'000);
    benchPlayouts(games);
}
