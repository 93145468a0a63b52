#include "ui/screens/Play.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/KeyCap.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/kit/Toast.h"
#include "ui/screens/PlayParts.h"

namespace ui::screens {
namespace {

// Opacity of panels that nobody uses.
constexpr float kFaintPlayers = 0.6F;
constexpr float kFaint = 0.3F;

float opacityOf(float faint, float presence) { return faint + (1 - faint) * presence; }

float hintWidth(const kit::Context& ui, const ButtonHint& hint) {
    float width = kit::measure(ui, kit::Face::Small, hint.what).x + ui.px(24);
    for (const std::string& button : hint.buttons) width += kit::keyCapWidth(ui, button) + ui.px(4);
    return std::ceil(width);
}

/// As many of the buttons as there is room for, above the hint.
void drawButtonHints(kit::Context& ui, const PlayModel& model, const kit::Rect& area) {
    if (model.buttons.empty() || area.empty()) return;
    float width = 0;
    std::size_t count = 0;
    for (; count < model.buttons.size(); ++count) {
        const float more = hintWidth(ui, model.buttons[count]);
        if (width + more > area.width - ui.px(12)) break;
        width += more;
    }
    const float height = ui.px(34);
    const float above = model.hint.empty() ? 0 : ui.px(44);
    const kit::Rect box{std::floor(area.center().x - width / 2 - ui.px(6)),
                        area.y + area.height - above - height, width + ui.px(12), height};
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    kit::drawPanel(ui, canvas, box, 0.85F);
    float x = box.x + ui.px(16);
    for (std::size_t i = 0; i < count; ++i) {
        const ButtonHint& hint = model.buttons[i];
        for (const std::string& button : hint.buttons)
            x = kit::drawKeyCap(ui, canvas, {x, box.center().y}, button);
        const float text = kit::measure(ui, kit::Face::Small, hint.what).x;
        kit::drawLine(ui, canvas, {x + ui.px(2), box.y, text + ui.px(4), box.height}, hint.what,
                      {.face = kit::Face::Small, .color = ui.palette.text});
        x += text + ui.px(24);
    }
}

void drawHint(kit::Context& ui, const PlayModel& model, const kit::Rect& area) {
    if (model.hint.empty() || area.empty()) return;
    const float padding = ui.px(18);
    kit::Face face = kit::Face::Italic;
    if (kit::measure(ui, face, model.hint).x + 2 * padding > area.width) face = kit::Face::Small;
    const float width = std::min(area.width, std::ceil(kit::measure(ui, face, model.hint).x) + 2 * padding);
    const float height = std::min(area.height, ui.px(40));
    const kit::Rect box{std::floor(area.center().x - width / 2), area.y + area.height - height, width,
                        height};
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    kit::drawPanel(ui, canvas, box, 0.85F);
    kit::drawLine(ui, canvas, {box.x + padding, box.y, box.width - 2 * padding, box.height}, model.hint,
                  {.face = face, .color = ui.palette.text, .align = kit::Align::Center});
}

}  // namespace

void drawTab(kit::Context& ui, PlayPanel panel, const PlayLayout& layout, PlayCommands& commands) {
    const bool players = panel == PlayPanel::Players;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(6), ui.px(6)});
    {
        const kit::Rect& area = players ? layout.players : layout.moves;
        const kit::Panel window(ui, players ? "##playerstab" : "##movestab", area);
        const float side = area.width - ui.px(12);
        if (kit::button(ui, {.id = "##unfold",
                             .icon = players ? kit::icons::kAngleRight : kit::icons::kAngleLeft,
                             .tooltip = players ? ui.tr("Show the players") : ui.tr("Show the moves"),
                             .kind = kit::ButtonKind::Plain,
                             .width = side,
                             .height = side}))
            commands.emplace_back(SetPanel{panel, PanelState::Open});
    }
    ImGui::PopStyleVar();
}

std::vector<PlayCommand> drawPlay(kit::Context& ui, const PlayModel& model, MoveEntry& entry,
                                  CommentEntry& comment) {
    PlayCommands commands;
    const PlayLayout layout = layoutPlay(ImGui::GetIO().DisplaySize, ui.scale, model);
    {
        // Whose turn it is must be seen from the corner of an eye; the rest may step back.
        const kit::Faded faded(opacityOf(kFaintPlayers, model.presence));
        drawPlayers(ui, model, layout, commands);
    }
    {
        const kit::Faded faded(opacityOf(kFaint, model.presence));
        drawMoves(ui, model, layout, comment, commands);
        drawHand(ui, model, layout, entry, commands);
    }
    drawIdeaLabels(ui, model.ideas);
    drawCounts(ui, model.counts);
    drawThinking(ui, model.thinking, layout.thinking);
    drawProspects(ui, model.prospects, layout.prospects);
    drawChances(ui, model.chances, layout.chances);
    if (model.control == TableControl::None) {
        drawHint(ui, model, layout.hint);
        drawButtonHints(ui, model, layout.hint);
    } else {
        drawControl(ui, model, layout.hint, commands);
    }
    kit::drawAnnouncement(ui, model.announcement, model.announcementAge, model.announcementDuration,
                          layout.announcement);
    drawStackFan(ui, model.stack, layout.board);
    return commands;
}

}  // namespace ui::screens
