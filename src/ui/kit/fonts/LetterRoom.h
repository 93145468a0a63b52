#pragma once

#include <imgui.h>

#include <optional>
#include <vector>

#include "ui/kit/fonts/SystemFonts.h"

namespace ui::kit {

/// Room in an atlas for letters that are added after it was built: for about 900 in all sizes of a scale.
class LetterRoom {
  public:
    /// No room.
    LetterRoom() = default;
    /// Reserves the room. Call it before the atlas is built. `scale`: pixels a unit.
    LetterRoom(ImFontAtlas& atlas, float scale);

    /// Where a letter is in the texture.
    struct Place {
        ImVec2 uvMin;
        ImVec2 uvMax;
    };
    /// Whether the room fits into a texture of `side` by `side` pixels together with the letters of the
    /// fonts.
    [[nodiscard]] static bool fitsInto(int side, float scale);

    /// Draws the letter into the texture; nothing once the room is full.
    std::optional<Place> put(ImFontAtlas& atlas, const DrawnLetter& letter);

  private:
    std::vector<int> pages_;  ///< rectangles of the atlas
    std::size_t page_ = 0;    ///< the one that is being filled, row by row
    int x_ = 0;
    int y_ = 0;
    int rowHeight_ = 0;
};

}  // namespace ui::kit
