#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace audio {

/// What can be heard. Its name is what themes and files call it.
enum class Cue : std::uint8_t {
    Lay,         ///< a piece lies down on the board
    Stack,       ///< … on another piece
    Stand,       ///< a piece is set on its edge
    Heavy,       ///< a heavy piece stands down on the board
    HeavyStack,  ///< … on another piece
    Back,        ///< a piece goes back to its supply
    Lift,        ///< a piece leaves what it was on
    Slide,       ///< a stack travels in the hand
    Topple,      ///< a standing piece is thrown down
    Threat,      ///< what custom demands to be said
    Decide,      ///< one of the places that decided the game lights up
    Win,
    Draw,
    Clock,     ///< time is up
    Press,     ///< a button
    Ambience,  ///< the air of the theme: repeats for ever
};
constexpr std::size_t kCueCount = 16;

/// What has a volume of its own.
enum class Bus : std::uint8_t { Stones, Interface, Ambience };

/// "lay", "heavy-stack" …
[[nodiscard]] std::string_view nameOf(Cue cue);
[[nodiscard]] std::optional<Cue> cueNamed(std::string_view name);
[[nodiscard]] Bus busOf(Cue cue);

}  // namespace audio
