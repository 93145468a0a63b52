#include "ui/screens/play/PlayMoves.h"

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
#include "ui/screens/play/PlayParts.h"

namespace ui::screens {
namespace {

constexpr float kTool = 34;        // units
constexpr float kLeastList = 96;   // smallest height of the list of moves: three rows of it
constexpr float kSpareWidth = 20;  // what a button with a word can do without
constexpr float kMostBelow = 240;  // what may scroll in a part of this height
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

/// The tools of the turn, with words.
std::array<ActionButton, 4> turnTools(const kit::Context& ui) {
    namespace icons = kit::icons;
    const auto [undo, hint] = undoAndHint(ui);
    return {{undo,
             hint,
             {"notes", icons::kPencil, ui.tr("Comment on this turn"), ui.trc("button", "Notes")},
             {"analysts", icons::kSearch, ui.tr("Analyse the position"), ui.trc("button", "Analyse")}}};
}

/// Two rows of two buttons. Where a symbol and a word do not fit, all have words only, or else symbols.
void drawTurnTools(kit::Context& ui, const ActionStates& states, MovesCommands& commands) {
    std::array<ActionButton, 4> tools = turnTools(ui);
    const float half = (ImGui::GetContentRegionAvail().x - ui.px(4)) / 2;
    const auto fit = [&] {
        return std::all_of(tools.begin(), tools.end(), [&](const ActionButton& tool) {
            return actionWidth(ui, tool) - ui.px(kSpareWidth) <= half;
        });
    };
    const std::array<ActionButton, 4> whole = tools;
    if (!fit())
        for (ActionButton& tool : tools) tool.icon = "";
    if (!fit()) {
        tools = whole;
        for (ActionButton& tool : tools) tool.label = "";
    }
    drawTools(ui, states, std::span(tools).first(2), commands);
    drawTools(ui, states, std::span(tools).last(2), commands);
}

/// Undo and hint, one above the other, while the panel is closed.
void drawClosedTools(kit::Context& ui, const ActionStates& states, const kit::Rect& room,
                     MovesCommands& commands) {
    const std::vector<ActionButton> tools = undoAndHintIcons(ui, states);
    const float padding = ui.px(kTurnToolsPadding);
    const float side = room.width - 2 * padding;
    const auto heightFor = [&](std::size_t count) {
        return 2 * padding + static_cast<float>(count) * (side + ui.px(kBetweenTurnTools)) -
               ui.px(kBetweenTurnTools);
    };
    std::size_t count = tools.size();
    while (count > 0 && heightFor(count) > room.height) --count;
    if (count == 0) return;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {padding, padding});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, ui.px(kBetweenTurnTools)});
    {
        const kit::Panel panel(ui, "##turntools", {room.x, room.y, room.width, heightFor(count)});
        for (const ActionButton& tool : std::span(tools).first(count))
            if (auto act = drawAction(ui, states, tool, side, side)) commands.emplace_back(std::move(*act));
    }
    ImGui::PopStyleVar(2);
}

void drawHeader(kit::Context& ui, const PlayLayout& layout, bool menu, MovesCommands& commands) {
    const float side = ui.px(kPanelHeader);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    kit::ButtonSpec more{.id = "##more",
                         .label = ui.trc("button", "More"),
                         .icon = kit::icons::kMore,
                         .tooltip = menu ? "" : ui.tr("Everything else that can be done here, with its keys"),
                         .kind = kit::ButtonKind::Plain,
                         .height = side,
                         .chosen = menu};
    more.width = std::min(kit::buttonWidth(ui, more), width - side);
    kit::drawLine(ui, *ImGui::GetWindowDrawList(), {at.x, at.y, width - side - more.width, side},
                  ui.tr("Moves"),
                  {.face = kit::Face::Strong, .color = ui.palette.accent, .overflow = kit::Overflow::Elide});
    ImGui::SetCursorScreenPos({at.x + width - side - more.width, at.y});
    if (kit::button(ui, more)) commands.emplace_back(OpenMore{!menu});
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

void drawOpen(kit::Context& ui, const MovesView& view, const MovesEntries& entries,
              const ActionStates& states, const PlayLayout& layout, MovesCommands& commands) {
    const float space = ui.px(6);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(kPanelPadding), ui.px(kPanelPadding)});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {space, space});
    {
        const kit::Panel panel(ui, "##moves", layout.moves);
        drawHeader(ui, layout, view.menu, commands);
        drawViewers(ui, view.viewers, commands);
        const float rule = std::max(1.0F, ui.px(1)) + space;
        const float row = ui.px(kTool) + space;
        const auto roomAbove = [&, available = ImGui::GetContentRegionAvail().y](int rows) {
            return available - rule - static_cast<float>(rows) * row;
        };
        ReportParts parts{.button = view.notes.open};
        const float fixed = notesHeight(ui, view.notes) + analysisHeight(ui, view.analysis) +
                            explorerHeight(ui, view.explorer, entries.explorer);
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
        drawMoveList(ui, view.list, entries.lines, fits ? room - below() : least, commands);
        if (below() > 0) {
            const kit::Scroll scroll(ui, "##notes", fits ? below() - space : room - least - space);
            if (!fits) drawNotes(ui, view.notes, entries.comment, states, commands);
            drawAnalysis(ui, view.analysis, states, commands);
            for (const ExplorerCommand& command : drawExplorer(ui, view.explorer, entries.explorer))
                commands.emplace_back(command);
            drawReport(ui, view.report, parts, states, commands);
            if (fits) drawNotes(ui, view.notes, entries.comment, states, commands);
            if (tight) drawTurnTools(ui, states, commands);
        }
        kit::hairline(ui);
        drawHistoryTools(ui, view.replays, states, commands);
        if (!tight) drawTurnTools(ui, states, commands);
    }
    ImGui::PopStyleVar(2);
}

}  // namespace

MovesHeights movesHeights(const kit::Context& ui, const MovesView& view, const ExplorerEntry& filters) {
    const float space = ui.px(6);
    const float rule = std::max(1.0F, ui.px(1)) + space;
    float frame =
        2 * ui.px(kPanelPadding) + ui.px(kPanelHeader) + space + 2 * rule + 3 * (ui.px(kTool) + space);
    if (!view.viewers.names.empty()) frame += kit::buttonHeight(ui) + space;
    const ReportParts all{.button = view.notes.open};
    const float below = notesHeight(ui, view.notes) + analysisHeight(ui, view.analysis) +
                        explorerHeight(ui, view.explorer, filters) + reportHeight(ui, view.report, all);
    const float least = ui.px(kLeastList);
    return {.whole = frame + std::max(least, listHeight(ui, view.list)) + below,
            .least = frame + least + std::min(below, ui.px(kMostBelow))};
}

std::vector<MovesCommand> drawMoves(kit::Context& ui, const MovesView& view, const MovesEntries& entries,
                                    const ActionStates& states, const PlayLayout& layout) {
    MovesCommands commands;
    if (layout.movesOpen)
        drawOpen(ui, view, entries, states, layout, commands);
    else if (!layout.compact && drawTab(ui, PlayPanel::Moves, layout))
        commands.emplace_back(SetPanel{PlayPanel::Moves, PanelState::Open});
    if (!layout.turnTools.empty()) drawClosedTools(ui, states, layout.turnTools, commands);
    if (!view.menu) return commands;
    if (layout.movesOpen)
        drawMoreMenu(ui, states, layout, commands);
    else
        commands.emplace_back(OpenMore{false});  // it closes with the panel
    return commands;
}

}  // namespace ui::screens
