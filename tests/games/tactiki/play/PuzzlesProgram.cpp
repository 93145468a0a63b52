// Plays games of the engine against itself and prints the puzzles among their positions:
//   tactiki_puzzles [GAMES [SEED]] > assets/puzzles/tactiki/statue.puzzles

#include <cstdlib>
#include <iostream>

#include "games/tactiki/play/TactikiBot.h"
#include "games/tactiki/play/TactikiPuzzles.h"
#include "games/tactiki/play/TactikiState.h"

int main(int count, char** arguments) {
    using namespace tactiki;
    const int games = count > 1 ? std::atoi(arguments[1]) : 100;
    std::uint64_t seed = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1;
    constexpr const char* kLevel = "tactiki-4";
    constexpr int kMostActs = 600;
    std::vector<rules::Board> boards;
    const auto bot = play::createTactikiBot(kLevel);
    for (int game = 0; game < games; ++game) {
        play::TactikiState state{rules::Position()};
        for (int act = 0; act < kMostActs && !state.outcome().over; ++act) {
            const game::PlayerId player = state.awaited().front();
            const auto view = state.view(player);
            const auto action = bot->choose(*view, {.nodes = 2000, .seed = ++seed}, {}, [](const auto&) {});
            if (!action) return 1;
            (void)state.apply(*action);
            boards.push_back(state.position().board());
        }
    }
    std::cout << "# Written by 'tactiki_puzzles'; docs/PUZZLES.md says how to read it. Every solution is "
                 "proved.\n"
              << play::puzzlesAmong(boards, {});
    return 0;
}
