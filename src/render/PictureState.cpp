#include "render/PictureState.h"

#include <bit>

namespace render {

void PictureState::forget() {
    shown_ = Shown::Nothing;
    samples_ = 0;
}

void PictureState::viewChanged() {
    samples_ = 0;
    // The picture on show has the old view: the first sample of the new one replaces it.
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
    // Showing the mean costs as much as a part of a sample, and twice as many samples make a difference that
    // one more does not.
    const bool doubled = std::has_single_bit(static_cast<unsigned>(samples_));
    if (!complete && (keepsRefined() || !doubled)) return false;
    shown_ = complete ? Shown::Refined : Shown::Refining;
    return true;
}

}  // namespace render
