#include "ui/screens/Toasts.h"

#include <algorithm>

namespace ui::screens {
namespace {

// Units.
constexpr float kToastMargin = 24;
constexpr float kTopRow = 60;      // the lower edge of a toast at the top of the display
constexpr float kLeastRoom = 320;  // beside panels

}  // namespace

kit::Rect toastArea(const kit::Rect& display, const kit::Rect& table, PanelsAt panels, float scale) {
    const float margin = kToastMargin * scale;
    if (panels == PanelsAt::Edges) {
        const float lower = std::min(table.y + table.height, display.y + display.height - margin);
        return {table.x, table.y, table.width, lower - table.y};
    }
    const kit::Rect& room = table.width >= kLeastRoom * scale + 2 * margin ? table : display;
    return {room.x + margin, display.y, room.width - 2 * margin, kTopRow * scale};
}

}  // namespace ui::screens
