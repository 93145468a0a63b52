#include <imgui.h>

#include <algorithm>
#include <utility>

#include "ui/kit/Button.h"
#include "ui/kit/LongList.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/library/LibraryParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kPlayerRow = 32;
constexpr float kBarRow = 26;
constexpr float kBarName = 170;
constexpr float kBarNumbers = 120;
constexpr float kFigure = 76;

struct BarColors {
    ImVec4 won;
    ImVec4 drawn;
    ImVec4 lost;
};
BarColors barColors(const kit::Context& ui) {
    return {ui.palette.accent, ui.palette.textDim,
            kit::mixed(ui.palette.danger, ui.palette.background, 0.25F)};
}

/// Draws a number above its label.
void drawFigure(kit::Context& ui, const std::string& number, const char* label, float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::drawLine(ui, canvas, {at.x, at.y, width, ui.px(34)}, number,
                  {.face = kit::Face::Heading, .color = ui.palette.text, .align = kit::Align::Center});
    kit::drawLine(ui, canvas, {at.x, at.y + ui.px(34), width, ui.px(22)}, label,
                  {.face = kit::Face::Small, .color = ui.palette.textDim, .align = kit::Align::Center});
    ImGui::Dummy({width, ui.px(58)});
}

void drawFigures(kit::Context& ui, const StandingModel& all) {
    const std::pair<std::string, const char*> figures[] = {
        {std::to_string(all.games), ui.trc("statistics", "Games")},
        {std::to_string(all.wins), ui.trc("statistics", "Won")},
        {std::to_string(all.draws), ui.trc("statistics", "Drawn")},
        {std::to_string(all.losses), ui.trc("statistics", "Lost")},
        {all.average, ui.trc("statistics", "Avg. turns")},
        {std::to_string(all.streak), ui.trc("statistics", "Streak")},
        {std::to_string(all.longest), ui.trc("statistics", "Longest")}};
    const float width = ImGui::GetContentRegionAvail().x;
    const auto count = static_cast<int>(std::size(figures));
    const int most = std::clamp(static_cast<int>(width / ui.px(kFigure)), 1, count);
    const int rows = (count + most - 1) / most;
    const int columns = (count + rows - 1) / rows;  // so that the rows are about equally long
    for (int i = 0; i < count; ++i) {
        if (i % columns > 0) ImGui::SameLine(0, 0);
        drawFigure(ui, figures[i].first, figures[i].second, kit::sharedWidth(width, columns, i % columns, 0));
    }
}

/// Draws wins, draws and losses side by side, with the numbers beside them. The bar's length shows the number
/// of games.
void drawBar(kit::Context& ui, const StandingModel& standing, int mostGames) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = ui.px(kBarRow);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const float name = std::min(ui.px(kBarName), width * 0.35F);
    const float numbers = std::min(ui.px(kBarNumbers), width * 0.3F);
    const bool cut = kit::drawLine(ui, canvas, {at.x, at.y, name - ui.px(8), height}, standing.name,
                                   {.color = ui.palette.text, .overflow = kit::Overflow::Elide});
    const float room = width - name - numbers - ui.px(8);
    const float game = room / static_cast<float>(std::max(1, mostGames));
    const BarColors colors = barColors(ui);
    float x = at.x + name;
    const float y = at.y + ui.px(6);
    canvas.AddRectFilled({x, y}, {x + room, y + height - ui.px(12)}, kit::packed(ui.palette.background, 0.6F),
                         ui.px(2));
    for (const auto& [count, color] :
         {std::pair{standing.wins, colors.won}, std::pair{standing.draws, colors.drawn},
          std::pair{standing.losses, colors.lost}}) {
        const float end = x + game * static_cast<float>(count);
        if (count > 0)
            canvas.AddRectFilled({x, y}, {std::max(end, x + 1), y + height - ui.px(12)}, kit::packed(color));
        x = end;
    }
    const std::string text = std::to_string(standing.wins) + " / " + std::to_string(standing.draws) + " / " +
                             std::to_string(standing.losses);
    kit::drawLine(ui, canvas, {at.x + width - numbers, at.y, numbers, height}, text,
                  {.face = kit::Face::Small,
                   .color = ui.palette.textDim,
                   .align = kit::Align::Right,
                   .overflow = kit::Overflow::Elide});
    ImGui::Dummy({width, height});
    if (cut) kit::tooltip(ui, standing.name);
}

void drawLegend(kit::Context& ui) {
    const BarColors colors = barColors(ui);
    for (const auto& [label, color] : {std::pair{ui.trc("statistics", "Won"), colors.won},
                                       std::pair{ui.trc("statistics", "Drawn"), colors.drawn},
                                       std::pair{ui.trc("statistics", "Lost"), colors.lost}}) {
        const float side = ui.px(12);
        const float text = kit::measure(ui, kit::Face::Small, label).x;
        if (ImGui::GetContentRegionAvail().x < side + text + ui.px(26)) ImGui::NewLine();
        const ImVec2 at = ImGui::GetCursorScreenPos();
        ImDrawList& canvas = *ImGui::GetWindowDrawList();
        canvas.AddRectFilled({at.x, at.y + ui.px(5)}, {at.x + side, at.y + ui.px(5) + side},
                             kit::packed(color));
        kit::drawLine(ui, canvas, {at.x + side + ui.px(6), at.y, text + ui.px(2), ui.px(22)}, label,
                      {.face = kit::Face::Small, .color = ui.palette.textDim});
        ImGui::Dummy({side + text + ui.px(26), ui.px(22)});
        ImGui::SameLine(0, 0);
    }
    ImGui::NewLine();
}

void drawPlayerRow(kit::Context& ui, const StatisticsModel& statistics, int row, LibraryEntry& entry,
                   LibraryCommands& commands) {
    const StatisticsModel::Player& player = statistics.players[static_cast<std::size_t>(row)];
    ImGui::PushID(row);
    const kit::Press press =
        kit::pressable(ui, "##player", {ImGui::GetContentRegionAvail().x, ui.px(kPlayerRow)});
    kit::nameItem(ui, player.name);
    ImGui::PopID();
    if (!press.visible) return;
    const bool chosen = row == statistics.chosen;
    kit::drawFace(ui, press, kit::ButtonKind::Plain, chosen);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const float numbers = ui.px(110);
    kit::Rect room{press.area.x + ui.px(8), press.area.y, press.area.width - numbers - ui.px(16),
                   press.area.height};
    kit::drawLine(
        ui, canvas, room, player.name,
        {.color = chosen ? ui.palette.accentHover : ui.palette.text, .overflow = kit::Overflow::Elide});
    room = {press.area.x + press.area.width - numbers - ui.px(8), press.area.y, numbers, press.area.height};
    kit::drawLine(ui, canvas, room, player.games,
                  {.face = kit::Face::Small,
                   .color = ui.palette.textDim,
                   .align = kit::Align::Right,
                   .overflow = kit::Overflow::Elide});
    if (!press.pressed) return;
    commands.emplace_back(ChoosePlayer{row});
    entry.focus = true;
}

}  // namespace

void drawLibraryPlayers(kit::Context& ui, const LibraryModel& model, LibraryEntry& entry, float height,
                        LibraryCommands& commands) {
    const kit::Well well(ui, "##players", {0, height});
    if (model.statistics == nullptr) return;
    const StatisticsModel& statistics = *model.statistics;
    if (statistics.players.empty()) {
        kit::paragraph(ui, statistics.empty, kit::Face::Italic, kit::Tone::Dim);
        return;
    }
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    keepRowInSight(statistics.chosen, ui.px(kPlayerRow), entry.follow);
    kit::drawRows(ui, kit::equalRows(static_cast<int>(statistics.players.size()), ui.px(kPlayerRow)),
                  [&](int row) { drawPlayerRow(ui, statistics, row, entry, commands); });
    ImGui::PopStyleVar();
}

void drawLibraryStandings(kit::Context& ui, const StatisticsModel& model) {
    if (model.players.empty()) return;
    const kit::Scroll scroll(ui, "##standings", ImGui::GetContentRegionAvail().y);
    kit::line(ui, model.all.name, kit::Face::Heading, kit::Tone::Normal, kit::Overflow::Elide);
    drawFigures(ui, model.all);
    drawLegend(ui);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    for (const StatisticsModel::Group& group : model.groups) {
        if (group.standings.empty()) continue;
        kit::sectionTitle(ui, group.title);
        kit::gap(ui, 4);
        int most = 0;
        for (const StandingModel& standing : group.standings) most = std::max(most, standing.games);
        // Imported games can have thousands of opponents.
        kit::drawRows(ui, kit::equalRows(static_cast<int>(group.standings.size()), ui.px(kBarRow)),
                      [&](int i) { drawBar(ui, group.standings[static_cast<std::size_t>(i)], most); });
        kit::gap(ui, 10);
    }
    ImGui::PopStyleVar();
}

}  // namespace ui::screens
