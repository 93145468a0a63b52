#include <algorithm>
#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Choice.h"
#include "ui/kit/Field.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Press.h"
#include "ui/kit/Text.h"
#include "ui/screens/play/PlayParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kExplorerHead = 36;
constexpr float kExploredRow = 42;
constexpr float kVisitorRow = 40;
constexpr float kCaption = 22;
constexpr float kExplorerSpace = 6;
constexpr float kBarHeight = 16;
constexpr float kScrollBar = 10;
constexpr float kArrow = 44;    // of a list that opens, with its margins
constexpr float kSteady = 300;  // smallest height of all of it

/// Whether there is nothing to list, so that a sentence has the room for it.
bool isEmpty(const ExplorerView& view) { return view.rows.empty() && view.visitors.empty(); }

bool hasChoice(const std::vector<std::string>& choices) { return choices.size() > 1; }

/// Whether the choices of both filters fit beside each other in the narrowest panel.
bool fitBeside(const kit::Context& ui, const ExplorerView& view) {
    const float room = ui.px((kColumn - 2 * kPanelPadding - kScrollBar - kExplorerSpace) / 2 - kArrow);
    const auto fit = [&](const std::vector<std::string>& choices) {
        return std::all_of(choices.begin(), choices.end(), [&](const std::string& choice) {
            return kit::measure(ui, kit::Face::Body, choice).x <= room;
        });
    };
    return fit(view.terms) && fit(view.dates);
}

/// How many rows of filters there are: the player's name, then what can be chosen.
int filterRows(const kit::Context& ui, const ExplorerView& view, const ExplorerEntry& entry) {
    if (!entry.open) return 0;
    const int choices = (hasChoice(view.terms) ? 1 : 0) + (hasChoice(view.dates) ? 1 : 0);
    return 1 + (choices == 2 && fitBeside(ui, view) ? 1 : choices);
}

ImVec4 inkOn(const ImVec4& color) {
    const float light = 0.3F * color.x + 0.59F * color.y + 0.11F * color.z;
    return light > 0.5F ? ImVec4(0.08F, 0.07F, 0.06F, 1) : ImVec4(0.97F, 0.95F, 0.9F, 1);
}

void drawBar(kit::Context& ui, const ResultBar& bar, const kit::Rect& area) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    if (bar.parts.empty()) return;
    float left = area.x;
    float share = 0;
    for (const ResultBar::Part& part : bar.parts) {
        share += part.share;
        const float right =
            &part == &bar.parts.back() ? area.x + area.width : std::floor(area.x + area.width * share + 0.5F);
        canvas.AddRectFilled({left, area.y}, {right, area.y + area.height}, kit::packed(part.color));
        if (left > area.x && right > left)
            canvas.AddLine({left, area.y}, {left, area.y + area.height}, kit::packed(ui.palette.panelBorder),
                           std::max(1.0F, ui.px(1)));
        if (kit::measure(ui, kit::Face::Small, part.text).x + ui.px(6) <= right - left)
            kit::drawLine(
                ui, canvas, {left, area.y, right - left, area.height}, part.text,
                {.face = kit::Face::Small, .color = inkOn(part.color), .align = kit::Align::Center});
        left = right;
    }
    canvas.AddRect(area.min(), area.max(), kit::packed(ui.palette.panelBorder, 0.9F), 0, 0,
                   std::max(1.0F, ui.px(ui.palette.edge)));
}

void drawHead(kit::Context& ui, const ExplorerView& view, ExplorerEntry& entry) {
    const float side = ui.px(kExplorerHead);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float half = side / 2;
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::drawLine(ui, canvas, {at.x, at.y, width - side - ui.px(4), half}, ui.tr("Explorer"),
                  {.face = kit::Face::Small, .color = ui.palette.accent, .overflow = kit::Overflow::Elide});
    bool cut = false;
    if (!isEmpty(view))
        cut = kit::drawLine(
            ui, canvas, {at.x, at.y + half, width - side - ui.px(4), half}, view.count,
            {.face = kit::Face::Small, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
    ImGui::Dummy({width - side - ui.px(4), side});
    kit::tooltip(ui, cut ? view.count : "");
    ImGui::SameLine(0, ui.px(4));
    if (kit::button(ui, {.id = "##filters",
                         .icon = kit::icons::kSearch,
                         .tooltip = ui.tr("Which games are counted"),
                         .kind = kit::ButtonKind::Plain,
                         .width = side,
                         .height = side,
                         .chosen = entry.open})) {
        entry.open = !entry.open;
        if (!entry.open) entry = {};
    }
}

void drawFilters(kit::Context& ui, const ExplorerView& view, ExplorerEntry& entry) {
    const float width = ImGui::GetContentRegionAvail().x;
    (void)kit::textField(ui, "##explored", entry.player, ui.tr("Player"), width);
    kit::nameItem(ui, ui.tr("Player"));
    const bool terms = hasChoice(view.terms);
    const bool dates = hasChoice(view.dates);
    const bool beside = terms && dates && fitBeside(ui, view);
    const float half = std::floor((width - ui.px(kExplorerSpace)) / 2);
    if (terms) {
        (void)kit::dropDown(ui, "##terms", view.terms, entry.terms, beside ? half : width);
        kit::nameItem(ui, view.termsName);
    }
    if (beside) ImGui::SameLine(0, ui.px(kExplorerSpace));
    if (dates) {
        (void)kit::dropDown(ui, "##dates", view.dates, entry.date,
                            beside ? width - half - ui.px(kExplorerSpace) : width);
        kit::nameItem(ui, ui.tr("Date"));
    }
}

/// Draws the turn with how often and when last it was played, above the bar of its results.
void drawExploredRow(kit::Context& ui, const ExplorerView::Row& row, int index,
                     std::vector<ExplorerCommand>& commands) {
    ImGui::PushID(index);
    const kit::Press press =
        kit::pressable(ui, "##turn", {ImGui::GetContentRegionAvail().x, ui.px(kExploredRow)});
    kit::nameItem(ui, row.turn + " " + row.count);
    kit::tooltip(ui, row.says);
    if (press.visible) {
        kit::drawFace(ui, press, kit::ButtonKind::Plain, row.pointed);
        ImDrawList& canvas = *ImGui::GetWindowDrawList();
        const float padding = ui.px(8);
        const kit::Rect line{press.area.x + padding, press.area.y + ui.px(1), press.area.width - 2 * padding,
                             ui.px(kCaption)};
        const float count = kit::measure(ui, kit::Face::Body, row.count).x;
        const float last = kit::measure(ui, kit::Face::Small, row.last).x;
        const float gap = ui.px(10);
        kit::drawLine(ui, canvas, {line.x, line.y, line.width - count - last - 2 * gap, line.height},
                      row.turn,
                      {.face = kit::Face::Strong,
                       .color = kit::mixed(ui.palette.text, ui.palette.accentHover, press.emphasis),
                       .overflow = kit::Overflow::Elide});
        kit::drawLine(ui, canvas, line, row.count, {.color = ui.palette.text, .align = kit::Align::Right});
        kit::drawLine(ui, canvas, {line.x, line.y, line.width - count - gap, line.height}, row.last,
                      {.face = kit::Face::Small, .color = ui.palette.textDim, .align = kit::Align::Right});
        drawBar(ui, row.bar, {line.x, line.y + line.height, line.width, ui.px(kExploredRow - kCaption - 5)});
    }
    if (press.hovered || press.focused) commands.emplace_back(PointAtExplored{index});
    if (press.pressed) commands.emplace_back(PlayExplored{index});
    ImGui::PopID();
}

void drawVisitor(kit::Context& ui, const ExplorerView::Visitor& visitor, int index,
                 std::vector<ExplorerCommand>& commands) {
    ImGui::PushID(index);
    const kit::Press press =
        kit::pressable(ui, "##game", {ImGui::GetContentRegionAvail().x, ui.px(kVisitorRow)});
    kit::nameItem(ui, visitor.players);
    kit::tooltip(ui, visitor.players + "\n" + ui.tr("Opens the game at this position"));
    if (press.visible) {
        kit::drawFace(ui, press, kit::ButtonKind::Plain, false);
        ImDrawList& canvas = *ImGui::GetWindowDrawList();
        const float padding = ui.px(8);
        const float half = ui.px(kVisitorRow) / 2;
        const kit::Rect line{press.area.x + padding, press.area.y, press.area.width - 2 * padding, half};
        kit::drawLine(ui, canvas, line, visitor.players,
                      {.face = kit::Face::Small,
                       .color = kit::mixed(ui.palette.text, ui.palette.accentHover, press.emphasis),
                       .overflow = kit::Overflow::Elide});
        const kit::Rect below{line.x, line.y + half, line.width, half - ui.px(2)};
        kit::drawLine(ui, canvas, below, visitor.result,
                      {.face = kit::Face::Small, .color = ui.palette.textDim});
        kit::drawLine(ui, canvas, below, visitor.date,
                      {.face = kit::Face::Small, .color = ui.palette.textDim, .align = kit::Align::Right});
    }
    if (press.pressed) commands.emplace_back(OpenExplored{index});
    ImGui::PopID();
}

void drawCaption(kit::Context& ui, const char* text) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    kit::drawLine(ui, *ImGui::GetWindowDrawList(), {at.x, at.y, width, ui.px(kCaption)}, text,
                  {.face = kit::Face::Small, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
    ImGui::Dummy({width, ui.px(kCaption)});
}

}  // namespace

float explorerHeight(const kit::Context& ui, const ExplorerView& view, const ExplorerEntry& entry) {
    if (!view.open) return 0;
    const float space = ui.px(kExplorerSpace);
    float height = std::max(1.0F, ui.px(1)) + space + ui.px(kExplorerHead) + space;
    height += static_cast<float>(filterRows(ui, view, entry)) * (kit::buttonHeight(ui) + space);
    if (!view.progress.empty()) height += ui.px(kCaption) + space;
    if (!view.bar.parts.empty()) height += ui.px(kBarHeight) + space;
    height += static_cast<float>(view.rows.size()) * (ui.px(kExploredRow) + space);
    if (!view.visitors.empty()) height += ui.px(kCaption) + space;
    height += static_cast<float>(view.visitors.size()) * (ui.px(kVisitorRow) + space);
    return std::max(height, ui.px(kSteady));
}

std::vector<ExplorerCommand> drawExplorer(kit::Context& ui, const ExplorerView& view, ExplorerEntry& entry) {
    std::vector<ExplorerCommand> commands;
    if (!view.open) return commands;
    ImGui::PushID("##explorer");
    kit::hairline(ui);
    drawHead(ui, view, entry);
    if (entry.open) drawFilters(ui, view, entry);
    if (!view.progress.empty()) {
        drawCaption(ui, view.progress.c_str());
        kit::tooltip(ui, view.progress);
    }
    if (isEmpty(view)) kit::paragraph(ui, view.count, kit::Face::Body, kit::Tone::Dim);
    if (!view.bar.parts.empty()) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const ImVec2 size{ImGui::GetContentRegionAvail().x, ui.px(kBarHeight)};
        drawBar(ui, view.bar, {at.x, at.y, size.x, size.y});
        ImGui::Dummy(size);
        kit::tooltip(ui, view.says);
    }
    for (std::size_t i = 0; i < view.rows.size(); ++i)
        drawExploredRow(ui, view.rows[i], static_cast<int>(i), commands);
    if (!view.visitors.empty()) drawCaption(ui, ui.tr("Games"));
    ImGui::PushID("##visitors");
    for (std::size_t i = 0; i < view.visitors.size(); ++i)
        drawVisitor(ui, view.visitors[i], static_cast<int>(i), commands);
    ImGui::PopID();
    ImGui::PopID();
    return commands;
}

}  // namespace ui::screens
