#pragma once

#include <ft2build.h>
#include FT_FREETYPE_H

#include <filesystem>
#include <memory>

namespace ui::kit {

/// A font file opened by FreeType at one size, for what ImGui's rasteriser does not tell. Empty when it
/// cannot be read.
class TypeFace {
  public:
    /// `pixels` = from the highest ascender to the lowest descender, as ImGui counts.
    TypeFace(const std::filesystem::path& file, float pixels);

    explicit operator bool() const { return face_ != nullptr; }
    /// Pixels from the top of a line to its base line.
    [[nodiscard]] float ascent() const;
    /// Whole pixels to move the glyphs down so that capitals stand in the middle of a line. Vollkorn and EB
    /// Garamond leave more room for accents above than for tails below, and would look too high in every
    /// button.
    [[nodiscard]] float centering() const;
    /// The glyph of this name, drawn; null if there is none. Lives until the next call.
    [[nodiscard]] FT_GlyphSlot draw(const char* name) const;

  private:
    struct LibraryDeleter {
        void operator()(FT_Library library) const { FT_Done_FreeType(library); }
    };
    struct FaceDeleter {
        void operator()(FT_Face face) const { FT_Done_Face(face); }
    };
    std::unique_ptr<FT_LibraryRec_, LibraryDeleter> library_;
    std::unique_ptr<FT_FaceRec_, FaceDeleter> face_;
};

}  // namespace ui::kit
