#pragma once

#include <glm/glm.hpp>
#include <optional>

#include "render/PostProcess.h"
#include "render/gl/Target.h"

namespace render {

/// The render targets for moving pictures of one size: the scene is drawn into them, then post-processed for
/// the screen.
class Canvas {
  public:
    /// `samples`: for each pixel; 1: edges are smoothed afterwards. There may be fewer, if the device has no
    /// room for so many. Does nothing if size and samples are unchanged.
    void resize(int width, int height, int samples);
    [[nodiscard]] int width() const { return scene_.width(); }
    [[nodiscard]] int height() const { return scene_.height(); }
    /// The colour of light from glowing things in the scene; black if there are none.
    void setGlow(glm::vec3 color) { post_.setGlow(color); }
    /// If on, the picture gets no glow and no vignette.
    void setPlain(bool on) { post_.setPlain(on); }

    /// Binds the scene's target; with `part`, drawing is limited to these pixels.
    void beginScene(const PixelRect* part);
    /// Call it after drawing the scene: makes its colours available in scene().
    void endScene(const PixelRect* part);
    /// Whether several samples are drawn for each pixel.
    [[nodiscard]] bool multisampled() const { return samples_.has_value(); }
    [[nodiscard]] const Target& scene() const { return scene_; }

    /// Post-processes the scene, or this part of it.
    void finishScene(const Programs& programs, const MeshStore& meshes, const PixelRect* part);
    /// Post-processes other colours of this size. `smoothEdges`: they have one sample for each pixel.
    void finish(const Target& colors, bool smoothEdges, const Programs& programs, const MeshStore& meshes);
    [[nodiscard]] const Target& finished() const { return finished_; }

  private:
    void makeSamples(glm::ivec2 size);

    Target scene_;
    Target finished_;
    PostProcess post_;
    std::optional<MultisampleTarget> samples_;  ///< where the scene is drawn first if there are several
    int samplesWanted_ = 1;
};

}  // namespace render
