#include "ui/kit/fonts/LiningFigures.h"

#include <array>
#include <cmath>
#include <cstring>
#include <string>

#include "ui/kit/fonts/TypeFace.h"

namespace ui::kit {
namespace {

constexpr std::array<const char*, 10> kGlyphs{"zero", "one", "two",   "three", "four",
                                              "five", "six", "seven", "eight", "nine"};
// Suffixes of the glyph names of proportional lining figures: Vollkorn's, then EB Garamond's.
constexpr std::array<const char*, 2> kSuffixes{".lf", ".lnum"};

FT_GlyphSlot drawFigure(const TypeFace& face, const char* name) {
    for (const char* suffix : kSuffixes) {
        if (const FT_GlyphSlot glyph = face.draw((std::string(name) + suffix).c_str())) return glyph;
    }
    return nullptr;
}

}  // namespace

void LiningFigures::reserve(ImFontAtlas& atlas, ImFont& font, const TypeFace& face, float shift) {
    for (std::size_t digit = 0; digit < kGlyphs.size(); ++digit) {
        const FT_GlyphSlot glyph = drawFigure(face, kGlyphs[digit]);
        if (glyph == nullptr || glyph->bitmap.width == 0 || glyph->bitmap.rows == 0) continue;
        const FT_Bitmap& bitmap = glyph->bitmap;
        Figure figure{.rectangle = 0,
                      .width = static_cast<int>(bitmap.width),
                      .height = static_cast<int>(bitmap.rows),
                      .coverage = coverageOf(bitmap)};
        const ImVec2 offset{static_cast<float>(glyph->bitmap_left),
                            face.ascent() - static_cast<float>(glyph->bitmap_top) + shift};
        figure.rectangle = atlas.AddCustomRectFontGlyph(
            &font, static_cast<ImWchar>('0' + digit), figure.width, figure.height,
            std::ceil(static_cast<float>(glyph->advance.x) / 64), offset);
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
