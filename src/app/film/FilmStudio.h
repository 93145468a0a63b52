#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "app/film/FilmCanvas.h"
#include "app/film/Films.h"
#include "render/Renderer.h"
#include "render/gl/Surface.h"

namespace app {

/// Draws the pictures of films, a few between two frames of the program. The window does not show them. Main
/// thread only, with the renderer's context current.
class FilmStudio {
  public:
    /// Both references must outlive it. `useTheme` loads the theme into the renderer.
    FilmStudio(render::Renderer& renderer, Films& films, std::function<void()> useTheme)
        : renderer_(renderer), films_(films), useTheme_(std::move(useTheme)) {}

    /// The time that a frame of the program leaves for films.
    struct Budget {
        float milliseconds;  ///< time for drawing; one step is drawn even if it takes longer
        float seconds;       ///< since the last call
        bool watched;        ///< the window shows something in motion
    };
    /// Draws requested pictures. After a step that took too long, drawing pauses, so that the program gets a
    /// share of the time; the share is larger if `watched`.
    void work(const Budget& budget);
    /// Whether a picture can be drawn now.
    [[nodiscard]] bool ready() const;

  private:
    /// Draws one moving picture, or one sample of a still one. False if none is needed.
    bool step(FilmJob& film);
    void prepare(FilmJob& film);
    /// The drawn picture, with the film's thoughts over it if it has any.
    [[nodiscard]] render::Image picture(FilmJob& film);

    render::Renderer& renderer_;
    Films& films_;
    std::function<void()> useTheme_;
    std::unique_ptr<render::Renderer> beside_;  ///< exists only while a film is made
    std::optional<FilmCanvas> canvas_;          ///< for thoughts
    render::Surface surface_;                   ///< the thoughts are drawn on it
    int prepared_ = 0;                          ///< Films::number() of the film that it is prepared for
    render::Quality quality_;                   ///< of the whole film, whatever the window changes to
    std::weak_ptr<const scene::TableModel> uploaded_;  ///< the table whose meshes `beside_` has
    scene::DrawList list_;
    float pauseMs_ = 0;  ///< until drawing goes on
};

}  // namespace app
