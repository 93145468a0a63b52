#include "ui/screens/Play.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/screens/PlayParts.h"

namespace ui::screens {
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
    entry.active = false;  // unless it is drawn and has the keyboard
    const PlayLayout layout = layoutPlay(ImGui::GetIO().DisplaySize, ui.scale, model);
    // The players stay visible, because a glance must tell whose turn it is. The other panels fade out
    // completely, because letters in a translucent panel are hard to read over the table.
    drawPlayers(ui, model, layout, commands);
    if (model.opacity > 0) {
        const kit::Faded faded(model.opacity);
        drawMoves(ui, model, layout, comment, commands);
        drawHand(ui, model, layout, entry, commands);
    }
    drawIdeaLabels(ui, model.ideas);
    drawCounts(ui, model.counts);
    drawThinking(ui, model, layout.thinking, commands);
    drawProspects(ui, model.prospects, layout.prospects);
    drawProspects(ui, model.forecast, layout.forecast);
    drawChances(ui, model.chances, layout.chances);
    drawCoach(ui, model.coach, layout.coach, commands);
    if (model.control == TableControl::None) {
        if (layout.coach.empty() || model.handCovered) drawHint(ui, model, layout.hint);
    } else {
        drawControl(ui, model, layout.hint, commands);
    }
    drawStackFan(ui, model.stack, layout.board);
    return commands;
}

}  // namespace ui::screens
