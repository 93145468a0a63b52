#include "scene/Track.h"

#include <algorithm>
#include <cmath>

namespace scene {
namespace {

// Shares of the time of an arc.
constexpr float kUpright = 0.12F;  // at both ends, straight up and down
constexpr float kRise = 0.36F;     // at both ends, between the ground and the full height

}  // namespace

float eased(Ease ease, float t) {
    t = std::clamp(t, 0.0F, 1.0F);
    switch (ease) {
        case Ease::Linear:
            return t;
        case Ease::InOut:
            return t * t * t * (t * (6 * t - 15) + 10);
        case Ease::In:
            return t * t;
        case Ease::Out:
            return 1 - (1 - t) * (1 - t);
        case Ease::Settle: {
            constexpr float kOvershoot = 1.2F;
            const float u = t - 1;
            return 1 + u * u * ((kOvershoot + 1) * u + kOvershoot);
        }
    }
    return t;
}

void Track::add(float begin, float duration, const Pose& to, Ease ease, float arc) {
    segments_.push_back({begin, begin + duration, end(), to, ease, arc});
}

Pose Track::at(float time) const {
    const auto next =
        std::find_if(segments_.begin(), segments_.end(), [&](const Segment& s) { return time < s.end; });
    if (next == segments_.end()) return end();
    if (time <= next->begin) return next->from;
    const float t = (time - next->begin) / (next->end - next->begin);
    if (next->arc == 0) return mixed(next->from, next->to, eased(next->ease, t));
    // A hand takes a piece up before it travels, and puts it down after: so it passes over what stands next
    // to it.
    Pose pose = mixed(next->from, next->to, eased(next->ease, (t - kUpright) / (1 - 2 * kUpright)));
    pose.position.y += next->arc * eased(Ease::InOut, t / kRise) * eased(Ease::InOut, (1 - t) / kRise);
    return pose;
}

}  // namespace scene
