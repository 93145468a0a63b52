#include "game/Sketch.h"

#include <algorithm>
#include <iterator>

namespace game {

bool mayBeSeen(const Stroke& stroke, Viewer viewer) {
    return !stroke.seat || viewer.isRecord() || viewer.is(*stroke.seat);
}

Sketch seenBy(const Sketch& sketch, Viewer viewer) {
    Sketch seen;
    std::copy_if(sketch.begin(), sketch.end(), std::back_inserter(seen),
                 [&](const Stroke& stroke) { return mayBeSeen(stroke, viewer); });
    return seen;
}

Sketch drawnOn(Sketch sketch, const Stroke& stroke, Viewer viewer) {
    const auto same = std::find_if(sketch.begin(), sketch.end(), [&](const Stroke& other) {
        return other.sameLine(stroke) && mayBeSeen(other, viewer);
    });
    const bool again = same != sketch.end() && same->ink == stroke.ink;
    if (same != sketch.end()) sketch.erase(same);
    if (!again && sketch.size() < kMostStrokes) sketch.push_back(stroke);
    return sketch;
}

}  // namespace game
