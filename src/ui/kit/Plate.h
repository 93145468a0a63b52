#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/kit/Shape.h"

namespace ui::kit {

/// A figure about a player, such as the number of pieces left in a supply.
struct PlayerStat {
    std::string label = {};
    std::string value = {};
    /// Pieces left and in all. If given, they are shown as pips too, unless there is an icon.
    struct Supply {
        int count = 0;
        int total = 0;
    };
    std::optional<Supply> supply = {};
    std::string help = {};  ///< a tooltip; may be empty
    Shape icon = {};        ///< stands for the label; may be empty
    Shape briefIcon = {};   ///< stands for the label in a brief plate; may be empty
};

/// A clock beside the name.
struct PlayerClock {
    std::string text = {};
    bool runs = false;
    bool low = false;  ///< little time is left: the clock warns
    friend bool operator==(const PlayerClock&, const PlayerClock&) = default;
};

/// The content of a player's plate. Texts are already translated.
struct PlayerPlate {
    std::string name = {};
    std::string shortName = {};  ///< in its place where it would be cut; may be empty
    /// What the words at the table call him; beside the name where there is room. May be empty.
    std::string seat = {};
    ImVec4 color{1, 1, 1, 1};
    std::optional<ImVec4> second = {};  ///< the colour of further pieces of his
    bool toMove = false;
    std::string status = {};           ///< a word beside the name; may be empty
    std::optional<int> thinking = {};  ///< the number of the lit dot while the player thinks; else empty
    std::optional<PlayerClock> clock = {};
    std::vector<PlayerStat> stats = {};
};

/// The height in pixels that the plate needs in this width.
[[nodiscard]] float plateHeight(const Context& ui, const PlayerPlate& player, float width);

/// Draws the disc of a player's colour; of two colours each has a half.
void drawSwatchDisc(ImDrawList& canvas, ImVec2 center, float radius, const PlayerPlate& player);

/// Draws the dots of a thinking player at the right end of the room. Returns the width that they take, in
/// pixels.
float drawThinkingDots(const Context& ui, ImDrawList& canvas, const Rect& room, int lit);

/// Draws the clock at the right end of the room. Returns the width that it takes, in pixels.
float drawClock(Context& ui, ImDrawList& canvas, const Rect& room, const PlayerClock& clock);

/// Draws a plate at the cursor as an item.
void playerPlate(Context& ui, const PlayerPlate& player, float width);

/// The same in a line: the swatch, the name and the figures, whose labels are icons. Where there is too
/// little room, the last figures are left out, and the short name stands for the name. Its tooltip tells all
/// of it.
void briefPlate(Context& ui, const PlayerPlate& player, ImVec2 size);

}  // namespace ui::kit
