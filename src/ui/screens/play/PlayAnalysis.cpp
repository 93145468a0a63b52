#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/kit/Button.h"
#include "ui/kit/Field.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/play/PlayParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kHead = 36;
constexpr float kLineRow = 40;
constexpr float kLineSpace = 6;  // the same space as between the tools
constexpr float kSlider = 36;
constexpr float kTools = 34;
constexpr float kWeight = 3;
constexpr float kNarrowest = 240;  // width of the panel's content, at least

/// The height of an engine's name with its figures, or with as many lines as its trouble needs.
float headHeight(const kit::Context& ui, const AnalysisView::Section& section) {
    if (section.trouble.empty()) return ui.px(kHead);
    return ui.px(kHead) / 2 +
           std::ceil(kit::paragraphHeight(ui, section.trouble, kit::Face::Small, ui.px(kNarrowest)));
}

/// Draws the engine's name, and its depth and speed, or why it cannot continue.
void drawHead(kit::Context& ui, const AnalysisView::Section& section) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float half = ui.px(kHead) / 2;
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::drawLine(ui, canvas, {at.x, at.y, width, half}, section.name,
                  {.face = kit::Face::Small, .color = ui.palette.accent, .overflow = kit::Overflow::Elide});
    if (section.trouble.empty()) {
        kit::drawLine(
            ui, canvas, {at.x, at.y + half, width, half}, section.figures,
            {.face = kit::Face::Small, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
    } else {
        ImGui::SetCursorScreenPos({at.x, at.y + half});
        kit::paragraph(ui, section.trouble, kit::Face::Small, kit::Tone::Danger);
        ImGui::SetCursorScreenPos(at);
    }
    ImGui::Dummy({width, headHeight(ui, section)});
}

constexpr const char* kDotBetween = "  \u00B7  ";

/// The score, if there is one, and the chance.
std::string judgement(const AnalysisView::Row& row) {
    return row.score.empty() ? row.chance : row.score + kDotBetween + row.chance;
}

/// The turn, its score and its chance above the turns expected after it. Where that is too long, the score
/// goes down to those turns, since they may be cut.
void writeRow(kit::Context& ui, const AnalysisView::Row& row, const kit::Rect& room, float emphasis) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const float half = std::floor(room.height / 2);
    const auto widthOf = [&](kit::Face face, const std::string& text) {
        return kit::measure(ui, face, text).x + ui.px(8);
    };
    std::string right = judgement(row);
    std::string below = row.line;
    if (!row.score.empty() &&
        widthOf(kit::Face::Strong, row.turn) + widthOf(kit::Face::Body, right) > room.width) {
        right = row.chance;
        below = row.score + (below.empty() ? "" : kDotBetween) + below;
    }
    const float forTurn = std::max(room.width - widthOf(kit::Face::Body, right), 0.0F);
    kit::drawLine(ui, canvas, {room.x, room.y, forTurn, half}, row.turn,
                  {.face = kit::Face::Strong,
                   .color = kit::mixed(ui.palette.text, ui.palette.accentHover, emphasis),
                   .overflow = kit::Overflow::Elide});
    kit::drawLine(ui, canvas, {room.x, room.y, room.width, half}, right,
                  {.color = ui.palette.text, .align = kit::Align::Right});
    kit::drawLine(ui, canvas, {room.x, room.y + half, room.width, half}, below,
                  {.face = kit::Face::Small, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
}

/// Draws a line that can be pointed at and chosen. The bar on the left is as long as the turn's weight.
void drawRow(kit::Context& ui, const AnalysisView::Row& row, LineChoice choice, MovesCommands& commands) {
    const float width = ImGui::GetContentRegionAvail().x;
    ImGui::PushID(choice.section * 100 + choice.row);
    const kit::Press press = kit::pressable(ui, "##line", {width, ui.px(kLineRow)});
    kit::nameItem(ui, row.turn + " " + judgement(row));
    kit::tooltip(ui, row.says);
    if (press.visible) {
        kit::drawFace(ui, press, kit::ButtonKind::Plain, row.chosen);
        ImDrawList& canvas = *ImGui::GetWindowDrawList();
        const float high = std::max(ui.px(4), (ui.px(kLineRow) - ui.px(8)) * row.weight);
        canvas.AddRectFilled({press.area.x + ui.px(2), press.area.y + ui.px(kLineRow) - ui.px(4) - high},
                             {press.area.x + ui.px(2 + kWeight), press.area.y + ui.px(kLineRow) - ui.px(4)},
                             kit::packed(ui.palette.accent, 0.9F));
        const kit::Rect room{press.area.x + ui.px(12), press.area.y, press.area.width - ui.px(20),
                             ui.px(kLineRow)};
        writeRow(ui, row, room, press.emphasis);
        if (press.hovered) commands.emplace_back(PointAtLine{choice});
        if (press.pressed) commands.emplace_back(ChooseLine{choice});
    }
    ImGui::PopID();
}

void drawCourse(kit::Context& ui, const AnalysisView& analysis, MovesCommands& commands) {
    double moment = analysis.moment;
    const kit::Range range{1, static_cast<double>(std::max(analysis.moments, 2)), 1};
    if (kit::slider(ui, "##moment", range, moment, ImGui::GetContentRegionAvail().x, analysis.momentText))
        commands.emplace_back(ShowMoment{static_cast<int>(std::lround(moment))});
    kit::nameItem(ui, ui.tr("How the engine changed its mind"));
    kit::tooltip(ui, ui.tr("How the engine changed its mind"));
}

void drawAnalysisTools(kit::Context& ui, const ActionStates& states, MovesCommands& commands) {
    namespace icons = kit::icons;
    const std::array tools{
        ActionButton{"ideas", icons::kEye, ui.tr("Show or hide the engines' ideas on the table")},
        ActionButton{"forecast", icons::kHourglass, ui.tr("Show or hide how the game is expected to end")},
        ActionButton{"whyNot", icons::kQuestion,
                     ui.tr("Why not? Examine the next turn instead of playing it")},
        ActionButton{"whoAnalyses", icons::kUsers, ui.tr("Who analyses")}};
    if (auto act = drawActionRow(ui, states, tools, ui.px(kTools))) commands.emplace_back(std::move(*act));
}

}  // namespace

float analysisHeight(const kit::Context& ui, const AnalysisView& analysis) {
    if (!analysis.open) return 0;
    float height = ui.px(1) + ui.px(kLineSpace) + ui.px(kTools) + ui.px(kLineSpace);
    for (const AnalysisView::Section& section : analysis.sections)
        height += headHeight(ui, section) + ui.px(kLineSpace) +
                  static_cast<float>(section.rows.size()) * (ui.px(kLineRow) + ui.px(kLineSpace));
    if (analysis.moments > 1) height += ui.px(kSlider) + ui.px(kLineSpace);
    return height;
}

void drawAnalysis(kit::Context& ui, const AnalysisView& analysis, const ActionStates& states,
                  MovesCommands& commands) {
    if (!analysis.open) return;
    kit::hairline(ui);
    for (std::size_t s = 0; s < analysis.sections.size(); ++s) {
        const AnalysisView::Section& section = analysis.sections[s];
        drawHead(ui, section);
        for (std::size_t r = 0; r < section.rows.size(); ++r)
            drawRow(ui, section.rows[r], {static_cast<int>(s), static_cast<int>(r)}, commands);
    }
    if (analysis.moments > 1) drawCourse(ui, analysis, commands);
    drawAnalysisTools(ui, states, commands);
}

}  // namespace ui::screens
