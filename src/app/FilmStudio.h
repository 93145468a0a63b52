#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "app/FilmCanvas.h"
#include "app/Films.h"
#include "render/Renderer.h"
#include "render/Surface.h"

namespace app {

/// Draws the pictures of films, a few between two frames of the program, beside what the window shows. Main
/// thread, with the renderer's context current.
class FilmStudio {
  public:
    /// Both must outlive it. `useTheme` makes sure that the renderer has the theme.
    FilmStudio(render::Renderer& renderer, Films& films, std::function<void()> useTheme)
        : renderer_(renderer), films_(films), useTheme_(std::move(useTheme)) {}

    /// What a frame of the program leaves to films.
    struct Leave {
        float milliseconds;  ///< to draw for; one step is drawn in any case
        float seconds;       ///< since the last call
        bool watched;        ///< something moves that the player looks at
    };
    /// Draws what is wanted. Where a step takes longer than that, the next ones are left out until the
    /// program had a part of that time for itself, or several times as much while it is watched.
    void work(const Leave& leave);
    /// A picture can be drawn at once.
    [[nodiscard]] bool ready() const;

  private:
    /// One step: a moving picture or one sample. False: nothing is wanted.
    bool step(FilmInWork& film);
    void prepare(FilmInWork& film);
    /// What was drawn, with the film's thoughts over it.
    [[nodiscard]] render::Image picture(FilmInWork& film);

    render::Renderer& renderer_;
    Films& films_;
    std::function<void()> useTheme_;
    std::unique_ptr<render::Renderer> beside_;  ///< while a film is made
    std::optional<FilmCanvas> canvas_;          ///< for thoughts
    render::Surface surface_;                   ///< on which they are drawn
    int prepared_ = 0;                          ///< Films::number() that it is prepared for
    const scene::TableModel* meshes_ = nullptr;
    scene::DrawList list_;
    float owed_ = 0;  ///< milliseconds that the program is to have for itself
};

}  // namespace app
