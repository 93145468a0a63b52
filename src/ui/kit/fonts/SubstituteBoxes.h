#pragma once

#include <imgui.h>

#include <vector>

namespace ui::kit {

/// The box that Dear ImGui draws in place of a letter that a face lacks: the face's U+FFFD.
class SubstituteBoxes {
  public:
    /// Reserves room for a face's box. Call it before the atlas is built. `baseLine`: pixels from the top of
    /// a line.
    void reserve(ImFontAtlas& atlas, ImFont& font, float em, float baseLine);
    /// Draws the boxes. Call it after the atlas is built and before its texture is made.
    void paint(ImFontAtlas& atlas) const;

  private:
    std::vector<int> rectangles_;
};

}  // namespace ui::kit
