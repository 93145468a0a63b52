#pragma once

#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace ui::kit {

/// An area of the display, in pixels from its upper left corner.
struct Rect {
    float x = 0;
    float y = 0;
    float width = 0;
    float height = 0;

    [[nodiscard]] ImVec2 min() const { return {x, y}; }
    [[nodiscard]] ImVec2 max() const { return {x + width, y + height}; }
    [[nodiscard]] ImVec2 size() const { return {width, height}; }
    [[nodiscard]] ImVec2 center() const { return {x + width / 2, y + height / 2}; }
    [[nodiscard]] bool empty() const { return width <= 0 || height <= 0; }
    /// The rest of the area, to the right of a strip of this width.
    [[nodiscard]] Rect rightOf(float strip) const { return {x + strip, y, width - strip, height}; }
    /// The part that is within the other area; empty if there is none.
    [[nodiscard]] Rect within(const Rect& other) const {
        const float left = std::max(x, other.x);
        const float top = std::max(y, other.y);
        return {left, top, std::max(std::min(x + width, other.x + other.width) - left, 0.0F),
                std::max(std::min(y + height, other.y + other.height) - top, 0.0F)};
    }
    friend bool operator==(const Rect&, const Rect&) = default;
    [[nodiscard]] bool overlaps(const Rect& other) const { return !within(other).empty(); }
};

/// The width of part `index` if `count` parts share `whole` pixels with `space` between them. The parts
/// together fill `whole` exactly, so their widths may differ by a pixel.
[[nodiscard]] inline float sharedWidth(float whole, int count, int index, float space) {
    const float each = (whole + space) / static_cast<float>(count);
    return std::floor(each * static_cast<float>(index + 1)) - std::floor(each * static_cast<float>(index)) -
           space;
}

/// The area of the item drawn last.
[[nodiscard]] inline Rect lastItem() {
    const ImVec2 min = ImGui::GetItemRectMin();
    const ImVec2 size = ImGui::GetItemRectSize();
    return {min.x, min.y, size.x, size.y};
}

}  // namespace ui::kit
