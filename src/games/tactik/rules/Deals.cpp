#include "games/tactik/rules/Deals.h"

namespace tactik::rules {

HandSizes handSizesOf(const Table& table, int held) {
    HandSizes sizes{};
    bool had = table.phase != Phase::Passing;
    for (int i = 1; i <= table.players; ++i) {
        const int player = (table.dealer + i) % table.players;
        if (had && table.phase == Phase::Playing && player == table.toMove) had = false;
        sizes[static_cast<std::size_t>(player)] = held - (had ? 1 : 0);
        if (player == table.toMove) had = false;
    }
    return sizes;
}

int stockIn(int players, int deal) {
    const int dealt = (deal - 1) % dealsInCycle(players) + 1;
    return kCards - dealt * players * handSize(players);
}

}  // namespace tactik::rules
