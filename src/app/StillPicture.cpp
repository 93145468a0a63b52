#include "app/StillPicture.h"

namespace app {
namespace {

constexpr float kRestBeforeStill = 0.08F;  // seconds after which a picture at rest begins to become exact
// The camera moves by itself only where that is smooth, and breathes only where a whole still picture costs
// little: it is drawn anew for every breath of 30 a second, so that nothing gets coarser.
constexpr float kSmoothMs = 12;
constexpr float kBreathMs = 10;
constexpr float kAsleep = 120;  // seconds without any event: nobody is there

}  // namespace

StillPicture::Step StillPicture::next(const Frame& frame) {
    if (!frame.changed && frame.converged) return Step::Nothing;
    if (frame.changed && frame.onlyBreathes) return Step::WholePicture;
    rested_ = frame.changed ? 0 : rested_ + frame.seconds;
    if (frame.changed) return Step::MovingPicture;
    // A pointer that only pauses on its way does not wait for a picture to become better.
    if (rested_ < kRestBeforeStill) return Step::Nothing;
    // The first sample is drawn as a moving picture is, by shadows that are there: its time is not typical.
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
