#include "ui/screens/Start.h"

#include <algorithm>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

constexpr float kColumn = 350;  // units
constexpr std::size_t kMostRecent = 5;
constexpr int kShadeSteps = 24;

// Darkness that thins towards the table, so that the column needs no frame.
void drawShade(const kit::Context& ui, float width) {
    const kit::Rect all = kit::display();
    const float end = std::min(all.width, width * 2.1F);
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    const auto darkness = [](float part) { return 0.94F * (1 - part * part * (3 - 2 * part)); };
    for (int i = 0; i < kShadeSteps; ++i) {
        const float from = static_cast<float>(i) / kShadeSteps;
        const float to = static_cast<float>(i + 1) / kShadeSteps;
        const ImU32 left = kit::packed(ui.palette.background, darkness(from));
        const ImU32 right = kit::packed(ui.palette.background, darkness(to));
        canvas.AddRectFilledMultiColor({std::floor(end * from), 0}, {std::floor(end * to), all.height}, left,
                                       right, right, left);
    }
}

void drawTitle(kit::Context& ui, const StartModel& model) {
    const char* name = ui.trc("the name of the game", "Dolmen");
    const float height = kit::display().height;
    const bool low = height < ui.px(600);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    if (!low) kit::gap(ui, std::min(60.0F, (height / ui.scale - 600) * 0.15F));
    kit::line(ui, name, low ? kit::Face::Heading : kit::Face::Title, kit::Tone::Normal);
    if (!low) ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ui.px(4));
    kit::line(ui, model.tagline, kit::Face::Italic, kit::Tone::Accent);
    kit::gap(ui, low ? 4 : 12);
    kit::hairline(ui);
    kit::gap(ui, low ? 8 : 16);
    ImGui::PopStyleVar();
}

void drawEntries(kit::Context& ui, const StartModel& model, std::vector<StartCommand>& commands) {
    const auto entry = [&](const char* id, const char* icon, const char* label, StartAction action,
                           bool first) {
        const kit::ButtonSpec spec{.id = id,
                                   .label = label,
                                   .icon = icon,
                                   .kind = kit::ButtonKind::Menu,
                                   .width = -1,
                                   .focusFirst = first};
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
        kit::drawLine(
            ui, canvas, row, file.detail,
            {.face = kit::Face::Small, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
    }
    if (press.pressed) commands.emplace_back(OpenRecent{file.path});
    kit::tooltip(ui, file.path.string());
}

void drawRecent(kit::Context& ui, const StartModel& model, std::vector<StartCommand>& commands) {
    // As many as there is room for: the column should not scroll for them.
    const float row = ui.px(50);
    const float room = ImGui::GetContentRegionAvail().y - ui.px(64);
    const auto fitting = static_cast<std::size_t>(std::max(0.0F, std::floor(room / row)));
    const std::size_t count = std::min({kMostRecent, model.recent.size(), fitting});
    if (count == 0) return;
    kit::gap(ui, 8);
    kit::sectionTitle(ui, ui.tr("Recent games"));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, ui.px(2)});
    for (std::size_t i = 0; i < count; ++i) {
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
