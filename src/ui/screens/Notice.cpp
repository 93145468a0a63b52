#include "ui/screens/Notice.h"

#include <algorithm>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

void drawMessages(kit::Context& ui, const NoticeModel& model, float height) {
    const kit::Well well(ui, "##messages", {0, height});
    for (const std::string& message : model.messages) kit::paragraph(ui, message, kit::Face::Small);
}

}  // namespace

std::vector<NoticeCommand> drawNotice(kit::Context& ui, const NoticeModel& model) {
    std::vector<NoticeCommand> commands;
    const float height = 210.0F + 30.0F * static_cast<float>(std::min<std::size_t>(model.messages.size(), 8));
    const kit::Dialog dialog(ui, "##notice", model.title.c_str(), 620, height);
    if (!model.summary.empty()) kit::paragraph(ui, model.summary);
    const float footer = kit::buttonHeight(ui) + 2 * ImGui::GetStyle().ItemSpacing.y;
    drawMessages(ui, model, ImGui::GetContentRegionAvail().y - footer);
    if (kit::button(
            ui, {.id = "##copy", .label = ui.trc("to the clipboard", "Copy"), .icon = kit::icons::kCopy})) {
        commands.push_back(NoticeCommand::Copy);
    }
    const kit::ButtonSpec close{.id = "##close",
                                .label = ui.tr("Close"),
                                .action = "back",
                                .kind = kit::ButtonKind::Primary,
                                .width = ui.px(140),
                                .focusFirst = true};
    ImGui::SameLine(ImGui::GetContentRegionMax().x - close.width);
    if (kit::button(ui, close)) commands.push_back(NoticeCommand::Close);
    return commands;
}

}  // namespace ui::screens
