#include "ui/screens/setup/Lobby.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/Button.h"
#include "ui/kit/Choice.h"
#include "ui/kit/Field.h"
#include "ui/kit/Icons.h"
#include "ui/kit/LongList.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"
#include "ui/screens/ListParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kLobbyGap = 10;
constexpr float kLobbyRow = 32;
constexpr float kCellGap = 8;
constexpr float kLeastCell = 62;  // of a column with the share 1
constexpr float kSendWidth = 110;
constexpr float kWatchedLine = 22;
constexpr int kWatchedColumns = 3;

using LobbyCommands = std::vector<LobbyCommand>;

// ---- the way in ----

void drawWayIn(kit::Context& ui, const LobbyModel& model, LobbyCommands& commands) {
    kit::paragraph(ui, model.about);
    kit::gap(ui, 2);
    if (kit::button(ui, {.id = "##rules",
                         .label = ui.tr("Rules of the server, accounts"),
                         .icon = kit::icons::kLink,
                         .kind = kit::ButtonKind::Plain}))
        commands.emplace_back(LobbyAction::ShowRules);
    kit::gap(ui, 4);
    for (SetOption& change : drawOptions(ui, model.login, true)) commands.emplace_back(std::move(change));
}

// ---- lists ----

/// The columns' widths in pixels; 0: there is no such column.
std::vector<float> widthsOf(const kit::Context& ui, const LobbyList& list, float room) {
    const auto shares = [&](bool all) {
        float sum = 0;
        for (const LobbyList::Column& column : list.columns)
            if (all || !column.dispensable) sum += column.width;
        return sum;
    };
    const bool all = room >= ui.px(kLeastCell) * shares(true);
    std::vector<float> widths;
    for (const LobbyList::Column& column : list.columns)
        widths.push_back(all || !column.dispensable ? std::floor(room * column.width / shares(all)) : 0);
    return widths;
}

void drawLobbyHead(kit::Context& ui, const LobbyList& list, std::size_t column, float width,
                   LobbyCommands& commands) {
    if (width <= 0) return;
    ImGui::PushID(static_cast<int>(column));
    if (drawListHead(ui, {.label = list.columns[column].name,
                          .width = width - ui.px(kCellGap),
                          .sorts = list.sort == column,
                          .ascending = list.ascending}))
        commands.emplace_back(SortLobby{column});
    ImGui::PopID();
    ImGui::SameLine(0, ui.px(kCellGap));
}

void drawLobbyRow(kit::Context& ui, const LobbyList::Row& row, const std::vector<float>& widths,
                  LobbyCommands& commands) {
    const kit::Press press =
        kit::pressable(ui, "##row", {ImGui::GetContentRegionAvail().x, ui.px(kLobbyRow)});
    kit::nameItem(ui, row.cells.front());
    kit::tooltip(ui, row.tip);
    if (press.pressed) commands.emplace_back(PressLobbyRow{row.number});
    if (!press.visible) return;
    kit::drawFace(ui, press, kit::ButtonKind::Plain, row.own);
    const ImVec4 strong = row.own || row.forPlayer
                              ? ui.palette.accentHover
                              : kit::mixed(ui.palette.text, ui.palette.accentHover, press.emphasis);
    float x = press.area.x + ui.px(kCellGap);
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        if (widths[i] <= 0) continue;
        kit::drawLine(ui, *ImGui::GetWindowDrawList(),
                      {x, press.area.y, widths[i] - ui.px(kCellGap), press.area.height}, row.cells[i],
                      {.face = i == 0 ? kit::Face::Body : kit::Face::Small,
                       .color = i == 0 ? strong : ui.palette.textDim,
                       .overflow = kit::Overflow::Elide});
        x += widths[i];
    }
}

void drawFilters(kit::Context& ui, const std::vector<Option>& filters, LobbyCommands& commands) {
    const float whole = ImGui::GetContentRegionAvail().x;
    const int count = static_cast<int>(filters.size());
    for (int i = 0; i < count; ++i) {
        const Option& filter = filters[static_cast<std::size_t>(i)];
        if (i > 0) ImGui::SameLine(0, ui.px(kCellGap));
        ImGui::PushID(i);
        int chosen = std::get<int>(filter.value);
        if (kit::dropDown(ui, "##filter", filter.choices, chosen,
                          kit::sharedWidth(whole, count, i, ui.px(kCellGap))))
            commands.emplace_back(SetOption{filter.key, chosen});
        kit::nameItem(ui, filter.label);
        kit::tooltip(ui, filter.label);
        ImGui::PopID();
    }
}

void drawLobbyList(kit::Context& ui, const LobbyModel& model, float footer, LobbyCommands& commands) {
    const LobbyList& list = model.list;
    drawFilters(ui, model.filters, commands);
    kit::gap(ui, 2);
    const float scrollbar = ImGui::GetStyle().ScrollbarSize;
    const std::vector<float> widths =
        widthsOf(ui, list, ImGui::GetContentRegionAvail().x - 2 * ui.px(kCellGap) - scrollbar);
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + ui.px(2 * kCellGap));
    for (std::size_t i = 0; i < list.columns.size(); ++i) drawLobbyHead(ui, list, i, widths[i], commands);
    ImGui::NewLine();
    const float room = kit::display().height - ImGui::GetCursorScreenPos().y - ui.px(footer);
    const kit::Well well(ui, "##list", {0, std::max(room, ui.px(4 * kLobbyRow))});
    if (list.rows.empty()) kit::paragraph(ui, list.empty, kit::Face::Italic, kit::Tone::Dim);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    const auto rowAt = [&](int row) -> const LobbyList::Row& {
        return list.rows[static_cast<std::size_t>(row)];
    };
    kit::drawRows(
        ui, kit::equalRows(static_cast<int>(list.rows.size()), ui.px(kLobbyRow)),
        [&](int row) {
            ImGui::PushID(rowAt(row).number);
            drawLobbyRow(ui, rowAt(row), widths, commands);
            ImGui::PopID();
        },
        [&](int row) { kit::nameItem(ui, rowAt(row).cells.front()); });
    ImGui::PopStyleVar();
}

// ---- games that are watched ----

void drawNameAndClock(kit::Context& ui, const kit::Rect& row, const std::string& name,
                      const std::string& clock) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const float width = clock.empty() ? 0 : kit::measure(ui, kit::Face::Small, clock).x;
    kit::drawLine(ui, canvas, {row.x, row.y, row.width - width - ui.px(kCellGap), row.height}, name,
                  {.face = kit::Face::Small, .color = ui.palette.text, .overflow = kit::Overflow::Elide});
    kit::drawLine(ui, canvas, row, clock,
                  {.face = kit::Face::Small, .color = ui.palette.textDim, .align = kit::Align::Right});
}

void drawSmallGame(kit::Context& ui, const LobbyModel::Watched& game, const kit::Press& press) {
    kit::drawFace(ui, press, kit::ButtonKind::Secondary, game.shown);
    const float margin = ui.px(kCellGap);
    const float line = ui.px(kWatchedLine);
    const kit::Rect& area = press.area;
    const kit::Rect inner{area.x + margin, area.y + margin / 2, area.width - 2 * margin,
                          area.height - margin};
    drawNameAndClock(ui, {inner.x, inner.y, inner.width, line}, game.names[1], game.clocks[1]);
    drawSmallPicture(ui, game.picture, {inner.x, inner.y + line, inner.width, inner.height - 3 * line});
    drawNameAndClock(ui, {inner.x, inner.y + inner.height - 2 * line, inner.width, line}, game.names[0],
                     game.clocks[0]);
    kit::drawLine(ui, *ImGui::GetWindowDrawList(),
                  {inner.x, inner.y + inner.height - line, inner.width, line}, game.state,
                  {.face = kit::Face::Small,
                   .color = ui.palette.accentHover,
                   .align = kit::Align::Center,
                   .overflow = kit::Overflow::Elide});
}

void drawWatchedGames(kit::Context& ui, const LobbyModel& model, LobbyCommands& commands) {
    if (model.watched.empty())
        kit::paragraph(ui, ui.tr("You watch no game. Press one in the list of games."), kit::Face::Italic,
                       kit::Tone::Dim);
    const float whole = ImGui::GetContentRegionAvail().x;
    const float gap = ui.px(kLobbyGap);
    for (std::size_t i = 0; i < model.watched.size(); ++i) {
        const LobbyModel::Watched& game = model.watched[i];
        const int column = static_cast<int>(i) % kWatchedColumns;
        const float width = kit::sharedWidth(whole, kWatchedColumns, column, gap);
        if (column > 0) ImGui::SameLine(0, gap);
        ImGui::PushID(game.number);
        ImGui::BeginGroup();
        const kit::Press press =
            kit::pressable(ui, "##small", {width, std::floor(width * 0.86F) + ui.px(3 * kWatchedLine)});
        kit::nameItem(ui, game.names[0] + " – " + game.names[1]);
        kit::tooltip(ui, ui.tr("Shows this game at the large table"));
        if (press.pressed) commands.emplace_back(ShowWatched{game.number});
        if (press.visible) drawSmallGame(ui, game, press);
        if (kit::button(ui, {.id = "##stop",
                             .label = ui.trc("watching", "Stop"),
                             .kind = kit::ButtonKind::Plain,
                             .width = width}))
            commands.emplace_back(StopWatching{game.number});
        ImGui::EndGroup();
        ImGui::PopID();
    }
}

// ---- an offer to play ----

void drawSeek(kit::Context& ui, const LobbyModel& model, LobbyCommands& commands) {
    for (SetOption& change : drawOptions(ui, model.seek, true)) commands.emplace_back(std::move(change));
    if (model.before.empty()) return;
    kit::gap(ui, 4);
    kit::sectionTitle(ui, ui.tr("As before"));
    for (std::size_t i = 0; i < model.before.size(); ++i) {
        const std::string id = "##before" + std::to_string(i);
        if (kit::button(ui, {.id = id.c_str(),
                             .label = model.before[i].c_str(),
                             .kind = kit::ButtonKind::Menu,
                             .width = -1}))
            commands.emplace_back(SeekAsBefore{i});
    }
}

// ---- what is said ----

void drawTalk(kit::Context& ui, const LobbyModel& model, float footer, LobbyCommands& commands) {
    for (SetOption& change : drawOptions(ui, model.talk, false)) commands.emplace_back(std::move(change));
    const float field = kit::buttonHeight(ui) + ui.px(2 * kLobbyGap);
    const float room = kit::display().height - ImGui::GetCursorScreenPos().y - ui.px(footer) - field;
    {
        const kit::Well well(ui, "##said", {0, std::max(room, ui.px(2 * kLobbyRow))});
        if (model.said.empty())
            kit::paragraph(ui, ui.tr("Nothing has been said yet."), kit::Face::Italic, kit::Tone::Dim);
        for (const LobbyModel::Said& said : model.said) {
            const std::string text = said.name.empty() ? said.text : said.name + ": " + said.text;
            kit::paragraph(
                ui, text, kit::Face::Small,
                said.own ? kit::Tone::Accent : (said.name.empty() ? kit::Tone::Dim : kit::Tone::Normal));
        }
        if (ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - 1) ImGui::SetScrollHereY(1);
    }
    kit::gap(ui, 2);
    std::string typed = model.typed;
    const float width = ImGui::GetContentRegionAvail().x - ui.px(kSendWidth + kLobbyGap);
    if (kit::textField(ui, "##typed", typed, ui.tr("Write something"), width))
        commands.emplace_back(TypedInLobby{typed});
    const bool entered = ImGui::IsItemDeactivated() && ImGui::IsKeyPressed(ImGuiKey_Enter);
    ImGui::SameLine(0, ui.px(kLobbyGap));
    const bool pressed = kit::button(ui, {.id = "##say",
                                          .label = ui.trc("to those at the table", "Say"),
                                          .width = ui.px(kSendWidth),
                                          .disabled = kit::unless(!typed.empty(), ui.tr("Write something"))});
    if ((pressed || entered) && !typed.empty()) commands.emplace_back(LobbyAction::Say);
}

// ---- the buttons ----

void drawLobbyFooter(kit::Context& ui, const LobbyModel& model, LobbyCommands& commands) {
    const float whole = ImGui::GetContentRegionAvail().x;
    std::vector<std::pair<kit::ButtonSpec, LobbyAction>> buttons;
    if (model.there || model.coming)
        buttons.push_back(
            {{.id = "##leave", .label = ui.tr("Leave the server"), .disabled = model.leaveProblem.c_str()},
             LobbyAction::Leave});
    buttons.push_back(
        {{.id = "##back", .label = ui.trc("to the screen before", "Back"), .takesLostFocus = true},
         LobbyAction::Back});
    if (!model.there && !model.coming)
        buttons.push_back({{.id = "##come",
                            .label = ui.tr("Go there"),
                            .kind = kit::ButtonKind::Primary,
                            .disabled = model.loginProblem.c_str(),
                            .focusFirst = true},
                           LobbyAction::Come});
    if (model.there && !model.main.empty())
        buttons.push_back({{.id = "##main", .label = model.main.c_str(), .kind = kit::ButtonKind::Primary},
                           LobbyAction::Main});
    const int count = static_cast<int>(buttons.size());
    for (int i = 0; i < count; ++i) {
        auto& [spec, action] = buttons[static_cast<std::size_t>(i)];
        if (i > 0) ImGui::SameLine(0, ui.px(kLobbyGap));
        spec.width = kit::sharedWidth(whole, count, i, ui.px(kLobbyGap));
        if (kit::button(ui, spec)) commands.emplace_back(action);
    }
}

}  // namespace

std::vector<LobbyCommand> drawLobby(kit::Context& ui, const LobbyModel& model) {
    LobbyCommands commands;
    const float inner = kit::Dialog::innerWidth(ui, kLobbyWidth);
    const float footer = formFooterHeight(ui, "", inner);
    kit::Sheet sheet(ui, "##lobby", model.title.c_str(), kLobbyWidth, footer);
    kit::paragraph(ui, model.state, kit::Face::Italic, kit::Tone::Accent);
    kit::gap(ui, 2);
    if (!model.there) {
        drawWayIn(ui, model, commands);
    } else {
        int part = static_cast<int>(model.part);
        if (kit::choice(ui, "##parts", model.parts, part, ImGui::GetContentRegionAvail().x))
            commands.emplace_back(ShowLobbyPart{static_cast<LobbyModel::Part>(part)});
        kit::gap(ui, 2);
        sheet.beginScroll(part);
        constexpr float kBelow = 68;  // units between the list and the buttons, with the sheet's margins
        if (model.part == LobbyModel::Part::Seek)
            drawSeek(ui, model, commands);
        else if (model.part == LobbyModel::Part::Watched)
            drawWatchedGames(ui, model, commands);
        else if (model.part == LobbyModel::Part::Talk)
            drawTalk(ui, model, footer + kBelow, commands);
        else
            drawLobbyList(ui, model, footer + kBelow, commands);
    }
    sheet.beginFooter();
    drawLobbyFooter(ui, model, commands);
    return commands;
}

}  // namespace ui::screens
