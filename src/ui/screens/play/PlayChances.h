#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::screens {

/// The winning chances at the position on the table, as a bar beside the table.
struct ChancesBar {
    struct Share {
        float part = 0;
        ImVec4 color{1, 1, 1, 1};
        std::string text = {};  ///< "57 %"
        std::string name = {};  ///< whose chance it is; empty where the names stand beside the bar
    };
    std::vector<Share> shares = {};  ///< by player, the first one at the bottom; empty: no bar
};

void drawChances(kit::Context& ui, const ChancesBar& chances, const kit::Rect& area);

}  // namespace ui::screens
