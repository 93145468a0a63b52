// Plays a match of two computer players and prints its result:
//   tactik_arena PLAYERS FIRST SECOND [PAIRS [NODES [SEED]]]
// NODES limits the engine's players, for every act; 0: no limit.

#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <thread>

#include "games/tactik/lab/Contestants.h"

namespace {

std::ostream& operator<<(std::ostream& out, const tactik::lab::Tally& tally) {
    const double games = tally.games();
    const auto turns = static_cast<double>(tally.turns);
    out << std::fixed << std::setprecision(1) << '+' << tally.wins << " =" << tally.draws << " -"
        << tally.losses << ", " << 100 * tally.score() << " % ± " << 100 * tally.error()
        << " %; who began won " << tally.winsOfFirst << "; a game: " << turns / games << " turns, "
        << static_cast<double>(tally.deals) / games << " deals, "
        << 100 * static_cast<double>(tally.discards) / turns << " % discards";
    return out;
}

}  // namespace

int main(int count, char** arguments) {
    using namespace tactik::engine;
    using namespace tactik::lab;
    const auto number = [&](int at, int otherwise) {
        return count > at ? std::atoi(arguments[at]) : otherwise;
    };
    const int players = number(1, 4);
    Limits limits;
    if (const int nodes = number(5, 20'000); nodes > 0) limits.nodes = static_cast<std::uint64_t>(nodes);
    const auto first = contestantNamed(count > 2 ? arguments[2] : "", limits);
    const auto second = contestantNamed(count > 3 ? arguments[3] : "", limits);
    if ((players != 2 && players != 4) || !first || !second) {
        std::cerr << "tactik_arena PLAYERS FIRST SECOND [PAIRS [NODES [SEED]]]; players: 2 or 4; "
                  << kContestantNames << '\n';
        return 2;
    }
    const MatchOptions options{.players = players,
                               .pairs = number(4, 100),
                               .seed = static_cast<std::uint64_t>(number(6, 1)),
                               .threads = static_cast<int>(std::thread::hardware_concurrency())};
    std::cout << players << " players, " << first->name << " against " << second->name << ": "
              << playMatch(*first, *second, options) << '\n';
}
