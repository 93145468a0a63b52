#include "ui/screens/play/PlayPlayers.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Plate.h"
#include "ui/kit/Text.h"
#include "ui/screens/play/PlayParts.h"

namespace ui::screens {
namespace {

using PlayersCommands = std::vector<PlayersCommand>;

ActionButton thinkingButton(const kit::Context& ui, const ActionStates& states) {
    return {.action = "thinking",
            .icon = kit::icons::kComment,
            .tooltip = states("thinking").on ? ui.tr("Hide the engine's thinking")
                                             : ui.tr("Show the engine's thinking"),
            .kind = kit::ButtonKind::Plain};
}

ActionButton menuButton(const kit::Context& ui) {
    return {.action = "menu",
            .icon = kit::icons::kMenu,
            .tooltip = ui.tr("Menu"),
            .key = "back",
            .kind = kit::ButtonKind::Plain};
}

void drawButton(kit::Context& ui, const ActionButton& button, float side, const ActionStates& states,
                PlayersCommands& commands) {
    if (auto act = drawAction(ui, states, button, side, side)) commands.emplace_back(std::move(*act));
}

void drawHeader(kit::Context& ui, const ActionStates& states, bool leftSide, PlayersCommands& commands) {
    const float side = ui.px(kPanelHeader);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const bool thinking = states("thinking").offered;
    const float buttons = thinking ? 3 * side : 2 * side;
    kit::drawLine(ui, *ImGui::GetWindowDrawList(), {at.x, at.y, width - buttons, side}, ui.tr("Players"),
                  {.face = kit::Face::Strong, .color = ui.palette.accent});
    if (thinking) {
        ImGui::SetCursorScreenPos({at.x + width - 3 * side, at.y});
        drawButton(ui, thinkingButton(ui, states), side, states, commands);
    }
    ImGui::SetCursorScreenPos({at.x + width - 2 * side, at.y});
    drawButton(ui, menuButton(ui), side, states, commands);
    ImGui::SetCursorScreenPos({at.x + width - side, at.y});
    if (kit::button(ui, {.id = "##fold",
                         .icon = leftSide ? kit::icons::kAngleLeft : kit::icons::kAngleRight,
                         .tooltip = ui.tr("Hide this panel"),
                         .kind = kit::ButtonKind::Plain,
                         .width = side,
                         .height = side})) {
        commands.emplace_back(SetPanel{PlayPanel::Players, PanelState::Closed});
    }
}

constexpr float kBetweenPlates = 8;  // units
constexpr float kBriefPlate = 34;
constexpr float kInStrip = 6;
constexpr float kLeastStripPlate = 140;  // for the name and the figures of a player

/// Pixels of the column around the plates.
float frameHeight(const kit::Context& ui) {
    return 2 * ui.px(kPanelPadding) + ui.px(kPanelHeader) + ui.px(kBetweenPlates);
}

float platesHeight(const kit::Context& ui, const PlayersView& view, float width) {
    float plates = -ui.px(kBetweenPlates);
    for (const auto& player : view.plates)
        plates += kit::plateHeight(ui, player, width) + ui.px(kBetweenPlates);
    return std::max(plates, 0.0F);
}

/// Lines in the column have the same distance as plates.
float briefHeight(const kit::Context& ui, std::size_t players) {
    return static_cast<float>(players) * (ui.px(kBriefPlate) + ui.px(kBetweenPlates)) - ui.px(kBetweenPlates);
}

void drawColumn(kit::Context& ui, const PlayersView& view, const PlayLayout& layout,
                const ActionStates& states, PlayersCommands& commands) {
    const kit::Rect& area = layout.players;
    const float inner = area.width - 2 * ui.px(kPanelPadding);
    const float space = ui.px(kBetweenPlates);
    const float frame = frameHeight(ui);
    const bool brief = layout.briefPlayers;
    const bool scrolls =
        area.height < frame + (brief ? briefHeight(ui, view.plates.size()) : platesHeight(ui, view, inner));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(kPanelPadding), ui.px(kPanelPadding)});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {space, space});
    {
        const kit::Panel panel(ui, "##players", area);
        drawHeader(ui, states, layout.bothSides, commands);
        const kit::Scroll scroll(ui, "##plates", area.height - frame);
        const float width = inner - (scrolls ? ImGui::GetStyle().ScrollbarSize + ui.px(3) : 0);
        for (std::size_t i = 0; i < view.plates.size(); ++i) {
            const std::size_t player = (view.first + i) % view.plates.size();
            ImGui::PushID(static_cast<int>(player));
            if (brief)
                kit::briefPlate(ui, view.plates[player], {width, ui.px(kBriefPlate)});
            else
                kit::playerPlate(ui, view.plates[player], width);
            ImGui::PopID();
        }
    }
    ImGui::PopStyleVar(2);
}

void drawDrawerButton(kit::Context& ui, bool open, float side, PlayersCommands& commands) {
    if (kit::button(ui, {.id = "##drawer",
                         .icon = open ? kit::icons::kAngleRight : kit::icons::kAngleLeft,
                         .tooltip = open ? ui.tr("Hide the moves") : ui.tr("Show the moves"),
                         .kind = kit::ButtonKind::Plain,
                         .width = side,
                         .height = side,
                         .chosen = open}))
        commands.emplace_back(SetPanel{PlayPanel::Moves, open ? PanelState::Closed : PanelState::Open});
}

/// The width of a plate in the strip, beside this number of buttons without words.
float stripPlateWidth(const kit::Context& ui, std::size_t plates, std::size_t buttons, float room,
                      float side) {
    const auto count = static_cast<float>(std::max<std::size_t>(1, plates));
    const auto others = static_cast<float>(buttons);
    return std::floor((room - others * side - ui.px(kInStrip) * (count + others - 1)) / count);
}

/// The buttons of the strip before that of the drawer. While the drawer is closed, undo and hint are among
/// them, unless the plates need their room.
std::vector<ActionButton> stripButtons(const kit::Context& ui, const ActionStates& states, bool movesOpen,
                                       std::size_t plates, float room, float side) {
    std::vector<ActionButton> buttons;
    if (states("thinking").offered) buttons.push_back(thinkingButton(ui, states));
    buttons.push_back(menuButton(ui));
    if (movesOpen) return buttons;
    const std::vector<ActionButton> tools = undoAndHintIcons(ui, states);
    const std::size_t all = tools.size() + buttons.size() + 1;
    if (stripPlateWidth(ui, plates, all, room, side) < ui.px(kLeastStripPlate)) return buttons;
    buttons.insert(buttons.begin(), tools.begin(), tools.end());
    return buttons;
}

void drawStrip(kit::Context& ui, const PlayersView& view, const PlayLayout& layout,
               const ActionStates& states, PlayersCommands& commands) {
    const float space = ui.px(kInStrip);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {space, space});
    {
        const kit::Panel panel(ui, "##playerstrip", layout.players);
        const std::size_t plates = view.plates.size();
        const float room = ImGui::GetContentRegionAvail().x;
        const float side = layout.players.height - 2 * space;
        const std::vector<ActionButton> buttons =
            stripButtons(ui, states, layout.movesOpen, plates, room, side);
        const float each = stripPlateWidth(ui, plates, buttons.size() + 1, room, side);
        for (std::size_t i = 0; i < plates; ++i) {
            kit::briefPlate(ui, view.plates[(view.first + i) % plates], {each, side});
            ImGui::SameLine(0, space);
        }
        for (const ActionButton& button : buttons) {
            drawButton(ui, button, side, states, commands);
            ImGui::SameLine(0, space);
        }
        drawDrawerButton(ui, layout.movesOpen, side, commands);
    }
    ImGui::PopStyleVar();
}

}  // namespace

float briefPlayersHeight(const kit::Context& ui, const PlayersView& view) {
    return frameHeight(ui) + briefHeight(ui, view.plates.size());
}

float playersHeight(const kit::Context& ui, const PlayersView& view) {
    return frameHeight(ui) + platesHeight(ui, view, ui.px(kColumn) - 2 * ui.px(kPanelPadding));
}

std::vector<PlayersCommand> drawPlayers(kit::Context& ui, const PlayersView& view, const ActionStates& states,
                                        const PlayLayout& layout) {
    PlayersCommands commands;
    if (layout.compact)
        drawStrip(ui, view, layout, states, commands);
    else if (layout.playersOpen)
        drawColumn(ui, view, layout, states, commands);
    else if (drawTab(ui, PlayPanel::Players, layout))
        commands.emplace_back(SetPanel{PlayPanel::Players, PanelState::Open});
    return commands;
}

}  // namespace ui::screens
