#pragma once

#include "app/Photo.h"
#include "app/Settings.h"
#include "base/Log.h"
#include "render/QualityGovernor.h"
#include "render/Renderer.h"

namespace app {

/// Gives the renderer its quality: as the settings say, measured once on the device, followed while pictures
/// move, and a better one for photographs. Every function that may change the quality is told the photograph
/// that is prepared, if there is one.
class QualityControl {
  public:
    /// Both must outlive it. `measures`: the time that pictures take changes
    /// the quality.
    QualityControl(render::Renderer& renderer, bool measures, base::Log& log);

    /// The player's settings from now on.
    void set(const Settings& settings, const Photo* photo);
    /// Hands the present quality to the renderer.
    void apply(const Photo* photo);
    /// Chooses the level by measuring this picture, the first time that it is called; true then.
    bool calibrate(const scene::DrawList& list, const Photo* photo);
    /// Follows what the moving picture that was drawn last took.
    void adapt(const Photo* photo);
    /// Whether the theme's textures are to be read anew, since the quality keeps them in another way. True
    /// once.
    [[nodiscard]] bool takeTexturesOutdated();

  private:
    render::Renderer& renderer_;
    base::Log& log_;
    render::QualityGovernor governor_;
    bool measures_;
    bool calibrated_ = false;
    bool texturesOutdated_ = false;
};

}  // namespace app
