#pragma once

#include <cmath>
#include <glm/glm.hpp>
#include <memory>

#include "games/tak/play/RandomGames.h"
#include "games/tak/table/TakTable.h"
#include "scene/Solids.h"

/// Tak's pieces as boxes, for tests that they do not intersect.
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

/// How far from the middle anything on a table reaches that a view of the whole table must contain, in
/// metres.
inline float reachAside(const scene::TableModel& table) {
    float reach = 0;
    for (const glm::vec3& corner : table.outline()) reach = std::max(reach, std::abs(corner.x));
    return reach;
}

}  // namespace tak::test
