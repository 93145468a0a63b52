#pragma once

#include <array>
#include <vector>

#include "base/Result.h"
#include "render/GlHandle.h"
#include "render/Programs.h"
#include "scene/Theme.h"

namespace render {

/// How textures are read between their texels.
struct TextureFilter {
    bool trilinear = false;
    int anisotropy = 1;  ///< at flat angles
};

/// The textures and factors of a theme's materials on the graphics device.
class MaterialStore {
  public:
    /// Reads and uploads, into one texture a material where that is wanted and can be; what cannot be read is
    /// reported and drawn plain. Blocks on the disk; the files are decoded on as many threads as the machine
    /// has cores.
    [[nodiscard]] std::vector<base::Error> load(const scene::Theme& theme, const TextureFilter& filter,
                                                bool pack);

    /// Makes the program that fits the material the one in use, and binds the material for it. An unknown one
    /// is drawn as a plain white surface.
    void use(scene::MaterialId material, const Programs::Surface& programs) const;

  private:
    /// Several materials may share one: walnut stained in three ways is read once.
    struct Textures {
        TextureHandle colorRoughness;
        TextureHandle normal;  ///< of one that is packed, none
        bool packed = false;
        std::array<glm::vec3, 3> curve{};  ///< see PackedSurface
    };
    struct Entry {
        std::size_t textures = 0;
        glm::vec3 tint{1};
        float roughnessScale = 1;
        float normalStrength = 1;
        float metallic = 0;
        float repeatsPerMetre = 4;
    };
    std::vector<Textures> textures_;
    std::vector<Entry> entries_;
    TextureHandle plain_;
    TextureHandle flat_;
};

}  // namespace render
