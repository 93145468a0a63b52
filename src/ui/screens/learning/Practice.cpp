#include "ui/screens/learning/Practice.h"

#include <algorithm>

#include "ui/kit/Button.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kThemesWidth = 290;
constexpr float kThemesPart = 0.36F;  // of the height of an upright display
constexpr float kThemeRow = 40;
constexpr float kDueDot = 3;  // radius

bool drawTheme(kit::Context& ui, const PracticeModel::Theme& theme) {
    const kit::Press press =
        kit::pressable(ui, "##theme", {ImGui::GetContentRegionAvail().x, ui.px(kThemeRow)});
    kit::nameItem(ui, theme.title);
    if (!press.visible) return press.pressed;
    kit::drawFace(ui, press, theme.chosen ? kit::ButtonKind::Secondary : kit::ButtonKind::Plain,
                  theme.chosen);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::Rect room = press.area;
    room.x += ui.px(10);
    room.width -= ui.px(20);
    const std::string count = std::to_string(theme.solved) + "/" + std::to_string(theme.puzzles);
    const float width = kit::measure(ui, kit::Face::Small, count).x;
    kit::drawLine(ui, canvas, {room.x + room.width - width, room.y, width, room.height}, count,
                  {.face = kit::Face::Small,
                   .color = theme.due > 0 ? ui.palette.accentHover : ui.palette.textDim,
                   .align = kit::Align::Right});
    room.width -= width + ui.px(8);
    if (theme.due > 0)
        canvas.AddCircleFilled({press.area.x + ui.px(5), room.center().y}, ui.px(kDueDot),
                               kit::packed(ui.palette.accentHover));
    kit::drawLine(ui, canvas, room, theme.title,
                  {.color = theme.chosen ? ui.palette.accentHover : ui.palette.text});
    // The line shows the part of the puzzles that are solved.
    const float y = press.area.y + press.area.height - ui.px(4);
    const float all = press.area.width - ui.px(20);
    const float share =
        theme.puzzles > 0 ? static_cast<float>(theme.solved) / static_cast<float>(theme.puzzles) : 0;
    if (share > 0)
        canvas.AddLine({press.area.x + ui.px(10), y}, {press.area.x + ui.px(10) + all * share, y},
                       kit::packed(ui.palette.accent, 0.8F), ui.px(2));
    return press.pressed;
}

}  // namespace

kit::Rect practiceArea(kit::Rect display, float scale) {
    return kit::besideSheet(display, scale, kThemesWidth, 0.6F, kThemesPart);
}

std::vector<PracticeCommand> drawPractice(kit::Context& ui, const PracticeModel& model) {
    std::vector<PracticeCommand> commands;
    kit::Sheet sheet(ui, "##practice", ui.tr("Practice"), kThemesWidth, 54, {}, kThemesPart);
    if (const auto game = drawGameChoice(ui, model.games)) commands.emplace_back(*game);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, ui.px(2)});
    for (std::size_t i = 0; i < model.themes.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        if (drawTheme(ui, model.themes[i])) commands.emplace_back(ChooseTheme{static_cast<int>(i)});
        if (model.themes[i].due > 0) {
            const int due = model.themes[i].due;
            kit::tooltip(ui, ui.trn("{count} puzzle to repeat now", "{count} puzzles to repeat now", due,
                                    {{"count", std::to_string(due)}}));
        }
        ImGui::PopID();
    }
    ImGui::PopStyleVar();
    if (!model.state.empty()) kit::paragraph(ui, model.state, kit::Face::Italic, kit::Tone::Dim);
    kit::paragraph(ui,
                   ui.tr("A puzzle's rating says how hard it is: 600 is easy, 1500 takes a practised player, "
                         "and 2000 a very strong one."),
                   kit::Face::Small, kit::Tone::Dim);
    sheet.beginFooter();
    if (kit::button(ui, backButton(ui))) commands.emplace_back(PracticeAction::Back);
    return commands;
}

}  // namespace ui::screens
