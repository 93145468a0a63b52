#include "scene/HighlightPaint.h"

#include <algorithm>

namespace scene {
namespace {

constexpr float kRimOpacity = 0.55F;
constexpr float kLight = 0.25F;  // luminance of a shape from which its rim is dark
constexpr float kPaleRim = 0.85F;
constexpr float kHighlightLight = 0.55F;  // highlights must be visible in any light
constexpr float kBrightLight = 1.2F;      // for highlights that the player asked for
constexpr float kLeastOpacity = 0.85F;    // lower bound for those
constexpr float kBoldLight = 1.6F;
constexpr float kFaint = 0.4F;  // factor of the opacity for targets farther away

struct Tone {
    HighlightShape shape;
    glm::vec4 color;
    bool asked;  ///< for by the player
};

Tone toneOf(const HighlightColors& colors, Purpose purpose) {
    switch (purpose) {
        case Purpose::LastTurn:
            return {HighlightShape::Frame, colors.last, false};
        case Purpose::Target:
            return {HighlightShape::Corners, colors.target, true};
        case Purpose::Reach:
            return {HighlightShape::Corners, colors.target, false};
        case Purpose::Advice:
            return {HighlightShape::Studs, colors.hover, true};
        case Purpose::Held:
            return {HighlightShape::Dashes, colors.held, true};
        case Purpose::Cursor:
            break;
    }
    return {HighlightShape::Double, colors.cursor, true};
}

/// Light as a factor of the colour.
float lightOf(const Tone& tone, bool bold, Purpose purpose) {
    if (bold && purpose != Purpose::Reach) return kBoldLight;
    return tone.asked ? kBrightLight : kHighlightLight;
}

float luminance(glm::vec3 color) { return glm::dot(color, glm::vec3(0.2126F, 0.7152F, 0.0722F)); }

}  // namespace

HighlightPaint highlightPaint(const HighlightColors& colors, bool bold, Purpose purpose) {
    Tone tone = toneOf(bold ? kBoldColors : colors, purpose);
    const glm::vec3 hue(tone.color);
    if (tone.asked) tone.color.w = std::max(tone.color.w, kLeastOpacity);
    if (purpose == Purpose::Reach) tone.color.w *= kFaint;
    return {.shape = tone.shape,
            .color = tone.color,
            .glow = hue * lightOf(tone, bold, purpose) * (bold ? 1.0F : colors.light),
            .rim = bold ? glm::vec4(0, 0, 0, 1) : rimOf(hue)};
}

glm::vec4 rimOf(glm::vec3 color) {
    return {glm::vec3(luminance(color) < kLight ? kPaleRim : 0.0F), kRimOpacity};
}

}  // namespace scene
