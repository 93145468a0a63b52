#pragma once

#include <glm/glm.hpp>
#include <optional>
#include <vector>

#include "scene/camera/OrbitCamera.h"

namespace app {

/// The motions that the camera may make by itself.
struct CameraHabits {
    bool turns = false;      ///< to the seat of the player to move, if several persons share the table
    bool follows = false;    ///< long moves, and the pieces that decide the game
    bool breathes = false;   ///< slow drift while nothing happens
    bool standsBack = true;  ///< from what grows higher than the picture
    friend bool operator==(const CameraHabits&, const CameraHabits&) = default;
};

/// Moves the camera according to the events on the table, one motion after the other: it waits until the
/// pieces of a turn are at rest before it turns. It never moves while the player moves the camera;
/// OrbitCamera ensures that.
class CameraWork {
  public:
    explicit CameraWork(scene::OrbitCamera& camera) : camera_(&camera) {}

    void setHabits(const CameraHabits& habits) { habits_ = habits; }
    [[nodiscard]] const CameraHabits& habits() const { return habits_; }

    /// Moves to this side of the table and stays there; `yaw` in radians around the table.
    void sitDown(float yaw);
    /// Returns to this side, wherever a player has moved it, if it may turn from seat to seat.
    void takeSeat(float yaw);
    /// Turns to this side for the next turn, once the pieces of the last turn are at rest.
    void turnTo(float yaw);
    /// Follows pieces that move a long way around this point.
    void followTo(glm::vec2 middle);
    /// Looks at these points, where pieces decided the game, and keeps them in view.
    void showDecisive(std::vector<glm::vec3> points);
    /// Looks at this point for some seconds.
    void lookAt(glm::vec2 middle);
    /// Looks at this point until forget() is called or another motion begins.
    void stayAt(glm::vec2 middle);
    /// Forgets the point that it looks at.
    void forget();

    /// `busy`: pieces are moving.
    void update(float dt, bool busy);
    /// Whether a motion is planned that has not begun.
    [[nodiscard]] bool pending() const {
        return turn_.has_value() || !decisive_.empty() || look_.has_value() || attending_ == Attending::Way ||
               attending_ == Attending::Look;
    }

  private:
    enum class Attending { Nothing, Way, Look, Stay };
    scene::OrbitCamera* camera_;
    CameraHabits habits_;
    std::optional<float> turn_;
    std::vector<glm::vec3> decisive_;
    std::optional<glm::vec2> look_;
    bool stays_ = false;  ///< looks at the point without a time limit
    Attending attending_ = Attending::Nothing;
    float rested_ = 0;  ///< seconds since the pieces came to rest
};

}  // namespace app
