#pragma once

#include "scene/Camera.h"

namespace scene {

/// A camera that turns around a point of the table. Never goes under the table and never loses the board;
/// what it is asked for it reaches smoothly.
class OrbitCamera {
  public:
    struct View {
        float yaw = 0;        ///< radians around the vertical; 0 looks from the first player's seat
        float pitch = 0.9F;   ///< radians above the table
        float distance = 1;   ///< metres from the target
        glm::vec2 target{0};  ///< x, z on the table
    };

    /// The smallest and largest things to keep in view, metres around the middle.
    void frame(float boardRadius, float tableRadius);
    /// The picture's width by its height, and the part of it that the board should fill: its middle (-1 to 1)
    /// and its share of width and height (0 to 1). A camera at home stays at home.
    void setPicture(float aspect, glm::vec2 middle, glm::vec2 share);

    void orbit(float yaw, float pitch);
    /// Positive comes closer; 1 is one notch of a wheel.
    void zoom(float notches);
    /// Moves the target with the pointer: `ndc` is the way of the pointer, from -1 to 1 across the picture.
    void pan(glm::vec2 ndc);
    void reset();
    void topView();

    /// Moves on by `dt` seconds; true while it has not arrived.
    bool update(float dt);
    /// Arrives at once.
    void settle() { now_ = wanted_; }

    [[nodiscard]] Camera camera() const;
    [[nodiscard]] float yaw() const { return now_.yaw; }
    [[nodiscard]] const View& wanted() const { return wanted_; }
    [[nodiscard]] const View& now() const { return now_; }

  private:
    void limit();
    [[nodiscard]] bool holds(float pitch, float distance) const;
    [[nodiscard]] float homeDistance(float pitch) const;
    View wanted_;
    View now_;
    float boardRadius_ = 0.2F;
    float tableRadius_ = 0.3F;
    float aspect_ = 16.0F / 9.0F;
    glm::vec2 middle_{0};
    glm::vec2 share_{1};
    bool atHome_ = true;  ///< nobody has moved it since the last reset
};

}  // namespace scene
