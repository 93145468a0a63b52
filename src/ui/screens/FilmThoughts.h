#pragma once

#include <string>
#include <vector>

#include "ui/screens/PlayModel.h"

namespace ui::screens {

/// What a film shows of the thoughts about the position, over the table. Texts are ready to show.
struct FilmView {
    struct Player {
        std::string name = {};
        ImVec4 color{1, 1, 1, 1};
    };
    std::vector<Player> players = {};    ///< in the order of their turns
    ChancesBar chances = {};             ///< empty: nobody knows
    std::vector<CountView> counts = {};  ///< of the turn that is considered
    std::string turn = {};               ///< that was played last; empty: none
    std::string verdict = {};            ///< what it gave away; empty: nothing, or nobody knows
};

/// Where these thoughts leave room for the table in a picture of this size; pixels.
[[nodiscard]] kit::Rect filmTableArea(ImVec2 picture);
/// Pixels a unit in a film: its letters are larger than a window's, since it is seen from farther away.
[[nodiscard]] float filmScale(ImVec2 picture);

void drawFilmThoughts(kit::Context& ui, const FilmView& view);

}  // namespace ui::screens
