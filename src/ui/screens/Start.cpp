#include "ui/screens/Start.h"

#include <algorithm>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

constexpr float kColumn = 350;       // units
constexpr std::size_t kMostRecent = 5;

// Darkness that thins towards the table, so that the column needs no frame.
void drawShade(const kit::Context& ui, float width) {
    const kit::Rect all = kit::display();
    const float solid = width * 0.55F;
    const float end = std::min(all.width, width * 1.6F);
    const ImU32 dark = kit::packed(ui.palette.background, 0.90F);
    const ImU32 clear = kit::packed(ui.palette.background, 0);
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    canvas.AddRectFilled({0, 0}, {solid, all.height}, dark);
    canvas.AddRectFilledMultiColor({solid, 0}, {end, all.height}, dark, clear, clear, dark);
}

void drawTitle(kit::Context& ui, const StartModel& model) {
    const char* name = ui.trc("the name of the game", "Dolmen");
    const bool low = kit::display().height < ui.px(560);
    kit::line(ui, name, low ? kit::Face::Heading : kit::Face::Title, kit::Tone::Normal);
    if (!low) ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ui.px(14));
    kit::line(ui, model.tagline, kit::Face::Italic, kit::Tone::Accent);
    kit::gap(ui, 4);
    kit::hairline(ui);
    kit::gap(ui, low ? 0 : 8);
}

void drawEntries(kit::Context& ui, const StartModel& model, std::vector<StartCommand>& commands) {
    const auto entry = [&](const char* id, const char* icon, const char* label, StartAction action, bool first) {
        const kit::ButtonSpec spec{.id = id, .label = label, .icon = icon, .kind = kit::ButtonKind::Menu,
                                   .width = -1, .focusFirst = first};
        if (kit::button(ui, spec)) commands.emplace_back(action);
    };
    namespace icons = kit::icons;
    if (model.canContinue) {
        entry("##continue", icons::kPlay, ui.tr("Continue"), StartAction::Continue, true);
    }
    entry("##new", icons::kPlus, ui.tr("New game"), StartAction::NewGame, !model.canContinue);
    entry("##open", icons::kFolderOpen, ui.tr("Open a game file"), StartAction::OpenFile, false);
    entry("##settings", icons::kGear, ui.tr("Settings"), StartAction::Settings, false);
    entry("##quit", icons::kPower, ui.tr("Quit"), StartAction::Quit, false);
}

void drawRecentFile(kit::Context& ui, const RecentFile& file, std::vector<StartCommand>& commands) {
    const float height = ui.px(file.detail.empty() ? 32 : 48);
    const kit::Press press = kit::pressable(ui, "##recent", {ImGui::GetContentRegionAvail().x, height});
    if (!press.visible) return;
    kit::drawFace(ui, press, kit::ButtonKind::Plain, false);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::Rect row = press.area;
    row.x += ui.px(10);
    row.width -= ui.px(20);
    row.height = file.detail.empty() ? height : height * 0.54F;
    kit::drawLine(ui, canvas, row, file.name,
                  {.color = kit::mixed(ui.palette.text, ui.palette.accentHover, press.warmth),
                   .overflow = kit::Overflow::Elide});
    row.y += row.height;
    row.height = height - row.height - ui.px(4);
    if (!file.detail.empty()) {
        kit::drawLine(ui, canvas, row, file.detail,
                      {.face = kit::Face::Small, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
    }
    if (press.pressed) commands.emplace_back(OpenRecent{file.path});
    kit::tooltip(ui, file.path.string());
}

void drawRecent(kit::Context& ui, const StartModel& model, std::vector<StartCommand>& commands) {
    if (model.recent.empty()) return;
    kit::gap(ui, 10);
    kit::sectionTitle(ui, ui.tr("Recent games"));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, ui.px(2)});
    for (std::size_t i = 0; i < std::min(kMostRecent, model.recent.size()); ++i) {
        ImGui::PushID(static_cast<int>(i));
        drawRecentFile(ui, model.recent[i], commands);
        ImGui::PopID();
    }
    ImGui::PopStyleVar();
}

}  // namespace

std::vector<StartCommand> drawStart(kit::Context& ui, const StartModel& model) {
    std::vector<StartCommand> commands;
    const kit::Rect all = kit::display();
    const float width = std::min(ui.px(kColumn), all.width - ui.px(32));
    drawShade(ui, width);
    ImGui::SetNextWindowPos({ui.px(32), 0});
    ImGui::SetNextWindowSize({width, all.height});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(12), ui.px(28)});
    ImGui::Begin("##start", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoBringToFrontOnFocus);
    ImGui::PopStyleVar();
    const float version = model.version.empty() ? 0 : ui.px(22);
    {
        const kit::Scroll scroll(ui, "##entries", ImGui::GetContentRegionAvail().y - version);
        drawTitle(ui, model);
        drawEntries(ui, model, commands);
        drawRecent(ui, model, commands);
    }
    if (version > 0) kit::line(ui, model.version, kit::Face::Small, kit::Tone::Dim);
    ImGui::End();
    return commands;
}

}  // namespace ui::screens
