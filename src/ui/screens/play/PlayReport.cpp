#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/play/PlayParts.h"

namespace ui::screens {
namespace {

constexpr float kReportRow = 34;  // units
constexpr float kGraphHeight = 76;
constexpr float kFigures = 22;
constexpr float kLinkHeight = 30;
constexpr float kReportSpace = 6;

bool hasGraph(const ReportView& report) { return !report.graph.turns.empty(); }
bool hasSummary(const ReportView& report) { return !report.running && !report.tallies.empty(); }

/// Draws the progress of the analysis, and a button to end it.
void drawProgress(kit::Context& ui, const ReportView& report, const ActionStates& states,
                  MovesCommands& commands) {
    const float side = ui.px(kReportRow);
    const float width = ImGui::GetContentRegionAvail().x - side - ui.px(4);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const kit::Rect bar{at.x, at.y, width, side};
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    canvas.AddRectFilled(bar.min(), bar.max(), kit::packed(ui.palette.background, 0.8F));
    canvas.AddRectFilled(bar.min(), {bar.x + bar.width * std::clamp(report.share, 0.0F, 1.0F), bar.y + side},
                         kit::packed(ui.palette.buttonActive));
    canvas.AddRect(bar.min(), bar.max(), kit::packed(ui.palette.panelBorder));
    kit::drawLine(ui, canvas, bar, report.progress, {.color = ui.palette.text, .align = kit::Align::Center});
    ImGui::Dummy(bar.size());
    ImGui::SameLine(0, ui.px(4));
    const ActionButton cancel{"analyse", kit::icons::kClose, ui.tr("Cancel the analysis")};
    if (auto act = drawAction(ui, states, cancel, side, side)) commands.emplace_back(std::move(*act));
    kit::nameItem(ui, ui.tr("Cancel the analysis"));
}

void drawBegin(kit::Context& ui, const ReportView& report, const ActionStates& states,
               MovesCommands& commands) {
    const float side = ui.px(kReportRow);
    const float width = ImGui::GetContentRegionAvail().x - side - ui.px(4);
    const ActionButton begin{.action = "analyse",
                             .tooltip = report.measure.c_str(),
                             .label = hasGraph(report) ? ui.tr("Analyse again") : ui.tr("Analyse the game")};
    const ActionButton options{"analysisOptions", kit::icons::kGear, ui.tr("How the game is analysed")};
    if (auto act = drawAction(ui, states, begin, width, side)) commands.emplace_back(std::move(*act));
    ImGui::SameLine(0, ui.px(4));
    if (auto act = drawAction(ui, states, options, side, side)) commands.emplace_back(std::move(*act));
}

void drawVerdict(kit::Context& ui, const ReportView& report) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float line = ui.px(kFigures);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::drawLine(ui, canvas, {at.x, at.y, width, line}, report.verdict,
                  {.face = kit::Face::Small, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
    kit::drawLine(ui, canvas, {at.x, at.y + line, width, line}, report.better,
                  {.color = ui.palette.text, .overflow = kit::Overflow::Elide});
    ImGui::Dummy({width, 2 * line});
    kit::tooltip(ui,
                 report.betterInWords.empty() ? report.better : report.better + "\n" + report.betterInWords);
}

void drawTally(kit::Context& ui, const TallyView& tally, const std::string& measure) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float height = ui.px(kFigures);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const ImVec2 dot{at.x + ui.px(7), at.y + height / 2};
    canvas.AddCircleFilled(dot, ui.px(5), kit::packed(tally.color));
    canvas.AddCircle(dot, ui.px(5), kit::packed(ui.palette.accent), 0, std::max(1.0F, ui.px(1)));
    const float loss = std::ceil(kit::measure(ui, kit::Face::Small, "00.0").x) + ui.px(2);
    const float marks = std::ceil(kit::measure(ui, kit::Face::Small, tally.marks).x) + ui.px(2);
    const float left = at.x + ui.px(18);
    const float right = at.x + width;
    kit::drawLine(ui, canvas, {left, at.y, right - loss - ui.px(8) - marks - ui.px(8) - left, height},
                  tally.name,
                  {.face = kit::Face::Small, .color = ui.palette.text, .overflow = kit::Overflow::Elide});
    kit::drawLine(ui, canvas, {right - loss - ui.px(8) - marks, at.y, marks, height}, tally.marks,
                  {.face = kit::Face::Small, .color = ui.palette.textDim});
    kit::drawLine(ui, canvas, {right - loss, at.y, loss, height}, tally.loss,
                  {.face = kit::Face::Small, .color = ui.palette.text, .align = kit::Align::Right});
    ImGui::Dummy({width, height});
    kit::tooltip(ui, measure);
}

void drawAgain(kit::Context& ui, const std::vector<TurnLink>& links, MovesCommands& commands) {
    const float whole = ImGui::GetContentRegionAvail().x;
    const auto count = static_cast<int>(links.size());
    for (int i = 0; i < count; ++i) {
        const TurnLink& link = links[static_cast<std::size_t>(i)];
        if (i > 0) ImGui::SameLine(0, ui.px(4));
        ImGui::PushID(i);
        const kit::Press press =
            kit::pressable(ui, "##again", {kit::sharedWidth(whole, count, i, ui.px(4)), ui.px(kLinkHeight)});
        kit::nameItem(ui, link.text);
        if (press.visible) {
            kit::drawFace(ui, press, kit::ButtonKind::Secondary, false);
            const float padding = ui.px(4);
            kit::drawLine(
                ui, *ImGui::GetWindowDrawList(),
                {press.area.x + padding, press.area.y, press.area.width - 2 * padding, press.area.height},
                link.text,
                {.face = kit::Face::Small,
                 .color = kit::mixed(ui.palette.text, ui.palette.accentHover, press.emphasis),
                 .align = kit::Align::Center,
                 .overflow = kit::Overflow::Elide});
            kit::tooltip(ui, link.tooltip);
        }
        if (press.pressed) commands.emplace_back(GoToMove{link.id});
        ImGui::PopID();
    }
}

void drawSummary(kit::Context& ui, const ReportView& report, MovesCommands& commands) {
    for (const TallyView& tally : report.tallies) drawTally(ui, tally, report.measure);
    if (report.again.empty()) return;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    kit::drawLine(ui, *ImGui::GetWindowDrawList(), {at.x, at.y, width, ui.px(kFigures)},
                  ui.tr("Worth another look"), {.face = kit::Face::Small, .color = ui.palette.textDim});
    ImGui::Dummy({width, ui.px(kFigures)});
    drawAgain(ui, report.again, commands);
}

}  // namespace

float reportHeight(const kit::Context& ui, const ReportView& report, const ReportParts& parts) {
    const bool begins = parts.button && report.possible;
    if (!report.running && !hasGraph(report) && !begins) return 0;
    const float space = ui.px(kReportSpace);
    float height = std::max(1.0F, ui.px(1)) + space;
    if (report.running || begins) height += ui.px(kReportRow) + space;
    if (hasGraph(report)) height += ui.px(kGraphHeight) + space + 2 * ui.px(kFigures) + space;
    if (parts.summary && hasSummary(report)) {
        height += static_cast<float>(report.tallies.size()) * (ui.px(kFigures) + space);
        if (!report.again.empty()) height += ui.px(kFigures) + space + ui.px(kLinkHeight) + space;
    }
    return height;
}

void drawReport(kit::Context& ui, const ReportView& report, const ReportParts& parts,
                const ActionStates& states, MovesCommands& commands) {
    const bool begins = parts.button && report.possible;
    if (!report.running && !hasGraph(report) && !begins) return;
    kit::hairline(ui);
    // Where not everything is in sight, what is said of the shown turn comes first, and how far it has come.
    const bool low = ImGui::GetContentRegionAvail().y < ui.px(kGraphHeight + 2 * kFigures);
    if (low && report.running) drawProgress(ui, report, states, commands);
    if (low && hasGraph(report)) drawVerdict(ui, report);
    if (hasGraph(report)) drawGraph(ui, report.graph, ui.px(kGraphHeight), commands);
    if (!low && hasGraph(report)) drawVerdict(ui, report);
    if (parts.summary && hasSummary(report)) drawSummary(ui, report, commands);
    if (!low && report.running)
        drawProgress(ui, report, states, commands);
    else if (!report.running && begins)
        drawBegin(ui, report, states, commands);
}

}  // namespace ui::screens
