#include "render/SceneDrawer.h"

#include <utility>

#include "render/Environment.h"
#include "render/View.h"
#include "render/gl/Device.h"

namespace render {
namespace {

// If the changed parts are a larger share of the picture, the whole picture is drawn.
constexpr float kLargestPart = 0.6F;
// What drawing one more part costs besides its pixels, as a share of the picture's.
constexpr float kPass = 0.01F;

void bindSampler(TextureUnit unit, GLuint sampler) { glBindSampler(static_cast<GLuint>(unit), sampler); }

/// Writes the nearest depth to these pixels, so that nothing is drawn over them.
void blockPixels(std::span<const PixelRect> pixels) {
    glEnable(GL_SCISSOR_TEST);
    device::clearDepthTo(0);
    for (const PixelRect& rect : pixels) {
        glScissor(rect.x, rect.y, rect.width, rect.height);
        glClear(GL_DEPTH_BUFFER_BIT);
    }
    device::clearDepthTo(1);
    glDisable(GL_SCISSOR_TEST);
}

/// Mesa's software drivers filter anisotropically by reading every texel under a pixel. A thin triangle that
/// covers a whole texture takes seconds then. The many samples of a still picture give nearly the same
/// quality.
TextureFilter filterFor(int anisotropy, bool software) {
    return {.trilinear = anisotropy > 1, .anisotropy = software ? 1 : anisotropy};
}

}  // namespace

std::vector<base::Error> ThemeStore::load(const scene::Theme& theme, const Quality& quality, bool software) {
    lighting = theme.lighting;
    std::vector<base::Error> errors =
        materials.load(theme, filterFor(quality.anisotropy, software), quality.packedSurfaces);
    FloatImage room;
    if (!theme.lighting.environment.empty()) {
        auto loaded = loadFloatImage(theme.folder / theme.lighting.environment);
        if (loaded)
            room = std::move(loaded).value();
        else
            errors.push_back(loaded.error());
    }
    environment.load(filterEnvironment(room.pixels.empty() ? plainRoom() : std::move(room)));
    return errors;
}

void ThemeStore::setAnisotropy(int anisotropy, bool software) {
    materials.setFilter(filterFor(anisotropy, software));
}

std::optional<std::vector<PixelRect>> SceneDrawer::changedParts(const Changes& changes,
                                                                const scene::Camera& camera,
                                                                glm::ivec2 size) const {
    const glm::mat4 seen = camera.projection() * camera.view();
    std::vector<PixelRect> parts;
    bool all = false;
    const auto add = [&](std::span<const WorldBox> boxes) {
        const auto part = pixelsOf(boxes, seen, size.x, size.y);
        if (part)
            parts.push_back(*part);
        else
            all = true;
    };
    for (const WorldBox& box : changes.looks) add({&box, 1});
    const auto addPlaces = [&](const WorldBox& box, bool flies) {
        for (const auto& place : placesOf(box, theme_.lighting.keyDirection, light_->occlusion().ground(),
                                          changes.standing, flies))
            add(place);
    };
    for (const WorldBox& box : changes.casters) addPlaces(box, false);
    for (const WorldBox& box : changes.flying) addPlaces(box, true);
    const auto pixels = static_cast<float>(size.x) * static_cast<float>(size.y);
    parts = joined(std::move(parts), static_cast<int>(kPass * pixels));
    float drawn = 0;
    for (const PixelRect& part : parts)
        drawn += static_cast<float>(part.width) * static_cast<float>(part.height);
    if (all || drawn > kLargestPart * pixels) return {};
    return parts;
}

void SceneDrawer::prepare(const Picture& picture, const Quality& quality, const Programs& programs) {
    const scene::DrawList& list = picture.list;
    const glm::ivec2 size = picture.size;
    backdrop_ = list.backdrop;
    light_->update(list, jitteredLight(theme_.lighting, picture.jitter), meshes_, programs);
    const glm::mat4 seen = list.camera.projection() * list.camera.view();
    batches_ =
        makeBatches(list, meshes_.bounds(),
                    Frustum(picture.part != nullptr ? cropped(seen, *picture.part, size.x, size.y) : seen));
    meshes_.setInstances(batches_.instances);
    const View view = viewOf(list, picture.jitter, quality.lensRadius, 1.0F / glm::vec2(size));
    if (quality.screenOcclusion) {
        nearness_.resize(size.x, size.y);
        nearness_.draw(batches_.solid, view.viewProjection, picture.jitter.mipLevel, picture.part, meshes_,
                       programs);
    }
    uniforms_.use({.list = list,
                   .lighting = theme_.lighting,
                   .light = *light_,
                   .environment = theme_.environment,
                   .view = view,
                   .jitter = picture.jitter,
                   .size = size,
                   .refines = picture.refines});
}

void SceneDrawer::draw(const Programs::Surface& surface, const Quality& quality, const Programs& programs,
                       Detail detail, std::span<const PixelRect> kept) {
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LESS);
    glDepthMask(GL_TRUE);
    glDisable(GL_BLEND);
    glEnable(GL_CULL_FACE);
    glCullFace(GL_BACK);
    // Limited to the scissor rectangle, if there is one. The backdrop covers every pixel, so the colour need
    // not be cleared.
    if (backdrop_) {
        glClearColor(backdrop_->r, backdrop_->g, backdrop_->b, 0);
        glClear(GL_COLOR_BUFFER_BIT);
    }
    glClear(GL_DEPTH_BUFFER_BIT);
    if (!kept.empty()) blockPixels(kept);
    bindTextures(quality, detail);
    for (const Batch& batch : batches_.solid) {
        theme_.materials.use(batch.material, surface);
        meshes_.draw(batch);
    }
    if (!backdrop_) drawBackdrop(programs);
    drawGhosts(surface);
}

void SceneDrawer::bindTextures(const Quality& quality, Detail detail) const {
    const ShadowMap& shadow = light_->shadow();
    bindTexture(TextureUnit::Shadow, shadow.texture());
    bindSampler(TextureUnit::Shadow, detail == Detail::Coarse ? shadow.plainSampler().id() : 0);
    if (quality.shadowTaps > 2) {
        bindTexture(TextureUnit::ShadowDepth, shadow.texture());
        bindSampler(TextureUnit::ShadowDepth, shadow.depthSampler().id());
    }
    if (quality.screenOcclusion) bindTexture(TextureUnit::Nearness, nearness_.texture());
    bindTexture(TextureUnit::Occlusion, light_->occlusion().texture());
    bindTexture(TextureUnit::Environment, theme_.environment.texture());
}

void SceneDrawer::drawBackdrop(const Programs& programs) const {
    glDepthFunc(GL_LEQUAL);
    programs.backdrop.use();
    programs.backdrop.set("uDepth", 1.0F);
    meshes_.drawOver();
}

void SceneDrawer::drawGhosts(const Programs::Surface& surface) const {
    if (batches_.ghosts.empty()) return;
    glEnable(GL_BLEND);
    // The destination's alpha marks glowing pixels and must stay.
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ZERO, GL_ONE);
    for (const Batch& batch : batches_.ghosts) {
        theme_.materials.use(batch.material, surface);
        meshes_.draw(batch);
    }
    glDisable(GL_BLEND);
}

}  // namespace render
