#include "ui/kit/fonts/Fonts.h"

#include <imgui_freetype.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "base/Files.h"
#include "ui/kit/FontPaths.h"
#include "ui/kit/Icons.h"
#include "ui/kit/fonts/LiningFigures.h"
#include "ui/kit/fonts/SubstituteBoxes.h"
#include "ui/kit/fonts/TypeFace.h"

namespace ui::kit {
namespace {

// Latin, combining marks, Greek and Cyrillic; Vietnamese and other accents; general punctuation, the euro,
// arrows, minus and similar signs. Letters that a font lacks are left out.
constexpr std::array<ImWchar, 13> kTextRanges{0x0020, 0x052F, 0x1E00, 0x1EFF, 0x2010, 0x205E, 0x20AC,
                                              0x20AC, 0x2190, 0x2199, 0x2212, 0x2265, 0};
// Of these, what the program's own languages need: at scales at which not all letters fit into the texture.
constexpr std::array<ImWchar, 11> kLatinRanges{0x0020, 0x017F, 0x2010, 0x205E, 0x20AC, 0x20AC,
                                               0x2190, 0x2199, 0x2212, 0x2265, 0};
constexpr std::array<ImWchar, 5> kTitleRanges{0x0020, 0x00FF, 0x2018, 0x201D, 0};
constexpr float kSmallestGlyphs = 8;  // pixels: text in a smaller size would be unreadable
constexpr int kWidthWithRoom = 4096;  // pixels
constexpr float kShrink = 0.85F;      // the factor of the glyph size from one attempt to the next

/// The fonts put 1.4 em into a line. Texts of the interface are short, so their lines are closer and their
/// letters larger: 14 pixels at least in a window of 720 lines.
struct FaceSpec {
    std::filesystem::path FontFiles::*file;
    float line;      ///< units
    float em;        ///< units; 0: what the font puts into such a line
    float iconSize;  ///< units, 0 = no icons
};

constexpr std::array<FaceSpec, kFaceCount> kFaces{{
    {&FontFiles::body, 19, 14, 17},
    {&FontFiles::strong, 19, 14, 17},
    {&FontFiles::italic, 19, 14, 17},
    {&FontFiles::body, 17, 14, 14},
    {&FontFiles::body, 26, 0, 21},
    {&FontFiles::display, 32, 0, 26},
    {&FontFiles::display, 96, 0, 0},
}};

/// An icon takes three bytes in UTF-8.
ImWchar letterOf(const char* icon) {
    const auto byte = [&](int i) { return static_cast<unsigned char>(icon[i]); };
    return static_cast<ImWchar>((byte(0) & 0x0F) << 12 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F));
}

/// One range for each icon of kAll. The array lives as long as the program.
const ImWchar* iconRanges() {
    static const std::vector<ImWchar> kRanges = [] {
        std::vector<ImWchar> ranges;
        for (const char* icon : icons::kAll) ranges.insert(ranges.end(), 2, letterOf(icon));
        ranges.push_back(0);
        return ranges;
    }();
    return kRanges.data();
}

/// Whether all glyphs fit into a texture of `side` by `side` pixels.
bool fits(const ImFontAtlas& atlas, int side) {
    return atlas.TexWidth <= side && atlas.TexHeight <= side &&
           std::all_of(atlas.CustomRects.begin(), atlas.CustomRects.end(),
                       [](const ImFontAtlasCustomRect& rect) { return rect.IsPacked(); });
}

bool readable(const std::filesystem::path& file) { return !file.empty() && base::checkReadable(file); }

base::Error missing(const std::filesystem::path& file) {
    return base::fileError(file, base::msgid("no font can be read here; a plain one is used instead"));
}

/// Gives each face lines of its wanted height, since its glyphs may have been rendered smaller (`shares`) and
/// closer lines may be wanted than the font has. Newer versions of Dear ImGui draw fonts in whole sizes only,
/// so the height is rounded.
template <class Faces, class Shares>
void setLines(const Faces& faces, const Shares& shares, float scale) {
    for (std::size_t i = 0; i < kFaces.size(); ++i) {
        const float line = std::round(kFaces[i].line * scale);
        faces[i]->FontSize = line * shares[i];
        faces[i]->Scale = 1 / shares[i];
    }
}

/// A face in the atlas, and what is needed to add letters to it; pixels.
struct Added {
    ImFont* font = nullptr;
    float em = 0;
    float baseLine = 0;  ///< from the top of a line
};

Added addDefault(float line) {
    ImFontConfig config;
    config.SizePixels = line;
    return {ImGui::GetIO().Fonts->AddFontDefault(&config), line, std::round(line * 0.8F)};
}

/// `line`, `em`: pixels; em 0: what the font puts into the line.
Added addText(const std::filesystem::path& file, float line, float em, const ImWchar* ranges,
              LiningFigures& figures) {
    const float pixels = em > 0 ? TypeFace::lineFor(file, em) : line;
    const TypeFace face(file, pixels);
    if (!face) return addDefault(line);
    ImFontConfig config;
    config.GlyphOffset.y = face.centering(line);
    config.FontBuilderFlags = ImGuiFreeTypeBuilderFlags_LightHinting;
    config.OversampleH = config.OversampleV = 1;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    ImFont* font = atlas.AddFontFromFileTTF(file.c_str(), pixels, &config, ranges);
    if (font == nullptr) return addDefault(line);
    figures.reserve(atlas, *font, face, config.GlyphOffset.y);
    return {font, face.em(), face.ascent() + config.GlyphOffset.y};
}

/// Returns false if the face has the letter already.
bool addLetter(ImFont& font, const DrawnLetter& letter, const LetterRoom::Place& place) {
    const auto code = static_cast<ImWchar>(letter.letter);
    if (font.FindGlyphNoFallback(code) != nullptr) return false;
    const float left = letter.left;
    const float top = std::round(font.Ascent) + font.ConfigData->GlyphOffset.y - letter.top;
    font.AddGlyph(nullptr, code, left, top, left + static_cast<float>(letter.width),
                  top + static_cast<float>(letter.height), place.uvMin.x, place.uvMin.y, place.uvMax.x,
                  place.uvMax.y, std::round(letter.advance));
    return true;
}

void mergeIcons(const std::filesystem::path& file, float pixels) {
    ImFontConfig config;
    config.MergeMode = true;
    config.FontBuilderFlags = ImGuiFreeTypeBuilderFlags_LightHinting;
    ImGui::GetIO().Fonts->AddFontFromFileTTF(file.c_str(), pixels, &config, iconRanges());
}

/// Moves the icons of a face so that they stand at the height of its capitals.
void centerIcons(ImFont& font) {
    constexpr ImWchar kFirstIcon = 0xF000;
    const ImFontGlyph* const capital = font.FindGlyphNoFallback('H');
    const ImFontGlyph* const icon = font.FindGlyphNoFallback(letterOf(icons::kGear));
    if (capital == nullptr || icon == nullptr) return;
    const float down = std::round((capital->Y0 + capital->Y1 - icon->Y0 - icon->Y1) / 2);
    for (ImFontGlyph& glyph : font.Glyphs) {
        if (glyph.Codepoint < kFirstIcon) continue;
        glyph.Y0 += down;
        glyph.Y1 += down;
    }
}

}  // namespace

FontFiles installedFonts() {
    return {.body = kBodyFont,
            .strong = kStrongFont,
            .italic = kItalicFont,
            .display = kDisplayFont,
            .icons = kIconFont};
}

/// Returns false if the atlas could not be made, or is larger than `side`.
bool Fonts::draw(const FontFiles& files, float scale, float largestGlyphs, int side, Letters letters) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
    // Dear ImGui chooses a width for the fonts alone; with the room the texture would then be too high.
    atlas.TexDesiredWidth = letters == Letters::All ? std::min(side, kWidthWithRoom) : 0;
    LiningFigures figures;
    SubstituteBoxes boxes;
    std::array<float, kFaceCount> shares{};
    room_ = letters == Letters::All ? LetterRoom(atlas, scale) : LetterRoom();
    const ImWchar* const textRanges = letters == Letters::Latin ? kLatinRanges.data() : kTextRanges.data();
    for (std::size_t i = 0; i < kFaces.size(); ++i) {
        const FaceSpec& face = kFaces[i];
        const float line = std::round(face.line * scale);
        const float wantedIcons = std::round(face.iconSize * scale);
        // A font has one scale, so icons shrink by the same factor as the text around them.
        const float share =
            std::min({1.0F, largestGlyphs / line, largestGlyphs / std::max(wantedIcons, 1.0F)});
        const bool withIcons = face.iconSize > 0;
        const Added added = addText(files.*face.file, line * share, face.em * scale * share,
                                    withIcons ? textRanges : kTitleRanges.data(), figures);
        boxes.reserve(atlas, *added.font, added.em, added.baseLine);
        faces_[i] = added.font;
        ems_[i] = withIcons ? added.em : 0;
        shares[i] = share;
        if (withIcons && readable(files.icons)) mergeIcons(files.icons, wantedIcons * share);
    }
    if (!atlas.Build() || !fits(atlas, side)) return false;
    setLines(faces_, shares, scale);
    for (ImFont* face : faces_) centerIcons(*face);
    figures.paint(atlas);
    boxes.paint(atlas);
    return true;
}

/// Uses ImGui's own font, which has a few hundred small glyphs, for every face.
void Fonts::drawPlain(float scale, int side) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    float largest = kLargestGlyphs;
    std::array<float, kFaceCount> shares{};
    room_ = {};
    do {
        atlas.Clear();
        atlas.FontBuilderIO = nullptr;
        for (std::size_t i = 0; i < kFaces.size(); ++i) {
            const float line = std::round(kFaces[i].line * scale);
            shares[i] = std::min(1.0F, largest / line);
            faces_[i] = addDefault(line * shares[i]).font;
            ems_[i] = 0;
        }
        atlas.Build();
        setLines(faces_, shares, scale);
        largest *= kShrink;
    } while (!fits(atlas, side) && largest > kSmallestGlyphs);
}

std::vector<base::Error> Fonts::build(const FontFiles& files, float scale, int largestTexture) {
    std::vector<base::Error> warnings;
    for (const auto member :
         {&FontFiles::body, &FontFiles::strong, &FontFiles::italic, &FontFiles::display, &FontFiles::icons}) {
        if (!readable(files.*member)) warnings.push_back(missing(files.*member));
    }
    const int side = std::min(largestTexture, kLargestAtlas);
    // If a texture may be as large as kLargestAtlas, even the largest glyphs fit at the first attempt.
    float largest = kLargestGlyphs;
    bool drawn = LetterRoom::fitsInto(side, scale) && draw(files, scale, largest, side, Letters::All);
    if (!drawn) drawn = draw(files, scale, largest, side, Letters::OfFonts);
    if (!drawn) drawn = draw(files, scale, largest, side, Letters::Latin);
    while (!drawn && largest > kSmallestGlyphs) {
        largest *= kShrink;
        drawn = draw(files, scale, largest, side, Letters::Latin);
    }
    if (!drawn) {
        warnings.push_back(
            {.message = base::msgid("the fonts could not be drawn; a plain one is used instead")});
        drawPlain(scale, side);
    }
    ImGui::GetIO().FontDefault = (*this)[Face::Body];
    return warnings;
}

std::vector<float> Fonts::letterSizes() const {
    std::vector<float> sizes;
    for (const float em : ems_)
        if (em > 0 && std::find(sizes.begin(), sizes.end(), em) == sizes.end()) sizes.push_back(em);
    return sizes;
}

bool Fonts::add(std::span<const DrawnLetter> letters) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    bool changed = false;
    for (const DrawnLetter& letter : letters) {
        const std::optional<LetterRoom::Place> place = room_.put(atlas, letter);
        if (!place) continue;
        for (std::size_t i = 0; i < faces_.size(); ++i)
            if (ems_[i] == letter.em) changed = addLetter(*faces_[i], letter, *place) || changed;
    }
    if (!changed) return false;
    for (std::size_t i = 0; i < faces_.size(); ++i)
        if (ems_[i] > 0) faces_[i]->BuildLookupTable();
    return true;
}

}  // namespace ui::kit
