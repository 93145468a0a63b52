#include "ui/screens/AnalysisOptions.h"

#include <cmath>
#include <utility>

#include "ui/kit/Button.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {

std::vector<AnalysisOptionsCommand> drawAnalysisOptions(kit::Context& ui, const AnalysisOptionsModel& model) {
    std::vector<AnalysisOptionsCommand> commands;
    kit::Sheet sheet(ui, "##analysisoptions", ui.tr("Analyse the game"), 500,
                     model.problem.empty() ? 44 : 74);
    for (SetOption& change : drawOptions(ui, model.options, false)) commands.emplace_back(std::move(change));
    kit::paragraph(ui, model.measure, kit::Face::Small, kit::Tone::Dim);
    sheet.beginFooter();
    if (!model.problem.empty())
        kit::line(ui, model.problem, kit::Face::Small, kit::Tone::Danger, kit::Overflow::Elide);
    const float width = std::floor((ImGui::GetContentRegionAvail().x - ui.px(12)) / 2);
    if (kit::button(ui, {.id = "##back", .label = ui.trc("to the screen before", "Back"), .width = width}))
        commands.emplace_back(AnalysisOptionsAction::Back);
    ImGui::SameLine(0, ui.px(12));
    if (kit::button(ui, {.id = "##begin",
                         .label = ui.trc("a game", "Analyse"),
                         .kind = kit::ButtonKind::Primary,
                         .width = width,
                         .enabled = model.problem.empty(),
                         .focusFirst = true}))
        commands.emplace_back(AnalysisOptionsAction::Begin);
    return commands;
}

}  // namespace ui::screens
