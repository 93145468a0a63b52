#pragma once

#include <imgui.h>

#include <vector>

namespace ui::kit {

class TypeFace;

/// Replaces old-style figures with lining ones. Both text families draw figures in the old style by default,
/// in which the 1 of "f1" looks like a capital I. Their lining figures have only glyph names and no code
/// points, so Dear ImGui cannot load them: this class puts them into an atlas in place of the others. A font
/// without lining figures keeps its own.
class LiningFigures {
  public:
    /// Reserves room for the figures of a face, to be drawn `shift` pixels lower than the font places them.
    /// Call it before the atlas is built.
    void reserve(ImFontAtlas& atlas, ImFont& font, const TypeFace& face, float shift);

    /// Copies the figures to their places. Call it after the atlas is built and before its texture is made.
    void paint(ImFontAtlas& atlas) const;

  private:
    struct Figure {
        int rectangle = 0;
        int width = 0;
        int height = 0;
        std::vector<unsigned char> coverage;
    };
    std::vector<Figure> figures_;
};

}  // namespace ui::kit
