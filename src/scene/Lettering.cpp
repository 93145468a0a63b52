#include "scene/Lettering.h"

#include <cmath>

#include "scene/Shapes.h"

namespace scene {
namespace {

using Line = std::vector<glm::vec2>;

/// Part of an ellipse; degrees, 0 to the right, 90 up.
Line arc(glm::vec2 center, glm::vec2 radius, float from, float to) {
    Line line;
    constexpr int kSteps = 14;
    for (int i = 0; i <= kSteps; ++i) {
        const float angle = glm::radians(from + (to - from) * static_cast<float>(i) / kSteps);
        line.push_back(center + glm::vec2(std::cos(angle) * radius.x, -std::sin(angle) * radius.y));
    }
    return line;
}

Line joined(Line a, const Line& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

/// The round part that a, b, c, d, e and g share: of x-height 0.62.
Line bowl(float from, float to) { return arc({0, 0.19F}, {0.27F, 0.31F}, from, to); }

}  // namespace

std::vector<std::vector<glm::vec2>> letterStrokes(char letter) {
    switch (letter) {
        case 'a':
            return {bowl(0, 360), {{0.27F, -0.12F}, {0.27F, 0.5F}}};
        case 'b':
            return {bowl(0, 360), {{-0.27F, -0.5F}, {-0.27F, 0.5F}}};
        case 'c':
            return {bowl(50, 310)};
        case 'd':
            return {bowl(0, 360), {{0.27F, -0.5F}, {0.27F, 0.5F}}};
        case 'e':
            return {joined({{-0.27F, 0.19F}, {0.27F, 0.19F}}, bowl(4, 310))};
        case 'f':
            return {joined(arc({0.14F, -0.27F}, {0.2F, 0.23F}, 60, 180), {{-0.06F, 0.5F}}),
                    {{-0.24F, -0.1F}, {0.2F, -0.1F}}};
        case 'g':
            return {bowl(0, 360), joined({{0.27F, -0.12F}}, arc({0, 0.52F}, {0.27F, 0.26F}, 0, -150))};
        case 'h':
            return {{{-0.25F, -0.5F}, {-0.25F, 0.5F}},
                    joined(arc({0, 0.14F}, {0.25F, 0.26F}, 180, 0), {{0.25F, 0.5F}})};
        case '1':
            return {{{-0.2F, -0.28F}, {0.04F, -0.5F}, {0.04F, 0.5F}}};
        case '2':
            return {joined(arc({0, -0.22F}, {0.28F, 0.28F}, 165, -35), {{-0.3F, 0.48F}, {0.31F, 0.48F}})};
        case '3':
            return {joined(arc({0, -0.25F}, {0.25F, 0.25F}, 150, -90),
                           arc({0, 0.23F}, {0.29F, 0.27F}, 90, -150))};
        case '4':
            return {{{0.16F, 0.5F}, {0.16F, -0.5F}, {-0.3F, 0.2F}, {0.34F, 0.2F}}};
        case '5':
            return {joined({{0.24F, -0.48F}, {-0.18F, -0.48F}, {-0.22F, -0.03F}},
                           arc({-0.02F, 0.18F}, {0.29F, 0.31F}, 130, -140))};
        case '6':
            return {joined({{0.18F, -0.5F}, {-0.1F, -0.2F}}, arc({0, 0.19F}, {0.28F, 0.31F}, 160, 520))};
        case '7':
            return {{{-0.28F, -0.48F}, {0.28F, -0.48F}, {-0.08F, 0.5F}}};
        case '8':
            return {arc({0, -0.26F}, {0.22F, 0.24F}, 0, 360), arc({0, 0.24F}, {0.27F, 0.26F}, 0, 360)};
        case '9':
            return {joined({{-0.18F, 0.5F}, {0.1F, 0.2F}}, arc({0, -0.19F}, {0.28F, 0.31F}, -20, 340))};
        case '0':
            return {arc({0, 0}, {0.28F, 0.5F}, 0, 360)};
        default:
            return {};
    }
}

Mesh letterMesh(char letter, float height, float strokeWidth) {
    auto lines = letterStrokes(letter);
    for (auto& line : lines)
        for (glm::vec2& point : line) point *= height;
    return strokes(lines, strokeWidth);
}

}  // namespace scene
