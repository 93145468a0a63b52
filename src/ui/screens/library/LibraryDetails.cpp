#include <imgui.h>

#include <algorithm>
#include <utility>

#include "ui/kit/Button.h"
#include "ui/kit/Field.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/library/LibraryParts.h"

namespace ui::screens {
namespace {

/// Draws the slider of the shown turn, which the keys of the history move too, and a button that shares the
/// position beside it.
void drawTurn(kit::Context& ui, const LibraryModel::Details& details, LibraryCommands& commands) {
    double turn = details.turn;
    const kit::Range range{
        .minimum = 0, .maximum = static_cast<double>(std::max(1, details.turns)), .step = 1};
    const std::string shown = std::to_string(details.turn) + " / " + std::to_string(details.turns);
    const float side = kit::buttonHeight(ui);
    const float space = ui.px(10);
    const float width = ImGui::GetContentRegionAvail().x - side - space;
    const bool moved = [&] {
        const kit::Disabled disabled(ui, kit::unless(details.turns > 0, ui.tr("The game has no turns.")));
        const bool slid = kit::slider(ui, "##turn", range, turn, width, shown);
        if (details.turns > 0) kit::tooltip(ui, ui.tr("The turn that the table shows: Page up, Page down"));
        return slid;
    }();
    if (moved) commands.emplace_back(GoToTurn{static_cast<int>(turn)});
    ImGui::SameLine(0, space);
    if (kit::button(
            ui, {.id = "##share",
                 .icon = kit::icons::kShare,
                 .tooltip = ui.tr("Share: copy, link, picture, film"),
                 .width = side,
                 .disabled = kit::unless(details.shown, ui.tr("The table does not show this game yet."))}))
        commands.emplace_back(LibraryAction::Share);
}

void drawTexts(kit::Context& ui, LibraryEntry& entry, LibraryCommands& commands) {
    if (kit::textField(ui, "##labels", entry.labels, ui.tr("Labels"), ImGui::GetContentRegionAvail().x))
        commands.emplace_back(LibraryAction::EditLabels);
    kit::nameItem(ui, ui.tr("Labels"));
    if (kit::textField(ui, "##notes", entry.notes, ui.tr("Notes"), ImGui::GetContentRegionAvail().x))
        commands.emplace_back(LibraryAction::EditNotes);
    kit::nameItem(ui, ui.tr("Notes"));
}

void drawOpening(kit::Context& ui, const LibraryModel::Details& details, LibraryCommands& commands) {
    const float space = ui.px(10);
    const float room = ImGui::GetContentRegionAvail().x - 2 * space;
    kit::ButtonSpec remove{
        .id = "##remove", .label = ui.trc("the chosen game", "Remove"), .icon = kit::icons::kClose};
    remove.width = std::floor(room / 3);
    if (kit::buttonWidth(ui, remove) > std::floor(room / 3)) {  // a narrow room
        remove.tooltip = std::exchange(remove.label, "");
        remove.width = kit::buttonHeight(ui);
    }
    const float width = std::floor((room - remove.width) / 2);
    if (kit::button(ui, {.id = "##open",
                         .label = details.goesOn ? ui.tr("Go on") : ui.trc("the chosen game", "Open"),
                         .icon = kit::icons::kPlay,
                         .tooltip = details.goesOn ? "" : ui.tr("Brings the game to the table, at its end"),
                         .kind = kit::ButtonKind::Primary,
                         .width = width}))
        commands.emplace_back(LibraryAction::Open);
    ImGui::SameLine(0, space);
    if (kit::button(
            ui, {.id = "##here",
                 .label = ui.tr("Open here"),
                 .tooltip = ui.tr("Brings the game to the table, at the turn that is shown"),
                 .width = width,
                 .disabled = kit::unless(details.shown, ui.tr("The table does not show this game yet."))}))
        commands.emplace_back(LibraryAction::OpenHere);
    ImGui::SameLine(0, space);
    if (kit::button(ui, remove)) commands.emplace_back(LibraryAction::Remove);
}

}  // namespace

void drawLibraryDetails(kit::Context& ui, const LibraryModel& model, LibraryEntry& entry,
                        LibraryCommands& commands) {
    if (!model.details) return;
    const LibraryModel::Details& details = *model.details;
    const kit::Scroll body(ui, "##body", ImGui::GetContentRegionAvail().y);
    kit::line(ui, details.players, kit::Face::Strong, kit::Tone::Accent, kit::Overflow::Elide);
    kit::line(ui, details.line, kit::Face::Small, kit::Tone::Normal, kit::Overflow::Elide);
    if (!details.problem.empty())
        kit::paragraph(ui, details.problem, kit::Face::Small, kit::Tone::Danger);
    else
        kit::line(ui, details.source, kit::Face::Small, kit::Tone::Dim, kit::Overflow::Elide);
    drawTurn(ui, details, commands);
    drawTexts(ui, entry, commands);
    drawOpening(ui, details, commands);
}

}  // namespace ui::screens
