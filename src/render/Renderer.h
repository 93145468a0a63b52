#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/Log.h"
#include "base/Result.h"
#include "render/Changes.h"
#include "render/Quality.h"
#include "render/Work.h"
#include "render/texture/Image.h"
#include "scene/DrawList.h"
#include "scene/Theme.h"

namespace render {

enum class FrameMode {
    Moving,  ///< one sample: cheap, with smoothed edges and filtered shadows
    Still    ///< adds a sample to a picture that becomes exact while nothing changes
};

/// Draws a DrawList with OpenGL 3.3 into a picture of its own. Knows no game. Every call needs the context
/// that was current in create(), on its thread; no call blocks on anything but the graphics device, except
/// setTheme(), which reads files. It does not restore OpenGL's state: other drawing code must set the state
/// that it needs.
class Renderer {
  public:
    /// Prepares the current context and compiles the shaders. Errors: no context, an OpenGL below 3.3, a
    /// shader that is missing or does not compile. `log` must outlive the renderer. `wanted`: the quality to
    /// begin with, so that no shader is compiled twice; nullopt: what the device can do.
    [[nodiscard]] static base::Result<std::unique_ptr<Renderer>> create(
        const std::filesystem::path& shaderFolder, base::Log& log,
        std::optional<QualityLevel> wanted = std::nullopt);
    /// Creates another renderer that shares shaders, textures and light with this one, for pictures of
    /// another table or size. It reads no files. This renderer must outlive it, and only this one may be
    /// given themes. The quality of the shaders is that of this one, whatever setQuality() of the other says.
    [[nodiscard]] std::unique_ptr<Renderer> createBeside();
    ~Renderer();
    Renderer(const Renderer&) = delete;
    Renderer& operator=(const Renderer&) = delete;

    /// The driver's name for the device.
    [[nodiscard]] const std::string& device() const;
    /// Whether the CPU draws.
    [[nodiscard]] bool software() const;
    /// The largest texture that the device supports, in pixels along a side.
    [[nodiscard]] int largestTexture() const;
    /// The longest side of a picture; resize() clamps to it.
    [[nodiscard]] int longestSide() const;
    [[nodiscard]] const Quality& quality() const;
    /// Clamps values that are out of range. If more than the scale changes, the next picture is drawn
    /// completely.
    void setQuality(const Quality& quality);
    /// The milliseconds that the device took for a whole moving picture; each measurement is returned once,
    /// some frames later. Nothing if there is no new one.
    [[nodiscard]] std::optional<float> movingTime();

    /// Loads the theme's textures and light. Each missing or broken file is reported and replaced by a plain
    /// one; the renderer is usable in any case.
    [[nodiscard]] std::vector<base::Error> setTheme(const scene::Theme& theme);
    void setMeshes(const scene::MeshSet& meshes);
    /// The picture's size in pixels. 0 by 0 draws nothing; too large sizes are clamped to what the device
    /// supports.
    void resize(int width, int height);

    /// Draws the list. In mode Still it adds a sample, starting over if the list differs from the last one,
    /// and does nothing once all samples are drawn. The camera's aspect is used as given. True if the picture
    /// has changed: not every sample is shown (PictureState::addSample). If the CPU draws, the call waits for
    /// a moving picture.
    bool draw(const scene::DrawList& list, FrameMode mode);
    /// The milliseconds for a moving picture of the list at full size, including the wait: the mean of a few,
    /// after one that is not counted. Blocks for that time. The next picture is drawn completely.
    [[nodiscard]] float measure(const scene::DrawList& list);
    /// Draws a moving picture of the list at full size and tells what that asked of the device, which it
    /// waits for. The next picture is drawn completely.
    [[nodiscard]] Work count(const scene::DrawList& list);
    /// Sets the parts of the picture that panels hide almost completely. Moving pictures at reduced
    /// resolution do not redraw them.
    void setCovered(std::vector<PixelRect> covered);
    /// The part of the picture that the last draw() changed; nothing: all of it.
    [[nodiscard]] std::optional<PixelRect> changedPart() const;
    /// The number of samples of the list drawn last: 0 after a Moving frame that changed anything.
    [[nodiscard]] int stillSamples() const;
    /// Whether no sample is missing; also while the picture has no size, since then none will come.
    [[nodiscard]] bool converged() const;

    /// Whether the device was reset and lost all data; then the program must be restarted.
    [[nodiscard]] bool lost() const;
    /// Waits until the device has finished all drawing, for measurements.
    void finish() const;

    /// Copies the picture into another framebuffer (0: the window) of this size in pixels; `part`: only this
    /// part, if the sizes are equal.
    void present(unsigned targetFramebuffer, int width, int height,
                 const std::optional<PixelRect>& part = {}) const;
    [[nodiscard]] Image readPixels() const;

    /// Errors in shader files since the last call; the built-in copies are used instead.
    [[nodiscard]] std::vector<base::Error> takeProblems();
    /// For shader development: recompiles the shaders if a file was saved since the last call. On failure the
    /// old ones stay. True if they were replaced.
    [[nodiscard]] base::Result<bool> reloadShadersIfChanged();

  private:
    struct Device;
    struct Parts;
    explicit Renderer(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

}  // namespace render
