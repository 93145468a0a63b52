#include "ui/screens/Pause.h"

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {

std::vector<PauseCommand> drawPause(kit::Context& ui, const PauseModel& model) {
    std::vector<PauseCommand> commands;
    namespace icons = kit::icons;
    const kit::Dialog dialog(ui, "##pause", ui.tr("Pause"), 360, model.canConclude ? 570.0F : 470.0F);
    const kit::Scroll scroll(ui, "##entries", ImGui::GetContentRegionAvail().y);
    const auto entry = [&](const char* id, const char* icon, const char* label, PauseCommand command,
                           bool enabled = true) {
        const kit::ButtonSpec spec{.id = id,
                                   .label = label,
                                   .icon = icon,
                                   .kind = kit::ButtonKind::Menu,
                                   .width = -1,
                                   .enabled = enabled,
                                   .focusFirst = command == PauseCommand::Resume};
        if (kit::button(ui, spec)) commands.push_back(command);
    };
    entry("##resume", icons::kPlay, ui.tr("Resume"), PauseCommand::Resume);
    entry("##new", icons::kPlus, ui.tr("New game"), PauseCommand::NewGame);
    entry("##open", icons::kFolderOpen, ui.tr("Open a game file"), PauseCommand::Open);
    entry("##save", icons::kSave, ui.tr("Save the game"), PauseCommand::Save, model.canSave);
    if (model.canConclude) {
        entry("##resign", icons::kFlag, ui.tr("Resign"), PauseCommand::Resign);
        entry("##draw", icons::kHandshake, ui.tr("Agree on a draw"), PauseCommand::AgreeDraw);
    }
    entry("##settings", icons::kGear, ui.tr("Settings"), PauseCommand::Settings);
    entry("##main", icons::kHome, ui.tr("Main menu"), PauseCommand::MainMenu);
    entry("##quit", icons::kPower, ui.tr("Quit"), PauseCommand::Quit);
    return commands;
}

}  // namespace ui::screens
