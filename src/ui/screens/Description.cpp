#include "ui/screens/Description.h"

#include <algorithm>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {

std::vector<DescriptionCommand> drawDescription(kit::Context& ui, const DescriptionModel& model) {
    std::vector<DescriptionCommand> commands;
    const float rows = static_cast<float>(std::clamp<std::size_t>(model.paragraphs.size(), 4, 14));
    const kit::Dialog dialog(ui, "##description", ui.tr("The position in words"), 680, 190 + 34 * rows);
    const float below = kit::buttonHeight(ui) + 2 * ImGui::GetStyle().ItemSpacing.y;
    {
        const kit::Well well(ui, "##words", {0, ImGui::GetContentRegionAvail().y - below});
        for (const std::string& paragraph : model.paragraphs) kit::paragraph(ui, paragraph);
    }
    if (kit::button(ui,
                    {.id = "##copy", .label = ui.trc("to the clipboard", "Copy"), .icon = kit::icons::kCopy}))
        commands.push_back(DescriptionCommand::Copy);
    ImGui::SameLine(0, ui.px(12));
    if (kit::button(ui, {.id = "##speak",
                         .label = ui.tr("Read aloud"),
                         .icon = kit::icons::kComment,
                         .disabled = kit::unless(model.canSpeak,
                                                 ui.tr("The system's speech service does not answer."))}))
        commands.push_back(DescriptionCommand::Speak);
    if (drawAtRightEnd(ui, mainBackButton(ui, ui.px(140)))) commands.push_back(DescriptionCommand::Back);
    return commands;
}

}  // namespace ui::screens
