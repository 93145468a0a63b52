#pragma once

#include <functional>

#include "i18n/Catalogue.h"
#include "render/Surface.h"
#include "ui/kit/Context.h"

struct ImGuiContext;

namespace app {

/// An interface of its own for pictures of one size beside the window's: letters are as sharp as the picture
/// is large. With OpenGL's context current, never within a frame of another interface.
class FilmCanvas {
  public:
    /// `scale`: pixels a unit; `largestTexture`: pixels along a side. Takes a few hundred milliseconds.
    FilmCanvas(ui::kit::Palette palette, float scale, int largestTexture);
    ~FilmCanvas();
    FilmCanvas(const FilmCanvas&) = delete;
    FilmCanvas& operator=(const FilmCanvas&) = delete;

    using Draw = std::function<void(ui::kit::Context& ui)>;
    /// Draws onto this picture of this many pixels.
    void draw(const render::Surface& surface, int width, int height, const i18n::Catalogue& texts,
              const Draw& draw);

  private:
    ImGuiContext* ui_;
    ui::kit::Palette palette_;
    ui::kit::Fonts fonts_;
    float scale_;
};

}  // namespace app
