#include "ui/screens/Seats.h"

#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {

std::vector<SeatsCommand> drawSeats(kit::Context& ui, const SeatsModel& model) {
    std::vector<SeatsCommand> commands;
    kit::Sheet sheet(ui, "##seats", ui.tr("Who plays"), 500, model.problem.empty() ? 44 : 74);
    for (SetOption& change : drawOptions(ui, model.options, false)) commands.emplace_back(std::move(change));
    sheet.beginFooter();
    if (!model.problem.empty())
        kit::line(ui, model.problem, kit::Face::Small, kit::Tone::Danger, kit::Overflow::Elide);
    const float width = std::floor((ImGui::GetContentRegionAvail().x - ui.px(12)) / 2);
    if (kit::button(ui, {.id = "##back",
                         .label = ui.trc("to the screen before", "Back"),
                         .action = "back",
                         .width = width}))
        commands.emplace_back(SeatsAction::Back);
    ImGui::SameLine(0, ui.px(12));
    if (kit::button(ui, {.id = "##apply",
                         .label = ui.tr("Play on"),
                         .kind = kit::ButtonKind::Primary,
                         .width = width,
                         .enabled = model.problem.empty(),
                         .focusFirst = true}))
        commands.emplace_back(SeatsAction::Apply);
    return commands;
}

}  // namespace ui::screens
