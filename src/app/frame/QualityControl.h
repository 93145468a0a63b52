#pragma once

#include "app/settings/Settings.h"
#include "app/window/Photo.h"
#include "base/Log.h"
#include "render/QualityGovernor.h"
#include "render/Renderer.h"

namespace app {

/// Chooses the renderer's quality: by the settings, by one measurement of the device, by the time that moving
/// pictures take, and higher for photographs. Every function that may change the quality gets the photograph
/// that is being prepared, or null.
class QualityControl {
  public:
    /// Both must outlive it. `measures`: whether measured times affect the quality.
    QualityControl(render::Renderer& renderer, bool measures, base::Log& log);

    /// Uses these settings from now on.
    void set(const Settings& settings, const Photo* photo);
    /// Gives the present quality to the renderer.
    void apply(const Photo* photo);
    /// On its first call it chooses the quality level by measuring this picture, and returns true.
    bool calibrate(const scene::DrawList& list, const Photo* photo);
    /// Adapts the quality to the time that the last moving picture took. Call it before the next one is
    /// drawn: if the quality changes, what was drawn is forgotten.
    void adapt(const Photo* photo);
    /// Whether the theme's textures must be read again, because the quality needs them in another form. True
    /// only once.
    [[nodiscard]] bool takeTexturesOutdated();

  private:
    render::Renderer& renderer_;
    base::Log& log_;
    render::QualityGovernor governor_;
    bool measures_;
    bool calibrated_ = false;
    bool packed_ = false;  ///< the form in which the theme's textures were wanted last
};

}  // namespace app
