#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "scene/camera/Camera.h"
#include "scene/camera/OrbitMeasures.h"
#include "scene/camera/OrbitView.h"

namespace scene {

/// Where a camera must stand so that the table fits into its part of the picture. It knows the table's size,
/// what must be visible, and the picture, but no camera.
class TableFit {
  public:
    /// The picture's width / height, and the part of it for the table: its middle (-1 to 1) and its share of
    /// width and height (0 to 1).
    struct Picture {
        float aspect = 16.0F / 9.0F;
        glm::vec2 middle{0};
        glm::vec2 share{1};
        friend bool operator==(const Picture&, const Picture&) = default;
    };
    void setPicture(const Picture& picture) { picture_ = picture; }
    [[nodiscard]] const Picture& picture() const { return picture_; }

    /// The field's radius around the middle in metres, and what must be visible: points as the player at yaw
    /// 0 has them before him. Nothing overtops them yet.
    void setTable(float fieldRadius, std::vector<glm::vec3> outline);
    [[nodiscard]] float fieldRadius() const { return fieldRadius_; }
    void setOutline(std::vector<glm::vec3> outline);
    [[nodiscard]] const std::vector<glm::vec3>& outline() const { return outline_; }
    /// Points that must be visible, too, wherever somebody sits: those of `tops` that overtop the outline.
    [[nodiscard]] std::vector<glm::vec3> overtopping(std::vector<glm::vec3> tops) const;
    void setTops(std::vector<glm::vec3> tops) { tops_ = std::move(tops); }
    [[nodiscard]] const std::vector<glm::vec3>& tops() const { return tops_; }

    /// How the table is looked at, from any distance.
    struct Aim {
        float seat;  ///< whose player has the outline before him, in radians around the table
        float yaw;
        float pitch;
        float fov = orbit::kHomeFov;
        float below = orbit::kBelow;  ///< share of the free height that is below the table, 0 to 1
    };
    /// The nearest view of this kind that shows outline and tops.
    [[nodiscard]] OrbitView whole(const Aim& aim) const;
    /// The distance of whole().
    [[nodiscard]] float distance(const Aim& aim) const;
    /// The same view from every side: from as far as needed to show the outline from the worst of them.
    [[nodiscard]] OrbitView fromAnySide(const Aim& aim) const;
    /// A view at the middle of the table.
    [[nodiscard]] OrbitView atMiddle(const Aim& aim, float distance) const;

    // ---- the view nearest to `view`, on the way to `whole`, which shows all of what it asks for
    /// None of the tops, of those beside `point` if there is one, is above the table's part of the picture.
    [[nodiscard]] OrbitView underTops(const OrbitView& view, const OrbitView& whole,
                                      std::optional<glm::vec2> point = {}) const;
    /// The outline of this seat is inside the table's part of the picture.
    [[nodiscard]] OrbitView aroundOutline(const OrbitView& view, const OrbitView& whole, float seat) const;

    /// The same view, moved away until these points fill no more than their part of the picture.
    [[nodiscard]] OrbitView filledBy(OrbitView view, const std::vector<glm::vec3>& points) const;
    [[nodiscard]] Camera cameraAt(const OrbitView& view) const;

  private:
    /// A rectangle of the picture, in coordinates from -1 to 1.
    struct Extent {
        glm::vec2 min;
        glm::vec2 max;
    };
    [[nodiscard]] std::optional<Extent> extentOf(const OrbitView& view, float seat) const;
    [[nodiscard]] std::optional<Extent> extentOf(const OrbitView& view, const std::vector<glm::vec3>& points,
                                                 float turned) const;
    [[nodiscard]] OrbitView placed(const Aim& aim, float distance) const;
    [[nodiscard]] bool fits(const OrbitView& view, float seat) const;
    [[nodiscard]] static OrbitView nearest(const OrbitView& view, const OrbitView& whole,
                                           const std::function<bool(const OrbitView&)>& shows);

    Picture picture_;
    float fieldRadius_ = 0.2F;
    std::vector<glm::vec3> outline_;
    std::vector<glm::vec3> tops_;  ///< points above the outline that must be visible, too
    float tableRadius_ = 0.3F;     ///< of the outline
};

}  // namespace scene
