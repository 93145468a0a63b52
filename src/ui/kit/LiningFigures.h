#pragma once

#include <imgui.h>

#include <vector>

namespace ui::kit {

class TypeFace;

/// Both text families draw figures in the old style by default, where the 1 of "f1" is read as a capital I.
/// Their lining figures have no code points, only glyph names, so ImGui cannot load them: this class puts
/// them into an atlas in place of the others. A font without them keeps its own.
class LiningFigures {
  public:
    /// Reserves room for the figures of a face, `shift` pixels lower than it has them. Before the atlas is
    /// built.
    void reserve(ImFontAtlas& atlas, ImFont& font, const TypeFace& face, float shift);

    /// Copies them to their places. After the atlas is built, before its texture is made.
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
