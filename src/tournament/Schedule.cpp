#include "tournament/Schedule.h"

namespace tournament {

std::vector<Pairing> pairingsOf(Format format, int engines) {
    std::vector<Pairing> pairings;
    if (format == Format::Ladder) {
        for (int rung = 1; rung < engines; ++rung) pairings.push_back({rung, rung - 1});
        return pairings;
    }
    const int hosts = format == Format::Gauntlet ? 1 : engines;
    for (int first = 0; first < hosts; ++first)
        for (int second = first + 1; second < engines; ++second) pairings.push_back({first, second});
    return pairings;
}

std::vector<Fixture> makeSchedule(int pairings, int games, int setups) {
    std::vector<Fixture> fixtures;
    for (int played = 0; played < games; played += 2) {
        const int round = played / 2;
        for (int pairing = 0; pairing < pairings; ++pairing)
            for (int game = played; game < games && game < played + 2; ++game)
                fixtures.push_back({.pairing = pairing,
                                    .round = round,
                                    .secondBegins = game % 2 == 1,
                                    .setup = round % setups,
                                    .opening = round / setups});
    }
    return fixtures;
}

}  // namespace tournament
