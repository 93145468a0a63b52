#include <imgui.h>

#include <algorithm>
#include <array>
#include <utility>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/LongList.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/ListParts.h"
#include "ui/screens/library/LibraryParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kGameRow = 32;
constexpr float kMark = 26;
constexpr float kResultColumn = 84;
constexpr float kVariantColumn = 66;
constexpr float kTurnsColumn = 70;
constexpr float kDateColumn = 104;
constexpr float kGameColumn = 90;
constexpr float kLeastPlayers = 170;
constexpr float kLeastOpening = 90;

/// The columns' widths in pixels; 0: there is no such column.
struct Columns {
    float players = 0;  ///< widths
    float result = 0;
    float variant = 0;
    float turns = 0;
    float date = 0;
    float game = 0;
    float opening = 0;
};

Columns columnsOf(const kit::Context& ui, const LibraryModel& model, float width) {
    Columns columns{.result = ui.px(kResultColumn),
                    .variant = ui.px(kVariantColumn),
                    .turns = ui.px(kTurnsColumn),
                    .date = ui.px(kDateColumn),
                    .game = model.severalGames ? ui.px(kGameColumn) : 0};
    float room =
        width - ui.px(kMark) - columns.result - columns.variant - columns.turns - columns.date - columns.game;
    // In a narrow room the others make way for the players; the panel of the chosen game shows them, too.
    for (float* column : {&columns.turns, &columns.variant, &columns.game, &columns.date}) {
        if (room >= ui.px(kLeastPlayers)) break;
        room += std::exchange(*column, 0.0F);
    }
    columns.players = std::floor(room * 0.62F);
    if (room - columns.players < ui.px(kLeastOpening)) columns.players = room;
    columns.opening = room - columns.players;
    return columns;
}

/// Draws the cells of a row one after the other, from the left.
class RowPen {
  public:
    RowPen(kit::Context& ui, const kit::Rect& row) : ui_(ui), at_{row.x, row.y}, height_(row.height) {}
    void skip(float width) { at_.x += width; }
    void cell(const std::string& text, float width, kit::Face face, const ImVec4& color) {
        if (width <= 0) return;
        cut_ |= kit::drawLine(ui_, *ImGui::GetWindowDrawList(), {at_.x, at_.y, width - ui_.px(8), height_},
                              text, {.face = face, .color = color, .overflow = kit::Overflow::Elide});
        at_.x += width;
    }
    /// Whether a cell was too narrow for its text.
    [[nodiscard]] bool cut() const { return cut_; }

  private:
    kit::Context& ui_;
    ImVec2 at_;
    float height_;
    bool cut_ = false;
};

/// Draws the head of a sortable column.
void drawHead(kit::Context& ui, const LibraryModel& model, const char* label, LibrarySort by, float width,
              LibraryCommands& commands) {
    if (width <= 0) return;
    ImGui::PushID(static_cast<int>(by));
    if (drawListHead(ui, {.label = label,
                          .width = width - ui.px(8),
                          .sorts = model.sort == by,
                          .ascending = model.ascending}))
        commands.emplace_back(SortLibrary{by});
    ImGui::PopID();
    ImGui::SameLine(0, ui.px(8));
}

void drawPlainHead(kit::Context& ui, const char* label, float width) {
    if (width <= 0) return;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    kit::drawLine(ui, *ImGui::GetWindowDrawList(), {at.x, at.y, width - ui.px(8), ui.px(28)}, label,
                  {.face = kit::Face::Small, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
    ImGui::Dummy({width - ui.px(8), ui.px(28)});
    ImGui::SameLine(0, ui.px(8));
}

void drawHeads(kit::Context& ui, const LibraryModel& model, const Columns& columns,
               LibraryCommands& commands) {
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ui.px(8 + kMark));
    drawHead(ui, model, ui.trc("column", "Players"), LibrarySort::Players, columns.players, commands);
    drawHead(ui, model, ui.trc("column", "Result"), LibrarySort::Result, columns.result, commands);
    drawPlainHead(ui, model.variantHead.c_str(), columns.variant);
    drawHead(ui, model, ui.trc("column", "Turns"), LibrarySort::Length, columns.turns, commands);
    drawHead(ui, model, ui.trc("column", "Date"), LibrarySort::Date, columns.date, commands);
    drawPlainHead(ui, ui.trc("column", "Game"), columns.game);
    drawPlainHead(ui, ui.trc("column", "Opening"), columns.opening);
    ImGui::NewLine();
}

/// Returns whether a text was cut.
bool drawCells(kit::Context& ui, const LibraryModel::Row& row, const Columns& columns, const kit::Rect& area,
               bool chosen) {
    const ImVec4& strong = chosen ? ui.palette.accentHover : ui.palette.text;
    const ImVec4& dim = ui.palette.textDim;
    if (row.unfinished)
        kit::drawIcon(ui, *ImGui::GetWindowDrawList(), {area.x, area.y, ui.px(kMark), area.height},
                      kit::icons::kPause, ui.palette.accent, kit::Face::Small);
    RowPen pen(ui, area);
    pen.skip(ui.px(kMark));
    pen.cell(row.players, columns.players, kit::Face::Body, strong);
    pen.cell(row.result, columns.result, kit::Face::Strong, strong);
    pen.cell(row.variant, columns.variant, kit::Face::Small, dim);
    pen.cell(row.turns, columns.turns, kit::Face::Small, dim);
    pen.cell(row.date, columns.date, kit::Face::Small, dim);
    pen.cell(row.game, columns.game, kit::Face::Small, dim);
    pen.cell(row.opening, columns.opening, kit::Face::Small, dim);
    return pen.cut();
}

/// What the row's cells may have no room for, and what its mark means.
std::string rowTooltip(const kit::Context& ui, const LibraryModel::Row& row, bool cut) {
    std::string all = cut ? row.players : "";
    if (cut)
        for (const std::string& more : {row.result, row.variant, row.date, row.opening})
            if (!more.empty()) all += "\n" + more;
    if (row.unfinished)
        all += (all.empty() ? "" : "\n") + std::string(ui.tr("Not finished: it can be resumed"));
    return all;
}

void drawGame(kit::Context& ui, const LibraryModel& model, int number, const Columns& columns,
              LibraryEntry& entry, LibraryCommands& commands) {
    const kit::Press press = kit::pressable(ui, "##row", {ImGui::GetContentRegionAvail().x, ui.px(kGameRow)});
    const int loaded = number - model.firstRow;
    const bool there = loaded >= 0 && loaded < static_cast<int>(model.rows.size());
    if (!press.visible || !there) return;
    const LibraryModel::Row& row = model.rows[static_cast<std::size_t>(loaded)];
    kit::nameItem(ui, row.players);
    kit::drawFace(ui, press, kit::ButtonKind::Plain, number == model.chosen);
    const bool cut = drawCells(ui, row, columns, press.area, number == model.chosen);
    kit::tooltip(ui, rowTooltip(ui, row, cut));
    if (!press.pressed) return;
    if (number == model.chosen)
        commands.emplace_back(LibraryAction::Open);  // a second click opens
    else
        commands.emplace_back(ChooseGame{number});
    entry.focus = true;
}

}  // namespace

void keepRowInSight(int row, float height, bool& follow) {
    if (!follow) return;
    follow = false;
    const float top = static_cast<float>(row) * height;
    const float seen = ImGui::GetWindowHeight() - 2 * ImGui::GetStyle().WindowPadding.y;
    if (top < ImGui::GetScrollY()) ImGui::SetScrollY(top);
    if (top + height > ImGui::GetScrollY() + seen) ImGui::SetScrollY(top + height - seen);
}

void drawLibraryRows(kit::Context& ui, const LibraryModel& model, LibraryEntry& entry, float height,
                     LibraryCommands& commands) {
    const float top = ImGui::GetCursorPosY();
    // Leaves room for the scroll bar of the list below, so that heads and cells are aligned.
    const float width = ImGui::GetContentRegionAvail().x - ui.px(16) - ImGui::GetStyle().ScrollbarSize;
    const Columns columns = columnsOf(ui, model, width);
    drawHeads(ui, model, columns, commands);
    const kit::Well well(ui, "##games", {0, height - (ImGui::GetCursorPosY() - top)});
    if (model.total == 0) {
        kit::paragraph(ui, model.empty, kit::Face::Italic, kit::Tone::Dim);
        return;
    }
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    keepRowInSight(model.chosen, ui.px(kGameRow), entry.follow);
    SeeRows seen{model.total, 0};
    kit::drawRows(ui, kit::equalRows(model.total, ui.px(kGameRow)), [&](int row) {
        seen.first = std::min(seen.first, row);
        seen.last = std::max(seen.last, row + 1);
        ImGui::PushID(row);
        drawGame(ui, model, row, columns, entry, commands);
        ImGui::PopID();
    });
    ImGui::PopStyleVar();
    if (seen.first < seen.last) commands.emplace_back(seen);
}

}  // namespace ui::screens
