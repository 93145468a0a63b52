#pragma once

#include <glm/glm.hpp>
#include <optional>

#include "scene/OrbitCamera.h"

namespace app {

/// What the camera may do by itself.
struct CameraHabits {
    bool turns = false;     ///< to the chair of whoever is to move, where several persons share the table
    bool follows = false;   ///< a long way of a stack, and what decides the game
    bool breathes = false;  ///< while nothing happens
    friend bool operator==(const CameraHabits&, const CameraHabits&) = default;
};

/// Moves the camera by what happens on the table, each thing in its time: first what was played comes to
/// rest, then the camera turns. Never against the player's hand, for which OrbitCamera cares.
class CameraWork {
  public:
    explicit CameraWork(scene::OrbitCamera& camera) : camera_(&camera) {}

    void setHabits(const CameraHabits& habits) { habits_ = habits; }
    [[nodiscard]] const CameraHabits& habits() const { return habits_; }

    /// Sits at this side of the table from now on: radians around it.
    void sitDown(float yaw);
    /// The next turn is seen from this side, once the last one is over.
    void turnTo(float yaw);
    /// Pieces go a far way around this point.
    void followTo(glm::vec2 middle);
    /// The game is decided by what lies around this point; it stays in view.
    void dwellOn(glm::vec2 middle);
    /// Something around this point deserves a look of some seconds.
    void lookAt(glm::vec2 middle);
    /// The same, and it stays there until it is to forget it, or something else draws it away.
    void stayAt(glm::vec2 middle);
    /// Whatever it looked at has passed.
    void forget();

    /// `busy`: pieces are on their way.
    void update(float dt, bool busy);
    /// Something is about to move it, though nothing does yet.
    [[nodiscard]] bool pending() const {
        return turn_.has_value() || dwell_.has_value() || look_.has_value() || attending_ == Attending::Way ||
               attending_ == Attending::Look;
    }

  private:
    enum class Attending { Nothing, Way, Look, Stay };
    scene::OrbitCamera* camera_;
    CameraHabits habits_;
    std::optional<float> turn_;
    std::optional<glm::vec2> dwell_;
    std::optional<glm::vec2> look_;
    bool stays_ = false;  ///< where it looks, however long that is
    Attending attending_ = Attending::Nothing;
    float rested_ = 0;  ///< seconds since nothing moves
};

}  // namespace app
