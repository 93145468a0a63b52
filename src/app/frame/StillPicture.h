#pragma once

#include <optional>

#include "app/table/CameraWork.h"

namespace app {

/// Decides what each frame draws of the table: a moving picture, another sample of the still picture, or
/// nothing. Requests a measurement of a sample's time, and lets the camera move by itself only if samples are
/// fast. A state machine: it draws nothing, and all times are passed to it.
class StillPicture {
  public:
    /// `measures`: whether samples are timed; then pictures depend on the machine's speed.
    explicit StillPicture(bool measures) : measures_(measures) {}

    /// The state of the table in this frame.
    struct Frame {
        bool changed = false;       ///< it differs from the last drawn frame
        bool onlyBreathes = false;  ///< only the camera's breathing has changed it
        int samples = 0;            ///< number of samples drawn so far
        bool converged = false;     ///< all samples were drawn
        float seconds = 0;          ///< since the last frame
    };
    enum class Step {
        Nothing,         ///< keeps the last picture
        MovingPicture,   ///< one fast picture
        Sample,          ///< another sample of the still picture
        MeasuredSample,  ///< the same; report its time to measured()
        WholePicture     ///< all samples of the still picture at once
    };
    /// Call once in every frame in which the table is drawn.
    [[nodiscard]] Step next(const Frame& frame);

    /// The time for one sample of the whole picture.
    void measured(float milliseconds) { sampleMs_ = milliseconds; }
    /// Size or quality have changed: a sample will be measured again.
    void forgetMeasurement() { sampleMs_.reset(); }

    /// The player has used the program.
    void touched() { untouched_ = 0; }
    /// Lets game time pass.
    void pass(float seconds) { untouched_ += seconds; }
    /// The allowed habits without those that this machine cannot draw smoothly. `stillSamples`: number of
    /// samples of a refined picture; `focused`: the window has the focus.
    [[nodiscard]] CameraHabits affordable(const CameraHabits& allowed, int stillSamples, bool focused) const;

  private:
    bool measures_;
    float rested_ = 0;               ///< seconds since the table changed
    float untouched_ = 0;            ///< seconds since the last event
    std::optional<float> sampleMs_;  ///< time for a sample of the whole picture; nullopt until measured
};

}  // namespace app
