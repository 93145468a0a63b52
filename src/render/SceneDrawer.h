#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/Result.h"
#include "render/Batches.h"
#include "render/Changes.h"
#include "render/FrameUniforms.h"
#include "render/Jitter.h"
#include "render/LightMaps.h"
#include "render/MeshStore.h"
#include "render/Quality.h"
#include "render/ScreenOcclusion.h"
#include "render/gl/Programs.h"
#include "render/texture/EnvironmentTexture.h"
#include "render/texture/MaterialStore.h"
#include "scene/DrawList.h"
#include "scene/Theme.h"

namespace render {

/// The textures and light of a theme on the graphics device. Several drawers may share it.
struct ThemeStore {
    scene::Lighting lighting;
    MaterialStore materials;
    EnvironmentTexture environment;

    /// Loads textures and light. Unreadable files are reported and replaced. Blocks on the disk. `software`:
    /// the CPU draws.
    [[nodiscard]] std::vector<base::Error> load(const scene::Theme& theme, const Quality& quality,
                                                bool software);
    /// Changes the filter of the loaded textures.
    void setAnisotropy(int anisotropy, bool software);
};

/// Draws a scene with OpenGL: meshes, materials and light, one sample for each pixel.
class SceneDrawer {
  public:
    /// The theme must outlive the drawer.
    SceneDrawer(int shadowMapSize, const ThemeStore& theme)
        : theme_(theme), light_(std::in_place, shadowMapSize) {}

    // ---- content
    void setMeshes(const scene::MeshSet& meshes) { meshes_.load(meshes); }
    void setShadowMapSize(int texels) { light_.emplace(texels); }
    [[nodiscard]] const MeshStore& meshes() const { return meshes_; }

    // ---- shadows that are kept from picture to picture
    /// The next prepare() redraws all shadows.
    void forgetShadows() { light_->invalidate(); }
    /// Marks boxes in which things have moved; the next prepare() redraws their shadows.
    void castersMoved(std::span<const WorldBox> boxes) { light_->change(boxes); }
    /// The parts of the picture that these changes affect; nothing: all of it.
    [[nodiscard]] std::optional<std::vector<PixelRect>> changedParts(const Changes& changes,
                                                                     const scene::Camera& camera,
                                                                     glm::ivec2 size) const;

    // ---- drawing
    struct Picture {
        const scene::DrawList& list;
        glm::ivec2 size;                  ///< pixels
        Jitter jitter = {};               ///< offsets of one sample of a still picture
        bool refines = false;             ///< whether this is a sample of a still picture after the first
        const PixelRect* part = nullptr;  ///< if set, only this part is drawn
    };
    /// Draws shadow map and occlusion for the picture, and sets the uniforms. Binds its own targets.
    void prepare(const Picture& picture, const Quality& quality, const Programs& programs);

    enum class Detail {
        Full,
        Coarse  ///< for reduced resolution: shadows are not filtered
    };
    /// Draws the prepared picture into the bound target. `kept`: rectangles that are not drawn.
    void draw(const Programs::Surface& surface, const Quality& quality, const Programs& programs,
              Detail detail = Detail::Full, std::span<const PixelRect> kept = {});

  private:
    void bindTextures(const Quality& quality, Detail detail) const;
    void drawBackdrop(const Programs& programs) const;
    void drawGhosts(const Programs::Surface& surface) const;

    const ThemeStore& theme_;
    MeshStore meshes_;
    std::optional<LightMaps> light_;  ///< never empty; rebuilt for another size
    ScreenOcclusion nearness_;
    FrameUniforms uniforms_;
    std::optional<glm::vec3> backdrop_;
    Batches batches_;  ///< of the prepared picture
};

}  // namespace render
