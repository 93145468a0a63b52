#pragma once

#include <cstdint>
#include <glm/glm.hpp>
#include <optional>
#include <vector>

#include "base/StrongId.h"
#include "scene/Camera.h"
#include "scene/Mesh.h"

namespace scene {

/// Index of a material in the theme.
using MaterialId = base::StrongId<struct MaterialTag, std::uint16_t>;

/// One mesh to be drawn at one place.
struct DrawItem {
    MeshId mesh{};
    MaterialId material{};
    glm::mat4 transform{1};  ///< rigid, with uniform scale: normals use its upper 3×3
    glm::vec4 color{1};      ///< multiplies the albedo; alpha below 1 draws it as a ghost, after all else
    glm::vec3 glow{0};       ///< light given off, linear, added after lighting
    glm::vec3 grain{0};  ///< x, y: offset in texture units; z: rotation in radians. Makes like stones differ
    bool castsShadow = true;
};

/// A small light that shines all around and casts no shadow: a candle's flame.
struct Lamp {
    glm::vec3 position{0};
    glm::vec3 color{0};  ///< linear irradiance a decimetre away
    friend bool operator==(const Lamp&, const Lamp&) = default;
};

/// All that the renderer needs to know of a frame. It draws this and knows no game.
struct DrawList {
    std::vector<DrawItem> items;
    std::vector<Lamp> lamps;  ///< the first four shine
    Camera camera;
    /// Changes whenever something that casts a shadow moved, so that the shadow map can be kept.
    std::uint64_t shadowVersion = 0;
    /// Where the picture is sharpest, metres from the eye.
    float focusDistance = 1.0F;
    /// Of the light of the place.
    float exposure = 1.0F;
    /// Instead of the place and the table a plain colour, as the screen shows it: the board and what belongs
    /// to it alone, without glow around it and without darker corners. Pictures over two colours tell what of
    /// them is transparent.
    std::optional<glm::vec3> backdrop = {};
};

}  // namespace scene
