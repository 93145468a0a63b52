#include "ui/kit/Fonts.h"

#include <imgui_freetype.h>

#include <algorithm>
#include <cmath>

#include "base/Files.h"
#include "ui/kit/FontPaths.h"
#include "ui/kit/LiningFigures.h"
#include "ui/kit/TypeFace.h"

namespace ui::kit {
namespace {

// Basic Latin and Latin-1, Latin Extended-A, general punctuation, the euro, arrows, minus and its kin.
constexpr std::array<ImWchar, 13> kTextRanges{0x0020, 0x00FF, 0x0100, 0x017F, 0x2010, 0x205E, 0x20AC,
                                              0x20AC, 0x2190, 0x2199, 0x2212, 0x2265, 0};
constexpr std::array<ImWchar, 5> kTitleRanges{0x0020, 0x00FF, 0x2018, 0x201D, 0};
constexpr std::array<ImWchar, 3> kIconRanges{0xF000, 0xF2E0, 0};
// Larger glyphs would make the atlas outgrow what old drivers take; they are stretched instead.
constexpr float kLargestGlyphs = 150;

struct FaceSpec {
    std::filesystem::path FontFiles::*file;
    float size;      ///< units
    float iconSize;  ///< units, 0 = no icons
};

constexpr std::array<FaceSpec, kFaceCount> kFaces{{
    {&FontFiles::body, 19, 17},
    {&FontFiles::strong, 19, 17},
    {&FontFiles::italic, 19, 17},
    {&FontFiles::body, 16, 14},
    {&FontFiles::strong, 21, 21},
    {&FontFiles::display, 32, 26},
    {&FontFiles::display, 96, 0},
}};

bool readable(const std::filesystem::path& file) { return !file.empty() && base::checkReadable(file); }

base::Error missing(const std::filesystem::path& file) {
    return {.message = base::mark("no font can be read here; a plain one stands in"), .file = file.string()};
}

ImFont* addDefault(float pixels) {
    ImFontConfig config;
    config.SizePixels = pixels;
    return ImGui::GetIO().Fonts->AddFontDefault(&config);
}

ImFont* addText(const std::filesystem::path& file, float pixels, const ImWchar* ranges,
                LiningFigures& figures) {
    const TypeFace face(file, pixels);
    if (!face) return addDefault(pixels);
    ImFontConfig config;
    config.GlyphOffset.y = face.centering();
    config.FontBuilderFlags = ImGuiFreeTypeBuilderFlags_LightHinting;
    config.OversampleH = config.OversampleV = 1;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    ImFont* font = atlas.AddFontFromFileTTF(file.c_str(), pixels, &config, ranges);
    if (font == nullptr) return addDefault(pixels);
    figures.reserve(atlas, *font, face, config.GlyphOffset.y);
    return font;
}

void mergeIcons(const std::filesystem::path& file, float pixels) {
    ImFontConfig config;
    config.MergeMode = true;
    config.FontBuilderFlags = ImGuiFreeTypeBuilderFlags_LightHinting;
    ImGui::GetIO().Fonts->AddFontFromFileTTF(file.c_str(), pixels, &config, kIconRanges.data());
}

}  // namespace

FontFiles installedFonts() {
    return {.body = kBodyFont,
            .strong = kStrongFont,
            .italic = kItalicFont,
            .display = kDisplayFont,
            .icons = kIconFont};
}

std::vector<base::Error> Fonts::build(const FontFiles& files, float scale) {
    std::vector<base::Error> warnings;
    for (const auto member :
         {&FontFiles::body, &FontFiles::strong, &FontFiles::italic, &FontFiles::display, &FontFiles::icons}) {
        if (!readable(files.*member)) warnings.push_back(missing(files.*member));
    }
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
    LiningFigures figures;
    for (std::size_t i = 0; i < kFaces.size(); ++i) {
        const FaceSpec& face = kFaces[i];
        const float wanted = std::round(face.size * scale);
        const float pixels = std::min(wanted, kLargestGlyphs);
        const bool withIcons = face.iconSize > 0;
        faces_[i] =
            addText(files.*face.file, pixels, withIcons ? kTextRanges.data() : kTitleRanges.data(), figures);
        faces_[i]->Scale = wanted / pixels;
        if (withIcons && readable(files.icons)) {
            mergeIcons(files.icons, std::round(face.iconSize * scale));
        }
    }
    if (atlas.Build()) {
        figures.paint(atlas);
    } else {
        warnings.push_back({.message = base::mark("the fonts could not be drawn; a plain one stands in")});
        atlas.Clear();
        atlas.FontBuilderIO = nullptr;
        for (std::size_t i = 0; i < kFaces.size(); ++i)
            faces_[i] = addDefault(std::round(kFaces[i].size * scale));
        atlas.Build();
    }
    ImGui::GetIO().FontDefault = (*this)[Face::Body];
    return warnings;
}

}  // namespace ui::kit
