#include "games/tak/lab/puzzles/PracticeGames.h"

#include <array>

#include "base/Random.h"
#include "games/tak/engine/Engine.h"
#include "games/tak/play/OpeningBook.h"

namespace tak::lab::puzzles {

namespace {

using namespace tak::rules;
namespace engine = tak::engine;

constexpr int kMostPlies = 200;
constexpr int kWeakest = 3;
constexpr int kStrongest = 7;

engine::Options playerOf(base::Random& random) {
    const int level = kWeakest + static_cast<int>(random.below(kStrongest - kWeakest + 1));
    return {.hashMiB = 4, .level = level, .seed = random.next()};
}

Game openingOf(const PracticeGame& request, base::Random& random) {
    const Setup setup = Setup::standard(request.size, request.halfKomi);
    tak::play::OpeningBook book(
        {.setup = setup, .plies = 2 + static_cast<int>(random.below(4)), .seed = random.next()});
    Game game(setup);
    for (const Move move : book.at(0)) game.play(move);
    return game;
}

}  // namespace

std::vector<Position> playPracticeGame(const PracticeGame& request, const std::stop_token& stop) {
    base::Random random(request.seed);
    std::array<engine::Engine, 2> players{engine::Engine(playerOf(random)), engine::Engine(playerOf(random))};
    Game game = openingOf(request, random);
    std::vector<Position> positions;
    while (!game.outcome().over() && game.movesPlayed() < kMostPlies && !stop.stop_requested()) {
        positions.push_back(game.position());
        const auto side = static_cast<std::size_t>(index(game.position().toMove()));
        game.play(players[side].search(game, {}, stop).best);
    }
    return positions;
}

std::vector<Position> positionsOf(const PtnGame& game) {
    std::vector<Position> positions{game.start};
    for (const int node : game.tree.mainLine()) {
        positions.push_back(positions.back());
        (void)positions.back().make(game.tree.node(node).move);
    }
    return positions;
}

}  // namespace tak::lab::puzzles
