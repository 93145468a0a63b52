#pragma once

#include <imgui.h>

#include <array>
#include <filesystem>
#include <vector>

#include "base/Result.h"

namespace ui::kit {

/// What a text is for. Every face but Title holds the icons too.
enum class Face { Body, Strong, Italic, Small, Icon, Heading, Title };
inline constexpr int kFaceCount = 7;

/// Where the faces come from; an empty path is a face that was not found.
struct FontFiles {
    std::filesystem::path body;
    std::filesystem::path strong;
    std::filesystem::path italic;
    std::filesystem::path display;
    std::filesystem::path icons;
};

/// The fonts of this system, as they were found when the program was configured.
[[nodiscard]] FontFiles installedFonts();

/// The faces, drawn by FreeType at one scale: Latin with its European accents, punctuation, arrows, icons.
class Fonts {
  public:
    /// Larger glyphs are drawn at this size and stretched: FreeType's helper in Dear ImGui keeps each bitmap
    /// in a block of 256 KiB, 65,536 pixels, and checks nothing. A bitmap is 1.5 times as wide and high at
    /// most.
    static constexpr float kLargestGlyphs = 144;  ///< pixels
    /// The atlas is no larger than this in either direction, however large a texture may be: 64 MiB.
    static constexpr int kLargestAtlas = 4096;  ///< pixels

    /// Fills the atlas of the current ImGui context anew. Never between NewFrame and Render; the renderer's
    /// font texture must be made again afterwards. `scale` = pixels a unit. `largestTexture`: pixels
    /// along a side; where not all fits, glyphs are smaller and stretched. A file that is missing or broken
    /// makes a warning, and ImGui's own font stands in for it.
    std::vector<base::Error> build(const FontFiles& files, float scale, int largestTexture = kLargestAtlas);

    [[nodiscard]] ImFont* operator[](Face face) const { return faces_[static_cast<std::size_t>(face)]; }

  private:
    bool draw(const FontFiles& files, float scale, float largestGlyphs, int side);
    void drawPlain(float scale, int side);
    std::array<ImFont*, kFaceCount> faces_{};
};

}  // namespace ui::kit
