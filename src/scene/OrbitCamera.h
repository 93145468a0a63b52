#pragma once

#include <optional>
#include <vector>

#include "scene/Camera.h"

namespace scene {

/// A camera that turns around a point of the table. Never goes under the table and never loses the board;
/// what it is asked for it reaches smoothly. What it does by itself (sitAt, attend, relax, breathe) it does
/// only while nobody has taken it in hand since the last reset().
class OrbitCamera {
  public:
    struct View {
        float yaw = 0;        ///< radians around the vertical; 0 looks from the first player's seat
        float pitch = 0.9F;   ///< radians above the table
        float distance = 1;   ///< metres from the target
        glm::vec2 target{0};  ///< x, z on the table
        friend bool operator==(const View&, const View&) = default;
    };

    /// How it looks at the table from the seat: to play, or low and from the side, to show the place.
    enum class Viewpoint { Play, Show };

    /// The board's radius around the middle, in metres: how close one can get and how far aside one can look.
    /// The outline (TableModel::outline) is what must be seen from home, from any seat.
    void frame(float boardRadius, std::vector<glm::vec3> outline);
    /// The picture's width by its height, and the part of it that the board should fill: its middle (-1 to 1)
    /// and its share of width and height (0 to 1). A camera at home stays at home.
    void setPicture(float aspect, glm::vec2 middle, glm::vec2 share);

    void orbit(float yaw, float pitch);
    /// Positive comes closer; 1 is one notch of a wheel.
    void zoom(float notches);
    /// Moves the target with the pointer: `ndc` is the way of the pointer, from -1 to 1 across the picture.
    void pan(glm::vec2 ndc);
    /// Back to the seat; it may move by itself again.
    void reset();
    void topView();
    /// From the player's own eyes: low, over the near edge.
    void seatView();
    /// At once to where somebody stands who walks around the table, at this side of it. From all those places
    /// the whole table is seen, and from each it is as far.
    void walkTo(float yaw);
    [[nodiscard]] bool inHand() const { return !atHome_; }

    // ---- by itself
    /// The seat is there from now on: radians around the table. `seconds` for the way, 0: at once.
    void sitAt(float yaw, float seconds);
    [[nodiscard]] float seat() const { return seat_; }
    /// `seconds` for the way, 0: at once.
    void stand(Viewpoint viewpoint, float seconds);
    [[nodiscard]] Viewpoint viewpoint() const { return viewpoint_; }
    /// Turns a little towards a point of the table and comes closer: 1 stays as far as it was.
    void attend(glm::vec2 point, float nearness, float seconds);
    /// Back to the seat, as it was.
    void relax(float seconds);
    /// Calm: it is at once where it is asked to go, and does not travel.
    void setCalm(bool on) { calm_ = on; }
    /// Sways very slowly, as somebody who sits and thinks; off: comes to rest within a second.
    void breathe(bool on) { breathes_ = on; }
    /// It is only its breath that moves it.
    [[nodiscard]] bool onlyBreathes() const { return breath_ > 0 && !glide_ && wanted_ == now_; }

    /// Moves on by `dt` seconds; true while it has not arrived.
    bool update(float dt);
    /// Arrives at once.
    void settle();

    /// Radians from the lower to the upper edge of the picture. Nothing moves.
    void setFieldOfView(float fov) { fov_ = fov; }

    [[nodiscard]] Camera camera() const;
    [[nodiscard]] float yaw() const { return now_.yaw; }
    [[nodiscard]] const View& wanted() const { return wanted_; }
    [[nodiscard]] const View& now() const { return now_; }

  private:
    /// A way of a set time, from rest to rest.
    struct Glide {
        View from;
        float seconds = 1;
        float time = 0;
    };
    void takeInHand();
    void glide(const View& to, float seconds);
    void advance(float dt);
    bool advanceBreath(float dt);
    /// A rectangle of the picture, -1 to 1.
    struct Extent {
        glm::vec2 min;
        glm::vec2 max;
    };
    [[nodiscard]] View home() const;
    [[nodiscard]] View homeAt(float pitch, float below) const;
    void limit();
    [[nodiscard]] std::optional<Extent> extentOf(const View& view) const;
    [[nodiscard]] View placed(View view, float below) const;
    [[nodiscard]] bool fits(const View& view) const;
    [[nodiscard]] float homeDistance(float pitch, float below) const;
    [[nodiscard]] float walkDistance() const;
    [[nodiscard]] Camera cameraAt(const View& view) const;
    View wanted_;
    View now_;
    float boardRadius_ = 0.2F;
    std::vector<glm::vec3> outline_;
    float tableRadius_ = 0.3F;  ///< of the outline
    float fov_ = 0.61F;         ///< 35°: a table seen from a chair
    float aspect_ = 16.0F / 9.0F;
    glm::vec2 middle_{0};
    glm::vec2 share_{1};
    bool atHome_ = true;  ///< nobody has moved it since the last reset
    float seat_ = 0;
    Viewpoint viewpoint_ = Viewpoint::Play;
    std::optional<Glide> glide_;
    bool calm_ = false;
    bool breathes_ = false;
    float breath_ = 0;  ///< 0 to 1: how deep
    float breathTime_ = 0;
};

}  // namespace scene
