#include "render/Renderer.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "base/Clock.h"
#include "base/FolderWatch.h"
#include "render/Canvas.h"
#include "render/PictureState.h"
#include "render/PictureTimer.h"
#include "render/SampleMean.h"
#include "render/SceneDrawer.h"
#include "render/View.h"
#include "render/gl/Device.h"
#include "render/gl/Framebuffers.h"
#include "render/gl/GlContext.h"
#include "render/gl/PointCounter.h"
#include "render/gl/Programs.h"

namespace render {
namespace {

constexpr int kLargestSide = 8192;
constexpr float kSmallestScale = 0.25F;

Quality withinLimits(Quality quality, const GlLimits& limits) {
    quality.stillSamples = std::max(quality.stillSamples, 1);
    quality.shadowMapSize = std::clamp(quality.shadowMapSize, 64, limits.textureSize);
    quality.shadowTaps = std::clamp(quality.shadowTaps, 1, 32);
    quality.movingScale = std::clamp(quality.movingScale, kSmallestScale, 1.0F);
    return quality;
}

bool onlyScaleDiffers(Quality a, const Quality& b) {
    a.movingScale = b.movingScale;
    return a == b;
}

/// `quality`, but with those settings of `surfaces` that are compiled into the surface programs.
Quality withSurfacesOf(Quality quality, const Quality& surfaces) {
    quality.shadowTaps = surfaces.shadowTaps;
    quality.screenOcclusion = surfaces.screenOcclusion;
    return quality;
}

int scaled(int length, float scale) { return static_cast<int>(static_cast<float>(length) * scale); }

std::vector<PixelRect> scaled(const std::vector<PixelRect>& rects, float scale) {
    std::vector<PixelRect> result;
    for (const PixelRect& r : rects)
        result.push_back(
            {scaled(r.x, scale), scaled(r.y, scale), scaled(r.width, scale), scaled(r.height, scale)});
    return result;
}

}  // namespace

/// Resources that several renderers on one device share.
struct Renderer::Device {
    Device(std::filesystem::path folder, base::Log& logToUse, GlLimits limitsFound, Programs compiled,
           const Quality& startQuality)
        : shaderFolder(std::move(folder)),
          log(logToUse),
          limits(std::move(limitsFound)),
          programs(std::move(compiled)),
          watch(shaderFolder),
          surfaces(startQuality) {}

    std::filesystem::path shaderFolder;
    base::Log& log;
    GlLimits limits;
    Programs programs;
    base::FolderWatch watch;
    Quality surfaces;  ///< settings that the programs were compiled for
    ThemeStore theme;
    bool themed = false;  ///< setTheme() was called, or its plain replacement is loaded
    int version = 0;      ///< grows when programs or theme change
};

struct Renderer::Parts {
    explicit Parts(std::unique_ptr<Device> made) : Parts(*made) { own = std::move(made); }
    explicit Parts(Device& shared)
        : device(shared),
          quality(shared.surfaces),
          scene(shared.surfaces.shadowMapSize, shared.theme),
          timer(shared.limits.software) {}

    [[nodiscard]] bool empty() const { return size.x == 0 || size.y == 0; }
    [[nodiscard]] const Canvas& shown() const { return state.reduced() ? reduced : full; }
    void resize(glm::ivec2 wanted);
    void forget();
    /// Makes this the list for the next picture.
    void takeList(const scene::DrawList& list);
    void drawMoving();
    void drawWhole();
    void drawTable(Canvas& canvas, bool coarse);
    void drawParts(std::span<const PixelRect> parts);
    void drawPart(const PixelRect& part);
    /// Draws one more sample; true if the shown picture changed.
    bool drawSample();
    Canvas& beginReduced();
    /// Adopts changes that another renderer made to the shared device.
    void followDevice();

    std::unique_ptr<Device> own;  ///< in the first of several renderers
    Device& device;
    int seen = 0;  ///< the last Device::version followed
    Quality quality;
    SceneDrawer scene;
    PictureTimer timer;

    glm::ivec2 size{0};
    bool clamped = false;  ///< a larger size was wanted
    Canvas full;
    Canvas reduced;  ///< while the camera moves, if quality.movingScale is below 1
    SampleMean samples;
    PictureState state;
    scene::DrawList last;                  ///< the list that was drawn last
    Changes changes;                       ///< from the previous list to `last`
    std::vector<PixelRect> covered;        ///< rectangles of the full picture
    std::optional<PixelRect> changedPart;  ///< changed part after the last draw(); nothing: all of it
};

base::Result<std::unique_ptr<Renderer>> Renderer::create(const std::filesystem::path& shaderFolder,
                                                         base::Log& log, std::optional<QualityLevel> wanted) {
    auto limits = prepareContext(log);
    if (!limits) return limits.error();
    const Quality quality = withinLimits(
        qualityOf(wanted.value_or(limits->software ? QualityLevel::Software : QualityLevel::Medium)),
        *limits);
    auto programs = Programs::load(shaderFolder, quality);
    if (!programs) return programs.error();
    auto device = std::make_unique<Device>(shaderFolder, log, std::move(limits).value(),
                                           std::move(programs).value(), quality);
    return std::unique_ptr<Renderer>(new Renderer(std::make_unique<Parts>(std::move(device))));
}

std::unique_ptr<Renderer> Renderer::createBeside() {
    return std::unique_ptr<Renderer>(new Renderer(std::make_unique<Parts>(parts_->device)));
}

Renderer::Renderer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Renderer::~Renderer() = default;

const std::string& Renderer::device() const { return parts_->device.limits.renderer; }

bool Renderer::software() const { return parts_->device.limits.software; }

int Renderer::largestTexture() const { return parts_->device.limits.textureSize; }

int Renderer::longestSide() const { return std::min(parts_->device.limits.textureSize, kLargestSide); }

bool Renderer::lost() const { return device::lost(); }

void Renderer::finish() const { device::finish(); }

// ---- content, size and quality ----

const Quality& Renderer::quality() const { return parts_->quality; }

void Renderer::setQuality(const Quality& quality) {
    Parts& p = *parts_;
    Device& device = p.device;
    Quality wanted = withinLimits(quality, device.limits);
    if (!p.own) wanted = withSurfacesOf(wanted, device.surfaces);
    const Quality before = std::exchange(p.quality, wanted);
    if (p.own && before.anisotropy != wanted.anisotropy)
        device.theme.setAnisotropy(wanted.anisotropy, device.limits.software);
    if (before.shadowMapSize != wanted.shadowMapSize) p.scene.setShadowMapSize(wanted.shadowMapSize);
    if (p.own &&
        (before.shadowTaps != wanted.shadowTaps || before.screenOcclusion != wanted.screenOcclusion)) {
        if (auto loaded = device.programs.loadSurfaces(device.shaderFolder, wanted); !loaded)
            device.log.error(loaded.error().describe());
        device.surfaces = wanted;
        ++device.version;
    }
    if (onlyScaleDiffers(before, wanted)) return;  // the next moving picture uses the new scale
    if (!p.empty()) p.full.resize(p.size.x, p.size.y, wanted.antialiasing);
    p.forget();
}

std::vector<base::Error> Renderer::setTheme(const scene::Theme& theme) {
    Device& device = parts_->device;
    device.themed = true;
    ++device.version;
    parts_->forget();
    return device.theme.load(theme, parts_->quality, device.limits.software);
}

void Renderer::setMeshes(const scene::MeshSet& meshes) {
    parts_->scene.setMeshes(meshes);
    parts_->forget();
}

void Renderer::resize(int width, int height) { parts_->resize({width, height}); }

void Renderer::Parts::resize(glm::ivec2 wanted) {
    const glm::ivec2 possible = glm::clamp(wanted, 0, std::min(device.limits.textureSize, kLargestSide));
    clamped = possible != wanted;
    if (possible == size) return;
    size = possible;
    forget();
    if (empty()) return;
    full.resize(size.x, size.y, quality.antialiasing);
    samples.resize(size.x, size.y);
}

void Renderer::setCovered(std::vector<PixelRect> covered) { parts_->covered = std::move(covered); }

void Renderer::Parts::followDevice() {
    if (std::exchange(seen, device.version) == device.version || own) return;
    quality = withSurfacesOf(quality, device.surfaces);
    forget();
}

/// The next picture will be drawn completely.
void Renderer::Parts::forget() {
    state.forget();
    scene.forgetShadows();
}

// ---- drawing ----

bool Renderer::draw(const scene::DrawList& list, FrameMode mode) {
    Parts& p = *parts_;
    if (p.empty()) return false;
    if (!p.device.themed)
        for (const base::Error& error : setTheme({})) p.device.log.error(error.describe());
    p.followDevice();
    const bool changed = !p.state.hasPicture() || !samePicture(list, p.last);
    if (changed) p.takeList(list);
    if (mode == FrameMode::Still) return !converged() && p.drawSample();
    if (changed) p.drawMoving();
    return changed;
}

void Renderer::Parts::takeList(const scene::DrawList& list) {
    changes = changesBetween(last, list, scene.meshes().bounds());
    if (!state.hasPicture())
        scene.forgetShadows();
    else
        for (const auto* boxes : {&changes.casters, &changes.flying}) scene.castersMoved(*boxes);
    if (changes.sameView)
        state.itemsChanged();
    else
        state.viewChanged();
    last = list;
    full.setGlow(glowOf(list));
    reduced.setGlow(glowOf(list));
    full.setPlain(list.backdrop.has_value());
    reduced.setPlain(list.backdrop.has_value());
}

void Renderer::Parts::drawMoving() {
    const bool builds = state.hasPicture() && changes.sameView && !state.reduced();
    if (const auto parts = builds ? scene.changedParts(changes, last.camera, size) : std::nullopt)
        drawParts(*parts);
    else
        drawWhole();
}

void Renderer::Parts::drawWhole() {
    const bool reduce = quality.movingScale < 1 && state.hasPicture() && !changes.sameView;
    Canvas& canvas = reduce ? beginReduced() : full;
    state.drewMoving(reduce);
    changedPart.reset();
    timer.begin();
    scene.prepare({.list = last, .size = {canvas.width(), canvas.height()}}, quality, device.programs);
    drawTable(canvas, reduce && !canvas.multisampled());
    canvas.finishScene(device.programs, scene.meshes(), nullptr);
    timer.end();
}

/// Draws the prepared scene.
void Renderer::Parts::drawTable(Canvas& canvas, bool coarse) {
    const float scale = static_cast<float>(canvas.width()) / static_cast<float>(size.x);
    canvas.beginScene(nullptr);
    scene.draw(device.programs.surfaceMoving, quality, device.programs,
               coarse ? SceneDrawer::Detail::Coarse : SceneDrawer::Detail::Full,
               coarse ? scaled(covered, scale) : std::vector<PixelRect>());
    canvas.endScene(nullptr);
}

/// Prepares the canvas of reduced resolution. If it is new, it starts with the colours of the full picture,
/// since covered parts are not drawn.
Canvas& Renderer::Parts::beginReduced() {
    const glm::ivec2 before{reduced.width(), reduced.height()};
    reduced.resize(std::max(scaled(size.x, quality.movingScale), 1),
                   std::max(scaled(size.y, quality.movingScale), 1), quality.antialiasing);
    if (!state.reduced() || before != glm::ivec2(reduced.width(), reduced.height()))
        copyPixels(state.meanIsNewer() ? samples.mean() : full.scene(), reduced.scene().framebuffer().id(),
                   reduced.width(), reduced.height());
    return reduced;
}

void Renderer::Parts::drawParts(std::span<const PixelRect> parts) {
    if (state.meanIsNewer()) copyPixels(samples.mean(), full.scene().framebuffer().id(), size.x, size.y);
    state.drewPart();
    changedPart = around(parts);
    for (const PixelRect& part : parts) drawPart(part);
}

void Renderer::Parts::drawPart(const PixelRect& part) {
    scene.prepare({.list = last, .size = size, .part = &part}, quality, device.programs);
    full.beginScene(&part);
    scene.draw(device.programs.surfaceMoving, quality, device.programs);
    full.endScene(&part);
    full.finishScene(device.programs, scene.meshes(), &part);
}

bool Renderer::Parts::drawSample() {
    const int index = state.samples();
    scene.prepare(
        {.list = last, .size = size, .jitter = jitterOf(index, quality.stillSamples), .refines = index > 0},
        quality, device.programs);
    samples.beginSample();
    scene.draw(index == 0 ? device.programs.surfaceMoving : device.programs.surfaceStill, quality,
               device.programs);
    samples.add(index + 1, device.programs, scene.meshes());
    if (!state.addSample(quality.stillSamples)) return false;
    changedPart.reset();
    full.finish(samples.mean(), index == 0, device.programs, scene.meshes());
    return true;
}

int Renderer::stillSamples() const { return parts_->state.samples(); }

bool Renderer::converged() const {
    return parts_->empty() || parts_->state.samples() >= parts_->quality.stillSamples;
}

std::optional<PixelRect> Renderer::changedPart() const {
    return parts_->clamped ? std::nullopt : parts_->changedPart;
}

// ---- measuring ----

float Renderer::measure(const scene::DrawList& list) {
    constexpr int kPictures = 3;
    auto begin = base::Clock::now();
    for (int i = 0; i <= kPictures; ++i) {
        if (i == 1) begin = base::Clock::now();
        parts_->forget();
        draw(list, FrameMode::Moving);
        device::finish();
    }
    parts_->forget();
    return base::millisecondsSince(begin) / kPictures;
}

Work Renderer::count(const scene::DrawList& list) {
    Parts& p = *parts_;
    if (p.empty()) return {};
    p.forget();
    p.takeList(list);
    const MeshStore::Drawn before = p.scene.meshes().drawn();
    const Programs& programs = p.device.programs;
    PointCounter points;
    Work work;
    work.maps = points.of([&] { p.scene.prepare({.list = p.last, .size = p.size}, p.quality, programs); });
    work.table = points.of([&] { p.drawTable(p.full, false); });
    work.finish = points.of([&] { p.full.finishScene(programs, p.scene.meshes(), nullptr); });
    const MeshStore::Drawn& after = p.scene.meshes().drawn();
    work.draws = after.batches - before.batches;
    work.triangles = after.triangles - before.triangles;
    work.passes = after.over - before.over;
    p.forget();
    return work;
}

std::optional<float> Renderer::movingTime() { return parts_->timer.take(); }

// ---- the finished picture ----

void Renderer::present(unsigned targetFramebuffer, int width, int height,
                       const std::optional<PixelRect>& part) const {
    const Parts& p = *parts_;
    if (p.empty() || width <= 0 || height <= 0) return;
    copyPixels(p.shown().finished(), targetFramebuffer, width, height, part ? &*part : nullptr);
    glBindFramebuffer(GL_FRAMEBUFFER, targetFramebuffer);
    glViewport(0, 0, width, height);
}

Image Renderer::readPixels() const {
    const Parts& p = *parts_;
    if (p.empty()) return {};
    const Target& whole = p.full.finished();
    if (p.state.reduced()) copyPixels(p.reduced.finished(), whole.framebuffer().id(), p.size.x, p.size.y);
    return readFramebuffer(whole.framebuffer().id(), p.size.x, p.size.y);
}

std::vector<base::Error> Renderer::takeProblems() {
    return std::exchange(parts_->device.programs.problems, {});
}

base::Result<bool> Renderer::reloadShadersIfChanged() {
    Parts& p = *parts_;
    if (!p.device.watch.changed()) return false;
    auto programs = Programs::load(p.device.shaderFolder, p.quality);
    if (!programs) return programs.error();
    // If a shader does not compile, the working ones stay in use.
    if (!programs->problems.empty()) return programs->problems.front();
    p.device.programs = std::move(programs).value();
    ++p.device.version;
    p.forget();
    return true;
}

}  // namespace render
