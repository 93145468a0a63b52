#pragma once

#include <functional>

#include "render/Quality.h"

namespace render {

/// Chooses the quality by the time that moving pictures take. First the moving picture's resolution follows;
/// where that is not enough, the level does. Slow to rise, quick to fall, and never back to a level that was
/// too much.
class QualityGovernor {
  public:
    /// `software`: the processor draws, and will for good.
    explicit QualityGovernor(bool software = true);

    /// Chosen by hand; nothing: it chooses by itself. `mostScale`: share of the resolution that the player
    /// allows in motion.
    void set(std::optional<QualityLevel> fixed, float mostScale);
    /// A moving picture took so long, the wait for the display left out. True if the quality changed.
    bool measured(float milliseconds);
    /// At the start, where it chooses by itself: `measure` draws pictures at a level and tells how many
    /// milliseconds one took. The dearest level that leaves room is taken. A processor's is known.
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
    QualityLevel highest_ = QualityLevel::High;  ///< no higher level is tried: it was too slow
    float mostScale_ = 1;
    float scale_ = 1;
    float average_ = 0;
    int frames_ = 0;    ///< in the average
    int fastRuns_ = 0;  ///< averages in a row that left room
};

}  // namespace render
