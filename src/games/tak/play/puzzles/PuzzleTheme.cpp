#include "games/tak/play/puzzles/PuzzleTheme.h"

namespace tak::play {

std::string_view nameOf(PuzzleTheme theme) {
    constexpr std::array<std::string_view, kPuzzleThemes.size()> kNames = {
        "road", "stop", "tinue-3", "tinue-5", "tinue-7", "flats", "crush"};
    return kNames[static_cast<std::size_t>(theme)];
}

std::optional<PuzzleTheme> puzzleThemeNamed(std::string_view name) {
    for (const PuzzleTheme theme : kPuzzleThemes)
        if (name == nameOf(theme)) return theme;
    return {};
}

}  // namespace tak::play
