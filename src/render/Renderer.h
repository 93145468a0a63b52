#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/Log.h"
#include "base/Result.h"
#include "render/Image.h"
#include "scene/DrawList.h"
#include "scene/Theme.h"

namespace render {

enum class FrameMode {
    Moving,  ///< one sample: cheap, edges smoothed, shadows filtered
    Still    ///< one more sample of a picture that becomes exact while nothing changes
};

/// What a picture may cost. create() chooses by the device; measure to choose better.
struct Quality {
    int stillSamples = 16;       ///< at least 1
    int shadowMapSize = 2048;    ///< texels a side
    float lensRadius = 0.0012F;  ///< metres: how fast things out of focus blur in still pictures
    float movingScale = 1;       ///< share of the full resolution while the camera moves, 0.25 to 1
    bool anisotropic = false;    ///< sharp textures at flat angles; takes effect with the next setTheme
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
    [[nodiscard]] const Quality& quality() const;
    void setQuality(const Quality& quality);

    /// Loads the theme's textures and light. Each file that is missing or broken is replaced by a plain one
    /// and reported; the renderer is usable in any case.
    [[nodiscard]] std::vector<base::Error> setTheme(const scene::Theme& theme);
    void setMeshes(const scene::MeshSet& meshes);
    /// The picture's size in pixels. 0 by 0 draws nothing; too large is clamped to what the device can do.
    void resize(int width, int height);

    /// Draws the list. Still: adds a sample, starting over if the list is not the one drawn before; nothing
    /// once converged. The camera's aspect is taken as it is given.
    void draw(const scene::DrawList& list, FrameMode mode);
    /// Samples of the list drawn last: 0 after a Moving frame that changed anything.
    [[nodiscard]] int stillSamples() const;
    [[nodiscard]] bool converged() const;

    /// Waits until all that was asked for is drawn, for measuring.
    void finish() const;

    /// Copies the picture into another framebuffer (0: the window) of this size in pixels.
    void present(unsigned targetFramebuffer, int width, int height) const;
    [[nodiscard]] Image readPixels() const;

    /// For work on the shaders: compiles them anew if a file was saved since the last call. On failure the
    /// old ones stay. The result says whether anything was replaced.
    [[nodiscard]] base::Result<bool> reloadShadersIfChanged();

  private:
    struct Parts;
    explicit Renderer(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

}  // namespace render
