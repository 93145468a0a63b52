#include "ui/screens/Pause.h"

#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

constexpr float kGap = 12;  // units between two columns

/// Width and height of the dialog in units. Where the window is too low for one column, there are two.
struct Layout {
    bool twoColumns;
    float width;
    float height;
};

Layout layoutFor(const kit::Context& ui, int endings) {
    constexpr float kMargins = 40;
    const float column = 573 + 50 * static_cast<float>(endings);
    if (kit::display().height >= ui.px(column + kMargins)) return {false, 360, column};
    return {true, 580, 344.0F};
}

}  // namespace

std::vector<PauseCommand> drawPause(kit::Context& ui, const PauseModel& model) {
    std::vector<PauseCommand> commands;
    namespace icons = kit::icons;
    const int endings = (model.canResign ? 1 : 0) + (model.canAgree ? 1 : 0);
    const Layout layout = layoutFor(ui, endings);
    const kit::Dialog dialog(ui, "##pause", ui.tr("Pause"), layout.width, layout.height);
    const kit::Scroll scroll(ui, "##entries", ImGui::GetContentRegionAvail().y);
    float width = ImGui::GetContentRegionAvail().x;
    if (layout.twoColumns) width = std::floor((width - ui.px(kGap)) / 2);
    const auto entry = [&](const char* id, const char* icon, const char* label, PauseCommand command,
                           bool enabled = true) {
        const kit::ButtonSpec spec{.id = id,
                                   .label = label,
                                   .icon = icon,
                                   .kind = kit::ButtonKind::Menu,
                                   .width = width,
                                   .enabled = enabled,
                                   .focusFirst = command == PauseCommand::Resume};
        if (kit::button(ui, spec)) commands.push_back(command);
    };
    ImGui::BeginGroup();
    entry("##resume", icons::kPlay, ui.tr("Resume"), PauseCommand::Resume);
    entry("##new", icons::kPlus, ui.tr("New game"), PauseCommand::NewGame);
    entry("##open", icons::kFolderOpen, ui.tr("Open a game file"), PauseCommand::Open);
    entry("##save", icons::kSave, ui.tr("Save the game"), PauseCommand::Save, model.canSave);
    entry("##players", icons::kUsers, ui.tr("Who plays"), PauseCommand::Players, model.canSeat);
    ImGui::EndGroup();
    if (layout.twoColumns) ImGui::SameLine(0, ui.px(kGap));
    ImGui::BeginGroup();
    if (model.canResign) entry("##resign", icons::kFlag, ui.tr("Resign"), PauseCommand::Resign);
    if (model.canAgree) entry("##draw", icons::kHandshake, ui.tr("Agree on a draw"), PauseCommand::AgreeDraw);
    // A low window has no room for it; the key for it is the same.
    if (!layout.twoColumns || endings < 2)
        entry("##photo", icons::kCamera, ui.tr("Take a picture"), PauseCommand::Photo);
    entry("##settings", icons::kGear, ui.tr("Settings"), PauseCommand::Settings);
    entry("##main", icons::kHome, ui.tr("Main menu"), PauseCommand::MainMenu);
    entry("##quit", icons::kPower, ui.tr("Quit"), PauseCommand::Quit);
    ImGui::EndGroup();
    return commands;
}

}  // namespace ui::screens
