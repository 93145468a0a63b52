// Contrast of marks and letters for players with impaired colour vision.

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <glm/glm.hpp>

#include "app/table/HighlightColors.h"
#include "scene/HighlightPaint.h"
#include "scene/Shapes.h"
#include "scene/ThemeReader.h"
#include "scene/World.h"
#include "ui/kit/Palette.h"

namespace {

namespace fs = std::filesystem;

/// Matrices for linear RGB: complete loss of one kind of cone, by Machado, Oliveira and Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency" (2009); and no colour at all.
struct Vision {
    const char* name;
    std::array<glm::vec3, 3> rows;
};
const std::array<Vision, 5> kVisions{
    {{"usual", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
     {"protanopia",
      {{{0.152286F, 1.052583F, -0.204868F},
        {0.114503F, 0.786281F, 0.099216F},
        {-0.003882F, -0.048116F, 1.051998F}}}},
     {"deuteranopia",
      {{{0.367322F, 0.860646F, -0.227968F},
        {0.280085F, 0.672501F, 0.047413F},
        {-0.011820F, 0.042940F, 0.968881F}}}},
     {"tritanopia",
      {{{1.255528F, -0.076749F, -0.178779F},
        {-0.078411F, 0.930809F, 0.147602F},
        {0.004733F, 0.691367F, 0.303900F}}}},
     {"grey", {{{0.2126F, 0.7152F, 0.0722F}, {0.2126F, 0.7152F, 0.0722F}, {0.2126F, 0.7152F, 0.0722F}}}}}};

float luminance(const Vision& vision, glm::vec3 linear) {
    glm::vec3 seen;
    for (int i = 0; i < 3; ++i) seen[i] = glm::dot(vision.rows[static_cast<std::size_t>(i)], linear);
    seen = glm::clamp(seen, 0.0F, 1.0F);
    return glm::dot(seen, {0.2126F, 0.7152F, 0.0722F});
}

/// The contrast ratio of WCAG 2, from 1 to 21.
float contrast(float a, float b) { return (std::max(a, b) + 0.05F) / (std::min(a, b) + 0.05F); }

struct Named {
    const char* name;
    scene::HighlightPaint paint;
    glm::vec3 tint{1};  ///< of the material
};
std::array<Named, 5> highlightsOf(const scene::HighlightColors& colors, bool bold, glm::vec3 tint) {
    const auto paint = [&](scene::Purpose purpose) { return scene::highlightPaint(colors, bold, purpose); };
    return {{{"last turn", paint(scene::Purpose::LastTurn), tint},
             {"target", paint(scene::Purpose::Target), tint},
             {"advice", paint(scene::Purpose::Advice), tint},
             {"cursor", paint(scene::Purpose::Cursor), tint},
             {"held ready", paint(scene::Purpose::Held), tint}}};
}

/// The contrast of a mark on a place of this brightness, under full light: that of the shape itself, or of
/// the rim around it.
float standsOff(const Vision& vision, const Named& mark, float square) {
    const glm::vec4 color = mark.paint.color;
    const glm::vec3 shape = glm::mix(glm::vec3(square), glm::vec3(color) * mark.tint, color.w);
    const glm::vec3 rim = glm::mix(glm::vec3(square), glm::vec3(mark.paint.rim), mark.paint.rim.w);
    const float inner = luminance(vision, shape);
    const float outer = luminance(vision, rim);
    return std::max(contrast(inner, square), std::min(contrast(inner, outer), contrast(outer, square)));
}

glm::vec3 tintOf(const scene::Theme& theme, const std::string& material) {
    for (const scene::Material& known : theme.materials)
        if (known.name == material) return known.tint;
    ADD_FAILURE() << theme.id << " has no material " << material;
    return glm::vec3(1);
}

constexpr std::array kSquares{0.01F, 0.03F, 0.08F, 0.15F, 0.3F, 0.5F, 0.7F};

TEST(Highlights, HaveContrastToEverySquareForAllPlayers) {
    for (const auto& folder : fs::directory_iterator(fs::path(DOLMEN_SOURCE_DIR) / "assets/themes")) {
        const auto theme = scene::readTheme(folder.path(), {});
        ASSERT_TRUE(theme) << folder.path();
        const glm::vec3 tint = tintOf(*theme, theme->marks.material);
        for (const Vision& vision : kVisions)
            for (const Named& mark : highlightsOf(app::highlightColors(*theme), false, tint))
                for (const float square : kSquares)
                    EXPECT_GE(standsOff(vision, mark, square), 1.6F)
                        << folder.path().filename() << ": " << mark.name << ", " << vision.name << ", on "
                        << square;
    }
}

TEST(Highlights, HaveMoreContrastInHighContrast) {
    for (const Vision& vision : kVisions)
        for (const Named& mark : highlightsOf({}, true, glm::vec3(1))) {
            EXPECT_GE(contrast(luminance(vision, mark.paint.color), 0), 7.0F)
                << mark.name << " on its rim, " << vision.name;
            for (const float square : kSquares)
                EXPECT_GE(standsOff(vision, mark, square), 3.0F)
                    << mark.name << ", " << vision.name << ", on " << square;
        }
}

/// No two kinds of mark cover the same part of a square, so colours are not needed to tell them apart.
TEST(Highlights, DifferInTheirShape) {
    for (const bool bold : {false, true})
        for (std::size_t a = 0; a < scene::kHighlightShapes; ++a)
            for (std::size_t b = 0; b < a; ++b) {
                const auto covers = [&](std::size_t shape, glm::vec2 at) {
                    const scene::Mesh mesh =
                        scene::highlight({static_cast<scene::HighlightShape>(shape), bold}, 0.045F);
                    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
                        std::array<glm::vec2, 3> p;
                        for (std::size_t k = 0; k < 3; ++k) {
                            const glm::vec3 v = mesh.vertices[mesh.indices[i + k]].position;
                            p[k] = {v.x, v.z};
                        }
                        const auto side = [&](std::size_t k) {
                            const glm::vec2 edge = p[(k + 1) % 3] - p[k];
                            const glm::vec2 to = at - p[k];
                            return edge.x * to.y - edge.y * to.x;
                        };
                        const bool in = side(0) >= 0 && side(1) >= 0 && side(2) >= 0;
                        const bool inTurned = side(0) <= 0 && side(1) <= 0 && side(2) <= 0;
                        if (in || inTurned) return true;
                    }
                    return false;
                };
                int differs = 0;
                int either = 0;
                constexpr int kGrid = 45;
                for (int x = 0; x < kGrid; ++x)
                    for (int z = 0; z < kGrid; ++z) {
                        const glm::vec2 at =
                            (glm::vec2(static_cast<float>(x), static_cast<float>(z)) + 0.5F) * 0.001F -
                            0.0225F;
                        const bool first = covers(a, at);
                        const bool second = covers(b, at);
                        differs += first != second ? 1 : 0;
                        either += first || second ? 1 : 0;
                    }
                EXPECT_GT(differs * 4, either) << "shapes " << a << " and " << b << (bold ? ", bold" : "");
            }
}

glm::vec3 linear(const ImVec4& srgb) {
    const auto of = [](float c) {
        return c <= 0.04045F ? c / 12.92F : std::pow((c + 0.055F) / 1.055F, 2.4F);
    };
    return {of(srgb.x), of(srgb.y), of(srgb.z)};
}

TEST(HighContrast, LettersHaveAContrastOfSevenForAllPlayers) {
    const ui::kit::Palette palette = ui::kit::highContrast({});
    const auto expect = [](const char* what, const ImVec4& ink, const ImVec4& ground, float least) {
        EXPECT_EQ(ground.w, 1) << what << ": the table must not show through";
        EXPECT_EQ(ink.w, 1) << what;
        for (const Vision& vision : kVisions)
            EXPECT_GE(contrast(luminance(vision, linear(ink)), luminance(vision, linear(ground))), least)
                << what << ", " << vision.name;
    };
    const std::array<std::pair<const char*, ImVec4>, 5> inks{{{"text", palette.text},
                                                              {"dim text", palette.textDim},
                                                              {"accent", palette.accent},
                                                              {"warm accent", palette.accentHover},
                                                              {"danger", palette.danger}}};
    for (const auto& [name, ink] : inks) {
        expect(name, ink, palette.panel, 7);
        expect(name, ink, palette.background, 7);
        expect(name, ink, palette.button, 7);
    }
    expect("text on a button that is pointed at", palette.text, palette.buttonHover, 7);
    expect("text on a button that is pressed", palette.text, palette.buttonActive, 7);
    expect("text on what is chosen", palette.text, ui::kit::mixed(palette.button, palette.accent, 0.26F), 7);
    expect("warm accent on a move that is chosen", palette.accentHover,
           ui::kit::mixed(palette.button, palette.accent, 0.3F), 7);
    expect("letters on brass", palette.onAccent, palette.accent, 7);
    // Brass is darker at its lower edge.
    expect("letters on brass, below", palette.onAccent,
           {palette.accent.x * 0.74F, palette.accent.y * 0.74F, palette.accent.z * 0.74F, 1}, 7);
    expect("letters on a clock that warns", palette.onAccent, palette.danger, 7);
    expect("edges", palette.panelBorder, palette.panel, 7);
    EXPECT_GT(palette.edge, ui::kit::Palette().edge);
}

}  // namespace
