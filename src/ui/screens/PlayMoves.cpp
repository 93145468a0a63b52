#include "ui/screens/PlayMoves.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "ui/kit/Button.h"
#include "ui/kit/Choice.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Press.h"
#include "ui/kit/Text.h"
#include "ui/screens/PlayParts.h"

namespace ui::screens {
namespace {

constexpr float kTool = 34;        // units
constexpr float kLeastList = 96;   // smallest height of the list of moves: three rows of it
constexpr float kLeastBelow = 48;  // smallest height of what scrolls below the list

void drawTools(kit::Context& ui, const ActionStates& states, std::span<const ActionButton> tools,
               MovesCommands& commands) {
    if (auto act = drawActionRow(ui, states, tools, ui.px(kTool))) commands.emplace_back(std::move(*act));
}

void drawHistoryTools(kit::Context& ui, bool replays, const ActionStates& states, MovesCommands& commands) {
    namespace icons = kit::icons;
    const std::array tools{
        ActionButton{"first", icons::kFirst, ui.tr("To the beginning")},
        ActionButton{"previous", icons::kPrevious, ui.tr("One move back")},
        ActionButton{"replay", replays ? icons::kPause : icons::kPlay, ui.tr("Replay the game")},
        ActionButton{"next", icons::kNext, ui.tr("One move forward")},
        ActionButton{"last", icons::kLast, ui.tr("To the last move")}};
    drawTools(ui, states, tools, commands);
}

void drawTurnTools(kit::Context& ui, const ActionStates& states, MovesCommands& commands) {
    namespace icons = kit::icons;
    const std::array tools{
        ActionButton{"undo", icons::kUndo, ui.tr("Take the last move back")},
        ActionButton{"redo", icons::kRedo, ui.tr("Redo the move taken back")},
        ActionButton{"hint", icons::kBulb, ui.tr("A hint: first the piece, then the whole turn")},
        ActionButton{"notes", icons::kPencil, ui.tr("Comment on this turn")},
        ActionButton{"analysts", icons::kSearch, ui.tr("Analyse the position")},
        ActionButton{"resetView", icons::kCompass, ui.tr("Camera back to its place")},
        ActionButton{"topView", icons::kTopView, ui.tr("View from above")},
        ActionButton{"prospects", icons::kGoal, ui.tr("Show or hide how near each player is to the goal")},
        ActionButton{"beliefs", icons::kQuestion,
                     ui.tr("Show or hide what players may believe about hidden pieces")}};
    drawTools(ui, states, tools, commands);
}

void drawFileTools(kit::Context& ui, const ActionStates& states, MovesCommands& commands) {
    namespace icons = kit::icons;
    const std::array tools{ActionButton{"open", icons::kFolderOpen, ui.tr("Open a game file")},
                           ActionButton{"save", icons::kSave, ui.tr("Save the game")},
                           ActionButton{"copy", icons::kCopy, ui.tr("Copy the position")},
                           ActionButton{"paste", icons::kPaste, ui.tr("Paste a position or a game")}};
    drawTools(ui, states, tools, commands);
}

void drawHeader(kit::Context& ui, const PlayLayout& layout, MovesCommands& commands) {
    const float side = ui.px(kPanelHeader);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    kit::drawLine(ui, *ImGui::GetWindowDrawList(), {at.x, at.y, width - side, side}, ui.tr("Moves"),
                  {.face = kit::Face::Strong, .color = ui.palette.accent});
    ImGui::SetCursorScreenPos({at.x + width - side, at.y});
    if (kit::button(ui, {.id = "##fold",
                         .icon = layout.compact ? kit::icons::kClose : kit::icons::kAngleRight,
                         .tooltip = ui.tr("Hide this panel"),
                         .kind = kit::ButtonKind::Plain,
                         .width = side,
                         .height = side})) {
        commands.emplace_back(SetPanel{PlayPanel::Moves, PanelState::Closed});
    }
    kit::hairline(ui);
}

// Chooses as whom the game is seen, if something was hidden in it.
void drawViewers(kit::Context& ui, const ViewersView& viewers, MovesCommands& commands) {
    if (viewers.names.empty()) return;
    int chosen = viewers.chosen;
    if (kit::dropDown(ui, "##viewer", viewers.names, chosen, ImGui::GetContentRegionAvail().x))
        commands.emplace_back(SeeAs{chosen});
    kit::nameItem(ui, viewers.names[static_cast<std::size_t>(viewers.chosen)]);
}

void drawOpen(kit::Context& ui, const MovesView& view, CommentEntry& comment, const ActionStates& states,
              const PlayLayout& layout, MovesCommands& commands) {
    const float space = ui.px(6);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(kPanelPadding), ui.px(kPanelPadding)});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {space, space});
    {
        const kit::Panel panel(ui, "##moves", layout.moves);
        drawHeader(ui, layout, commands);
        drawViewers(ui, view.viewers, commands);
        const float rule = std::max(1.0F, ui.px(1)) + space;
        const float row = ui.px(kTool) + space;
        const auto roomAbove = [&, available = ImGui::GetContentRegionAvail().y](int rows) {
            return available - rule - static_cast<float>(rows) * row;
        };
        ReportParts parts{.button = view.notes.open};
        const float fixed = notesHeight(ui, view.notes) + analysisHeight(ui, view.analysis);
        const auto below = [&] { return reportHeight(ui, view.report, parts) + fixed; };
        // What is below the list is always in one part of the panel, whether it scrolls or not: a field that
        // moved to another part would lose the keyboard. If not everything fits, the list takes precedence
        // over the summary, and the notes of the shown turn come first. In the lowest panels only the history
        // stays in sight; the other tools scroll.
        const float wanted = ui.px(kLeastList);
        const bool tight = below() > 0 && roomAbove(3) < wanted + ui.px(kLeastBelow);
        const float room = roomAbove(tight ? 1 : 3);
        const float least = std::min(wanted, tight ? room - ui.px(kLeastBelow) : room);
        parts.summary = room - below() >= least;
        const bool fits = !tight && room - below() >= least;
        if (!fits) parts.summary = true;
        drawMoveList(ui, view.list, fits ? room - below() : least, commands);
        if (below() > 0) {
            const kit::Scroll scroll(ui, "##notes", fits ? below() - space : room - least - space);
            if (!fits) drawNotes(ui, view.notes, comment, states, commands);
            drawAnalysis(ui, view.analysis, states, commands);
            drawReport(ui, view.report, parts, states, commands);
            if (fits) drawNotes(ui, view.notes, comment, states, commands);
            if (tight) drawTurnTools(ui, states, commands);
            if (tight) drawFileTools(ui, states, commands);
        }
        kit::hairline(ui);
        drawHistoryTools(ui, view.replays, states, commands);
        if (!tight) drawTurnTools(ui, states, commands);
        if (!tight) drawFileTools(ui, states, commands);
    }
    ImGui::PopStyleVar(2);
}

}  // namespace

std::vector<MovesCommand> drawMoves(kit::Context& ui, const MovesView& view, CommentEntry& comment,
                                    const ActionStates& states, const PlayLayout& layout) {
    MovesCommands commands;
    if (layout.movesOpen)
        drawOpen(ui, view, comment, states, layout, commands);
    else if (!layout.compact && drawTab(ui, PlayPanel::Moves, layout))
        commands.emplace_back(SetPanel{PlayPanel::Moves, PanelState::Open});
    return commands;
}

}  // namespace ui::screens
