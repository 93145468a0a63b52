#include "games/tak/lab/selfplay/TrueEnd.h"

#include "base/Random.h"

namespace tak::lab::selfplay {

namespace {

using namespace tak::rules;

constexpr int kLongestPlies = 400;
constexpr std::size_t kOpeningPlies = 2;

}  // namespace

WholeGame playedToTheEnd(const SetHeader& set, const PlayedGame& played, tak::engine::Engine& engine,
                         std::uint64_t nodes, const std::stop_token& stop) {
    WholeGame whole{.set = set, .played = played};
    Game game(setupOf(set, played.halfKomi));
    const auto play = [&](Move move) {
        whole.moves.push_back(move);
        game.play(move);
    };
    for (const PlayedMove& turn : played.moves) play(turn.move);
    engine.newGame();
    while (!game.outcome().over() && game.movesPlayed() < kLongestPlies) {
        const Move best = engine.search(game, {.nodes = nodes}, stop).best;
        if (stop.stop_requested() || best == Move::none()) break;
        play(best);
    }
    if (game.outcome().over()) {
        whole.end = game.position();
        whole.winner = game.outcome().winner;
    }
    return whole;
}

std::vector<std::size_t> somePlies(const SetHeader& set, std::uint64_t gameNumber, std::size_t moves,
                                   std::size_t take) {
    base::Random random(base::scrambled(set.seed * 1000003 + gameNumber));  // not that of the game itself
    std::vector<std::size_t> plies;
    const std::size_t all = moves > kOpeningPlies ? moves - kOpeningPlies : 0;
    for (std::size_t part = 0; part < take; ++part) {
        const std::size_t begin = part * all / take;
        const std::size_t end = (part + 1) * all / take;
        if (begin < end)
            plies.push_back(kOpeningPlies + begin + random.below(static_cast<std::uint32_t>(end - begin)));
    }
    return plies;
}

}  // namespace tak::lab::selfplay
