#pragma once

#include "app/Window.h"
#include "scene/OrbitCamera.h"
#include "ui/kit/Rect.h"

namespace app {

/// Points the camera so that the table fills the part of the window that panels leave.
class TableLayout {
  public:
    /// `area`: that part, in pixels; an empty one leaves everything as it is. True if it is another one than
    /// in the frame before, since a panel has opened or closed.
    bool fit(scene::OrbitCamera& camera, Window::Size window, const ui::kit::Rect& area);

  private:
    ui::kit::Rect area_;  ///< of the frame before
};

}  // namespace app
