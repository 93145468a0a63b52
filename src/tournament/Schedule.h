#pragma once

#include <vector>

namespace tournament {

enum class Format {
    RoundRobin,  ///< every engine against every other
    Gauntlet,    ///< the first engine against each of the others
    Ladder       ///< every engine except the first against the one before it
};

/// Two engines that play each other, as indices into the list of engines.
struct Pairing {
    int first = 0;
    int second = 1;
    friend bool operator==(const Pairing&, const Pairing&) = default;
};

[[nodiscard]] std::vector<Pairing> pairingsOf(Format format, int engines);

/// A scheduled game.
struct Fixture {
    int pairing = 0;
    int round = 0;  ///< of the pairing; both games of a round share set-up and opening
    bool secondBegins = false;
    int setup = 0;    ///< index into the list of set-ups
    int opening = 0;  ///< running number within the set-up
};

/// All games in the order of play: round by round, in each round all pairings, in each pairing the opening
/// with either colour. Set-ups take turns. `games` is the number for each pairing.
[[nodiscard]] std::vector<Fixture> makeSchedule(int pairings, int games, int setups);

}  // namespace tournament
