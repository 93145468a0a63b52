// Plays a match of two computer players and prints its result:
//   tactiki_arena FIRST SECOND [GAMES [LIMIT [SEED]]]
// LIMIT: milliseconds of an act, or nodes with an n after the number (4000n).

#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <string_view>
#include <thread>

#include "games/tactiki/lab/Contestants.h"

namespace {

std::ostream& operator<<(std::ostream& out, const tactiki::lab::Tally& tally) {
    const double games = tally.games();
    out << std::fixed << std::setprecision(1) << '+' << tally.wins << " =" << tally.draws << " -"
        << tally.losses << ", " << 100 * tally.score() << " % ± " << 100 * tally.error() << " %; Tiki won "
        << tally.winsOfTiki << "; a game: " << static_cast<double>(tally.turns) / games << " turns, "
        << static_cast<double>(tally.fights) / games << " fights, "
        << static_cast<double>(tally.reincarnations) / games << " reincarnations";
    return out;
}

}  // namespace

int main(int count, char** arguments) {
    using namespace tactiki::engine;
    using namespace tactiki::lab;
    const auto number = [&](int at, int otherwise) {
        return count > at ? std::atoi(arguments[at]) : otherwise;
    };
    const bool countsNodes = count > 4 && std::string_view(arguments[4]).ends_with('n');
    const Limits limits = countsNodes ? Limits{.nodes = static_cast<std::uint64_t>(number(4, 0))}
                                      : Limits{.time = Milliseconds(number(4, 30))};
    const auto first = contestantNamed(count > 1 ? arguments[1] : "", limits);
    const auto second = contestantNamed(count > 2 ? arguments[2] : "", limits);
    if (!first || !second) {
        std::cerr << "tactiki_arena FIRST SECOND [GAMES [LIMIT [SEED]]]; players: " << kContestantNames
                  << '\n';
        return 2;
    }
    const MatchOptions options{.games = number(3, 200),
                               .seed = static_cast<std::uint64_t>(number(5, 1)),
                               .threads = static_cast<int>(std::thread::hardware_concurrency())};
    std::cout << first->name << " against " << second->name << ": " << playMatch(*first, *second, options)
              << '\n';
}
