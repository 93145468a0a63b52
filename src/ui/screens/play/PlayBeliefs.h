#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// What a player believes of a piece that is hidden from him, beside that piece.
struct BeliefView {
    struct Possibility {
        std::string text = {};  ///< the same in every language
        float chance = 0;       ///< 0 to 1
        bool truth = false;     ///< the piece is this, as everybody who sees the picture may know
    };
    std::vector<Possibility> possibilities = {};
    ImVec2 at{0, 0};           ///< pixels: the middle of the piece
    int others = 0;            ///< beliefs about the same piece that are drawn above this one
    ImVec4 color{1, 1, 1, 1};  ///< of the player who believes it
};

/// Draws them over the table and under all panels: bars above their names, the higher the likelier, and full
/// from one half on; the truth is underlined. `room`: the area that they keep to, in pixels.
void drawBeliefs(kit::Context& ui, const std::vector<BeliefView>& beliefs, const kit::Rect& room);

}  // namespace ui::screens
