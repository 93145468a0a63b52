#include "games/tactik/lab/SampleGames.h"

#include "games/tactik/lab/SimplePlayers.h"

namespace tactik::lab {

using namespace engine;

std::vector<rules::Rules> allRules() {
    std::vector<rules::Rules> all;
    for (int bits = 0; bits < 16; ++bits)
        all.push_back({.mustEnter = (bits & 1) != 0,
                       .spareOwn = (bits & 2) != 0,
                       .wholeHand = (bits & 4) != 0,
                       .longCircuit = (bits & 8) != 0});
    return all;
}

void playRandomly(rules::Position& game, base::Random& random) {
    const auto legal = game.legalActs(game.awaited().front());
    game.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
}

rules::Position randomGame(int players, const rules::Rules& rules, int acts, base::Random& random) {
    rules::Position game = rules::Position::dealt(players, random.next(), rules);
    while (acts-- > 0 && !game.over()) playRandomly(game, random);
    return game;
}

rules::Position livelyGame(int players, const rules::Rules& rules, int acts, base::Random& random) {
    constexpr int kRandomOnceIn = 8;
    rules::Position game = rules::Position::dealt(players, random.next(), rules);
    const Chooser careful = carefulPlayer().create(1);
    while (acts-- > 0 && !game.over()) {
        const int player = game.awaited().front();
        if (random.below(kRandomOnceIn) == 0)
            playRandomly(game, random);
        else
            game.play(careful(game, player));
    }
    return game;
}

}  // namespace tactik::lab
