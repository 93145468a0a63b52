#pragma once

#include <cstdint>
#include <filesystem>

#include "film/Encoder.h"

namespace app {

/// The motion of the camera in a film.
enum class FilmCamera : std::uint8_t {
    Still,   ///< stays where it was at the table
    Around,  ///< goes slowly around the table, once
    Follows  ///< follows long moves and the decision of the game, as during play
};

/// The player's choices for a film.
struct FilmOrder {
    film::Format format = film::Format::Gif;
    int width = 854;  ///< pixels; even
    int height = 480;
    int from = 0;       ///< number of turns that are played before the film begins …
    int to = -1;        ///< … and at its end; -1: at the end of the line
    double pace = 1.5;  ///< least seconds for each turn, including its motion
    FilmCamera camera = FilmCamera::Still;
    bool marks = true;                ///< with the marks that the player sees at the table
    bool thoughts = false;            ///< with each player's chances and the turn that an engine would play
    std::filesystem::path file = {};  ///< empty: a new file in the player's pictures or videos
    friend bool operator==(const FilmOrder&, const FilmOrder&) = default;
};

/// Frame rate of a format. A GIF has a time unit of 1/100 s, and each picture makes it larger.
[[nodiscard]] constexpr int framesPerSecond(film::Format format) {
    return format == film::Format::Gif ? 20 : 30;
}

}  // namespace app
