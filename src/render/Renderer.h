#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/Log.h"
#include "base/Result.h"
#include "render/Changes.h"
#include "render/Image.h"
#include "render/Quality.h"
#include "scene/DrawList.h"
#include "scene/Theme.h"

namespace render {

enum class FrameMode {
    Moving,  ///< one sample: cheap, edges smoothed, shadows filtered
    Still    ///< one more sample of a picture that becomes exact while nothing changes
};

/// Draws a DrawList with OpenGL 3.3 into a picture of its own. Knows no game. Every call must come with the
/// context current that create() saw, on its thread; none blocks on anything but the graphics device, except
/// setTheme, which reads files. OpenGL state is left as it falls: whoever draws besides it sets what they
/// need.
class Renderer {
  public:
    /// Prepares the current context and compiles the shaders. Errors: no context, one below OpenGL 3.3, a
    /// shader that is missing or does not compile. `log` must outlive the renderer.
    [[nodiscard]] static base::Result<std::unique_ptr<Renderer>> create(
        const std::filesystem::path& shaderFolder, base::Log& log);
    ~Renderer();
    Renderer(const Renderer&) = delete;
    Renderer& operator=(const Renderer&) = delete;

    /// The driver's own name for what draws.
    [[nodiscard]] const std::string& device() const;
    /// Whether the processor does.
    [[nodiscard]] bool software() const;
    /// Pixels along a side of the largest texture that the device takes.
    [[nodiscard]] int largestTexture() const;
    [[nodiscard]] const Quality& quality() const;
    /// Values out of range are moved into it. A change of more than the scale forgets what was drawn.
    void setQuality(const Quality& quality);
    /// Milliseconds that the last moving picture of which it is known took the device; nothing until then.
    /// Blocks on a picture that the processor draws.
    [[nodiscard]] std::optional<float> movingTime();

    /// Loads the theme's textures and light. Each file that is missing or broken is replaced by a plain one
    /// and reported; the renderer is usable in any case.
    [[nodiscard]] std::vector<base::Error> setTheme(const scene::Theme& theme);
    void setMeshes(const scene::MeshSet& meshes);
    /// The picture's size in pixels. 0 by 0 draws nothing; too large is clamped to what the device can do.
    void resize(int width, int height);

    /// Draws the list. Still: adds a sample, starting over if the list is not the one drawn before; nothing
    /// once converged. The camera's aspect is taken as it is given. True if the picture is another than
    /// before: samples are put on show when they have become twice as many.
    bool draw(const scene::DrawList& list, FrameMode mode);
    /// Milliseconds that the list's moving picture takes at full size, waiting included: the mean of a few,
    /// after one that makes ready. Blocks for as long. What was drawn before is forgotten.
    [[nodiscard]] float measure(const scene::DrawList& list);
    /// Parts of the picture that something else all but hides: while the camera moves they are left as they
    /// are, where that saves anything.
    void setCovered(std::vector<PixelRect> covered);
    /// The part of the picture that the last draw() changed; nothing: all of it.
    [[nodiscard]] std::optional<PixelRect> changedPart() const;
    /// Samples of the list drawn last: 0 after a Moving frame that changed anything.
    [[nodiscard]] int stillSamples() const;
    [[nodiscard]] bool converged() const;

    /// Whether the device has forgotten everything: a new start of the program is all that helps.
    [[nodiscard]] bool lost() const;
    /// Waits until all that was asked for is drawn, for measuring.
    void finish() const;

    /// Copies the picture into another framebuffer (0: the window) of this size in pixels; `part`: no more
    /// than this of it, where the sizes are the same.
    void present(unsigned targetFramebuffer, int width, int height,
                 const std::optional<PixelRect>& part = {}) const;
    [[nodiscard]] Image readPixels() const;

    /// What was wrong with the shaders' files since this was asked last; what came with the program is used
    /// instead.
    [[nodiscard]] std::vector<base::Error> takeProblems();
    /// For work on the shaders: compiles them anew if a file was saved since the last call. On failure the
    /// old ones stay. The result says whether anything was replaced.
    [[nodiscard]] base::Result<bool> reloadShadersIfChanged();

  private:
    struct Parts;
    explicit Renderer(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

}  // namespace render
