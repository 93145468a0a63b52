#include "games/tak/rules/SetupOptions.h"

namespace tak::rules {

SetupOptions SetupOptions::of(const Setup& setup) {
    return {.size = setup.size,
            .stones = {setup.supply[0].stones, setup.supply[1].stones},
            .capstones = {setup.supply[0].capstones, setup.supply[1].capstones},
            .halfKomi = setup.halfKomi,
            .opening = setup.opening,
            .draws = setup.draws};
}

Setup SetupOptions::onBoard(int side) const {
    Setup setup = Setup::standard(side, halfKomi);
    for (std::size_t player = 0; player < 2; ++player) {
        setup.supply[player].stones = stones[player].value_or(setup.supply[player].stones);
        setup.supply[player].capstones = capstones[player].value_or(setup.supply[player].capstones);
    }
    setup.opening = opening;
    setup.draws = draws;
    return setup;
}

}  // namespace tak::rules
