#include "ui/screens/setup/Arrangements.h"

#include <imgui.h>

#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Field.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {
namespace {

using ArrangementsCommands = std::vector<ArrangementsCommand>;

constexpr float kArrangementRow = 44;  // units
constexpr float kBetween = 8;

void drawLast(kit::Context& ui, const ArrangementsModel& model, ArrangementsCommands& commands) {
    if (kit::button(ui, {.id = "##last",
                         .label = ui.tr("As last time"),
                         .icon = kit::icons::kUndo,
                         .kind = kit::ButtonKind::Menu,
                         .width = -1,
                         .height = ui.px(kArrangementRow),
                         .disabled = kit::unless(model.last, ui.tr("No game of yours has ended yet.")),
                         .focusFirst = model.last}))
        commands.emplace_back(TakeUp{});
}

void drawNamed(kit::Context& ui, const ArrangementsModel& model, int index, ArrangementsCommands& commands) {
    const std::string& name = model.names[static_cast<std::size_t>(index)];
    const float height = ui.px(kArrangementRow);
    const float width = ImGui::GetContentRegionAvail().x - height - ui.px(kBetween);
    ImGui::PushID(index);
    if (kit::button(ui, {.id = "##take",
                         .label = name.c_str(),
                         .tooltip = name.c_str(),
                         .kind = kit::ButtonKind::Menu,
                         .width = width,
                         .height = height,
                         .chosen = model.removes == index,
                         .playersWords = true,
                         .focusFirst = !model.last && index == 0}))
        commands.emplace_back(TakeUp{index});
    ImGui::SameLine(0, ui.px(kBetween));
    const std::string remove = ui.tr("Delete {name}", {{"name", name}});
    if (kit::button(ui, {.id = "##remove",
                         .icon = kit::icons::kTrash,
                         .tooltip = remove.c_str(),
                         .width = height,
                         .height = height}))
        commands.emplace_back(RemoveArrangement{index});
    ImGui::PopID();
}

// Which one is meant is to be seen in the list: a name may be too long for a button.
void drawRemoval(kit::Context& ui, ArrangementsCommands& commands) {
    const float width = std::floor((ImGui::GetContentRegionAvail().x - ui.px(12)) / 2);
    if (kit::button(ui, {.id = "##spare",
                         .label = ui.tr("Keep it"),
                         .kind = kit::ButtonKind::Primary,
                         .width = width,
                         .focusFirst = true}))
        commands.emplace_back(ArrangementsAction::Spare);
    ImGui::SameLine(0, ui.px(12));
    if (kit::button(ui, {.id = "##really", .label = ui.tr("Delete it"), .width = width}))
        commands.emplace_back(ArrangementsAction::ReallyRemove);
}

void drawSaving(kit::Context& ui, const ArrangementsModel& model, ArrangementEntry& entry,
                ArrangementsCommands& commands) {
    const bool named = entry.name.find_first_not_of(' ') != std::string::npos;
    const kit::ButtonSpec save{.id = "##save",
                               .label = ui.trc("under a name", "Save"),
                               .icon = kit::icons::kSave,
                               .tooltip = ui.tr("Keeps the present one under this name"),
                               .disabled = model.notComplete.empty()
                                               ? kit::unless(named, ui.tr("Give it a name."))
                                               : model.notComplete.c_str()};
    const kit::ButtonSpec back = mainBackButton(ui, ui.px(120));
    const float space = ui.px(10);
    const float room = ImGui::GetContentRegionAvail().x - kit::buttonWidth(ui, save) - back.width - 2 * space;
    (void)kit::textField(ui, "##name", entry.name, ui.tr("Name"), room);
    ImGui::SameLine(0, space);
    if (kit::button(ui, save)) commands.emplace_back(ArrangementsAction::Save);
    ImGui::SameLine(0, space);
    if (kit::button(ui, back)) commands.emplace_back(ArrangementsAction::Back);
}

}  // namespace

std::vector<ArrangementsCommand> drawArrangements(kit::Context& ui, const ArrangementsModel& model,
                                                  ArrangementEntry& entry) {
    ArrangementsCommands commands;
    const kit::Dialog dialog(ui, "##arrangements", model.title.c_str(), 600, 520);
    kit::paragraph(ui, model.help, kit::Face::Italic, kit::Tone::Dim);
    drawLast(ui, model, commands);
    const float space = ImGui::GetStyle().ItemSpacing.y;
    const float footer = kit::buttonHeight(ui) + ui.px(26) + 2 * space;
    {
        const kit::Well well(ui, "##named", {0, ImGui::GetContentRegionAvail().y - footer});
        for (int i = 0; i < static_cast<int>(model.names.size()); ++i) drawNamed(ui, model, i, commands);
        if (model.names.empty())
            kit::paragraph(ui, ui.tr("You have not kept any under a name yet."), kit::Face::Italic,
                           kit::Tone::Dim);
    }
    kit::line(ui, model.error, kit::Face::Small, kit::Tone::Danger, kit::Overflow::Elide);
    if (model.removes)
        drawRemoval(ui, commands);
    else
        drawSaving(ui, model, entry, commands);
    return commands;
}

}  // namespace ui::screens
