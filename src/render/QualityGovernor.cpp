#include "render/QualityGovernor.h"

#include <algorithm>

namespace render {
namespace {

constexpr int kFrames = 8;  // frames in one average
constexpr float kLeastScale = 0.5F;
constexpr float kStep = 0.85F;   // factor for each step of the scale
constexpr int kRunsToRise = 12;  // fast averages in a row before a higher level is tried

/// Bounds for the milliseconds of a moving picture. The aim on the CPU is 24 frames a second; a graphics card
/// should keep up with a display's 60.
struct Limits {
    float slow;
    float fast;
};
constexpr Limits kSoftware{42, 18};
constexpr Limits kDevice{15, 5};
constexpr float kRoomAtStart = 9;  // bound at the start; lower than in the game, where there is more to do

QualityLevel neighbour(QualityLevel level, int step) {
    return static_cast<QualityLevel>(static_cast<int>(level) + step);
}

}  // namespace

QualityGovernor::QualityGovernor(bool software)
    : software_(software), level_(software ? QualityLevel::Software : QualityLevel::Medium) {
    scale_ = bestScale();
}

float QualityGovernor::bestScale() const { return std::min(mostScale_, qualityOf(level_).movingScale); }

void QualityGovernor::set(std::optional<QualityLevel> fixed, float mostScale) {
    const bool automatic = !fixed;
    if (automatic == automatic_ && mostScale == mostScale_ && (automatic || *fixed == level_)) return;
    if (automatic && !automatic_) {
        level_ = software_ ? QualityLevel::Software : QualityLevel::Medium;
        highest_ = QualityLevel::High;
    }
    if (fixed) level_ = *fixed;
    automatic_ = automatic;
    mostScale_ = mostScale;
    scale_ = bestScale();
    frames_ = fastRuns_ = 0;
    average_ = 0;
}

void QualityGovernor::calibrate(const std::function<float(QualityLevel)>& measure) {
    if (!automatic_ || software_) return;
    level_ = QualityLevel::High;
    while (level_ > QualityLevel::Low && measure(level_) > kRoomAtStart) level_ = neighbour(level_, -1);
    scale_ = bestScale();
}

Quality QualityGovernor::quality() const {
    Quality quality = qualityOf(level_);
    quality.movingScale = scale_;
    return quality;
}

bool QualityGovernor::fall() {
    if (scale_ > kLeastScale) {
        scale_ = std::max(kLeastScale, scale_ * kStep);
        return true;
    }
    if (software_ || level_ <= QualityLevel::Low) return false;
    level_ = highest_ = neighbour(level_, -1);
    scale_ = bestScale();
    return true;
}

bool QualityGovernor::rise() {
    if (scale_ < bestScale()) {
        scale_ = std::min(bestScale(), scale_ / kStep);
        return true;
    }
    if (software_ || level_ >= highest_ || ++fastRuns_ < kRunsToRise) return false;
    level_ = neighbour(level_, 1);
    fastRuns_ = 0;
    scale_ = bestScale();
    return true;
}

bool QualityGovernor::measured(float milliseconds) {
    if (!automatic_) return false;
    average_ += milliseconds / kFrames;
    if (++frames_ < kFrames) return false;
    const float average = average_;
    average_ = 0;
    frames_ = 0;
    const Limits& limits = software_ ? kSoftware : kDevice;
    if (average > limits.slow) {
        fastRuns_ = 0;
        return fall();
    }
    if (average < limits.fast) return rise();
    fastRuns_ = 0;
    return false;
}

}  // namespace render
