#include "scene/motion/Crush.h"

#include <algorithm>
#include <cmath>

#include "scene/motion/Handling.h"
#include "scene/motion/Pace.h"

namespace scene {
namespace {

constexpr float kReach = 0.10F;  // seconds for the way from above a standing piece down to its upper edge
constexpr float kTip = 0.24F;    // seconds
constexpr float kRocks = 1.3F;   // degrees

}  // namespace

float crushLasts() { return kReach + kTip; }

void crush(Clip& clip, PieceTrack pressing, float begin, const game::Hop& crushed, const Pose& from,
           const TableModel& table) {
    const Pose to = table.rest(crushed.after);
    // Between two keys it turns about its middle instead of its edge; at 7.5 degrees that is not visible.
    const float angle = 2 * std::acos(std::min(std::abs(glm::dot(from.rotation, to.rotation)), 1.0F));
    const int keys = std::max(static_cast<int>(std::lround(angle / glm::radians(7.5F))), 1);
    const Bounds bounds = boundsOf(crushed.before, table);
    const float floor = to.position.y - depthOf(to, boundsOf(crushed.after, table));
    PieceTrack tipped{crushed.before, crushed.after, Track(from)};
    const Pose rest = table.rest(pressing.after);
    const auto onTopOf = [&](const Pose& key) {
        Pose on = rest;
        on.position.y = std::max(rest.position.y, key.position.y + riseOf(key, bounds));
        return on;
    };
    pressing.track.add(begin, kReach, onTopOf(from), Ease::InOut);
    begin += kReach;
    const float step = kTip / static_cast<float>(keys);
    for (int i = 1; i <= keys; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(keys);
        Pose key = mixed(from, to, eased(Ease::In, t));
        key.position.y = floor + depthOf(key, bounds);
        if (i == keys) key = to;
        const float at = begin + static_cast<float>(i - 1) * step;
        tipped.track.add(at, step, key, Ease::Linear);
        pressing.track.add(at, step, i == keys ? rest : onTopOf(key), Ease::Linear);
    }
    RestingBody(rest, boundsOf(pressing.after, table), pressing.after.id.value)
        .rock(pressing.track, begin + kTip, kRocks);
    clip.landings.push_back({begin + kTip, crushed.after, Impact::Toppled});
    clip.landings.push_back({begin + kTip + pace::kAfter, pressing.after});
    clip.tracks.push_back(std::move(tipped));
    clip.tracks.push_back(std::move(pressing));
}

const game::Hop* crushedBy(const game::Hop& hop, const std::vector<game::Hop>& hops) {
    if (hop.manner != game::Manner::Crush) return nullptr;
    const game::Hop* top = nullptr;
    for (const game::Hop& other : hops) {
        const game::Place& at = other.after.place;
        if (other.before.id == hop.before.id || other.before.place != at || !at.sameSpot(hop.after.place))
            continue;
        if (top == nullptr || at.level > top->after.place.level) top = &other;
    }
    return top;
}

}  // namespace scene
