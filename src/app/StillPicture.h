#pragma once

#include <optional>

#include "app/CameraWork.h"

namespace app {

/// Decides what each frame draws of the table: a moving picture, one more sample of the still one, or
/// nothing. Has the time of a sample measured at rest, and allows the camera to move by itself where samples
/// are cheap. A state machine over time: it draws nothing itself, and all times are given to it.
class StillPicture {
  public:
    /// `measures`: samples are timed, which makes pictures depend on the machine's speed.
    explicit StillPicture(bool measures) : measures_(measures) {}

    /// The table in the present frame.
    struct Frame {
        bool changed = false;       ///< it differs from the one drawn last
        bool onlyBreathes = false;  ///< nothing but the camera's breath changes it
        int samples = 0;            ///< that were drawn of it
        bool converged = false;     ///< all of its samples were drawn
        float seconds = 0;          ///< since the frame before
    };
    enum class Step {
        Nothing,         ///< what is shown stays
        MovingPicture,   ///< one cheap picture
        Sample,          ///< one more sample of the still picture
        MeasuredSample,  ///< the same; measured() is told what it took
        WholePicture     ///< all samples of the still picture at once
    };
    /// Once for every frame in which the table is drawn.
    [[nodiscard]] Step next(const Frame& frame);

    /// A sample of the whole picture took so many milliseconds.
    void measured(float milliseconds) { sampleMs_ = milliseconds; }
    /// The size or the quality is another one: the next sample at rest is measured anew.
    void forgetMeasurement() { sampleMs_.reset(); }

    /// Somebody used the program.
    void touched() { untouched_ = 0; }
    /// Game time passes.
    void pass(float seconds) { untouched_ += seconds; }
    /// Of the habits that the player allows, those that this machine draws smoothly. `stillSamples`: of a
    /// whole picture; `focused`: the window has the focus.
    [[nodiscard]] CameraHabits affordable(const CameraHabits& allowed, int stillSamples, bool focused) const;

  private:
    bool measures_;
    float rested_ = 0;               ///< seconds since the table changed
    float untouched_ = 0;            ///< seconds since the last event
    std::optional<float> sampleMs_;  ///< of a whole picture; unknown until measured
};

}  // namespace app
