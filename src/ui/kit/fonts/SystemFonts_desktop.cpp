#include "ui/kit/fonts/SystemFonts.h"

#include <fontconfig/fontconfig.h>

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "ui/kit/fonts/TypeFace.h"

namespace ui::kit {
namespace {

struct FontFile {
    std::string file;
    int index = 0;  ///< of the face in the file
    friend bool operator<(const FontFile& a, const FontFile& b) {
        return std::tie(a.file, a.index) < std::tie(b.file, b.index);
    }
};

bool isTrue(FcPattern* pattern, const char* property) {
    FcBool value = FcFalse;
    return FcPatternGetBool(pattern, property, 0, &value) == FcResultMatch && value == FcTrue;
}

std::optional<FontFile> fileOf(FcPattern* pattern) {
    FcChar8* file = nullptr;
    FontFile font;
    if (FcPatternGetString(pattern, FC_FILE, 0, &file) != FcResultMatch) return {};
    (void)FcPatternGetInteger(pattern, FC_INDEX, 0, &font.index);
    font.file = reinterpret_cast<const char*>(file);
    return font;
}

DrawnLetter drawnLetter(const TypeFace& face, char32_t letter, float em) {
    DrawnLetter drawn{.letter = letter, .em = em};
    const FT_GlyphSlot glyph = face.draw(letter);
    if (glyph == nullptr) return drawn;
    const FT_Bitmap& bitmap = glyph->bitmap;
    drawn.left = static_cast<float>(glyph->bitmap_left);
    drawn.top = static_cast<float>(glyph->bitmap_top);
    drawn.advance = static_cast<float>(glyph->advance.x) / 64;
    drawn.width = static_cast<int>(bitmap.width);
    drawn.height = static_cast<int>(bitmap.rows);
    drawn.coverage = coverageOf(bitmap);
    return drawn;
}

}  // namespace

/// The fonts in the order in which they are preferred.
class SystemFonts::List {
  public:
    List() : config_(FcInitLoadConfigAndFonts(), FcConfigDestroy) {
        if (!config_) return;
        const std::unique_ptr<FcPattern, decltype(&FcPatternDestroy)> wanted(
            FcPatternBuild(nullptr, FC_FAMILY, FcTypeString, "serif", nullptr), FcPatternDestroy);
        if (!wanted) return;
        FcConfigSubstitute(config_.get(), wanted.get(), FcMatchPattern);
        FcDefaultSubstitute(wanted.get());
        FcResult result = FcResultNoMatch;
        fonts_.reset(FcFontSort(config_.get(), wanted.get(), FcTrue, nullptr, &result));
    }

    [[nodiscard]] std::optional<FontFile> fontWith(char32_t letter) const {
        if (!fonts_) return {};
        for (FcPattern* font : std::span(fonts_->fonts, static_cast<std::size_t>(fonts_->nfont))) {
            FcCharSet* letters = nullptr;
            if (isTrue(font, FC_OUTLINE) && !isTrue(font, FC_COLOR) &&
                FcPatternGetCharSet(font, FC_CHARSET, 0, &letters) == FcResultMatch &&
                FcCharSetHasChar(letters, letter) == FcTrue)
                return fileOf(font);
        }
        return {};
    }

  private:
    std::unique_ptr<FcConfig, decltype(&FcConfigDestroy)> config_;
    std::unique_ptr<FcFontSet, decltype(&FcFontSetDestroy)> fonts_{nullptr, FcFontSetDestroy};
};

SystemFonts::SystemFonts() = default;
SystemFonts::~SystemFonts() = default;

std::vector<DrawnLetter> SystemFonts::draw(const std::set<char32_t>& letters, std::span<const float> ems,
                                           const std::stop_token& stop) {
    if (!list_) list_ = std::make_unique<List>();
    std::map<FontFile, std::vector<char32_t>> byFont;
    for (const char32_t letter : letters)
        if (auto font = list_->fontWith(letter)) byFont[*std::move(font)].push_back(letter);
    std::vector<DrawnLetter> drawn;
    for (const auto& [font, itsLetters] : byFont)
        for (const float em : ems) {
            const TypeFace face(font.file, font.index, em);
            if (!face) break;
            for (const char32_t letter : itsLetters) {
                if (stop.stop_requested()) return drawn;
                drawn.push_back(drawnLetter(face, letter, em));
            }
        }
    return drawn;
}

}  // namespace ui::kit
