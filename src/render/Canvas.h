#pragma once

#include <optional>

#include "render/PostProcess.h"
#include "render/Target.h"

namespace render {

/// The targets for moving pictures of one size: the scene is drawn into it, then finished for the screen.
class Canvas {
  public:
    /// `samples`: that are drawn of each pixel; 1: edges are smoothed afterwards. Costs nothing if all is the
    /// same.
    void resize(int width, int height, int samples);
    [[nodiscard]] int width() const { return scene_.width(); }
    [[nodiscard]] int height() const { return scene_.height(); }
    /// The light that things in the scene give off; black if none does.
    void setGlow(glm::vec3 color) { post_.setGlow(color); }
    /// The picture is only what was drawn: nothing glows, and corners are not darker.
    void setPlain(bool on) { post_.setPlain(on); }

    /// Binds the target of the scene; with `part`, only these pixels can be drawn.
    void beginScene(const PixelRect* part);
    /// After the scene was drawn: moves its colours to scene().
    void endScene(const PixelRect* part);
    /// Several samples are drawn of each pixel.
    [[nodiscard]] bool multisampled() const { return samples_.has_value(); }
    [[nodiscard]] const Target& scene() const { return scene_; }

    /// Makes the finished picture of the scene that was drawn, or this part of it.
    void finishScene(const Programs& programs, const MeshStore& meshes, const PixelRect* part);
    /// Makes the finished picture of other colours of this size. `smoothEdges`: they have one sample a pixel.
    void finish(const Target& colors, bool smoothEdges, const Programs& programs, const MeshStore& meshes);
    [[nodiscard]] const Target& finished() const { return finished_; }

  private:
    Target scene_;
    Target finished_;
    PostProcess post_;
    std::optional<MultisampleTarget> samples_;  ///< where the scene is drawn first, if there are several
    int samplesWanted_ = 1;
};

}  // namespace render
