#include "ui/screens/play/HandOver.h"

#include "ui/kit/Button.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {

bool drawHandOver(kit::Context& ui, const std::string& headline, const std::string& news,
                  const kit::Rect& area) {
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(16), ui.px(13)});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(6), ui.px(6)});
    bool uncovered = false;
    {
        const kit::FloatingPanel panel(ui, "##handover", {area.x, area.y + area.height}, {0, 1}, area.width);
        kit::paragraph(ui, headline, kit::Face::Reading, kit::Tone::Accent);
        if (!news.empty()) kit::paragraph(ui, news, kit::Face::Reading);
        kit::paragraph(ui, ui.tr("The table is covered, so that nobody sees what they must not see."),
                       kit::Face::Italic);
        kit::gap(ui, 2);
        uncovered = kit::button(ui, {.id = "##uncover",
                                     .label = ui.tr("Uncover"),
                                     .kind = kit::ButtonKind::Primary,
                                     .width = ImGui::GetContentRegionAvail().x,
                                     .height = ui.px(36),
                                     .focusFirst = true});
    }
    ImGui::PopStyleVar(2);
    return uncovered;
}

}  // namespace ui::screens
