#include "ui/screens/SmallPicture.h"

#include <algorithm>

namespace ui::screens {

void drawSmallPicture(const kit::Context& ui, const SmallPicture& picture, const kit::Rect& room) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const float side = std::min(room.width, room.height);
    const ImVec2 corner{room.center().x - side / 2, room.center().y - side / 2};
    std::vector<ImVec2> corners;
    for (const SmallPicture::Area& area : picture.areas) {
        corners.clear();
        for (const ImVec2& at : area.corners)
            corners.emplace_back(corner.x + side * at.x, corner.y + side * at.y);
        const int count = static_cast<int>(corners.size());
        canvas.AddConvexPolyFilled(corners.data(), count, kit::packed(area.color));
        canvas.AddPolyline(corners.data(), count, kit::packed(ui.palette.background, 0.7F),
                           ImDrawFlags_Closed, std::max(1.0F, ui.px(0.7F)));
    }
}

}  // namespace ui::screens
