#pragma once

#include <cstdint>

namespace app {

/// Whether a window is maximised, and the size that it has when it is not. Window managers report a new state
/// before or after the new size, so both are sorted out here. Pass nothing while the window fills the screen.
class WindowState {
  public:
    struct Size {
        int width = 0;
        int height = 0;
        friend bool operator==(const Size&, const Size&) = default;
    };
    explicit WindowState(Size size, bool maximised = false)
        : normal_(size), before_(size), maximised_(maximised) {}

    /// The window has a new size. `now`: milliseconds since some fixed time.
    void resized(Size size, std::uint32_t now);
    void maximise(std::uint32_t now);
    void restore() { maximised_ = false; }

    [[nodiscard]] bool maximised() const { return maximised_; }
    /// The size while it is not maximised.
    [[nodiscard]] Size normal() const { return normal_; }

  private:
    Size normal_;
    Size before_;  ///< the normal size before the last change
    std::uint32_t changedAt_ = 0;
    bool maximised_;
};

}  // namespace app
