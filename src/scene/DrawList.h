#pragma once

#include <cstdint>
#include <glm/glm.hpp>
#include <optional>
#include <vector>

#include "base/StrongId.h"
#include "scene/Mesh.h"
#include "scene/camera/Camera.h"

namespace scene {

/// Index of a material in the theme.
using MaterialId = base::StrongId<struct MaterialTag, std::uint16_t>;

/// A mesh to be drawn at one place.
struct DrawItem {
    MeshId mesh{};
    MaterialId material{};
    glm::mat4 transform{1};  ///< rigid, with uniform scale: normals use its upper 3×3
    glm::vec4 color{1};      ///< multiplies the albedo; alpha below 1: translucent, drawn after all others
    glm::vec3 glow{0};       ///< emitted light, linear, added after lighting
    glm::vec3 grain{0};  ///< x, y: offset in texture units; z: rotation in radians. Makes equal pieces differ
    bool castsShadow = true;
};

/// A small light in all directions without shadows: a candle's flame.
struct Lamp {
    glm::vec3 position{0};
    glm::vec3 color{0};  ///< linear irradiance at a distance of ten centimetres
    friend bool operator==(const Lamp&, const Lamp&) = default;
};

/// All data of a frame for the renderer.
struct DrawList {
    std::vector<DrawItem> items;
    std::vector<Lamp> lamps;  ///< only the first four are used
    Camera camera;
    /// Metres from the eye to the plane of focus.
    float focusDistance = 1.0F;
    /// A factor for the brightness of the picture.
    float exposure = 1.0F;
    /// If set, a plain colour, as the screen shows it, replaces the room and the table: only what is played
    /// on and what belongs to it are drawn, without bloom and vignette. Two such pictures give the
    /// transparency of each pixel.
    std::optional<glm::vec3> backdrop = {};
};

}  // namespace scene
