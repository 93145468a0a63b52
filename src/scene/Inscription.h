#pragma once

#include <array>
#include <glm/glm.hpp>
#include <string_view>
#include <vector>

#include "scene/DrawList.h"
#include "scene/Mesh.h"

namespace scene {

/// Letters that lie on the table, as of a printed diagram: dark ink, or light ink on something dark or with a
/// dark edge.
class Inscription {
  public:
    Inscription() = default;
    /// Adds its meshes to a table's; metres of height.
    Inscription(MeshSet& meshes, float height);

    /// Whether it can write.
    [[nodiscard]] bool ready() const { return height_ > 0; }
    [[nodiscard]] float height() const { return height_; }
    /// Adds a text with its middle at this point, for who looks from this side (a camera's yaw). `ink`:
    /// linear.
    void write(std::vector<DrawItem>& items, std::string_view text, glm::vec3 at, float yaw,
               glm::vec3 ink) const;
    /// The same with a dark edge, so that light ink can be read on anything.
    void writeEdged(std::vector<DrawItem>& items, std::string_view text, glm::vec3 at, float yaw,
                    glm::vec3 ink) const;

  private:
    std::array<MeshId, 128> letters_{};
    float height_ = 0;
};

}  // namespace scene
