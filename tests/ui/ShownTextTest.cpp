// Names in any script: how they are drawn, and letters that come from the system's fonts.

#include "ui/kit/ShownText.h"

#include <gtest/gtest.h>

#include "ui/Stage.h"
#include "ui/kit/Choice.h"
#include "ui/kit/Panel.h"
#include "ui/kit/fonts/SystemFonts.h"
#include "ui/screens/play/Verdict.h"

namespace {

using ui::kit::DrawnLetter;
using ui::kit::Face;
using ui::kit::ShownText;

struct Shown {
    std::string text;
    std::set<char32_t> missing;
};

Shown shown(const Stage& stage, std::string_view text, float width = 0) {
    Shown result;
    const ui::kit::Context ui{
        .texts = stage.catalogue, .fonts = stage.fonts, .palette = stage.palette, .missing = &result.missing};
    result.text =
        width > 0 ? ShownText(ui, Face::Body, text, width).text() : ShownText(ui, Face::Body, text).text();
    return result;
}

/// A letter of 5x7 pixels for each size of the fonts.
std::vector<DrawnLetter> pictures(const ui::kit::Fonts& fonts, char32_t letter) {
    std::vector<DrawnLetter> drawn;
    for (const float em : fonts.letterSizes())
        drawn.push_back({.letter = letter,
                         .em = em,
                         .left = 1,
                         .top = 7,
                         .advance = 6,
                         .width = 5,
                         .height = 7,
                         .coverage = std::vector<unsigned char>(35, 200)});
    return drawn;
}

TEST(ShownText, EuropeanNamesNeedNoOtherFont) {
    const Stage stage({1280, 720});
    for (const char* name : {"Ann", "Zoe\u0308", "Ελένη", "Ёжик Їжак", "Nguyễn Văn", "Ștefan", "Łódź"})
        EXPECT_TRUE(shown(stage, name).missing.empty()) << name;
    EXPECT_EQ(shown(stage, "Zoe\u0308\u200E").text, "Zoë");
}

TEST(ShownText, RequestsLettersThatTheFontsLack) {
    Stage stage({1280, 720}, 1, Stage::Letters::Own);
    EXPECT_EQ(shown(stage, "囲碁 Ann").missing, (std::set<char32_t>{U'囲', U'碁'}));
    EXPECT_TRUE(stage.fonts.add(pictures(stage.fonts, U'囲')));
    EXPECT_EQ(shown(stage, "囲碁 Ann").missing, (std::set<char32_t>{U'碁'}));
    EXPECT_FALSE(stage.fonts.add(pictures(stage.fonts, U'囲'))) << "they are there already";
    const ImFontGlyph* glyph = stage.fonts[Face::Body]->FindGlyphNoFallback(ImWchar{U'囲'});
    ASSERT_NE(glyph, nullptr);
    EXPECT_EQ(glyph->AdvanceX, 6);
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
    const auto x = static_cast<int>(glyph->U0 * static_cast<float>(width) + 0.5F);
    const auto y = static_cast<int>(glyph->V0 * static_cast<float>(height) + 0.5F);
    EXPECT_EQ(pixels[y * width + x], 200);
    EXPECT_EQ(pixels[(y + 6) * width + x + 4], 200);
    stage.frame([](ui::kit::Context& ui) { (void)ui; });
}

TEST(ShownText, ListsAndVerdictsRequestTheirLetters) {
    Stage stage({1280, 720});
    std::set<char32_t> missing;
    stage.frame([&](ui::kit::Context& ui) {
        ui.missing = &missing;
        const ui::kit::Panel panel(ui, "##panel", {0, 0, 400, 300});
        int chosen = 0;
        (void)ui::kit::dropDown(ui, "##names", std::vector<std::string>{"囲"}, chosen, 200);
        ui::screens::drawVerdict(ui, "碁", {400, 0, 800, 700}, 1);
    });
    EXPECT_EQ(missing, (std::set<char32_t>{U'囲', U'碁'}));
}

TEST(ShownText, LettersBeyondTheRoomStayBoxes) {
    Stage stage({1280, 720}, 1, Stage::Letters::Own);
    for (char32_t letter = 0x4E00; letter < 0x4E00 + 20'000; ++letter) {
        std::vector<DrawnLetter> drawn = pictures(stage.fonts, letter);
        for (DrawnLetter& one : drawn) {
            one.width = one.height = 120;
            one.coverage.assign(120 * 120, 255);
        }
        if (!stage.fonts.add(drawn)) return;  // full
    }
    FAIL() << "the room has no end";
}

TEST(ShownText, ALetterThatNoFontHasIsABox) {
    const Stage stage({1280, 720});
    for (const Face face : {Face::Body, Face::Strong, Face::Small, Face::Heading, Face::Title}) {
        const ImFont& font = *stage.fonts[face];
        ASSERT_NE(font.FallbackGlyph, nullptr);
        EXPECT_EQ(font.FallbackGlyph->Codepoint, 0xFFFDU);
        EXPECT_GT(font.FallbackGlyph->X1, font.FallbackGlyph->X0 + 2);
    }
}

TEST(ShownText, LinesFromRightToLeftAreBrokenInTheirOrder) {
    const Stage stage({1280, 720});
    const std::string words = "\u05D0\u05D1 \u05D2\u05D3";
    EXPECT_EQ(shown(stage, words).text, "\u05D3\u05D2 \u05D1\u05D0");
    EXPECT_EQ(shown(stage, words, 10'000).text, "\u05D3\u05D2 \u05D1\u05D0");
    const std::string narrow = shown(stage, words, 12).text;
    EXPECT_LT(narrow.find("\u05D0"), narrow.find("\u05D3"))
        << "the first word is in the first line: " << narrow;
    EXPECT_NE(narrow.find('\n'), std::string::npos);
}

TEST(ShownText, InvisibleLettersAloneAreAnEmptyText) {
    Stage stage({1280, 720});
    stage.frame([](ui::kit::Context& ui) {
        for (const char* text : {"\u200E", "\u00AD", "\u200D", "\uFE0F"}) {
            const ShownText line(ui, Face::Body, text);
            const ShownText paragraph(ui, Face::Body, text, 100);
            for (const ShownText* one : {&line, &paragraph}) {
                EXPECT_NE(one->begin(), nullptr) << "Dear ImGui would measure it";
                EXPECT_EQ(one->begin(), one->end());
            }
        }
    });
}

TEST(ShownText, LinesAreBrokenAtBlanksAlone) {
    const Stage stage({1280, 720});
    const ImFont& font = *stage.fonts[Face::Body];
    const std::string text = "Marked ?! from 3.5 points, c4?? \"from 20\" (or 1.c3,d4).";
    for (float width = 90; width < 500; width += 3) {
        std::string drawn = shown(stage, text, width).text;
        // Dear ImGui wraps what it is given.
        std::string lines;
        for (const char *at = drawn.data(), *end = at + drawn.size(); at < end;) {
            const char* stop = font.CalcWordWrapPositionA(font.Scale, at, end, width);
            lines.append(at, stop);
            for (at = stop; at < end && (*at == ' ' || *at == '\n'); ++at) continue;
            if (at < end) lines += ' ';
        }
        std::replace(lines.begin(), lines.end(), '\n', ' ');
        EXPECT_EQ(lines, text) << width;
    }
}

// Breaking lines takes time in each frame, so it is left to Dear ImGui wherever that does it well.
TEST(ShownText, MostParagraphsAreDrawnAsTheyAre) {
    const Stage stage({1280, 720});
    for (const char* text :
         {"A road wins the game", "Ann moves, Bo thinks; then both rest.", "Wait! Why? Because."})
        EXPECT_EQ(shown(stage, text, 60).text, text);
    EXPECT_NE(shown(stage, "komi 2.5 for the second player", 60).text, "komi 2.5 for the second player");
}

TEST(SystemFonts, DrawLettersThatTheyHave) {
    ui::kit::SystemFonts fonts;
    const std::vector<float> sizes{14, 24};
    // Vollkorn is always installed, and every system's list has a font with Latin letters.
    const std::vector<DrawnLetter> drawn = fonts.draw({U'Ж', U'\uFFFE'}, sizes);
    ASSERT_EQ(drawn.size(), 2U) << "U+FFFE is in no font";
    for (const DrawnLetter& letter : drawn) {
        EXPECT_EQ(letter.letter, U'Ж');
        EXPECT_GT(letter.width, 5);
        EXPECT_EQ(letter.coverage.size(), static_cast<std::size_t>(letter.width * letter.height));
    }
    EXPECT_GT(drawn[1].height, drawn[0].height);
}

}  // namespace
