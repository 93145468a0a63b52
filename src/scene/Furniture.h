#pragma once

#include <glm/glm.hpp>
#include <vector>

#include "scene/DrawList.h"
#include "scene/Mesh.h"
#include "scene/Pose.h"
#include "scene/Theme.h"

namespace scene {

/// Collects what a game's table is made of: the meshes, the things that never move, and the lamps. Begins
/// with the place, which is the same for every game.
class Furniture {
  public:
    MeshId add(Mesh mesh);
    /// Puts a thing up. A seed other than 0 gives it a part of its texture of its own.
    DrawItem& put(MeshId mesh, MaterialId material, const Pose& pose, glm::vec4 color = glm::vec4(1),
                  int grainSeed = 0);
    /// The theme's room, then its table. `half`: half the area that the game takes along x and z, by which
    /// things stay beside it.
    void putPlace(const Theme& theme, glm::vec2 half);

    [[nodiscard]] const MeshSet& meshes() const { return meshes_; }
    /// For what else makes meshes of a table.
    [[nodiscard]] MeshSet& meshSet() { return meshes_; }
    [[nodiscard]] const std::vector<DrawItem>& items() const { return items_; }
    /// How many of the first items are the place.
    [[nodiscard]] std::size_t placeItems() const { return placeItems_; }
    [[nodiscard]] const std::vector<Lamp>& lamps() const { return lamps_; }

  private:
    void putSurroundings(const Theme& theme, glm::vec2 half);
    void putTable(const Theme& theme);

    MeshSet meshes_;
    std::vector<DrawItem> items_;
    std::size_t placeItems_ = 0;
    std::vector<Lamp> lamps_;
};

}  // namespace scene
