#pragma once

#include <cstdint>
#include <filesystem>

#include "film/Encoder.h"

namespace app {

/// What the camera does in a film.
enum class FilmCamera : std::uint8_t {
    Still,   ///< stays as it stood at the table
    Around,  ///< goes once around the table, slowly
    Follows  ///< answers to long moves and to what decides the game, as in play
};

/// What a film shows of a game, and how.
struct FilmOrder {
    film::Format format = film::Format::Gif;
    int width = 854;  ///< pixels, even
    int height = 480;
    int from = 0;       ///< turns played at its beginning …
    int to = -1;        ///< … and at its end; -1: at the end of the line
    double pace = 1.5;  ///< seconds that a turn takes at least, its motion included
    FilmCamera camera = FilmCamera::Still;
    bool marks = true;                ///< what is shown on the board to read it by, as at the table
    bool thoughts = false;            ///< with everybody's chances and the turn that an engine would play
    std::filesystem::path file = {};  ///< empty: a new one in the player's pictures or videos
    friend bool operator==(const FilmOrder&, const FilmOrder&) = default;
};

/// Of a film in this format. A GIF counts hundredths of a second and grows with every picture.
[[nodiscard]] constexpr int framesPerSecond(film::Format format) {
    return format == film::Format::Gif ? 20 : 30;
}

}  // namespace app
