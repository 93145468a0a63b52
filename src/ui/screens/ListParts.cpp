#include "ui/screens/ListParts.h"

#include <imgui.h>

#include "ui/kit/Icons.h"
#include "ui/kit/Press.h"
#include "ui/kit/Text.h"

namespace ui::screens {

bool drawListHead(kit::Context& ui, const ListHead& head) {
    constexpr float kHeadHeight = 28;  // units
    constexpr float kArrow = 14;       // units
    const kit::Press press = kit::pressable(ui, "##head", {head.width, ui.px(kHeadHeight)});
    kit::nameItem(ui, head.label);
    kit::tooltip(ui, ui.tr("Sorts the list; again: in reverse order"));
    if (!press.visible) return press.pressed;
    const ImVec4 ink =
        head.sorts ? ui.palette.accentHover : kit::mixed(ui.palette.textDim, ui.palette.text, press.emphasis);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::drawLine(ui, canvas, press.area, head.label,
                  {.face = kit::Face::Small, .color = ink, .overflow = kit::Overflow::Elide});
    const float text = kit::measure(ui, kit::Face::Small, head.label).x;
    if (head.sorts && text + ui.px(kArrow + 2) < press.area.width)
        kit::drawIcon(ui, canvas,
                      {press.area.x + text + ui.px(2), press.area.y, ui.px(kArrow), press.area.height},
                      head.ascending ? kit::icons::kAngleUp : kit::icons::kAngleDown, ink, kit::Face::Small);
    return press.pressed;
}

}  // namespace ui::screens
