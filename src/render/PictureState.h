#pragma once

namespace render {

/// Which picture the renderer shows, and how exact it is. Changes only by the transitions below; holds no
/// pictures.
class PictureState {
  public:
    enum class Shown {
        Nothing,   ///< no picture, or one that the next picture cannot build on
        Reduced,   ///< a moving picture at reduced resolution
        Moving,    ///< a moving picture at full resolution
        Refining,  ///< the mean of the first samples; the mean of twice as many replaces it
        Refined,   ///< the mean of all samples
        Patched,   ///< the last refined picture, except where pieces have moved, until the next is refined
        Outdated   ///< the last refined picture, though pieces have moved, until the next is refined
    };

    // ---- transitions
    /// The next picture is drawn completely, as if it were the first one.
    void forget();
    /// The camera or the light has changed (and perhaps items): its samples start over.
    void viewChanged();
    /// Only items of the list have changed: its samples start over.
    void itemsChanged();
    /// A whole moving picture was drawn, at reduced or at full resolution.
    void drewMoving(bool reduced);
    /// Only the changed part of a moving picture was drawn.
    void drewPart();
    /// One of `wanted` samples was added to the mean. True if the mean must be shown now: when it is
    /// complete, and before that each time the number of samples has doubled, unless a refined picture is
    /// shown.
    [[nodiscard]] bool addSample(int wanted);

    // ---- the present state
    [[nodiscard]] Shown shown() const { return shown_; }
    /// The number of samples drawn of the present list.
    [[nodiscard]] int samples() const { return samples_; }
    [[nodiscard]] bool hasPicture() const { return shown_ != Shown::Nothing; }
    [[nodiscard]] bool reduced() const { return shown_ == Shown::Reduced; }
    /// Whether the mean of samples is newer than the last moving picture.
    [[nodiscard]] bool meanIsNewer() const {
        return shown_ == Shown::Refining || shown_ == Shown::Refined || shown_ == Shown::Outdated;
    }

  private:
    /// Whether a refined picture is shown, perhaps with patched parts. It stays until the next one is
    /// refined.
    [[nodiscard]] bool keepsRefined() const {
        return shown_ == Shown::Refined || shown_ == Shown::Patched || shown_ == Shown::Outdated;
    }

    Shown shown_ = Shown::Nothing;
    int samples_ = 0;
};

}  // namespace render
