#include "ui/screens/setup/Seats.h"

#include "ui/kit/Panel.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {

std::vector<SeatsCommand> drawSeats(kit::Context& ui, const SeatsModel& model) {
    std::vector<SeatsCommand> commands;
    kit::Sheet sheet(ui, "##seats", ui.tr("Who plays"), kSeatsWidth,
                     formFooterHeight(ui, model.problem, kit::Dialog::innerWidth(ui, kSeatsWidth)));
    for (SetOption& change : drawOptions(ui, model.options, false)) commands.emplace_back(std::move(change));
    sheet.beginFooter();
    const auto answer = drawFormFooter(ui, model.problem, {.id = "##apply", .label = ui.tr("Play on")});
    if (answer == FormAnswer::Back) commands.emplace_back(SeatsAction::Back);
    if (answer == FormAnswer::Accept) commands.emplace_back(SeatsAction::Apply);
    return commands;
}

}  // namespace ui::screens
