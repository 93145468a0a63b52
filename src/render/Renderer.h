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
/// setTheme, which reads files. It does not restore OpenGL's state: other code that draws sets the state that
/// it needs.
class Renderer {
  public:
    /// Prepares the current context and compiles the shaders. Errors: no context, one below OpenGL 3.3, a
    /// shader that is missing or does not compile. `log` must outlive the renderer.
    [[nodiscard]] static base::Result<std::unique_ptr<Renderer>> create(
        const std::filesystem::path& shaderFolder, base::Log& log);
    /// Another renderer with the shaders, the textures and the light of this one, for pictures of another
    /// table or size between those of this one. It costs no reading. This one must outlive it, and is the one
    /// that is given themes. The quality of the shaders is this one's, whatever setQuality() says.
    [[nodiscard]] std::unique_ptr<Renderer> createBeside();
    ~Renderer();
    Renderer(const Renderer&) = delete;
    Renderer& operator=(const Renderer&) = delete;

    /// The device's name, as the driver gives it.
    [[nodiscard]] const std::string& device() const;
    /// Whether the processor draws.
    [[nodiscard]] bool software() const;
    /// Pixels along a side of the largest texture that the device takes.
    [[nodiscard]] int largestTexture() const;
    [[nodiscard]] const Quality& quality() const;
    /// Values out of range are moved into it. If more than the scale changes, the next picture is drawn anew.
    void setQuality(const Quality& quality);
    /// Milliseconds that the device took for a moving picture that was drawn as a whole, told once and some
    /// frames later; nothing if none has become known since the last call.
    [[nodiscard]] std::optional<float> movingTime();

    /// Loads the theme's textures and light. Each file that is missing or broken is replaced by a plain one
    /// and reported; the renderer is usable in any case.
    [[nodiscard]] std::vector<base::Error> setTheme(const scene::Theme& theme);
    void setMeshes(const scene::MeshSet& meshes);
    /// The picture's size in pixels. 0 by 0 draws nothing; too large is clamped to what the device can do.
    void resize(int width, int height);

    /// Draws the list. Still: adds a sample, starting over if the list is not the one drawn before; nothing
    /// once converged. The camera's aspect is taken as it is given. True if the picture is another than
    /// before: not every sample is shown (PictureState::addSample). Where the processor draws, a moving
    /// picture is waited for.
    bool draw(const scene::DrawList& list, FrameMode mode);
    /// Milliseconds that the list's moving picture takes at full size, waiting included: the mean of a few,
    /// after one that is not counted. Blocks for as long. The next picture is drawn anew.
    [[nodiscard]] float measure(const scene::DrawList& list);
    /// Parts of the picture that panels all but hide. Moving pictures at reduced resolution leave them as
    /// they are.
    void setCovered(std::vector<PixelRect> covered);
    /// The part of the picture that has changed with the last one that draw() made; nothing: all of it.
    [[nodiscard]] std::optional<PixelRect> changedPart() const;
    /// Samples of the list drawn last: 0 after a Moving frame that changed anything.
    [[nodiscard]] int stillSamples() const;
    [[nodiscard]] bool converged() const;

    /// Whether the device was reset and has lost everything; only a new start of the program helps.
    [[nodiscard]] bool lost() const;
    /// Waits until all that was asked for is drawn, for measuring.
    void finish() const;

    /// Copies the picture into another framebuffer (0: the window) of this size in pixels; `part`: no more
    /// than this of it, where the sizes are the same.
    void present(unsigned targetFramebuffer, int width, int height,
                 const std::optional<PixelRect>& part = {}) const;
    [[nodiscard]] Image readPixels() const;

    /// The errors in the shaders' files since the last call; the program's own copies are used instead.
    [[nodiscard]] std::vector<base::Error> takeProblems();
    /// For work on the shaders: compiles them anew if a file was saved since the last call. On failure the
    /// old ones stay. True if they were replaced.
    [[nodiscard]] base::Result<bool> reloadShadersIfChanged();

  private:
    struct Device;
    struct Parts;
    explicit Renderer(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

}  // namespace render
