#include "scene/motion/Track.h"

#include <algorithm>
#include <cmath>

namespace scene {
namespace {

// Shares of the duration of an arc.
constexpr float kUpright = 0.12F;  // at both ends, vertical motion
constexpr float kRise = 0.36F;     // at both ends, from the ground to the full height
// A hand starts quickly and slows down carefully at the end.
constexpr float kAim = 0.25F;

/// The acceleration of a hand on its way, -1 to 1, smooth at both ends.
float pull(float t) {
    constexpr float kStrongest = 0.00894F;  // the maximum of the polynomial
    const float middle = t * (1 - t);
    return middle * middle * (0.5F - t) / kStrongest;
}

}  // namespace

float eased(Ease ease, float t) {
    t = std::clamp(t, 0.0F, 1.0F);
    switch (ease) {
        case Ease::Linear:
            return t;
        case Ease::InOut: {
            // The second half mirrors the first; near 1 the formula itself would lose its last digits.
            const float u = std::min(t, 1 - t);
            const float half = u * u * u * (u * (6 * u - 15) + 10);
            return t < 0.5F ? half : 1 - half;
        }
        case Ease::In:
            return t * t;
        case Ease::Out:
            return 1 - (1 - t) * (1 - t);
        case Ease::Settle: {
            constexpr float kOvershoot = 1.2F;
            const float u = t - 1;
            return 1 + u * u * ((kOvershoot + 1) * u + kOvershoot);
        }
        case Ease::Stride:
            return t * t * (3 - 2 * t);
    }
    return t;
}

glm::vec3 leaning(const Pose& from, const Pose& to, float radians) {
    const glm::vec2 way(to.position.x - from.position.x, to.position.z - from.position.z);
    const float length = glm::length(way);
    if (length < 1e-4F) return glm::vec3(0);
    return glm::vec3(way.y, 0, -way.x) * (radians / length);
}

void Track::add(float begin, float duration, const Pose& to, Ease ease, const Hold& hold) {
    segments_.push_back({begin, begin + duration, end(), to, ease, hold});
}

void Track::delay(float seconds) {
    for (Segment& segment : segments_) {
        segment.begin += seconds;
        segment.end += seconds;
    }
}

Pose Track::at(float time) const {
    const auto next =
        std::find_if(segments_.begin(), segments_.end(), [&](const Segment& s) { return time < s.end; });
    if (next == segments_.end()) return end();
    if (time <= next->begin) return next->from;
    float t = (time - next->begin) / (next->end - next->begin);
    const Hold& hold = next->hold;
    float lift = 0;
    if (hold.arc != 0) {
        // A hand lifts a piece before it travels, and lowers it afterwards, so that it passes over
        // neighbouring pieces.
        lift = hold.arc * eased(Ease::InOut, t / kRise) * eased(Ease::InOut, (1 - t) / kRise);
        t = std::clamp((t - kUpright) / (1 - 2 * kUpright), 0.0F, 1.0F);
        t += kAim * t * (1 - t);
    }
    Pose pose = mixed(next->from, next->to, eased(next->ease, t));
    pose.position.y += lift;
    const float lean = glm::length(hold.lean);
    if (lean > 0) pose.rotation = glm::angleAxis(lean * pull(t), hold.lean / lean) * pose.rotation;
    return pose;
}

}  // namespace scene
