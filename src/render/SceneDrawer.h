#pragma once

#include <optional>
#include <span>
#include <vector>

#include "base/Result.h"
#include "render/Batches.h"
#include "render/Changes.h"
#include "render/EnvironmentTexture.h"
#include "render/FrameUniforms.h"
#include "render/Jitter.h"
#include "render/LightMaps.h"
#include "render/MaterialStore.h"
#include "render/MeshStore.h"
#include "render/Programs.h"
#include "render/Quality.h"
#include "render/ScreenOcclusion.h"
#include "scene/DrawList.h"
#include "scene/Theme.h"

namespace render {

/// What a theme looks like, on the graphics device. Several drawers may use it.
struct ThemeStore {
    scene::Lighting lighting;
    MaterialStore materials;
    EnvironmentTexture environment;

    /// Loads textures and light. Files that cannot be read are replaced and reported. Blocks on the disk.
    /// `software`: the processor draws.
    [[nodiscard]] std::vector<base::Error> load(const scene::Theme& theme, const Quality& quality,
                                                bool software);
};

/// The scene as OpenGL draws it: meshes, materials and light, and the colours that they give one sample of
/// each pixel.
class SceneDrawer {
  public:
    /// The theme must outlive it.
    SceneDrawer(int shadowMapSize, const ThemeStore& theme)
        : theme_(theme), light_(std::in_place, shadowMapSize) {}

    // ---- content
    void setMeshes(const scene::MeshSet& meshes) { meshes_.load(meshes); }
    void setShadowMapSize(int texels) { light_.emplace(texels); }
    [[nodiscard]] const MeshStore& meshes() const { return meshes_; }

    // ---- shadows that are kept from picture to picture
    /// The next prepare() draws all of them.
    void forgetShadows() { light_->invalidate(); }
    /// The next prepare() draws the shadows of these boxes, in which things have moved.
    void castersMoved(std::span<const WorldBox> boxes) { light_->change(boxes); }
    /// The part of a picture in which these changes show; nothing: draw all of it.
    [[nodiscard]] std::optional<PixelRect> changedPart(const Changes& changes, const scene::Camera& camera,
                                                       glm::ivec2 size) const;

    // ---- drawing
    struct Picture {
        const scene::DrawList& list;
        glm::ivec2 size;                  ///< pixels
        Jitter jitter = {};               ///< of one sample of a still picture
        bool refines = false;             ///< it is one of many samples, but not the first
        const PixelRect* part = nullptr;  ///< nothing else of it is drawn
    };
    /// Draws shadows and occlusion for the picture, and sets its uniforms. Binds targets of its own.
    void prepare(const Picture& picture, const Quality& quality, const Programs& programs);

    enum class Detail {
        Full,
        Coarse  ///< pixels are large and soon gone: shadows are not filtered
    };
    /// Draws the prepared picture into the bound target. `kept`: rectangles that stay as they are.
    void draw(const Programs::Surface& surface, const Quality& quality, const Programs& programs,
              Detail detail = Detail::Full, std::span<const PixelRect> kept = {});

  private:
    void bindTextures(const Quality& quality, Detail detail) const;
    void drawBackdrop(const Programs& programs) const;
    void drawGhosts(const Programs::Surface& surface) const;

    const ThemeStore& theme_;
    MeshStore meshes_;
    std::optional<LightMaps> light_;  ///< always there; replaced as a whole when its size changes
    ScreenOcclusion nearness_;
    FrameUniforms uniforms_;
    std::optional<glm::vec3> backdrop_;
    Batches batches_;  ///< of the picture that was prepared
};

}  // namespace render
