#pragma once

#include <imgui.h>

#include <array>
#include <filesystem>
#include <span>
#include <vector>

#include "base/Result.h"
#include "ui/kit/fonts/LetterRoom.h"
#include "ui/kit/fonts/SystemFonts.h"

namespace ui::kit {

/// The purposes of texts, each with a font of its own. Every face except Title also holds the icons;
/// those of Reading are the large ones, for buttons without a text.
enum class Face { Body, Strong, Italic, Small, Reading, Heading, Title };
inline constexpr int kFaceCount = 7;

/// The files of the faces; the path of a font that was not found is empty.
struct FontFiles {
    std::filesystem::path body;
    std::filesystem::path strong;
    std::filesystem::path italic;
    std::filesystem::path display;
    std::filesystem::path icons;
};

/// The fonts of this system that CMake found when it configured the build.
[[nodiscard]] FontFiles installedFonts();

/// The faces, rendered by FreeType at one scale: Latin, Greek and Cyrillic with accents, punctuation, arrows,
/// icons. Other letters are added when they are needed; until then a box is drawn in their place.
class Fonts {
  public:
    /// Larger glyphs are rendered at this size and stretched. The reason: FreeType's helper in Dear ImGui
    /// keeps each bitmap in a block of 256 KiB, which is 65,536 pixels, without checking the size. A bitmap
    /// is at most 1.5 times as wide and high as the glyph size.
    static constexpr float kLargestGlyphs = 128;  ///< pixels
    /// The atlas is at most this wide and high, even if the graphics card allows larger textures; that is 64
    /// MiB.
    static constexpr int kLargestAtlas = 4096;  ///< pixels

    /// Fills the atlas of the current ImGui context anew. Do not call it between NewFrame and Render; make
    /// the renderer's font texture again afterwards. `scale`: pixels a unit. `largestTexture`: pixels along a
    /// side; if the glyphs do not all fit, they are rendered smaller and stretched. Each file that is missing
    /// or broken adds a warning to the result, and ImGui's own font replaces it.
    std::vector<base::Error> build(const FontFiles& files, float scale, int largestTexture = kLargestAtlas);

    /// The sizes in which add() wants letters: pixels an em.
    [[nodiscard]] std::vector<float> letterSizes() const;
    /// Adds letters to the faces that lack them, as far as there is room. Returns whether there are new ones;
    /// then make the renderer's font texture again. Do not call it between NewFrame and Render. build()
    /// forgets them.
    bool add(std::span<const DrawnLetter> letters);

    [[nodiscard]] ImFont* operator[](Face face) const { return faces_[static_cast<std::size_t>(face)]; }

  private:
    enum class Letters {
        All,      ///< of the fonts, with room for those of the system's
        OfFonts,  ///< all that they have
        Latin     ///< what the program's own languages need
    };
    bool draw(const FontFiles& files, float scale, float largestGlyphs, int side, Letters letters);
    void drawPlain(float scale, int side);
    std::array<ImFont*, kFaceCount> faces_{};
    std::array<float, kFaceCount> ems_{};  ///< pixels; 0: the face gets no letters from other fonts
    LetterRoom room_;
};

}  // namespace ui::kit
