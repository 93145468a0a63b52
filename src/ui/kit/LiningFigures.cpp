#include "ui/kit/LiningFigures.h"

#include <ft2build.h>
#include FT_FREETYPE_H

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <string>

namespace ui::kit {
namespace {

constexpr std::array<const char*, 10> kNames{"zero", "one", "two",   "three", "four",
                                             "five", "six", "seven", "eight", "nine"};
// Proportional lining figures: Vollkorn's suffix, then EB Garamond's.
constexpr std::array<const char*, 2> kSuffixes{".lf", ".lnum"};

struct LibraryDeleter {
    void operator()(FT_Library library) const { FT_Done_FreeType(library); }
};
struct FaceDeleter {
    void operator()(FT_Face face) const { FT_Done_Face(face); }
};
using Library = std::unique_ptr<FT_LibraryRec_, LibraryDeleter>;
using FontFace = std::unique_ptr<FT_FaceRec_, FaceDeleter>;

Library openLibrary() {
    FT_Library library = nullptr;
    return Library(FT_Init_FreeType(&library) == 0 ? library : nullptr);
}

FontFace openFace(FT_Library library, const std::filesystem::path& file, float pixels) {
    FT_Face face = nullptr;
    if (library == nullptr || FT_New_Face(library, file.c_str(), 0, &face) != 0) return nullptr;
    FontFace opened(face);
    FT_Size_RequestRec request{};
    request.type = FT_SIZE_REQUEST_TYPE_REAL_DIM;  // as ImGui asks
    request.height = static_cast<FT_Long>(pixels) * 64;
    return FT_Request_Size(face, &request) == 0 ? std::move(opened) : nullptr;
}

FT_UInt glyphOf(FT_Face face, const char* name) {
    for (const char* suffix : kSuffixes) {
        const std::string full = std::string(name) + suffix;
        if (const FT_UInt glyph = FT_Get_Name_Index(face, full.c_str())) return glyph;
    }
    return 0;
}

bool render(FT_Face face, FT_UInt glyph) {
    return FT_Load_Glyph(face, glyph, FT_LOAD_NO_BITMAP | FT_LOAD_TARGET_LIGHT) == 0 &&
           FT_Render_Glyph(face->glyph, FT_RENDER_MODE_NORMAL) == 0;
}

}  // namespace

void LiningFigures::reserve(ImFontAtlas& atlas, ImFont& font, const std::filesystem::path& file, float pixels) {
    const Library library = openLibrary();
    const FontFace face = openFace(library.get(), file, pixels);
    if (!face) return;
    const float ascent = std::ceil(static_cast<float>(face->size->metrics.ascender) / 64);
    for (std::size_t digit = 0; digit < kNames.size(); ++digit) {
        const FT_UInt glyph = glyphOf(face.get(), kNames[digit]);
        if (glyph == 0 || !render(face.get(), glyph)) continue;
        const FT_GlyphSlot slot = face->glyph;
        const FT_Bitmap& bitmap = slot->bitmap;
        Figure figure{.rectangle = 0, .width = static_cast<int>(bitmap.width),
                      .height = static_cast<int>(bitmap.rows), .coverage = {}};
        if (figure.width == 0 || figure.height == 0) continue;
        for (int y = 0; y < figure.height; ++y) {
            const unsigned char* row = bitmap.buffer + static_cast<std::ptrdiff_t>(y) * bitmap.pitch;
            figure.coverage.insert(figure.coverage.end(), row, row + figure.width);
        }
        const auto offset = ImVec2(static_cast<float>(slot->bitmap_left),
                                   ascent - static_cast<float>(slot->bitmap_top));
        figure.rectangle = atlas.AddCustomRectFontGlyph(
            &font, static_cast<ImWchar>('0' + digit), figure.width, figure.height,
            std::ceil(static_cast<float>(slot->advance.x) / 64), offset);
        figures_.push_back(std::move(figure));
    }
}

void LiningFigures::paint(ImFontAtlas& atlas) const {
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    atlas.GetTexDataAsAlpha8(&pixels, &width, &height);
    for (const Figure& figure : figures_) {
        const ImFontAtlasCustomRect* place = atlas.GetCustomRectByIndex(figure.rectangle);
        if (!place->IsPacked()) continue;
        for (int y = 0; y < figure.height; ++y) {
            std::memcpy(pixels + (place->Y + y) * width + place->X,
                        figure.coverage.data() + static_cast<std::ptrdiff_t>(y) * figure.width,
                        static_cast<std::size_t>(figure.width));
        }
    }
}

}  // namespace ui::kit
