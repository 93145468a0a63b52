#include "ui/screens/setup/Contest.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/LongList.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kSheetWidth = 500;
constexpr float kContestMargin = 16;
constexpr float kScoreRow = 28;
constexpr float kFigureRow = 26;
constexpr float kContestGame = 30;
constexpr float kWatchedStrip = 460;
constexpr float kLeastStrip = 280;
constexpr int kLeastGames = 8;  // the list always has room for this many

using ContestCommands = std::vector<ContestCommand>;
using ContestScore = ContestModel::Score;

ImDrawList& canvasHere() { return *ImGui::GetWindowDrawList(); }

// ---- the score ----

/// Draws wins, draws and losses side by side.
void drawScoreParts(const kit::Context& ui, const kit::Rect& bar, const ContestScore& score) {
    ImDrawList& canvas = canvasHere();
    canvas.AddRectFilled(bar.min(), bar.max(), kit::packed(ui.palette.background, 0.6F), ui.px(2));
    const int games = score.wins + score.draws + score.losses;
    float x = bar.x;
    for (const auto& [count, color] :
         {std::pair{score.wins, ui.palette.accent}, std::pair{score.draws, ui.palette.textDim},
          std::pair{score.losses, kit::mixed(ui.palette.danger, ui.palette.background, 0.25F)}}) {
        if (count == 0) continue;
        const float end = x + bar.width * static_cast<float>(count) / static_cast<float>(games);
        canvas.AddRectFilled({x, bar.y}, {std::max(end - 1, x + 1), bar.y + bar.height}, kit::packed(color));
        x = end;
    }
}

/// Draws a name, a bar and the numbers in a row.
void drawScoreRow(kit::Context& ui, const ContestScore& score) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = ui.px(kScoreRow);
    const float name = std::floor(width * 0.42F);
    const float numbers = std::floor(width * 0.26F);
    const bool cut = kit::drawLine(ui, canvasHere(), {at.x, at.y, name - ui.px(8), height}, score.name,
                                   {.color = ui.palette.text, .overflow = kit::Overflow::Elide});
    drawScoreParts(ui, {at.x + name, at.y + ui.px(8), width - name - numbers, height - ui.px(16)}, score);
    kit::drawLine(ui, canvasHere(), {at.x + width - numbers, at.y, numbers, height}, score.text,
                  {.face = kit::Face::Small,
                   .color = ui.palette.textDim,
                   .align = kit::Align::Right,
                   .overflow = kit::Overflow::Elide});
    ImGui::Dummy({width, height});
    if (cut) kit::tooltip(ui, score.name);
}

/// Draws the names of both engines, the score between them, and the progress of the games.
void drawContestHead(kit::Context& ui, const ContestModel& model) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = ui.px(40);
    const float middle = std::ceil(kit::measure(ui, kit::Face::Heading, model.total.text).x) + ui.px(20);
    const float side = std::floor((width - middle) / 2);
    ImDrawList& canvas = canvasHere();
    kit::drawLine(ui, canvas, {at.x, at.y, side, height}, model.players[0],
                  {.face = kit::Face::Strong, .color = ui.palette.text, .overflow = kit::Overflow::Elide});
    kit::drawLine(ui, canvas, {at.x + side, at.y, middle, height}, model.total.text,
                  {.face = kit::Face::Heading, .color = ui.palette.accentHover, .align = kit::Align::Center});
    kit::drawLine(ui, canvas, {at.x + side + middle, at.y, side, height}, model.players[1],
                  {.face = kit::Face::Strong,
                   .color = ui.palette.text,
                   .align = kit::Align::Right,
                   .overflow = kit::Overflow::Elide});
    drawScoreParts(ui, {at.x, at.y + height, width, ui.px(8)}, model.total);
    ImGui::Dummy({width, height + ui.px(12)});
    kit::paragraph(ui, model.state, kit::Face::Italic, kit::Tone::Accent);
}

void drawFigureRow(kit::Context& ui, const ContestModel::Figure& figure) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = ui.px(kFigureRow);
    const float label = std::floor(width * 0.55F);
    kit::drawLine(ui, canvasHere(), {at.x, at.y, label, height}, figure.label, {.color = ui.palette.textDim});
    kit::drawLine(ui, canvasHere(), {at.x + label, at.y, width - label, height}, figure.value,
                  {.face = kit::Face::Strong, .color = ui.palette.text, .align = kit::Align::Right});
    ImGui::Dummy({width, height});
    kit::tooltip(ui, figure.help);
}

/// Draws a track from the lower to the upper bound, with a mark at the match's ratio.
void drawTest(kit::Context& ui, const ContestModel::Test& test) {
    drawFigureRow(ui, {.label = test.label, .value = test.text});
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const kit::Rect track{at.x, at.y + ui.px(5), width, ui.px(6)};
    ImDrawList& canvas = canvasHere();
    canvas.AddRectFilled(track.min(), track.max(), kit::packed(ui.palette.background, 0.6F), ui.px(3));
    canvas.AddRect(track.min(), track.max(), kit::packed(ui.palette.panelBorder, 0.9F), ui.px(3));
    const float x = track.x + track.width * static_cast<float>(std::clamp(test.share, 0.0, 1.0));
    const float half = ui.px(5);
    const float y = track.center().y;
    canvas.AddQuadFilled({x - half, y}, {x, y - half * 1.4F}, {x + half, y}, {x, y + half * 1.4F},
                         kit::packed(ui.palette.accentHover));
    ImGui::Dummy({width, ui.px(18)});
}

void drawContestFigures(kit::Context& ui, const ContestModel& model) {
    kit::gap(ui, 4);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    for (const ContestModel::Figure& figure : model.figures) drawFigureRow(ui, figure);
    if (model.test) drawTest(ui, *model.test);
    kit::gap(ui, 4);
    for (const ContestScore& side : model.sides) drawScoreRow(ui, side);
    ImGui::PopStyleVar();
    for (const std::string& problem : model.problems)
        kit::paragraph(ui, problem, kit::Face::Small, kit::Tone::Danger);
}

// ---- the games ----

void drawGameRow(kit::Context& ui, const ContestModel::Game& game, ContestCommands& commands) {
    const kit::Press press =
        kit::pressable(ui, "##game", {ImGui::GetContentRegionAvail().x, ui.px(kContestGame)});
    kit::nameItem(ui, ui.tr("Game {number}", {{"number", std::to_string(game.number)}}));
    if (press.pressed) commands.emplace_back(WatchGame{game.number});
    if (!press.visible) return;
    kit::drawFace(ui, press, kit::ButtonKind::Plain, game.shown);
    ImDrawList& canvas = canvasHere();
    const kit::Rect& area = press.area;
    float x = area.x + ui.px(6);
    const float number = ui.px(44);
    const float result = ui.px(66);
    kit::drawLine(ui, canvas, {x, area.y, number, area.height}, std::to_string(game.number),
                  {.face = kit::Face::Small, .color = ui.palette.textDim});
    x += number;
    kit::drawLine(ui, canvas, {x, area.y, result, area.height}, game.result,
                  {.face = kit::Face::Strong, .color = ui.palette.text, .overflow = kit::Overflow::Elide});
    x += result;
    const float room = area.x + area.width - ui.px(6) - x;
    const float text = std::floor(room * 0.55F);
    kit::drawLine(ui, canvas, {x, area.y, text - ui.px(6), area.height}, game.text,
                  {.color = kit::mixed(ui.palette.text, ui.palette.accentHover, press.emphasis),
                   .overflow = kit::Overflow::Elide});
    kit::drawLine(ui, canvas, {x + text, area.y, room - text, area.height}, game.detail,
                  {.face = kit::Face::Small,
                   .color = game.wrong ? ui.palette.danger : ui.palette.textDim,
                   .align = kit::Align::Right,
                   .overflow = kit::Overflow::Elide});
}

void drawContestGames(kit::Context& ui, const ContestModel& model, ContestCommands& commands) {
    kit::sectionTitle(ui, ui.trc("of a match", "Games"));
    if (model.gameCount == 0)
        kit::paragraph(ui, ui.tr("No game is over yet."), kit::Face::Italic, kit::Tone::Dim);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    kit::drawRows(ui, kit::equalRows(model.gameCount, ui.px(kContestGame)), [&](int row) {
        const ContestModel::Game game = model.game(row);
        ImGui::PushID(game.number);
        drawGameRow(ui, game, commands);
        ImGui::PopID();
    });
    // Keeps the place of empty rows, so that the buttons do not move when the first games are added.
    const int missing = kLeastGames - model.gameCount;
    if (missing > 0) ImGui::Dummy({1, ui.px(kContestGame) * static_cast<float>(missing)});
    ImGui::PopStyleVar();
}

// ---- the buttons ----

void drawContestButtons(kit::Context& ui, const ContestModel& model, ContestCommands& commands) {
    const float space = ui.px(10);
    const float width = std::floor((ImGui::GetContentRegionAvail().x - 2 * space) / 3);
    int place = 0;
    const auto button = [&](kit::ButtonSpec spec, ContestAction action) {
        spec.width = width;
        if (place++ % 3 > 0) ImGui::SameLine(0, space);
        if (kit::button(ui, spec)) commands.emplace_back(action);
    };
    if (model.paused && !model.over)
        button({.id = "##resume", .label = ui.trc("the match", "Resume"), .icon = kit::icons::kPlay},
               ContestAction::Resume);
    else
        button({.id = "##pause",
                .label = ui.trc("the match", "Pause"),
                .icon = kit::icons::kPause,
                .disabled = kit::unless(!model.over, ui.tr("The match is over."))},
               ContestAction::Pause);
    button({.id = "##stop",
            .label = ui.trc("the match", "Stop"),
            .disabled = kit::unless(!model.over, ui.tr("The match is over."))},
           ContestAction::Stop);
    button({.id = "##watch",
            .label = ui.trc("games", "Watch"),
            .icon = kit::icons::kEye,
            .tooltip = ui.tr("Shows the games on the table, as fast as you can follow them"),
            .chosen = model.watching},
           model.watching ? ContestAction::StopWatching : ContestAction::Watch);
    button({.id = "##save",
            .label = ui.tr("Save games"),
            .disabled = kit::unless(model.canSave, ui.tr("No game is over yet."))},
           ContestAction::Save);
    button({.id = "##newmatch",
            .label = ui.tr("New match"),
            .disabled = kit::unless(model.over, ui.tr("This match has to end first."))},
           ContestAction::NewMatch);
    button(mainBackButton(ui), ContestAction::Back);
}

// ---- the game on the table ----

void drawChances(kit::Context& ui, const ContestModel::Watched& watched) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = ui.px(24);
    const float number = std::ceil(kit::measure(ui, kit::Face::Strong, "100 %").x) + ui.px(6);
    ImDrawList& canvas = canvasHere();
    const kit::Rect bar{at.x + number, at.y + ui.px(8), width - 2 * number, height - ui.px(16)};
    float x = bar.x;
    for (std::size_t side = 0; side < watched.chances.size(); ++side) {
        const float part = bar.width * static_cast<float>(std::clamp(watched.chances[side], 0.0, 1.0));
        canvas.AddRectFilled({x, bar.y}, {std::min(x + part, bar.x + bar.width), bar.y + bar.height},
                             kit::packed(ui.palette.seats[side % ui.palette.seats.size()]));
        x += part;
    }
    canvas.AddRect(bar.min(), bar.max(), kit::packed(ui.palette.panelBorder, 0.9F));
    kit::drawLine(ui, canvas, {at.x, at.y, number, height}, watched.percents.front(),
                  {.face = kit::Face::Strong, .color = ui.palette.text});
    kit::drawLine(ui, canvas, {at.x + width - number, at.y, number, height}, watched.percents.back(),
                  {.face = kit::Face::Strong, .color = ui.palette.text, .align = kit::Align::Right});
    ImGui::Dummy({width, height});
}

/// Draws a panel above the table, if there is room beside the sheet.
void drawWatched(kit::Context& ui, const ContestModel::Watched& watched) {
    const kit::Rect room = contestTableArea(kit::display(), ui.scale);
    if (room.width < ui.px(kLeastStrip) + 2 * ui.px(kContestMargin)) return;
    const float width = std::min(ui.px(kWatchedStrip), room.width - 2 * ui.px(kContestMargin));
    const kit::FloatingPanel panel(ui, "##watched", {room.center().x, ui.px(kContestMargin)}, {0.5F, 0},
                                   width);
    kit::line(ui, watched.title, kit::Face::Strong, kit::Tone::Normal, kit::Overflow::Elide);
    if (watched.chances.size() == 2) drawChances(ui, watched);
    kit::line(ui, watched.line, kit::Face::Small, kit::Tone::Dim, kit::Overflow::Elide);
}

}  // namespace

kit::Rect contestTableArea(kit::Rect display, float scale) {
    return kit::besideSheet(display, scale, kSheetWidth);
}

std::vector<ContestCommand> drawContest(kit::Context& ui, const ContestModel& model) {
    ContestCommands commands;
    if (model.watched) drawWatched(ui, *model.watched);
    const float footer = 2 * kit::buttonHeight(ui) / ui.scale + 10;
    kit::Sheet sheet(ui, "##contest", ui.tr("Engine match"), kSheetWidth, footer);
    drawContestHead(ui, model);
    drawContestFigures(ui, model);
    drawContestGames(ui, model, commands);
    sheet.beginFooter();
    drawContestButtons(ui, model, commands);
    return commands;
}

}  // namespace ui::screens
