#include "render/Renderer.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <optional>
#include <utility>

#include "render/Changes.h"
#include "render/Environment.h"
#include "render/EnvironmentTexture.h"
#include "render/FrameBlock.h"
#include "render/GlContext.h"
#include "render/GpuTimer.h"
#include "render/Jitter.h"
#include "render/LightMaps.h"
#include "render/MaterialStore.h"
#include "render/MeshStore.h"
#include "render/PostProcess.h"
#include "render/Programs.h"
#include "render/ScreenOcclusion.h"
#include "render/Target.h"

namespace render {
namespace {

constexpr int kLargestSide = 8192;
// Metres: no penumbra is wider. That of a hand's height.
constexpr float kWidestPenumbra = 0.006F;
// Texels: two taps further apart would show as two shadows, but not where each sample has them elsewhere:
// there they double the shadows that few lights cast, so that these run into each other.
constexpr float kWidestFilter = 1.3F;
constexpr float kWidestStillFilter = 2.2F;
// Mip levels that still pictures are sharper.
constexpr float kStillSharpness = 1.0F;
// Puts a white thing in the key light just below the tone curve's shoulder.
constexpr float kExposure = 0.72F;
// Share of the picture above which it is drawn as a whole rather than in part.
constexpr float kLargestRegion = 0.6F;

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

/// The colour of the light that things give off, its strongest part 1; marks apart. Black if nothing does.
glm::vec3 glowOf(const scene::DrawList& list) {
    glm::vec3 glow(0);
    for (const scene::DrawItem& item : list.items)
        if (item.color.a >= 1 && glm::length(item.glow) > glm::length(glow)) glow = item.glow;
    const float most = std::max({glow.r, glow.g, glow.b});
    return most > 0 ? glow / most : glow;
}

/// What a picture of one size is drawn into.
struct Canvas {
    Target scene;   ///< before the last step
    Target output;  ///< what is shown
    PostProcess post;
    std::optional<MultisampleTarget>
        samples;  ///< where the scene is drawn first, if its edges are to be smooth
    int antialiasing = 1;

    void resize(int width, int height, int wantedSamples) {
        if (wantedSamples > 1 && (!samples || antialiasing != wantedSamples || samples->width() != width ||
                                  samples->height() != height))
            samples.emplace(width, height, wantedSamples);
        if (wantedSamples <= 1) samples.reset();
        antialiasing = wantedSamples;
        if (width == output.width() && height == output.height()) return;
        scene = Target(width, height, {GL_RGBA8, GL_DEPTH_COMPONENT24, GL_LINEAR});
        output = Target(width, height, {GL_RGBA8, GL_NONE, GL_LINEAR});
        post.resize(width, height);
    }
};

/// `part`: only these pixels; for pictures of one size.
void blit(const Target& from, GLuint to, int width, int height, const PixelRect* part = nullptr) {
    glDisable(GL_SCISSOR_TEST);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, from.framebuffer().id());
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, to);
    const bool same = width == from.width() && height == from.height();
    if (same && part != nullptr) {
        const int right = part->x + part->width;
        const int top = part->y + part->height;
        glBlitFramebuffer(part->x, part->y, right, top, part->x, part->y, right, top, GL_COLOR_BUFFER_BIT,
                          GL_NEAREST);
        return;
    }
    glBlitFramebuffer(0, 0, from.width(), from.height(), 0, 0, width, height, GL_COLOR_BUFFER_BIT,
                      same ? GL_NEAREST : GL_LINEAR);
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
    /// The next picture owes nothing to the last one.
    void forget();
    void noteChanges(const scene::DrawList& list);
    void drawMoving();
    void drawRegion(PixelRect region);
    bool drawStill();
    void prepare(const Jitter& jitter, glm::ivec2 size, const PixelRect* region);
    void fillFrame(const View& view, const Jitter& jitter, glm::vec2 size);
    void drawMovingScene(Canvas& canvas, const PixelRect* region);
    /// `coarse`: its pixels are large and soon gone. What is covered stays as it is, shadows are not
    /// filtered.
    void drawScene(const Programs::Surface& surface, bool coarse = false);
    void blockCovered(const Target& target) const;
    void accumulate();
    [[nodiscard]] std::optional<PixelRect> changedRegion() const;

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
    std::optional<LightMaps> light;
    ScreenOcclusion nearness;
    GpuTimer timer;
    std::optional<float> movingMs;
    bool themed = false;  ///< a theme was set, or the plain one in its place
    BufferHandle frameBuffer = BufferHandle::create();

    int width = 0;
    int height = 0;
    Canvas full;
    Canvas reduced;  ///< while the camera moves, if quality.movingScale is below 1
    Canvas* shown = &full;
    Target sample;       ///< one sample of a still picture
    Target accumulated;  ///< the mean of the samples

    Batches batches;
    scene::DrawList last;
    Changes changes;                 ///< from the list before to `last`
    bool everDrawn = false;          ///< `last` is on show
    std::vector<PixelRect> covered;  ///< of the full picture
    std::optional<PixelRect> changedPart;
    int samples = 0;
    bool wasExact =
        false;  ///< what is on show was converged, but for parts drawn since: it stays until it is again
    bool meanIsNewer = false;  ///< `accumulated` is on show, and `full.scene` is older
};

base::Result<std::unique_ptr<Renderer>> Renderer::create(const std::filesystem::path& shaderFolder,
                                                         base::Log& log) {
    auto limits = prepareContext(log);
    if (!limits) return limits.error();
    const Quality quality = qualityOf(limits->software ? QualityLevel::Software : QualityLevel::Medium);
    auto programs = Programs::load(shaderFolder, quality);
    if (!programs) return programs.error();
    auto parts =
        std::make_unique<Parts>(shaderFolder, log, std::move(limits).value(), std::move(programs).value());
    parts->quality = quality;
    glBindBuffer(GL_UNIFORM_BUFFER, parts->frameBuffer.id());
    glBufferData(GL_UNIFORM_BUFFER, sizeof(FrameBlock), nullptr, GL_STREAM_DRAW);
    parts->light.emplace(parts->quality.shadowMapSize);
    return std::unique_ptr<Renderer>(new Renderer(std::move(parts)));
}

Renderer::Renderer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Renderer::~Renderer() = default;

const std::string& Renderer::device() const { return parts_->limits.renderer; }

bool Renderer::software() const { return parts_->limits.software; }

int Renderer::largestTexture() const { return parts_->limits.textureSize; }

bool Renderer::lost() const { return contextLost(); }

void Renderer::finish() const { glFinish(); }

float Renderer::measure(const scene::DrawList& list) {
    constexpr int kPictures = 3;
    auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i <= kPictures; ++i) {
        if (i == 1) begin = std::chrono::steady_clock::now();
        parts_->forget();
        draw(list, FrameMode::Moving);
        glFinish();
    }
    parts_->forget();
    return std::chrono::duration<float, std::milli>(std::chrono::steady_clock::now() - begin).count() /
           kPictures;
}

std::optional<float> Renderer::movingTime() {
    if (const auto measured = parts_->timer.take()) parts_->movingMs = measured;
    return std::exchange(parts_->movingMs, {});
}

const Quality& Renderer::quality() const { return parts_->quality; }

void Renderer::setQuality(const Quality& quality) {
    Parts& p = *parts_;
    Quality wanted = quality;
    wanted.stillSamples = std::max(quality.stillSamples, 1);
    wanted.shadowMapSize = std::clamp(quality.shadowMapSize, 64, p.limits.textureSize);
    wanted.shadowTaps = std::clamp(quality.shadowTaps, 1, 32);
    wanted.movingScale = std::clamp(quality.movingScale, 0.25F, 1.0F);
    const Quality before = std::exchange(p.quality, wanted);
    if (before.shadowMapSize != wanted.shadowMapSize) p.light.emplace(wanted.shadowMapSize);
    if (before.shadowTaps != wanted.shadowTaps || before.screenOcclusion != wanted.screenOcclusion)
        if (auto loaded = p.programs.loadSurfaces(p.shaderFolder, wanted); !loaded)
            p.log.error(loaded.error().describe());
    Quality otherwise = wanted;
    otherwise.movingScale = before.movingScale;
    if (otherwise == before) return;  // the next picture in motion is drawn at the new scale: that is all
    if (p.width > 0 && p.height > 0) p.full.resize(p.width, p.height, wanted.antialiasing);
    p.forget();
}

std::vector<base::Error> Renderer::setTheme(const scene::Theme& theme) {
    Parts& p = *parts_;
    p.lighting = theme.lighting;
    p.themed = true;
    p.forget();
    std::vector<base::Error> errors = p.materials.load(theme, p.quality.anisotropy, p.quality.packedSurfaces);
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
    parts_->forget();
}

void Renderer::resize(int width, int height) { parts_->useSize(width, height); }

void Renderer::Parts::useSize(int newWidth, int newHeight) {
    const int most = std::min(limits.textureSize, kLargestSide);
    newWidth = std::clamp(newWidth, 0, most);
    newHeight = std::clamp(newHeight, 0, most);
    if (newWidth == width && newHeight == height) return;
    width = newWidth;
    height = newHeight;
    forget();
    if (width == 0 || height == 0) return;
    full.resize(width, height, quality.antialiasing);
    sample = Target(width, height, {GL_RGBA8, GL_DEPTH_COMPONENT24, GL_LINEAR});
    accumulated = Target(width, height, {GL_RGBA16F, GL_NONE, GL_LINEAR});
}

void Renderer::Parts::forget() {
    everDrawn = false;
    samples = 0;
    wasExact = false;
    shown = &full;
    if (light) light->invalidate();
}

bool Renderer::draw(const scene::DrawList& list, FrameMode mode) {
    Parts& p = *parts_;
    if (p.width == 0 || p.height == 0) return false;
    if (!p.themed)
        for (const base::Error& error : setTheme({})) p.log.error(error.describe());
    const bool changed = !p.everDrawn || !samePicture(list, p.last);
    if (changed) p.noteChanges(list);
    bool another = false;
    if (mode == FrameMode::Still && !converged()) another = p.drawStill();
    if (mode == FrameMode::Moving && changed) {
        p.drawMoving();
        another = true;
    }
    p.everDrawn = true;
    return another;
}

void Renderer::Parts::noteChanges(const scene::DrawList& list) {
    samples = 0;
    changes = changesBetween(last, list, meshes.bounds());
    if (!everDrawn)
        light->invalidate();
    else if (list.shadowVersion != last.shadowVersion)
        light->change(changes.casters);
    if (!everDrawn || !changes.sameView) wasExact = false;
    last = list;
    full.post.setGlow(glowOf(list));
    reduced.post.setGlow(glowOf(list));
}

std::optional<PixelRect> Renderer::Parts::changedRegion() const {
    if (!everDrawn || !changes.sameView || shown != &full) return std::nullopt;
    std::vector<WorldBox> boxes = changes.marks;
    for (const WorldBox& box : changes.casters)
        for (const WorldBox& part : reachOf(box, lighting.keyDirection, light->occlusion().ground()))
            boxes.push_back(part);
    const auto region = pixelsOf(boxes, last.camera.projection() * last.camera.view(), width, height);
    const bool worthIt =
        region && static_cast<float>(region->width) * static_cast<float>(region->height) <
                      kLargestRegion * static_cast<float>(width) * static_cast<float>(height);
    return worthIt ? region : std::nullopt;
}

void Renderer::Parts::drawMoving() {
    if (const auto region = changedRegion()) return drawRegion(*region);
    const bool reduce = quality.movingScale < 1 && everDrawn && !changes.sameView;
    changedPart.reset();
    const bool begins = reduce && shown != &reduced;
    shown = reduce ? &reduced : &full;
    if (reduce)
        reduced.resize(std::max(static_cast<int>(static_cast<float>(width) * quality.movingScale), 1),
                       std::max(static_cast<int>(static_cast<float>(height) * quality.movingScale), 1),
                       quality.antialiasing);
    if (begins)
        blit(meanIsNewer ? accumulated : full.scene, reduced.scene.framebuffer().id(), reduced.scene.width(),
             reduced.scene.height());
    wasExact = false;
    meanIsNewer = false;
    const auto begin = std::chrono::steady_clock::now();
    if (!limits.software) timer.begin();
    prepare({}, {shown->output.width(), shown->output.height()}, nullptr);
    drawMovingScene(*shown, nullptr);
    shown->post.draw(shown->output, shown->scene, !shown->samples, programs, meshes);
    timer.end();
    if (!limits.software) return;
    glFinish();
    movingMs = std::chrono::duration<float, std::milli>(std::chrono::steady_clock::now() - begin).count();
}

void Renderer::Parts::drawMovingScene(Canvas& canvas, const PixelRect* region) {
    const PixelRect part =
        region != nullptr ? *region : PixelRect{0, 0, canvas.scene.width(), canvas.scene.height()};
    canvas.samples ? canvas.samples->bind() : canvas.scene.bind();
    if (region != nullptr) {
        glEnable(GL_SCISSOR_TEST);
        glScissor(part.x, part.y, part.width, part.height);
    }
    drawScene(programs.surfaceMoving, &canvas == &reduced && !canvas.samples);
    glDisable(GL_SCISSOR_TEST);
    if (canvas.samples) canvas.samples->resolve(canvas.scene, part.x, part.y, part.width, part.height);
}

void Renderer::Parts::drawRegion(PixelRect region) {
    if (meanIsNewer) blit(accumulated, full.scene.framebuffer().id(), width, height);
    meanIsNewer = false;
    changedPart = region;
    if (region.width == 0 || region.height == 0) return;
    prepare({}, {width, height}, &region);
    drawMovingScene(full, &region);
    full.post.draw(full.output, full.scene, !full.samples, programs, meshes, &region);
}

/// True if it is another picture now: the last step costs as much as a part of a sample, and twice as many
/// samples make a difference that one more does not.
bool Renderer::Parts::drawStill() {
    const Jitter jitter = jitterOf(samples, quality.stillSamples);
    prepare(jitter, {width, height}, nullptr);
    sample.bind();
    drawScene(samples == 0 ? programs.surfaceMoving : programs.surfaceStill);
    accumulate();
    const bool done = samples >= quality.stillSamples;
    const bool doubled = std::has_single_bit(static_cast<unsigned>(samples));
    if (!done && (wasExact || !doubled)) return false;
    wasExact = done;
    meanIsNewer = true;
    shown = &full;
    changedPart.reset();
    full.post.draw(full.output, accumulated, samples == 1, programs, meshes);
    return true;
}

void Renderer::Parts::prepare(const Jitter& jitter, glm::ivec2 size, const PixelRect* region) {
    light->update(last, jitteredLight(lighting, jitter), meshes, programs);
    const glm::mat4 seen = last.camera.projection() * last.camera.view();
    batches = makeBatches(last, meshes.bounds(),
                          Frustum(region != nullptr ? cropped(seen, *region, width, height) : seen));
    meshes.setInstances(batches.instances);
    const View view = viewOf(last, jitter, quality.lensRadius, 1.0F / glm::vec2(size));
    if (quality.screenOcclusion) {
        nearness.resize(size.x, size.y);
        nearness.draw(batches.solid, view.viewProjection, jitter.mipLevel, region, meshes, programs);
    }
    fillFrame(view, jitter, size);
}

void Renderer::Parts::fillFrame(const View& view, const Jitter& jitter, glm::vec2 size) {
    const ShadowMap& shadow = light->shadow();
    const Occlusion& occlusion = light->occlusion();
    FrameBlock frame;
    frame.viewProjection = view.viewProjection;
    frame.shadowMatrix = shadow.textureMatrix();
    frame.eye = glm::vec4(view.eye, lighting.exposure * kExposure * last.exposure);
    const float pool = std::max(lighting.poolRadius, 0.01F);
    frame.keyDirection = glm::vec4(jitteredLight(lighting, jitter), 1 / (pool * pool));
    frame.keyColor = glm::vec4(lighting.keyColor, lighting.poolFloor);
    frame.irradiance = environment.irradiance();
    frame.occlusionArea = occlusion.area();
    frame.occlusionHeights = occlusion.heights();
    frame.environment = glm::vec4(lighting.environmentIntensity, environment.lastLevel(), jitter.mipLevel, 1);
    // Many samples make up for the coarser levels that one alone needs, and mix neighbouring ones.
    const float stillBias = samples > 0 ? jitter.mipLevel - 0.5F - kStillSharpness : 0;
    // The penumbra of something as high as a lying piece, half of it on either side.
    const float penumbra = 0.015F * std::tan(lighting.keyAngle);
    const float texels =
        std::clamp(penumbra / shadow.texelMetres(), 0.7F, samples > 0 ? kWidestStillFilter : kWidestFilter);
    const glm::vec2 tap = texels * shadow.texel() * glm::vec2(std::cos(jitter.turn), std::sin(jitter.turn));
    frame.shadow = glm::vec4(tap, shadow.texelMetres() * 1.2F, stillBias);
    frame.softness = glm::vec4(kWidestPenumbra / std::max(shadow.texelMetres(), 1e-6F) * shadow.texel(),
                               shadow.penumbra(lighting.keyAngle), 1.0F / size);
    frame.background = glm::vec4(lighting.background, lighting.backdropIntensity);
    const float tall = std::tan(last.camera.verticalFov / 2);
    frame.backdropRight = glm::vec4(view.right * tall * last.camera.aspect, 0);
    frame.backdropUp = glm::vec4(view.up * tall, std::round(lighting.backdropBlur));
    frame.backdropForward = glm::vec4(view.forward, lighting.backdropLift);
    const float fog = lighting.fogDistance;
    frame.fog = glm::vec4(lighting.fogColor, fog > 0 ? 1 / (fog * fog) : 0);
    const std::size_t lamps = std::min(last.lamps.size(), kMostLamps);
    for (std::size_t i = 0; i < lamps; ++i) {
        frame.lampPlaces[i] = glm::vec4(last.lamps[i].position, lamps);
        frame.lampColors[i] = glm::vec4(last.lamps[i].color, 0);
    }
    glBindBuffer(GL_UNIFORM_BUFFER, frameBuffer.id());
    glBufferData(GL_UNIFORM_BUFFER, sizeof(frame), &frame, GL_STREAM_DRAW);
    glBindBufferBase(GL_UNIFORM_BUFFER, kFrameBinding, frameBuffer.id());
}

/// Into what is bound.
void Renderer::Parts::drawScene(const Programs::Surface& surface, bool coarse) {
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LESS);
    glDepthMask(GL_TRUE);
    glDisable(GL_BLEND);
    glEnable(GL_CULL_FACE);
    glCullFace(GL_BACK);
    glClear(GL_DEPTH_BUFFER_BIT);  // within the scissor rectangle, if there is one; every pixel is drawn: the
                                   // colour need not be cleared
    if (coarse) blockCovered(reduced.scene);

    bindTexture(TextureUnit::Shadow, light->shadow().texture());
    glBindSampler(static_cast<GLuint>(TextureUnit::Shadow), coarse ? light->shadow().plainSampler().id() : 0);
    if (quality.shadowTaps > 2) {
        bindTexture(TextureUnit::ShadowDepth, light->shadow().texture());
        glBindSampler(static_cast<GLuint>(TextureUnit::ShadowDepth), light->shadow().depthSampler().id());
    }
    if (quality.screenOcclusion) bindTexture(TextureUnit::Nearness, nearness.texture());
    bindTexture(TextureUnit::Occlusion, light->occlusion().texture());
    bindTexture(TextureUnit::Environment, environment.texture());
    for (const Batch& batch : batches.solid) {
        materials.use(batch.material, surface);
        meshes.draw(batch);
    }

    glDepthFunc(GL_LEQUAL);
    programs.backdrop.use();
    programs.backdrop.set("uDepth", 1.0F);
    glBindVertexArray(meshes.nothing().id());
    glDrawArrays(GL_TRIANGLES, 0, 3);

    if (batches.ghosts.empty()) return;
    glEnable(GL_BLEND);
    // Alpha below says what glows.
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ZERO, GL_ONE);
    for (const Batch& batch : batches.ghosts) {
        materials.use(batch.material, surface);
        meshes.draw(batch);
    }
    glDisable(GL_BLEND);
}

/// Nothing is nearer than what covers the picture.
void Renderer::Parts::blockCovered(const Target& target) const {
    glEnable(GL_SCISSOR_TEST);
    glClearDepth(0);
    const float scale = static_cast<float>(target.width()) / static_cast<float>(width);
    const auto scaled = [scale](int length) { return static_cast<int>(static_cast<float>(length) * scale); };
    for (const PixelRect& rect : covered) {
        glScissor(scaled(rect.x), scaled(rect.y), scaled(rect.width), scaled(rect.height));
        glClear(GL_DEPTH_BUFFER_BIT);
    }
    glClearDepth(1);
    glDisable(GL_SCISSOR_TEST);
}

void Renderer::Parts::accumulate() {
    ++samples;
    accumulated.bind();
    glDisable(GL_DEPTH_TEST);
    glEnable(GL_BLEND);
    glBlendFunc(GL_CONSTANT_ALPHA, GL_ONE_MINUS_CONSTANT_ALPHA);
    glBlendColor(0, 0, 0, 1.0F / static_cast<float>(samples));
    if (samples == 1) glDisable(GL_BLEND);  // what was in there may be no number
    drawOverTarget(programs.copy, sample.color(), meshes);
    glDisable(GL_BLEND);
}

int Renderer::stillSamples() const { return parts_->samples; }
bool Renderer::converged() const { return parts_->samples >= parts_->quality.stillSamples; }

void Renderer::setCovered(std::vector<PixelRect> covered) { parts_->covered = std::move(covered); }

std::optional<PixelRect> Renderer::changedPart() const { return parts_->changedPart; }

void Renderer::present(unsigned targetFramebuffer, int width, int height,
                       const std::optional<PixelRect>& part) const {
    const Parts& p = *parts_;
    if (p.width == 0 || p.height == 0 || width <= 0 || height <= 0) return;
    blit(p.shown->output, targetFramebuffer, width, height, part ? &*part : nullptr);
    glBindFramebuffer(GL_FRAMEBUFFER, targetFramebuffer);
    glViewport(0, 0, width, height);
}

Image Renderer::readPixels() const {
    const Parts& p = *parts_;
    if (p.width == 0 || p.height == 0) return {};
    Image image{p.width, p.height, {}};
    const auto row = static_cast<std::size_t>(p.width) * 3;
    image.rgb.resize(row * static_cast<std::size_t>(p.height));
    if (p.shown != &p.full) blit(p.shown->output, p.full.output.framebuffer().id(), p.width, p.height);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, p.full.output.framebuffer().id());
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

std::vector<base::Error> Renderer::takeProblems() { return std::exchange(parts_->programs.problems, {}); }

base::Result<bool> Renderer::reloadShadersIfChanged() {
    Parts& p = *parts_;
    if (!p.watch.changed()) return false;
    auto programs = Programs::load(p.shaderFolder, p.quality);
    if (!programs) return programs.error();
    // Who is writing a shader keeps what worked before.
    if (!programs->problems.empty()) return programs->problems.front();
    p.programs = std::move(programs).value();
    p.forget();
    return true;
}

}  // namespace render
