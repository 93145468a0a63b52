#include "ui/screens/AnalysisOptions.h"

#include <utility>

#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kDialogFrame = 230;  // height without the options
constexpr float kDialogOption = 44;
constexpr float kDialogWidth = 560;

}  // namespace

std::vector<AnalysisOptionsCommand> drawAnalysisOptions(kit::Context& ui, const AnalysisOptionsModel& model) {
    std::vector<AnalysisOptionsCommand> commands;
    const float inner = kit::Dialog::innerWidth(ui, kDialogWidth);
    const float footer = formFooterHeight(ui, model.problem, inner);
    const float problem = footer - formFooterHeight(ui, "", inner);
    const float height = kDialogFrame + problem + kDialogOption * static_cast<float>(model.options.size());
    const kit::Dialog dialog(ui, "##analysisoptions", ui.tr("Analyse the game"), kDialogWidth, height);
    {
        const kit::Scroll scroll(ui, "##body", ImGui::GetContentRegionAvail().y - ui.px(footer));
        for (SetOption& change : drawOptions(ui, model.options, false))
            commands.emplace_back(std::move(change));
        kit::gap(ui, 4);
        kit::paragraph(ui, model.measure, kit::Face::Small, kit::Tone::Dim);
    }
    const auto answer =
        drawFormFooter(ui, model.problem, {.id = "##begin", .label = ui.trc("a game", "Analyse")});
    if (answer == FormAnswer::Back) commands.emplace_back(AnalysisOptionsAction::Back);
    if (answer == FormAnswer::Accept) commands.emplace_back(AnalysisOptionsAction::Begin);
    return commands;
}

}  // namespace ui::screens
