#pragma once

namespace render {

/// Names the picture that the renderer shows, and how exact it is. Changes only by the transitions below;
/// holds no pictures itself.
class PictureState {
  public:
    enum class Shown {
        Nothing,   ///< no picture, or one on which the next cannot build
        Reduced,   ///< a moving picture at reduced resolution
        Moving,    ///< a moving picture at full resolution
        Refining,  ///< the mean of the first samples; the mean of twice as many replaces it
        Refined,   ///< the mean of all samples
        Patched,   ///< the last refined picture, except where pieces have moved, until the next is refined
        Outdated   ///< the last refined picture, though pieces have moved, until the next is refined
    };

    // ---- transitions
    /// The next picture is drawn as if it were the first one.
    void forget();
    /// The list to draw has changed, and so have the camera or the light: samples of it start over.
    void viewChanged();
    /// Only items of the list have changed: samples of it start over.
    void itemsChanged();
    /// A moving picture was drawn as a whole, at reduced resolution or at the full one.
    void drewMoving(bool reduced);
    /// Only the part of a moving picture was drawn in which items have changed.
    void drewPart();
    /// One of `wanted` samples was added to the mean. True if the mean is to be shown now: when it is
    /// complete, and on the way there each time that the samples have become twice as many, unless a refined
    /// picture is on show.
    [[nodiscard]] bool addSample(int wanted);

    // ---- the present state
    [[nodiscard]] Shown shown() const { return shown_; }
    /// Samples that were drawn of the present list.
    [[nodiscard]] int samples() const { return samples_; }
    [[nodiscard]] bool hasPicture() const { return shown_ != Shown::Nothing; }
    [[nodiscard]] bool reduced() const { return shown_ == Shown::Reduced; }
    /// The mean of samples is newer than the moving picture that was drawn last.
    [[nodiscard]] bool meanIsNewer() const {
        return shown_ == Shown::Refining || shown_ == Shown::Refined || shown_ == Shown::Outdated;
    }

  private:
    /// A refined picture is on show, perhaps except for parts: it stays until the next one is refined.
    [[nodiscard]] bool keepsRefined() const {
        return shown_ == Shown::Refined || shown_ == Shown::Patched || shown_ == Shown::Outdated;
    }

    Shown shown_ = Shown::Nothing;
    int samples_ = 0;
};

}  // namespace render
