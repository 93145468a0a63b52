#pragma once

#include <string>
#include <vector>

#include "ui/screens/play/PlayChances.h"
#include "ui/screens/play/PlayCounts.h"

namespace ui::screens {

/// The thoughts about a position that a film shows over the table. Texts are already translated.
struct FilmView {
    struct Player {
        std::string name = {};
        ImVec4 color{1, 1, 1, 1};
    };
    std::vector<Player> players = {};    ///< in the order of their turns
    ChancesBar chances = {};             ///< empty: unknown
    std::vector<CountView> counts = {};  ///< of the turn that an engine considers
    std::string turn = {};               ///< the last turn played; empty: none
    std::string verdict = {};            ///< the chance that it lost, in words; empty: none
};

/// The part of a picture of this size that is left for the table; pixels.
[[nodiscard]] kit::Rect filmTableArea(ImVec2 picture);
/// Pixels a unit in a film. Letters are larger than in a window, because viewers sit farther away.
[[nodiscard]] float filmScale(ImVec2 picture);

void drawFilmThoughts(kit::Context& ui, const FilmView& view);

}  // namespace ui::screens
