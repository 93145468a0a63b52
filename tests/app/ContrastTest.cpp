// Letters of panels are legible over every part of the table behind them.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>

#include "app/table/PlaceSigns.h"
#include "scene/ThemeReader.h"
#include "ui/kit/Palette.h"

namespace {

namespace fs = std::filesystem;
using ui::kit::Palette;

constexpr float kReadable = 4.5F;  // WCAG 2, AA

float linear(float value) {
    return value <= 0.04045F ? value / 12.92F : std::pow((value + 0.055F) / 1.055F, 2.4F);
}

float luminance(const ImVec4& c) {
    return 0.2126F * linear(c.x) + 0.7152F * linear(c.y) + 0.0722F * linear(c.z);
}

float contrast(const ImVec4& a, const ImVec4& b) {
    const float one = luminance(a);
    const float other = luminance(b);
    return (std::max(one, other) + 0.05F) / (std::min(one, other) + 0.05F);
}

/// The visible colour if `top` is translucent over `below`.
ImVec4 over(const ImVec4& top, const ImVec4& below) {
    ImVec4 seen = ui::kit::mixed(below, top, top.w);
    seen.w = 1;
    return seen;
}

void expectReadable(const Palette& palette, const std::string& where) {
    for (const ImVec4& behind : {ImVec4{0, 0, 0, 1}, ImVec4{1, 1, 1, 1}}) {
        const ImVec4 panel = over(palette.panel, behind);
        const ImVec4 button = over(palette.button, panel);
        for (const ImVec4& letters : {palette.text, palette.textDim, palette.accent, palette.accentHover})
            EXPECT_GE(contrast(letters, panel), kReadable) << where;
        EXPECT_GE(contrast(palette.danger, panel), kReadable) << where;
        EXPECT_GE(contrast(palette.text, button), kReadable) << where;
        EXPECT_GE(contrast(palette.textDim, button), kReadable) << where;
    }
    EXPECT_GE(contrast(palette.onAccent, palette.accent), kReadable) << where;
}

TEST(Contrast, LettersOfPanelsAreReadableOverCandlesAndShadowsInEveryPlace) {
    expectReadable(Palette{}, "without a theme");
    for (const auto& folder : fs::directory_iterator(fs::path(DOLMEN_SOURCE_DIR) / "assets/themes")) {
        const auto theme = scene::readTheme(folder.path(), {});
        ASSERT_TRUE(theme) << folder.path();
        expectReadable(app::paletteOf(*theme, false), folder.path().string());
        expectReadable(app::paletteOf(*theme, true), folder.path().string() + ", high contrast");
    }
}

TEST(Contrast, IsTooLowOnATranslucentPanel) {
    Palette palette;
    palette.panel.w *= 0.3F;
    EXPECT_LT(contrast(palette.textDim, over(palette.panel, {1, 1, 1, 1})), kReadable)
        << "so that a panel is there or gone";
}

}  // namespace
