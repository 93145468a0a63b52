#include "scene/Track.h"

#include <algorithm>
#include <cmath>

namespace scene {

float eased(Ease ease, float t) {
    t = std::clamp(t, 0.0F, 1.0F);
    switch (ease) {
        case Ease::Linear: return t;
        case Ease::InOut: return t * t * t * (t * (6 * t - 15) + 10);
        case Ease::In: return t * t;
        case Ease::Out: return 1 - (1 - t) * (1 - t);
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
    const auto next = std::find_if(segments_.begin(), segments_.end(), [&](const Segment& s) { return time < s.end; });
    if (next == segments_.end()) return end();
    if (time <= next->begin) return next->from;
    const float t = (time - next->begin) / (next->end - next->begin);
    Pose pose = mixed(next->from, next->to, eased(next->ease, t));
    const float u = eased(Ease::InOut, t);
    pose.position.y += next->arc * 4 * u * (1 - u);
    return pose;
}

}  // namespace scene
