#include "app/frame/StillPicture.h"

namespace app {
namespace {

constexpr float kRestBeforeStill = 0.08F;  // seconds without change before refining begins
// The camera moves by itself only if that is smooth. It breathes only if a refined picture is fast to draw:
// each of the 30 pictures a second is then fully refined, so that the quality stays the same.
constexpr float kSmoothMs = 12;
constexpr float kBreathMs = 10;
constexpr float kAsleep = 120;  // seconds without an event after which the player is considered absent

}  // namespace

StillPicture::Step StillPicture::next(const Frame& frame) {
    if (!frame.changed && frame.converged) return Step::Nothing;
    if (frame.changed && frame.onlyBreathes) return Step::WholePicture;
    rested_ = frame.changed ? 0 : rested_ + frame.seconds;
    if (frame.changed) return Step::MovingPicture;
    // While the pointer makes a short pause, refining would delay the next picture.
    if (rested_ < kRestBeforeStill) return Step::Nothing;
    // The first sample reuses the shadows of the moving picture, so its time is not typical.
    return measures_ && !sampleMs_ && frame.samples > 0 ? Step::MeasuredSample : Step::Sample;
}

CameraHabits StillPicture::affordable(const CameraHabits& allowed, int stillSamples, bool focused) const {
    const bool smooth = sampleMs_ && *sampleMs_ < kSmoothMs;
    const bool cheap = sampleMs_ && *sampleMs_ * static_cast<float>(stillSamples) < kBreathMs;
    return {.turns = allowed.turns,
            .follows = allowed.follows && smooth,
            .breathes = allowed.breathes && cheap && focused && untouched_ < kAsleep};
}

}  // namespace app
