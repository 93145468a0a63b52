#include "ui/kit/LongList.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace ui::kit {
namespace {

/// The row that contains this point, in pixels below the beginning of the list.
int rowAt(const RowPlaces& rows, float y) {
    int first = 0;
    int behind = rows.count;
    while (first + 1 < behind) {
        const int middle = first + (behind - first) / 2;
        (rows.top(middle) <= y ? first : behind) = middle;
    }
    return first;
}

/// Tells scripts the names of rows that are not drawn, by empty items in their places.
void nameRows(const RowPlaces& rows, float begin, int first, int end, const std::function<void(int)>& name) {
    for (int row = first; row < end; ++row) {
        ImGui::SetCursorPosY(begin + rows.top(row));
        ImGui::Dummy({1, rows.top(row + 1) - rows.top(row)});
        name(row);
    }
}

}  // namespace

RowPlaces equalRows(int count, float height) {
    return {count, [height](int row) { return static_cast<float>(row) * height; }};
}

void drawRows(Context& ui, const RowPlaces& rows, const std::function<void(int)>& draw,
              const std::function<void(int)>& name) {
    if (rows.count <= 0) return;
    const float begin = ImGui::GetCursorPosY();
    const float height = std::ceil(rows.top(rows.count));
    const bool named = ui.labels != nullptr && name;
    int next = 0;
    // Dear ImGui's clipper knows what is in sight and what the keyboard needs, but only rows of one height:
    // here it counts pixels. So the neighbours of the rows are added here.
    ImGuiListClipper clipper;
    clipper.Begin(static_cast<int>(height), 1);
    while (clipper.Step()) {
        const int first = std::max(next, rowAt(rows, static_cast<float>(clipper.DisplayStart)) - 1);
        const int end = std::min(rows.count, rowAt(rows, static_cast<float>(clipper.DisplayEnd)) + 2);
        if (named) nameRows(rows, begin, next, first, name);
        for (int row = first; row < end; ++row) {
            ImGui::SetCursorPosY(begin + rows.top(row));
            draw(row);
        }
        next = std::max(next, end);
    }
    if (named) nameRows(rows, begin, next, rows.count, name);
    ImGui::SetCursorPosY(begin + height);
}

}  // namespace ui::kit
