#pragma once

#include <cstdint>
#include <vector>

#include "scene/DrawList.h"
#include "scene/TableModel.h"

namespace scene {

/// Puffs of dust that what topples drives out from under it. They spread, slow down, rise a little and fade.
class Dust {
  public:
    /// Something this large has come down flat in this pose; `look` is what it is made of.
    void rise(const Pose& rest, const Bounds& bounds, const Look& look, std::uint32_t seed);
    /// Moves on by `dt` seconds; true while there is any.
    bool update(float dt);
    void settle() { puffs_.clear(); }
    /// Appends discs of this mesh (softDisc) that face the list's camera.
    void draw(DrawList& list, MeshId disc) const;

  private:
    struct Puff {
        glm::vec3 at;
        glm::vec3 velocity;
        MaterialId material;
        float size;  ///< metres: radius at the end
        float turn;
        float lives;
        float age;
    };
    std::vector<Puff> puffs_;
};

}  // namespace scene
