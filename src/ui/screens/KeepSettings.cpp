#include "ui/screens/KeepSettings.h"

#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {

std::optional<KeepAnswer> drawKeepSettings(kit::Context& ui, int seconds) {
    std::optional<KeepAnswer> answer;
    const kit::Dialog dialog(ui, "##keep", ui.tr("Keep these settings?"), 460, 190);
    kit::paragraph(ui, ui.trn("Otherwise the old ones return in {count} second.",
                              "Otherwise the old ones return in {count} seconds.", seconds,
                              {{"count", std::to_string(seconds)}}));
    const float space = ui.px(12);
    const float width = std::floor((ImGui::GetContentRegionAvail().x - space) / 2);
    const float below = ImGui::GetContentRegionAvail().y - kit::buttonHeight(ui);
    if (below > 0) ImGui::SetCursorPosY(ImGui::GetCursorPosY() + below);
    if (kit::button(ui, {.id = "##keep", .label = ui.tr("Keep"), .width = width})) answer = KeepAnswer::Keep;
    ImGui::SameLine(0, space);
    if (kit::button(ui, {.id = "##goback",
                         .label = ui.tr("Go back"),
                         .action = "back",
                         .kind = kit::ButtonKind::Primary,
                         .width = width,
                         .focusFirst = true}))
        answer = KeepAnswer::GoBack;
    return answer;
}

}  // namespace ui::screens
