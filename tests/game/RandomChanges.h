#pragma once

#include "base/Random.h"
#include "game/DraftChange.h"

namespace test {

/// Any code of a change; every other one has places, shapes and numbers as they occur in games.
inline game::Action someChangeCode(base::Random& random) {
    const auto below = [&](std::uint32_t end) { return static_cast<int>(random.below(end)); };
    if (below(2) == 0) return game::Action(random.next());
    const auto place = [&]() -> game::Place {
        return {static_cast<std::uint16_t>(below(9)), static_cast<std::uint16_t>(below(90)), 0};
    };
    return actionOf(game::DraftChange{.kind = static_cast<game::DraftChange::Kind>(below(7)),
                                      .from = place(),
                                      .to = place(),
                                      .count = below(4),
                                      .face = static_cast<game::Face>(below(6)),
                                      .shape = static_cast<std::uint8_t>(below(24)),
                                      .value = random.below(400)});
}

}  // namespace test
