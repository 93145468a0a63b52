#pragma once

#include <functional>

#include "render/Quality.h"

namespace render {

/// Chooses the quality by the time that moving pictures take. It changes the resolution of moving pictures
/// first, and the level if that is not enough. It rises slowly, falls quickly, and never returns to a level
/// that was too slow.
class QualityGovernor {
  public:
    /// `software`: the CPU draws, which never changes.
    explicit QualityGovernor(bool software = true);

    /// `fixed`: a level chosen by the player; nothing: it is chosen by measuring. `mostScale`: the greatest
    /// share of the full resolution in motion.
    void set(std::optional<QualityLevel> fixed, float mostScale);
    /// Reports the time of a moving picture without the wait for the display. True if the quality changed.
    bool measured(float milliseconds);
    /// At the start, unless the level is fixed: `measure` draws pictures at a level and returns the
    /// milliseconds for one. Chooses the highest level that is fast enough. Measures nothing if the CPU
    /// draws.
    void calibrate(const std::function<float(QualityLevel)>& measure);

    [[nodiscard]] QualityLevel level() const { return level_; }
    [[nodiscard]] bool automatic() const { return automatic_; }
    [[nodiscard]] Quality quality() const;

  private:
    [[nodiscard]] float bestScale() const;
    bool fall();
    bool rise();

    bool software_;
    bool automatic_ = true;
    QualityLevel level_;
    QualityLevel highest_ = QualityLevel::High;  ///< higher levels were too slow
    float mostScale_ = 1;
    float scale_ = 1;
    float average_ = 0;
    int frames_ = 0;    ///< so far in the present average
    int fastRuns_ = 0;  ///< fast averages in a row
};

}  // namespace render
