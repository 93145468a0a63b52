#include "ui/kit/Shape.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/Palette.h"

namespace ui::kit {
namespace {

constexpr float kPi = 3.14159265F;

/// The largest box with equal sides in the middle of the area.
Rect middleOf(const Rect& area) {
    const float side = std::min(area.width, area.height);
    return {area.center().x - side / 2, area.center().y - side / 2, side, side};
}

Outline disc(float x, float y, float radiusX, float radiusY, float light) {
    constexpr int kPoints = 28;
    Outline outline{.points = {}, .light = light};
    for (int i = 0; i < kPoints; ++i) {
        const float angle = 2 * kPi * static_cast<float>(i) / kPoints;
        outline.points.push_back({x + radiusX * std::cos(angle), y + radiusY * std::sin(angle)});
    }
    return outline;
}

}  // namespace

Shape lyingSlab() {
    return {{.points = {{0.06F, 0.56F}, {0.5F, 0.74F}, {0.5F, 0.88F}, {0.06F, 0.70F}}, .light = 0.62F},
            {.points = {{0.5F, 0.74F}, {0.94F, 0.56F}, {0.94F, 0.70F}, {0.5F, 0.88F}}, .light = 0.44F},
            {.points = {{0.5F, 0.38F}, {0.94F, 0.56F}, {0.5F, 0.74F}, {0.06F, 0.56F}}, .light = 1.0F}};
}

Shape standingSlab() {
    return {{.points = {{0.18F, 0.24F}, {0.62F, 0.40F}, {0.62F, 0.94F}, {0.18F, 0.76F}}, .light = 0.8F},
            {.points = {{0.62F, 0.40F}, {0.82F, 0.31F}, {0.82F, 0.83F}, {0.62F, 0.94F}}, .light = 0.46F},
            {.points = {{0.38F, 0.15F}, {0.82F, 0.31F}, {0.62F, 0.40F}, {0.18F, 0.24F}}, .light = 1.0F}};
}

Shape turnedPiece() {
    return {disc(0.5F, 0.83F, 0.31F, 0.115F, 0.5F),
            {.points = {{0.19F, 0.74F}, {0.81F, 0.74F}, {0.81F, 0.83F}, {0.19F, 0.83F}}, .light = 0.5F},
            disc(0.5F, 0.74F, 0.31F, 0.115F, 0.82F),
            {.points = {{0.39F, 0.42F}, {0.61F, 0.42F}, {0.69F, 0.74F}, {0.31F, 0.74F}}, .light = 0.66F},
            disc(0.5F, 0.74F, 0.19F, 0.07F, 0.66F),
            disc(0.5F, 0.42F, 0.22F, 0.075F, 0.9F),
            disc(0.5F, 0.27F, 0.175F, 0.17F, 1.0F)};
}

Shape standingBlock() {
    return {{.points = {{0.26F, 0.92F}, {0.22F, 0.44F}, {0.34F, 0.16F}, {0.56F, 0.08F}, {0.62F, 0.94F}},
             .light = 0.86F},
            {.points = {{0.56F, 0.08F}, {0.72F, 0.22F}, {0.78F, 0.52F}, {0.76F, 0.90F}, {0.62F, 0.94F}},
             .light = 0.5F}};
}

Shape dome() {
    Shape shape{disc(0.5F, 0.80F, 0.38F, 0.12F, 0.5F)};
    Outline round{.points = {{0.12F, 0.80F}}, .light = 0.78F};
    constexpr int kPoints = 18;
    for (int i = 1; i < kPoints; ++i) {
        const float angle = kPi * (1 - static_cast<float>(i) / kPoints);
        round.points.push_back({0.5F + 0.38F * std::cos(angle), 0.80F - 0.58F * std::sin(angle)});
    }
    round.points.push_back({0.88F, 0.80F});
    shape.push_back(std::move(round));
    shape.push_back(disc(0.42F, 0.44F, 0.16F, 0.13F, 1.0F));
    return shape;
}

Shape tower() {
    return {disc(0.5F, 0.86F, 0.24F, 0.09F, 0.5F),
            {.points = {{0.28F, 0.34F}, {0.72F, 0.34F}, {0.74F, 0.86F}, {0.26F, 0.86F}}, .light = 0.66F},
            {.points = {{0.22F, 0.22F}, {0.78F, 0.22F}, {0.78F, 0.36F}, {0.22F, 0.36F}}, .light = 0.8F},
            disc(0.5F, 0.36F, 0.28F, 0.07F, 0.8F),
            disc(0.5F, 0.22F, 0.28F, 0.10F, 1.0F),
            disc(0.5F, 0.23F, 0.17F, 0.06F, 0.5F)};
}

Rect extentOf(const Rect& area, const Shape& shape) {
    ImVec2 least{1, 1};
    ImVec2 most{0, 0};
    for (const Outline& outline : shape) {
        for (const ImVec2& p : outline.points) {
            least = {std::min(least.x, p.x), std::min(least.y, p.y)};
            most = {std::max(most.x, p.x), std::max(most.y, p.y)};
        }
    }
    if (shape.empty()) return {};
    const Rect box = middleOf(area);
    return {box.x + least.x * box.width, box.y + least.y * box.height, (most.x - least.x) * box.width,
            (most.y - least.y) * box.height};
}

void drawShape(ImDrawList& canvas, const Rect& area, const Shape& shape, const ImVec4& color,
               const ImVec4& rim) {
    const Rect box = middleOf(area);
    std::vector<ImVec2> points;
    for (const Outline& outline : shape) {
        points.clear();
        for (const ImVec2& p : outline.points)
            points.push_back({box.x + p.x * box.width, box.y + p.y * box.height});
        const ImVec4 lit{color.x * outline.light, color.y * outline.light, color.z * outline.light, color.w};
        canvas.AddConvexPolyFilled(points.data(), static_cast<int>(points.size()), packed(lit, dimming()));
        if (!outline.rimmed) continue;
        canvas.AddPolyline(points.data(), static_cast<int>(points.size()), packed(rim, 0.45F * dimming()),
                           ImDrawFlags_Closed, 1);
    }
}

}  // namespace ui::kit
