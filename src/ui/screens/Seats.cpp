#include "ui/screens/Seats.h"

#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Panel.h"

namespace ui::screens {

std::vector<SeatsCommand> drawSeats(kit::Context& ui, const SeatsModel& model) {
    std::vector<SeatsCommand> commands;
    kit::Sheet sheet(ui, "##seats", ui.tr("Who plays"), 500, 44);
    for (SetOption& change : drawOptions(ui, model.options, false)) commands.emplace_back(std::move(change));
    sheet.beginFooter();
    const float width = std::floor((ImGui::GetContentRegionAvail().x - ui.px(12)) / 2);
    if (kit::button(ui, {.id = "##back", .label = ui.trc("to the screen before", "Back"), .width = width}))
        commands.emplace_back(SeatsAction::Back);
    ImGui::SameLine(0, ui.px(12));
    if (kit::button(ui, {.id = "##apply",
                         .label = ui.tr("Play on"),
                         .kind = kit::ButtonKind::Primary,
                         .width = width,
                         .focusFirst = true}))
        commands.emplace_back(SeatsAction::Apply);
    return commands;
}

}  // namespace ui::screens
