// Plays games of the engine against itself and prints the puzzles of a theme among their positions:
//   tactiki_puzzles THEME [GAMES [SEED]] > assets/puzzles/tactiki/THEME.puzzles

#include <cstdlib>
#include <iostream>
#include <string_view>

#include "games/tactiki/play/TactikiBot.h"
#include "games/tactiki/play/TactikiPuzzles.h"
#include "games/tactiki/play/TactikiState.h"

int main(int count, char** arguments) {
    using namespace tactiki;
    const std::string_view theme = count > 1 ? arguments[1] : "statue";
    const int games = count > 2 ? std::atoi(arguments[2]) : 100;
    std::uint64_t seed = count > 3 ? std::strtoull(arguments[3], nullptr, 10) : 1;
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
              << play::puzzlesAmong(boards, theme, {});
    return 0;
}
