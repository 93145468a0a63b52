#pragma once

#include <optional>
#include <vector>

#include "scene/Seats.h"
#include "scene/camera/Camera.h"
#include "scene/camera/OrbitView.h"
#include "scene/camera/TableFit.h"

namespace scene {

/// A camera that orbits a point of the table. Never goes below the table and never loses the field of play;
/// moves smoothly to where it is asked to go. The motions of its own (sitAt, attend, relax, breathe) happen
/// only while the player has not moved it since the last reset().
class OrbitCamera {
  public:
    using View = OrbitView;

    /// The kind of view from a seat: for playing, or low and from the side, to show the room.
    enum class Viewpoint { Play, Show };

    /// The field's radius around the middle in metres, which limits how close and how far aside the camera
    /// can go. The outline must be visible from home: points as the player at yaw 0 has them before him,
    /// which turn with the seat. `pitch`: of home, in radians above the table. Begins anew at home.
    void frame(float fieldRadius, std::vector<glm::vec3> outline, float pitch = kUsualPitch);
    /// From now on another outline must be visible from home. A camera at home moves there in `seconds`; 0:
    /// at once.
    void setOutline(std::vector<glm::vec3> outline, float seconds);
    /// The highest points of what stands on the table. Views from a seat and from above show the outline and
    /// those that are higher than it. Moves there if the camera is in such a view.
    void keepInSight(std::vector<glm::vec3> tops);
    /// The picture's width / height, and the part of it for the table: its middle (-1 to 1) and its share of
    /// width and height (0 to 1). A camera at home stays at home, and if only that part has changed, moves in
    /// `seconds`; 0: at once.
    void setPicture(float aspect, glm::vec2 middle, glm::vec2 share, float seconds = 0);

    void orbit(float yaw, float pitch);
    /// Positive values come closer; 1 is one notch of a wheel.
    void zoom(float notches);
    /// Moves the target with the pointer: `ndc` is the pointer's motion, from -1 to 1 across the picture.
    void pan(glm::vec2 ndc);
    /// Returns to the seat; motions of its own are allowed again.
    void reset();
    void topView();
    /// The view of a seated player: low, over the near edge.
    void seatView();
    /// From now on home is straight above the table, with a lens so long that nothing is foreshortened, as in
    /// a printed diagram; off: home is at the seat again. Moves there in `seconds`. While it is on, the
    /// camera turns only by whole sides and tilts not at all.
    void setDiagram(bool on, float seconds);
    [[nodiscard]] bool showsDiagram() const { return diagram_; }
    /// Jumps to the view of a person who stands at this side of the table. All sides have the same distance,
    /// and the whole table is visible from each.
    void walkTo(float yaw);
    [[nodiscard]] bool inHand() const { return standpoint_ != Standpoint::Home; }

    // ---- motions of its own
    /// Moves to another seat: radians around the table. `seconds` for the motion; 0: at once.
    void sitAt(float yaw, float seconds);
    [[nodiscard]] float seat() const { return seat_; }
    /// Changes the viewpoint in `seconds`; 0: at once.
    void stand(Viewpoint viewpoint, float seconds);
    [[nodiscard]] Viewpoint viewpoint() const { return viewpoint_; }
    /// Turns a little towards a point of the table and comes closer; nearness 1 keeps the distance.
    void attend(glm::vec2 point, float nearness, float seconds);
    /// Moves close and low to these points, which then fill most of the part of the picture for the table.
    void closeInOn(const std::vector<glm::vec3>& points, float seconds);
    /// Returns to the seat.
    void relax(float seconds);
    /// If on, it jumps to each new view without travelling.
    void setCalm(bool on) { calm_ = on; }
    /// If on, it sways very slowly, like a seated person; if off, it comes to rest within a second.
    void breathe(bool on) { breathes_ = on; }
    /// Whether breathing is its only motion.
    [[nodiscard]] bool onlyBreathes() const { return breath_ > 0 && !glide_ && wanted_ == now_; }

    /// Advances by `dt` seconds; true while it still moves.
    bool update(float dt);
    /// Jumps to the view that it is moving to.
    void settle();

    /// Radians between the lower and the upper edge of the picture. Does not move the camera.
    void setFieldOfView(float fov) { wanted_.fov = now_.fov = fov; }

    [[nodiscard]] Camera camera() const;
    [[nodiscard]] float yaw() const { return now_.yaw; }
    [[nodiscard]] const View& wanted() const { return wanted_; }
    [[nodiscard]] const View& now() const { return now_; }

  private:
    /// A motion of a given duration, from rest to rest.
    struct Glide {
        View from;
        float seconds = 1;
        float time = 0;
    };
    /// Where the player has asked it to be.
    enum class Standpoint { Home, Seat, Above, Free };
    void takeInHand();
    void turnDiagram(float yaw);
    void faceSeat();
    void stayAt(Standpoint standpoint);
    void glide(const View& to, float seconds);
    void advance(float dt);
    bool advanceBreath(float dt);
    [[nodiscard]] float bySides(float seat) const;
    [[nodiscard]] View home() const;
    [[nodiscard]] View low() const;
    [[nodiscard]] View above() const;
    [[nodiscard]] View standing() const;
    void limit();

    TableFit fit_;
    View wanted_;
    View now_;
    float homePitch_ = kUsualPitch;
    Standpoint standpoint_ = Standpoint::Home;
    float seat_ = 0;
    float chosenSeat_ = 0;  ///< the seat when the player chose the standpoint
    Viewpoint viewpoint_ = Viewpoint::Play;
    std::optional<Glide> glide_;
    bool diagram_ = false;
    float turning_ = 0;  ///< how far it was asked to turn the diagram since that has turned, in radians
    bool calm_ = false;
    bool breathes_ = false;
    float breath_ = 0;  ///< 0 to 1: strength of the breathing
    float breathTime_ = 0;
};

}  // namespace scene
