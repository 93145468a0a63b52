#pragma once

#include <array>
#include <vector>

#include "base/Result.h"
#include "render/gl/GlHandle.h"
#include "render/gl/Programs.h"
#include "scene/Theme.h"

namespace render {

/// The filtering of textures.
struct TextureFilter {
    bool trilinear = false;
    int anisotropy = 1;  ///< for surfaces seen at grazing angles
};

/// The textures and factors of a theme's materials on the graphics device.
class MaterialStore {
  public:
    /// Reads and uploads the textures, packed into one texture for each material if wanted and possible.
    /// Materials with unreadable files are reported and drawn plain. Blocks on the disk; the files are
    /// decoded on as many threads as the machine has cores.
    [[nodiscard]] std::vector<base::Error> load(const scene::Theme& theme, const TextureFilter& filter,
                                                bool pack);
    /// Changes the filter of what is loaded.
    void setFilter(const TextureFilter& filter) const;

    /// Chooses the program for the material, and binds the material's textures for it. An unknown material is
    /// drawn as a plain white surface.
    void use(scene::MaterialId material, const Programs::Surface& programs) const;

  private:
    /// The textures of one file set. Several materials may share them, for example one wood in three stains.
    struct Textures {
        TextureHandle colorRoughness;
        TextureHandle normal;  ///< empty for a packed surface
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
    TextureHandle smooth_;
};

}  // namespace render
