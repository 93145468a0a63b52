#pragma once

#include "app/window/Window.h"
#include "scene/camera/OrbitCamera.h"
#include "ui/kit/Rect.h"

namespace app {

/// Points the camera so that the table fills the part of the window without panels.
class CameraFraming {
  public:
    /// `area`: that part, in pixels; if it is empty, nothing changes. True if it differs from the last
    /// frame's area because a panel has opened or closed.
    /// The camera moves there in `seconds`; 0: at once.
    bool fit(scene::OrbitCamera& camera, Window::Size window, const ui::kit::Rect& area, float seconds = 0);

  private:
    ui::kit::Rect area_;  ///< area in the last frame
};

}  // namespace app
