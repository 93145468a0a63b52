#include "ui/screens/Settings.h"

#include <array>
#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Choice.h"
#include "ui/kit/Panel.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {
namespace {

void drawSections(kit::Context& ui, const SettingsModel& model, std::vector<SettingsCommand>& commands) {
    const std::array<std::string, 5> names{ui.trc("settings", "Video"), ui.trc("settings", "Animation"),
                                           ui.trc("settings", "Sound"), ui.trc("settings", "Interface"),
                                           ui.trc("settings", "Table")};
    auto section = static_cast<int>(model.section);
    if (kit::choice(ui, "##sections", names, section, ImGui::GetContentRegionAvail().x)) {
        commands.emplace_back(static_cast<SettingsSection>(section));
    }
}

/// Draws buttons to further screens in one row and actions of this screen in the other; a single row if there
/// is only one further screen.
void drawFooter(kit::Context& ui, const SettingsModel& model, std::vector<SettingsCommand>& commands) {
    const float space = ui.px(12);
    const float whole = ImGui::GetContentRegionAvail().x;
    const float width = std::floor(model.enginesPossible ? (whole - space) / 2 : (whole - 2 * space) / 3);
    const auto offer = [&](const kit::ButtonSpec& spec, SettingsAction action) {
        if (kit::button(ui, spec)) commands.emplace_back(action);
    };
    offer({.id = "##controls",
           .label = ui.tr("Controls"),
           .tooltip = ui.tr("Keys, mouse, touch and gamepad"),
           .width = width},
          SettingsAction::Controls);
    ImGui::SameLine(0, space);
    if (model.enginesPossible)
        offer({.id = "##engines",
               .label = ui.tr("Engines"),
               .tooltip = ui.tr("Programs by others that can play here"),
               .width = width},
              SettingsAction::Engines);
    offer({.id = "##defaults",
           .label = ui.tr("Defaults"),
           .tooltip = ui.tr("Gives all settings their default values"),
           .width = width},
          SettingsAction::Defaults);
    ImGui::SameLine(0, space);
    offer(mainBackButton(ui, width), SettingsAction::Back);
}

}  // namespace

std::vector<SettingsCommand> drawSettings(kit::Context& ui, const SettingsModel& model) {
    std::vector<SettingsCommand> commands;
    kit::Sheet sheet(ui, "##settings", ui.tr("Settings"), kSettingsWidth, model.enginesPossible ? 92 : 44);
    drawSections(ui, model, commands);
    ImGui::Spacing();
    sheet.beginScroll(static_cast<int>(model.section));
    for (const SetOption& change : drawOptions(ui, model.options, true)) commands.emplace_back(change);
    sheet.beginFooter();
    drawFooter(ui, model, commands);
    return commands;
}

}  // namespace ui::screens
