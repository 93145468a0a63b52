#pragma once

#include <cmath>
#include <glm/glm.hpp>
#include <memory>

#include "games/tak/play/RandomGames.h"
#include "games/tak/table/TakTable.h"
#include "scene/Solids.h"

/// Tak's pieces as boxes in space, for tests of what must not touch.
namespace tak::test {

using scene::test::lowest;
using scene::test::overlap;
using scene::test::samePose;
using scene::test::Solid;
using scene::test::solidOf;

inline std::shared_ptr<const table::TakTable> tableFor(const play::TakState& state,
                                                       const scene::Theme& theme = scene::fallbackTheme()) {
    return std::make_shared<table::TakTable>(state.position().setup(), theme);
}

/// How far aside anything reaches that a view of the whole table must hold, in metres from its middle.
inline float reachAside(const scene::TableModel& table) {
    float reach = 0;
    for (const glm::vec3& corner : table.outline()) reach = std::max(reach, std::abs(corner.x));
    return reach;
}

}  // namespace tak::test
