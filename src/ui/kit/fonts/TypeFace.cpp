#include "ui/kit/fonts/TypeFace.h"

#include <cmath>

namespace ui::kit {
namespace {

float toPixels(FT_Pos units) { return static_cast<float>(units) / 64; }

}  // namespace

std::vector<unsigned char> coverageOf(const FT_Bitmap& bitmap) {
    std::vector<unsigned char> coverage;
    for (unsigned y = 0; y < bitmap.rows; ++y) {
        const unsigned char* row = bitmap.buffer + static_cast<std::ptrdiff_t>(y) * bitmap.pitch;
        coverage.insert(coverage.end(), row, row + bitmap.width);
    }
    return coverage;
}

TypeFace::TypeFace(const std::filesystem::path& file, float pixels) {
    open(file, 0, FT_SIZE_REQUEST_TYPE_REAL_DIM, std::floor(pixels));
}

TypeFace::TypeFace(const std::filesystem::path& file, int index, float em) {
    open(file, index, FT_SIZE_REQUEST_TYPE_NOMINAL, em);
}

void TypeFace::open(const std::filesystem::path& file, int index, FT_Size_Request_Type measure,
                    float pixels) {
    FT_Library library = nullptr;
    if (FT_Init_FreeType(&library) != 0) return;
    library_.reset(library);
    FT_Face face = nullptr;
    if (FT_New_Face(library, file.c_str(), index, &face) != 0) return;
    face_.reset(face);
    FT_Size_RequestRec request{};
    request.type = measure;
    request.height = std::lround(pixels * 64);
    if (FT_Request_Size(face, &request) != 0) face_.reset();
}

float TypeFace::lineFor(const std::filesystem::path& file, float em) {
    const TypeFace face(file, 0, em);
    if (!face) return 0;
    const float ofEm =
        toPixels(FT_MulFix(face.face_->ascender - face.face_->descender, face.face_->size->metrics.y_scale));
    return std::ceil(ofEm);
}

float TypeFace::em() const { return toPixels(FT_MulFix(face_->units_per_EM, face_->size->metrics.y_scale)); }

float TypeFace::ascent() const { return std::ceil(toPixels(face_->size->metrics.ascender)); }

float TypeFace::centering(float line) const {
    if (FT_Load_Char(face_.get(), 'H', FT_LOAD_NO_BITMAP | FT_LOAD_TARGET_LIGHT) != 0) return 0;
    const float capital = toPixels(face_->glyph->metrics.height);
    return std::round(line / 2 - (ascent() - capital / 2));
}

FT_GlyphSlot TypeFace::draw(const char* name) const {
    return drawGlyph(FT_Get_Name_Index(face_.get(), name));
}

FT_GlyphSlot TypeFace::draw(char32_t letter) const {
    return drawGlyph(FT_Get_Char_Index(face_.get(), letter));
}

FT_GlyphSlot TypeFace::drawGlyph(FT_UInt glyph) const {
    const bool drawn = glyph != 0 &&
                       FT_Load_Glyph(face_.get(), glyph, FT_LOAD_NO_BITMAP | FT_LOAD_TARGET_LIGHT) == 0 &&
                       FT_Render_Glyph(face_->glyph, FT_RENDER_MODE_NORMAL) == 0;
    return drawn ? face_->glyph : nullptr;
}

}  // namespace ui::kit
