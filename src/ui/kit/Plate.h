#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::kit {

/// A figure about a player, such as what is left of a supply.
struct PlayerStat {
    std::string label = {};
    std::string value = {};
    /// Shown as pips too when given: how many are left of how many.
    struct Supply {
        int count = 0;
        int total = 0;
    };
    std::optional<Supply> supply = {};
};

/// What a player's plate says. Texts are already translated.
struct PlayerPlate {
    std::string name = {};
    ImVec4 color{1, 1, 1, 1};
    bool toMove = false;
    std::string status = {};           ///< a word beside the name; may be empty
    std::optional<int> thinking = {};  ///< dots say that the player is: which of them is lit
    std::vector<PlayerStat> stats = {};
};

/// Pixels of height that the plate needs in this width.
[[nodiscard]] float plateHeight(const Context& ui, const PlayerPlate& player, float width);

/// The dots of a player who thinks, at the right end of the room. Pixels that they take.
float drawThinkingDots(const Context& ui, ImDrawList& canvas, const Rect& room, int lit);

/// Draws a plate at the cursor as an item.
void playerPlate(Context& ui, const PlayerPlate& player, float width);

}  // namespace ui::kit
