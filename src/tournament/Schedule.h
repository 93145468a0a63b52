#pragma once

#include <vector>

namespace tournament {

enum class Format {
    RoundRobin,  ///< everyone against everyone
    Gauntlet,    ///< the first engine against each of the others
    Ladder       ///< every engine but the first against the one before it
};

/// Two engines that meet, by their place in the list.
struct Pairing {
    int first = 0;
    int second = 1;
    friend bool operator==(const Pairing&, const Pairing&) = default;
};

[[nodiscard]] std::vector<Pairing> pairingsOf(Format format, int engines);

/// A game to be played.
struct Fixture {
    int pairing = 0;
    int round = 0;  ///< of the pairing; the two games of a round share set-up and opening
    bool secondBegins = false;
    int setup = 0;    ///< by its place in the list of set-ups
    int opening = 0;  ///< running number within the set-up
};

/// All games in the order in which they are played: round by round, in each the pairings in turn, in each
/// pairing the opening with either colour. Set-ups take turns. `games` is for every pairing.
[[nodiscard]] std::vector<Fixture> makeSchedule(int pairings, int games, int setups);

}  // namespace tournament
