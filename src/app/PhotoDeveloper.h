#pragma once

#include "app/Photo.h"
#include "app/Screen.h"
#include "app/Window.h"
#include "render/Quality.h"
#include "render/Renderer.h"

namespace app {

/// Whether a photograph is being made, rather than prepared or none.
[[nodiscard]] bool isDeveloping(const Photo* photo);
/// The pixels of the picture to draw: the photograph's while one is made, else the window's.
[[nodiscard]] Window::Size pictureSize(const Photo* photo, Window::Size window);
/// The quality that a photograph, or its view-finder, needs instead of that of play.
[[nodiscard]] render::Quality photoQuality(render::Quality quality, const Photo& photo);
/// Draws one more sample of a photograph and tells the screen how far it is; after the last one it hands the
/// picture over. `changed`: the list is another than in the frame before.
void developPhoto(const scene::DrawList& list, bool changed, render::Renderer& renderer, Screen& screen);

}  // namespace app
