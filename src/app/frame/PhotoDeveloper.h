#pragma once

#include "app/window/Photo.h"
#include "app/window/Screen.h"
#include "app/window/Window.h"
#include "render/Quality.h"
#include "render/Renderer.h"

namespace app {

/// Whether a photograph is being made; false if there is none or only its preview.
[[nodiscard]] bool isDeveloping(const Photo* photo);
/// The size of the picture to draw: that of the photograph while one is made, else that of the window.
[[nodiscard]] Window::Size pictureSize(const Photo* photo, Window::Size window);
/// The quality for a photograph or its preview.
[[nodiscard]] render::Quality photoQuality(render::Quality quality, const Photo& photo);
/// Draws one more sample of the photograph and reports the progress to the screen; after the last sample it
/// delivers the picture. `changed`: the list differs from that of the last frame.
void developPhoto(const scene::DrawList& list, bool changed, render::Renderer& renderer, Screen& screen);

}  // namespace app
