// The letters of every face, drawn by the processor. No driver, table or panel affects them, so this golden
// changes only with the fonts.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/GoldenImage.h"
#include "ui/Stage.h"

namespace {

using ui::kit::Face;
using ui::kit::FontFiles;
using ui::kit::Fonts;

constexpr int kWidth = 440;
constexpr int kHeight = 304;

/// Draws a list of letters, white on black. The list must consist of upright rectangles of the font atlas
/// with four vertices each: the first is the upper left corner, the third the lower right one.
render::Image drawn(const ImDrawList& list) {
    unsigned char* alpha = nullptr;
    int width = 0;
    int height = 0;
    ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&alpha, &width, &height);
    render::Image out{kWidth, kHeight, std::vector<std::uint8_t>(std::size_t{kWidth} * kHeight * 3)};
    for (int corner = 0; corner + 3 < list.VtxBuffer.Size; corner += 4) {
        const ImDrawVert& a = list.VtxBuffer[corner];
        const ImDrawVert& b = list.VtxBuffer[corner + 2];
        const auto texel = [](float from, float to, float share, int size) {
            const float at = (from + (to - from) * share) * static_cast<float>(size);
            return std::clamp(static_cast<int>(at), 0, size - 1);
        };
        for (int y = std::max(0, static_cast<int>(a.pos.y)); y < std::min(kHeight, static_cast<int>(b.pos.y));
             ++y)
            for (int x = std::max(0, static_cast<int>(a.pos.x));
                 x < std::min(kWidth, static_cast<int>(b.pos.x)); ++x) {
                const float right = (static_cast<float>(x) + 0.5F - a.pos.x) / (b.pos.x - a.pos.x);
                const float down = (static_cast<float>(y) + 0.5F - a.pos.y) / (b.pos.y - a.pos.y);
                const int s = texel(a.uv.x, b.uv.x, right, width);
                const int t = texel(a.uv.y, b.uv.y, down, height);
                const auto pixel = static_cast<std::size_t>((y * kWidth + x) * 3);
                for (std::size_t channel = 0; channel < 3; ++channel)
                    out.rgb[pixel + channel] = std::max(out.rgb[pixel + channel], alpha[t * width + s]);
            }
    }
    return out;
}

/// A line of every face.
render::Image lettersOf(const FontFiles& files, float scale) {
    const Stage stage({640, 480}, 1, Stage::Letters::Own);
    Fonts fonts;
    EXPECT_TRUE(fonts.build(files, scale).empty());
    ImDrawList list(ImGui::GetDrawListSharedData());
    list._ResetForNewFrame();
    list.PushClipRect({0, 0}, {kWidth, kHeight});
    list.PushTextureID(ImGui::GetIO().Fonts->TexID);
    float top = 4;
    for (int i = 0; i < ui::kit::kFaceCount; ++i) {
        const ImFont* font = fonts[static_cast<Face>(i)];
        const char* text = static_cast<Face>(i) == Face::Title
                               ? "Dolmen"
                               : "Quick fox 0123456789 \xC3\x84\xC3\xA9\xC5\x82 3c4> \xEF\x80\x93";
        list.AddText(font, font->FontSize, {4, top}, IM_COL32_WHITE, text);
        top += font->FontSize + 6;
    }
    EXPECT_LE(top, kHeight);
    return drawn(list);
}

// Another version of FreeType may shade edges differently; another font differs by 40 or more.
const support::Golden kLetters{.name = "ui/letters", .tolerance = {.pixels = 10, .colour = 10}};

TEST(LettersGolden, LookAsTheyDid) {
    EXPECT_TRUE(support::matchesGolden(lettersOf(ui::kit::installedFonts(), 1), kLetters));
}

TEST(LettersGolden, TheFolderHasExactlyTheComparedGoldens) {
    if (support::updatingGoldens()) GTEST_SKIP() << "the golden is just being made";
    EXPECT_EQ(support::goldenFiles("ui"), std::set<std::string>{kLetters.name});
}

TEST(LettersGolden, AnotherFontOrSizeIsNoticed) {
    if (support::updatingGoldens()) GTEST_SKIP() << "the golden is just being made";
    const FontFiles installed = ui::kit::installedFonts();
    FontFiles lighter = installed;
    lighter.strong = installed.body;
    EXPECT_TRUE(support::failsGolden(lettersOf(lighter, 1), kLetters, "strong-is-body"));
    FontFiles upright = installed;
    upright.italic = installed.body;
    EXPECT_TRUE(support::failsGolden(lettersOf(upright, 1), kLetters, "italic-is-body"));
    FontFiles other = installed;
    other.display = installed.body;
    EXPECT_TRUE(support::failsGolden(lettersOf(other, 1), kLetters, "title-is-body"));
    // The body's size grows from 19 to 20 pixels.
    EXPECT_TRUE(support::failsGolden(lettersOf(installed, 1.04F), kLetters, "a-pixel-larger"));
}

}  // namespace
