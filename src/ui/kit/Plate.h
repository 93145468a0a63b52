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
    std::string help = {};  ///< a tooltip; may be empty
};

/// A clock beside the name.
struct PlayerClock {
    std::string text = {};
    bool runs = false;
    bool low = false;  ///< so little is left that it warns
    friend bool operator==(const PlayerClock&, const PlayerClock&) = default;
};

/// What a player's plate says. Texts are already translated.
struct PlayerPlate {
    std::string name = {};
    ImVec4 color{1, 1, 1, 1};
    bool toMove = false;
    std::string status = {};           ///< a word beside the name; may be empty
    std::optional<int> thinking = {};  ///< dots say that the player is: which of them is lit
    std::optional<PlayerClock> clock = {};
    std::vector<PlayerStat> stats = {};
};

/// Pixels of height that the plate needs in this width.
[[nodiscard]] float plateHeight(const Context& ui, const PlayerPlate& player, float width);

/// The dots of a player who thinks, at the right end of the room. Pixels that they take.
float drawThinkingDots(const Context& ui, ImDrawList& canvas, const Rect& room, int lit);

/// The clock at the right end of the room. Pixels that it takes.
float drawClock(Context& ui, ImDrawList& canvas, const Rect& room, const PlayerClock& clock);

/// Draws a plate at the cursor as an item.
void playerPlate(Context& ui, const PlayerPlate& player, float width);

}  // namespace ui::kit
