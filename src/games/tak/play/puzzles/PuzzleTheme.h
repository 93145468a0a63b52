#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tak::play {

/// A puzzle's task. The side to move solves it.
enum class PuzzleTheme : std::uint8_t {
    Road,    ///< complete a road at once
    Stop,    ///< the opponent threatens a road: stop it without running into a forced one
    Tinue3,  ///< force a road in 3 plies, each turn a threat
    Tinue5,
    Tinue7,
    Flats,  ///< win on flats, at once or after any answer
    Crush,  ///< win by a capstone that flattens a wall
};

inline constexpr std::array kPuzzleThemes = {PuzzleTheme::Road,   PuzzleTheme::Stop,   PuzzleTheme::Tinue3,
                                             PuzzleTheme::Tinue5, PuzzleTheme::Tinue7, PuzzleTheme::Flats,
                                             PuzzleTheme::Crush};

/// The theme's name in files: "road", "stop", "tinue-3", "tinue-5", "tinue-7", "flats", "crush".
[[nodiscard]] std::string_view nameOf(PuzzleTheme theme);
[[nodiscard]] std::optional<PuzzleTheme> puzzleThemeNamed(std::string_view name);

}  // namespace tak::play
