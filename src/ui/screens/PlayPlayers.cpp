#include "ui/screens/PlayPlayers.h"

#include <algorithm>
#include <utility>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Plate.h"
#include "ui/kit/Text.h"
#include "ui/screens/PlayParts.h"

namespace ui::screens {
namespace {

using Commands = std::vector<PlayersCommand>;

void drawThinkingButton(kit::Context& ui, float side, const ActionStates& states, Commands& commands) {
    const ActionButton button{.action = "thinking",
                              .icon = kit::icons::kBulb,
                              .tooltip = states("thinking").on ? ui.tr("Hide the engine's thinking")
                                                               : ui.tr("Show the engine's thinking"),
                              .kind = kit::ButtonKind::Plain};
    if (auto act = drawAction(ui, states, button, side, side)) commands.emplace_back(std::move(*act));
}

void drawMenuButton(kit::Context& ui, float side, const ActionStates& states, Commands& commands) {
    const ActionButton button{.action = "menu",
                              .icon = kit::icons::kMenu,
                              .tooltip = ui.tr("Menu"),
                              .key = "back",
                              .kind = kit::ButtonKind::Plain};
    if (auto act = drawAction(ui, states, button, side, side)) commands.emplace_back(std::move(*act));
}

void drawHeader(kit::Context& ui, const ActionStates& states, bool leftSide, Commands& commands) {
    const float side = ui.px(kPanelHeader);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const bool thinking = states("thinking").offered;
    const float buttons = thinking ? 3 * side : 2 * side;
    kit::drawLine(ui, *ImGui::GetWindowDrawList(), {at.x, at.y, width - buttons, side}, ui.tr("Players"),
                  {.face = kit::Face::Strong, .color = ui.palette.accent});
    if (thinking) {
        ImGui::SetCursorScreenPos({at.x + width - 3 * side, at.y});
        drawThinkingButton(ui, side, states, commands);
    }
    ImGui::SetCursorScreenPos({at.x + width - 2 * side, at.y});
    drawMenuButton(ui, side, states, commands);
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
                const ActionStates& states, Commands& commands) {
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

void drawStrip(kit::Context& ui, const PlayersView& view, const PlayLayout& layout,
               const ActionStates& states, Commands& commands) {
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(6), ui.px(6)});
    {
        const kit::Panel panel(ui, "##playerstrip", layout.players);
        const float height = layout.players.height - ui.px(12);
        const float space = ui.px(6);
        const auto count = static_cast<float>(std::max<std::size_t>(1, view.plates.size()));
        const bool thinking = states("thinking").offered;
        const float buttons = thinking ? 3 : 2;
        const float each = std::floor(
            (ImGui::GetContentRegionAvail().x - buttons * height - space * (count + buttons - 1)) / count);
        for (std::size_t i = 0; i < view.plates.size(); ++i) {
            kit::briefPlate(ui, view.plates[(view.first + i) % view.plates.size()], {each, height});
            ImGui::SameLine(0, space);
        }
        if (thinking) {
            drawThinkingButton(ui, height, states, commands);
            ImGui::SameLine(0, space);
        }
        drawMenuButton(ui, height, states, commands);
        ImGui::SameLine(0, space);
        if (kit::button(ui, {.id = "##drawer",
                             .icon = layout.movesOpen ? kit::icons::kAngleRight : kit::icons::kAngleLeft,
                             .tooltip = layout.movesOpen ? ui.tr("Hide the moves") : ui.tr("Show the moves"),
                             .kind = kit::ButtonKind::Plain,
                             .width = height,
                             .height = height,
                             .chosen = layout.movesOpen})) {
            commands.emplace_back(
                SetPanel{PlayPanel::Moves, layout.movesOpen ? PanelState::Closed : PanelState::Open});
        }
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
    Commands commands;
    if (layout.compact)
        drawStrip(ui, view, layout, states, commands);
    else if (layout.playersOpen)
        drawColumn(ui, view, layout, states, commands);
    else if (drawTab(ui, PlayPanel::Players, layout))
        commands.emplace_back(SetPanel{PlayPanel::Players, PanelState::Open});
    return commands;
}

}  // namespace ui::screens
