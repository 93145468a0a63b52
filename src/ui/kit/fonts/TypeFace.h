#pragma once

#include <ft2build.h>
#include FT_FREETYPE_H

#include <filesystem>
#include <memory>
#include <vector>

namespace ui::kit {

/// The bytes of a bitmap of one byte a pixel, rows from the top, without gaps between the rows.
[[nodiscard]] std::vector<unsigned char> coverageOf(const FT_Bitmap& bitmap);

/// A font file that FreeType opens at one size. It gives measures and glyphs that Dear ImGui's rasteriser
/// does not. It is empty if the file cannot be read.
class TypeFace {
  public:
    /// `pixels`: the distance from the highest ascender to the lowest descender, as Dear ImGui counts a
    /// font's size.
    TypeFace(const std::filesystem::path& file, float pixels);

    /// A face of a file that may hold several, by the size of its em in pixels.
    TypeFace(const std::filesystem::path& file, int index, float em);

    /// The distance of the first constructor, in whole pixels, at which the em is at least `em` pixels; 0 if
    /// the file cannot be read.
    [[nodiscard]] static float lineFor(const std::filesystem::path& file, float em);

    explicit operator bool() const { return face_ != nullptr; }
    /// The size of the em, in pixels.
    [[nodiscard]] float em() const;
    /// Pixels from the top of a line to its base line.
    [[nodiscard]] float ascent() const;
    /// Whole pixels by which to lower the glyphs so that capitals stand in the middle of a line of this
    /// height, in pixels. Vollkorn and EB Garamond leave more room for accents above than for tails below, so
    /// without the shift their text stands too high in every button.
    [[nodiscard]] float centering(float line) const;
    /// Renders the glyph of this name; null if the font has none. The result is valid until the next call.
    [[nodiscard]] FT_GlyphSlot draw(const char* name) const;
    [[nodiscard]] FT_GlyphSlot draw(char32_t letter) const;

  private:
    void open(const std::filesystem::path& file, int index, FT_Size_Request_Type measure, float pixels);
    [[nodiscard]] FT_GlyphSlot drawGlyph(FT_UInt glyph) const;
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
