#include "render/PictureState.h"

#include <bit>

namespace render {

void PictureState::forget() {
    shown_ = Shown::Nothing;
    samples_ = 0;
}

void PictureState::viewChanged() {
    samples_ = 0;
    // The shown picture has the old view: the first sample of the new view replaces it.
    if (keepsRefined()) shown_ = meanIsNewer() ? Shown::Refining : Shown::Moving;
}

void PictureState::itemsChanged() {
    samples_ = 0;
    if (shown_ == Shown::Refined) shown_ = Shown::Outdated;
}

void PictureState::drewMoving(bool reduced) { shown_ = reduced ? Shown::Reduced : Shown::Moving; }

void PictureState::drewPart() { shown_ = keepsRefined() ? Shown::Patched : Shown::Moving; }

bool PictureState::addSample(int wanted) {
    ++samples_;
    const bool complete = samples_ >= wanted;
    // Showing the mean costs as much as a fraction of a sample, and the difference is visible only after
    // twice as many samples.
    const bool doubled = std::has_single_bit(static_cast<unsigned>(samples_));
    if (!complete && (keepsRefined() || !doubled)) return false;
    shown_ = complete ? Shown::Refined : Shown::Refining;
    return true;
}

}  // namespace render
