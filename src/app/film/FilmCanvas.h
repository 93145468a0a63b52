#pragma once

#include <functional>
#include <set>

#include "app/window/FontTexture.h"
#include "i18n/Catalogue.h"
#include "render/gl/Surface.h"
#include "ui/kit/Context.h"
#include "ui/kit/fonts/SystemFonts.h"

struct ImGuiContext;

namespace app {

/// An interface for the pictures of a film, independent of the window's: its text is rendered for the size of
/// the pictures. Needs the current OpenGL context; do not use it within a frame of another interface.
class FilmCanvas {
  public:
    /// `scale`: pixels in one unit of the interface; `largestTexture`: the side of the largest texture, in
    /// pixels. Takes some hundred milliseconds.
    FilmCanvas(ui::kit::Palette palette, float scale, int largestTexture);
    ~FilmCanvas();
    FilmCanvas(const FilmCanvas&) = delete;
    FilmCanvas& operator=(const FilmCanvas&) = delete;

    using Draw = std::function<void(ui::kit::Context& ui)>;
    /// Draws the interface onto this surface; width and height in pixels. The first picture with letters
    /// that the program's fonts lack waits for the system's fonts, for about as long as the constructor.
    void draw(const render::Surface& surface, int width, int height, const i18n::Catalogue& texts,
              const Draw& draw);

  private:
    /// Lays out a frame; returns the letters that are drawn as boxes.
    std::set<char32_t> layOut(const i18n::Catalogue& texts, const Draw& draw);
    /// Has the system's fonts draw the letters not yet requested; returns whether there are new ones.
    bool addLetters(std::set<char32_t> missing);

    ImGuiContext* ui_;
    ui::kit::Palette palette_;
    ui::kit::Fonts fonts_;
    FontTexture fontTexture_;
    ui::kit::SystemFonts systemFonts_;
    std::set<char32_t> requested_;
    float scale_;
};

}  // namespace app
