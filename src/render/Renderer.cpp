#include "render/Renderer.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "render/Environment.h"
#include "render/EnvironmentTexture.h"
#include "render/FrameBlock.h"
#include "render/GlContext.h"
#include "render/Jitter.h"
#include "render/MaterialStore.h"
#include "render/MeshStore.h"
#include "render/Occlusion.h"
#include "render/PostProcess.h"
#include "render/Programs.h"
#include "render/ShadowMap.h"
#include "render/Target.h"

namespace render {
namespace {

constexpr int kLargestSide = 8192;

void bindTexture(TextureUnit unit, const TextureHandle& texture) {
    glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(unit));
    glBindTexture(GL_TEXTURE_2D, texture.id());
}

/// A camera with its eye moved on the lens and the picture by part of a pixel; what is in focus stays where
/// it is.
struct View {
    glm::vec3 eye;
    glm::mat4 viewProjection;
    glm::vec3 right;
    glm::vec3 up;
    glm::vec3 forward;
};

View viewOf(const scene::DrawList& list, const Jitter& jitter, float lensRadius, glm::vec2 pixelSize) {
    const glm::mat4 view = list.camera.view();
    glm::mat4 projection = list.camera.projection();
    const glm::vec2 lens = jitter.lens * lensRadius;
    const glm::vec2 shift = -jitter.pixel * 2.0F * pixelSize;
    projection[2][0] += shift.x - projection[0][0] * lens.x / list.focusDistance;
    projection[2][1] += shift.y - projection[1][1] * lens.y / list.focusDistance;
    const glm::mat4 rows = glm::transpose(view);
    glm::mat4 moved = view;
    moved[3] -= glm::vec4(lens, 0, 0);
    const glm::vec3 right(rows[0]);
    const glm::vec3 up(rows[1]);
    return {list.camera.eye + right * lens.x + up * lens.y, projection * moved, right, up,
            -glm::vec3(rows[2])};
}

glm::vec3 jitteredLight(const scene::Lighting& lighting, const Jitter& jitter) {
    const glm::vec3 d = glm::normalize(lighting.keyDirection);
    const glm::vec3 side =
        glm::normalize(glm::cross(d, std::abs(d.y) < 0.9F ? glm::vec3(0, 1, 0) : glm::vec3(1, 0, 0)));
    const glm::vec2 offset = jitter.light * std::tan(lighting.keyAngle);
    return glm::normalize(d + side * offset.x + glm::cross(d, side) * offset.y);
}

}  // namespace

struct Renderer::Parts {
    Parts(std::filesystem::path folder, base::Log& logToUse, GlLimits limitsFound, Programs compiled)
        : shaderFolder(std::move(folder)),
          log(logToUse),
          limits(std::move(limitsFound)),
          programs(std::move(compiled)),
          watch(shaderFolder) {}

    void useSize(int newWidth, int newHeight);
    void drawSample(const scene::DrawList& list, FrameMode mode, const Jitter& jitter);
    void updateLight(const Jitter& jitter);
    void fillFrame(const View& view, const Jitter& jitter, float aspectTall);
    void drawScene(const Program& surface, const Target& target);
    void accumulate();

    std::filesystem::path shaderFolder;
    base::Log& log;
    GlLimits limits;
    Programs programs;
    ShaderWatch watch;
    Quality quality;
    scene::Lighting lighting;

    MeshStore meshes;
    MaterialStore materials;
    EnvironmentTexture environment;
    std::optional<ShadowMap> shadow;
    Occlusion occlusion;
    PostProcess post;
    BufferHandle frameBuffer = BufferHandle::create();

    int width = 0;
    int height = 0;
    Target scene;        ///< one sample
    Target accumulated;  ///< the mean of the samples
    Target output;       ///< what is shown

    Batches batches;
    scene::DrawList last;
    bool everDrawn = false;
    int samples = 0;
    bool occlusionStale = true;
    bool shadowStale = true;
    bool shadowJittered = false;
};

base::Result<std::unique_ptr<Renderer>> Renderer::create(const std::filesystem::path& shaderFolder,
                                                         base::Log& log) {
    auto limits = prepareContext(log);
    if (!limits) return limits.error();
    auto programs = Programs::load(shaderFolder);
    if (!programs) return programs.error();
    auto parts =
        std::make_unique<Parts>(shaderFolder, log, std::move(limits).value(), std::move(programs).value());
    glBindBuffer(GL_UNIFORM_BUFFER, parts->frameBuffer.id());
    glBufferData(GL_UNIFORM_BUFFER, sizeof(FrameBlock), nullptr, GL_STREAM_DRAW);
    parts->quality.anisotropic = !parts->limits.software;
    parts->shadow.emplace(parts->quality.shadowMapSize);
    std::unique_ptr<Renderer> renderer(new Renderer(std::move(parts)));
    for (const base::Error& error : renderer->setTheme(scene::Theme{})) log.error(error.describe());
    return renderer;
}

Renderer::Renderer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Renderer::~Renderer() = default;

const Quality& Renderer::quality() const { return parts_->quality; }

void Renderer::setQuality(const Quality& quality) {
    Parts& p = *parts_;
    const int oldMap = p.quality.shadowMapSize;
    p.quality = quality;
    p.quality.stillSamples = std::max(quality.stillSamples, 1);
    p.quality.shadowMapSize = std::clamp(quality.shadowMapSize, 64, p.limits.textureSize);
    p.quality.movingScale = std::clamp(quality.movingScale, 0.25F, 1.0F);
    if (p.quality.shadowMapSize != oldMap) p.shadow.emplace(p.quality.shadowMapSize);
    p.everDrawn = false;
}

std::vector<base::Error> Renderer::setTheme(const scene::Theme& theme) {
    Parts& p = *parts_;
    p.lighting = theme.lighting;
    p.everDrawn = false;
    std::vector<base::Error> errors = p.materials.load(theme, p.quality.anisotropic);
    FloatImage room;
    if (!theme.lighting.environment.empty()) {
        auto loaded = loadFloatImage(theme.folder / theme.lighting.environment);
        if (loaded)
            room = std::move(loaded).value();
        else
            errors.push_back(loaded.error());
    }
    p.environment.load(filterEnvironment(room.pixels.empty() ? plainRoom() : std::move(room)));
    return errors;
}

void Renderer::setMeshes(const scene::MeshSet& meshes) {
    parts_->meshes.load(meshes);
    parts_->everDrawn = false;
}

void Renderer::resize(int width, int height) { parts_->useSize(width, height); }

void Renderer::Parts::useSize(int newWidth, int newHeight) {
    const int most = std::min(limits.textureSize, kLargestSide);
    newWidth = std::clamp(newWidth, 0, most);
    newHeight = std::clamp(newHeight, 0, most);
    if (newWidth == width && newHeight == height) return;
    width = newWidth;
    height = newHeight;
    everDrawn = false;
    samples = 0;
    if (width == 0 || height == 0) return;
    scene = Target(width, height, {GL_RGBA8, GL_DEPTH_COMPONENT24, GL_LINEAR});
    accumulated = Target(width, height, {GL_RGBA16F, GL_NONE, GL_LINEAR});
    output = Target(width, height, {GL_RGBA8, GL_NONE, GL_LINEAR});
    post.resize(width, height);
}

void Renderer::draw(const scene::DrawList& list, FrameMode mode) {
    Parts& p = *parts_;
    if (p.width == 0 || p.height == 0) return;
    const bool changed = !p.everDrawn || !samePicture(list, p.last);
    if (mode == FrameMode::Moving || changed) p.samples = 0;
    if (mode == FrameMode::Still && converged()) return;
    if (changed) {
        p.shadowStale = p.shadowStale || !p.everDrawn || list.shadowVersion != p.last.shadowVersion;
        p.occlusionStale = p.occlusionStale || p.shadowStale;
        p.batches =
            makeBatches(list, p.meshes.bounds(), Frustum(list.camera.projection() * list.camera.view()));
        p.meshes.setInstances(p.batches.instances);
        p.last = list;
        p.everDrawn = true;
    }
    const Jitter jitter = mode == FrameMode::Still ? jitterOf(p.samples, p.quality.stillSamples) : Jitter{};
    p.drawSample(list, mode, jitter);
}

void Renderer::Parts::drawSample(const scene::DrawList& list, FrameMode mode, const Jitter& jitter) {
    updateLight(jitter);
    const bool first = mode == FrameMode::Moving || samples == 0;
    const View view = viewOf(list, jitter, quality.lensRadius, 1.0F / glm::vec2(width, height));
    fillFrame(view, jitter, std::tan(list.camera.verticalFov / 2));
    drawScene(first ? programs.surfaceMoving : programs.surfaceStill, scene);
    if (mode == FrameMode::Still) accumulate();
    const bool exact = mode == FrameMode::Still && samples > 1;
    post.draw(output, exact ? accumulated : scene, !exact, programs, meshes);
}

void Renderer::Parts::updateLight(const Jitter& jitter) {
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_BLEND);
    const bool jittered = jitter.light != glm::vec2(0);
    if (shadowStale || jittered || shadowJittered)
        shadow->draw(jitteredLight(lighting, jitter), batches, meshes, programs.depth);
    shadowStale = false;
    shadowJittered = jittered;
    if (occlusionStale) occlusion.draw(batches, meshes, programs.depth, programs.occlusion);
    occlusionStale = false;
}

void Renderer::Parts::fillFrame(const View& view, const Jitter& jitter, float tall) {
    FrameBlock frame;
    frame.viewProjection = view.viewProjection;
    frame.shadowMatrix = shadow->textureMatrix();
    frame.eye = glm::vec4(view.eye, lighting.exposure);
    const float pool = std::max(lighting.poolRadius, 0.01F);
    frame.keyDirection = glm::vec4(jitteredLight(lighting, jitter), 1 / (pool * pool));
    frame.keyColor = glm::vec4(lighting.keyColor, lighting.poolFloor);
    frame.irradiance = environment.irradiance();
    frame.occlusionArea = occlusion.area();
    frame.occlusionHeights = occlusion.heights();
    frame.environment = glm::vec4(lighting.environmentIntensity, environment.lastLevel(), jitter.mipLevel, 1);
    // The penumbra of something as high as a lying piece, half of it on either side.
    const float penumbra = 0.015F * std::tan(lighting.keyAngle);
    const float texels = std::clamp(penumbra / shadow->texelMetres(), 0.7F, 3.0F);
    frame.shadow = glm::vec4(shadow->texel(), texels * shadow->texel(), shadow->texelMetres() * 1.2F, 0);
    frame.background = glm::vec4(lighting.background, 0);
    frame.backdropRight = glm::vec4(view.right * tall * last.camera.aspect, 0);
    frame.backdropUp = glm::vec4(view.up * tall, 0);
    frame.backdropForward = glm::vec4(view.forward, 0);
    glBindBuffer(GL_UNIFORM_BUFFER, frameBuffer.id());
    glBufferData(GL_UNIFORM_BUFFER, sizeof(frame), &frame, GL_STREAM_DRAW);
    glBindBufferBase(GL_UNIFORM_BUFFER, kFrameBinding, frameBuffer.id());
}

void Renderer::Parts::drawScene(const Program& surface, const Target& target) {
    target.bind();
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LESS);
    glDepthMask(GL_TRUE);
    glDisable(GL_BLEND);
    glEnable(GL_CULL_FACE);
    glCullFace(GL_BACK);
    glClear(GL_DEPTH_BUFFER_BIT);  // every pixel is drawn: the colour need not be cleared

    bindTexture(TextureUnit::Shadow, shadow->texture());
    bindTexture(TextureUnit::Occlusion, occlusion.texture());
    bindTexture(TextureUnit::Environment, environment.texture());
    surface.use();
    for (const Batch& batch : batches.solid) {
        materials.bind(batch.material, surface);
        meshes.draw(batch);
    }

    glDepthFunc(GL_LEQUAL);
    programs.backdrop.use();
    programs.backdrop.set("uDepth", 1.0F);
    glBindVertexArray(meshes.nothing().id());
    glDrawArrays(GL_TRIANGLES, 0, 3);

    if (batches.ghosts.empty()) return;
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    surface.use();
    for (const Batch& batch : batches.ghosts) {
        materials.bind(batch.material, surface);
        meshes.draw(batch);
    }
    glDisable(GL_BLEND);
}

void Renderer::Parts::accumulate() {
    ++samples;
    accumulated.bind();
    glDisable(GL_DEPTH_TEST);
    glEnable(GL_BLEND);
    glBlendFunc(GL_CONSTANT_ALPHA, GL_ONE_MINUS_CONSTANT_ALPHA);
    glBlendColor(0, 0, 0, 1.0F / static_cast<float>(samples));
    if (samples == 1) glDisable(GL_BLEND);  // what was in there may be no number
    drawOverTarget(programs.copy, scene.color(), meshes);
    glDisable(GL_BLEND);
}

int Renderer::stillSamples() const { return parts_->samples; }
bool Renderer::converged() const { return parts_->samples >= parts_->quality.stillSamples; }

void Renderer::present(unsigned targetFramebuffer, int width, int height) const {
    const Parts& p = *parts_;
    if (p.width == 0 || p.height == 0 || width <= 0 || height <= 0) return;
    glDisable(GL_SCISSOR_TEST);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, p.output.framebuffer().id());
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, targetFramebuffer);
    const bool same = width == p.width && height == p.height;
    glBlitFramebuffer(0, 0, p.width, p.height, 0, 0, width, height, GL_COLOR_BUFFER_BIT,
                      same ? GL_NEAREST : GL_LINEAR);
    glBindFramebuffer(GL_FRAMEBUFFER, targetFramebuffer);
    glViewport(0, 0, width, height);
}

Image Renderer::readPixels() const {
    const Parts& p = *parts_;
    if (p.width == 0 || p.height == 0) return {};
    Image image{p.width, p.height, {}};
    const auto row = static_cast<std::size_t>(p.width) * 3;
    image.rgb.resize(row * static_cast<std::size_t>(p.height));
    glBindFramebuffer(GL_READ_FRAMEBUFFER, p.output.framebuffer().id());
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glReadPixels(0, 0, p.width, p.height, GL_RGB, GL_UNSIGNED_BYTE, image.rgb.data());
    glPixelStorei(GL_PACK_ALIGNMENT, 4);
    for (int y = 0; y < p.height / 2; ++y) {
        const auto upper = image.rgb.begin() + static_cast<std::ptrdiff_t>(row) * y;
        const auto lower = image.rgb.begin() + static_cast<std::ptrdiff_t>(row) * (p.height - 1 - y);
        std::swap_ranges(upper, upper + static_cast<std::ptrdiff_t>(row), lower);
    }
    return image;
}

base::Result<bool> Renderer::reloadShadersIfChanged() {
    Parts& p = *parts_;
    if (!p.watch.changed()) return false;
    auto programs = Programs::load(p.shaderFolder);
    if (!programs) return programs.error();
    p.programs = std::move(programs).value();
    p.everDrawn = false;
    return true;
}

}  // namespace render
