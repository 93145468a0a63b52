#include "ui/screens/library/LibraryView.h"

#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <array>
#include <utility>

#include "ui/kit/Button.h"
#include "ui/kit/Choice.h"
#include "ui/kit/Field.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/ShownText.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"
#include "ui/screens/library/LibraryParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kEdge = 20;          // between panels and the edge of the display
constexpr float kListPart = 0.60F;   // of the display's width
constexpr float kListBelow = 0.44F;  // of an upright display's height
constexpr float kDetailsHeight = 298;
constexpr float kLowestList = 130;
constexpr float kRoomForSearch = 300;  // beside the filters
constexpr float kFilter = 150;
constexpr float kTabs = 290;

struct Panels {
    kit::Rect list;
    kit::Rect details;    ///< of the chosen game
    kit::Rect standings;  ///< the place of the details and the table above them
};

Panels panelsFor(float scale, const kit::Rect& all) {
    const float edge = std::floor(kEdge * scale);
    Panels panels;
    if (all.height > all.width) {
        const float width = all.width - 2 * edge;
        const float details = std::min(std::floor(kDetailsHeight * scale), all.height * 0.3F);
        const float list = std::floor(all.height * kListBelow);
        panels.list = {edge, all.height - edge - list, width, list};
        panels.details = {edge, panels.list.y - edge - details, width, details};
        panels.standings = {edge, edge, width, panels.list.y - 2 * edge};
        return panels;
    }
    panels.list = {edge, edge, std::floor(all.width * kListPart) - edge, all.height - 2 * edge};
    const float left = panels.list.x + panels.list.width + edge;
    const float height = std::min(std::floor(kDetailsHeight * scale), all.height * 0.55F);
    panels.details = {left, all.height - edge - height, all.width - edge - left, height};
    panels.standings = {left, edge, all.width - edge - left, all.height - 2 * edge};
    return panels;
}

/// Applies the keys of the list while the search field has the keyboard.
void readListKeys(const LibraryModel& model, LibraryEntry& entry, bool cursorAtEnd,
                  LibraryCommands& commands) {
    const bool games = model.page == LibraryModel::Page::Games;
    const StatisticsModel* const statistics = games ? nullptr : model.statistics;
    const int chosen = statistics != nullptr ? statistics->chosen : model.chosen;
    const int count = statistics != nullptr ? static_cast<int>(statistics->players.size())
                      : games               ? model.total
                                            : 0;
    const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key)); };
    const int step = (pressed(ImGuiKey_DownArrow) ? 1 : 0) - (pressed(ImGuiKey_UpArrow) ? 1 : 0);
    const int next = std::clamp(chosen + step, 0, std::max(0, count - 1));
    if (next != chosen) {
        if (games)
            commands.emplace_back(ChooseGame{next});
        else
            commands.emplace_back(ChoosePlayer{next});
        entry.follow = true;
    }
    if (!games || !model.details) return;
    if (pressed(ImGuiKey_Delete) && cursorAtEnd) commands.emplace_back(LibraryAction::Remove);
    const int turns = (pressed(ImGuiKey_PageDown) ? 1 : 0) - (pressed(ImGuiKey_PageUp) ? 1 : 0);
    if (turns != 0) {
        const int turn = std::clamp(model.details->turn + turns, 0, model.details->turns);
        commands.emplace_back(GoToTurn{turn});
    }
}

int noteCursor(ImGuiInputTextCallbackData* data) {
    auto* entry = static_cast<LibraryEntry*>(data->UserData);
    if (data->EventFlag == ImGuiInputTextFlags_CallbackAlways)
        entry->atEnd = data->CursorPos == data->BufTextLen && !data->HasSelection();
    return 0;
}

void drawSearch(kit::Context& ui, const LibraryModel& model, LibraryEntry& entry, float width,
                LibraryCommands& commands) {
    const bool games = model.page == LibraryModel::Page::Games;
    ImGui::SetNextItemWidth(width);
    if (std::exchange(entry.focus, false) || ImGui::IsWindowAppearing()) kit::focusNextField(ui);
    const std::string before = entry.words;
    // The state before this frame's keys: a Delete inside the words must not remove a game.
    const bool atEnd = entry.atEnd;
    const std::string hint =
        !games ? ui.tr("Search: players") : ui.tr("Search: players, opening, date, labels …");
    // The history callback takes the arrow keys away from ImGui's navigation, so that they can move through
    // the list.
    kit::requestLetters(ui, entry.words);
    const bool entered =
        ImGui::InputTextWithHint("##search", hint.c_str(), &entry.words,
                                 ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_CallbackHistory |
                                     ImGuiInputTextFlags_CallbackAlways,
                                 noteCursor, &entry);
    kit::keepPageKeys();
    kit::nameItem(ui, ui.tr("Search"));
    if (entry.words != before) commands.emplace_back(SearchLibrary{});
    if (ImGui::IsItemActive() || entered) readListKeys(model, entry, atEnd, commands);
    if (entered && games && model.details) commands.emplace_back(LibraryAction::Open);
    if (entered) entry.focus = true;
}

void drawTabs(kit::Context& ui, const LibraryModel& model, float width, LibraryEntry& entry,
              LibraryCommands& commands) {
    const std::array<std::string, 2> names{ui.tr("Games"), ui.tr("Statistics")};
    int page = model.page == LibraryModel::Page::Games ? 0 : 1;
    if (!kit::segmented(ui, "##pages", names, page, width)) return;
    commands.emplace_back(page == 0 ? LibraryAction::ShowGames : LibraryAction::ShowStatistics);
    entry.focus = true;
}

bool choosesGame(const LibraryModel& model) { return model.games.names.size() > 1; }

/// How many filters the page has.
int filtersOf(const LibraryModel& model) {
    const bool games = model.page == LibraryModel::Page::Games;
    return (games ? 2 : 0) + (choosesGame(model) ? 1 : 0);
}

/// Pixels between the filters.
float filterGap(const kit::Context& ui, const LibraryModel& model) {
    return ui.px(choosesGame(model) ? 6 : 10);
}

/// Draws the filters, each `width` pixels wide.
void drawFilters(kit::Context& ui, const LibraryModel& model, float width, LibraryEntry& entry,
                 LibraryCommands& commands) {
    const bool games = model.page == LibraryModel::Page::Games;
    if (choosesGame(model)) {
        int game = model.games.chosen;
        if (kit::dropDown(ui, "##kind", model.games.names, game, width)) {
            commands.emplace_back(ChooseKind{game});
            entry.focus = true;
        }
        kit::nameItem(ui, ui.tr("Choose a game"));
        if (games) ImGui::SameLine(0, filterGap(ui, model));
    }
    if (!games) return;
    int ending = model.ending;
    int variant = model.variant;
    bool changed = kit::dropDown(ui, "##ending", model.endings, ending, width);
    kit::nameItem(ui, ui.tr("Filter by result"));
    ImGui::SameLine(0, filterGap(ui, model));
    changed |= kit::dropDown(ui, "##variant", model.variants, variant, width);
    kit::nameItem(ui, model.variantFilter);
    if (changed) commands.emplace_back(FilterLibrary{ending, variant});
}

void drawSections(kit::Context& ui, const LibraryModel& model, LibraryEntry& entry,
                  LibraryCommands& commands) {
    int section = model.section;
    const bool changed =
        kit::choice(ui, "##sections", model.sections, section, ImGui::GetContentRegionAvail().x);
    kit::nameItem(ui, ui.tr("Part of the library"));
    if (!changed) return;
    commands.emplace_back(ChooseSection{section});
    entry.focus = true;
}

/// Draws title, pages, search and filters.
void drawTop(kit::Context& ui, const LibraryModel& model, LibraryEntry& entry, LibraryCommands& commands) {
    const float top = ImGui::GetCursorPosY();
    kit::line(ui, ui.tr("Library"), kit::Face::Heading);
    const float below = ImGui::GetCursorPosY();
    const float room =
        ImGui::GetContentRegionAvail().x - kit::measure(ui, kit::Face::Heading, ui.tr("Library")).x;
    const float tabs = std::min(ui.px(kTabs), room - ui.px(10));
    ImGui::SetCursorPos({ImGui::GetContentRegionMax().x - tabs, top});
    drawTabs(ui, model, tabs, entry, commands);
    ImGui::SetCursorPosY(std::max(below, ImGui::GetCursorPosY()));
    kit::hairline(ui);
    const bool games = model.page == LibraryModel::Page::Games;
    if (games && !model.sections.empty()) drawSections(ui, model, entry, commands);
    const float width = ImGui::GetContentRegionAvail().x;
    const int filters = filtersOf(model);
    const auto count = static_cast<float>(filters);
    const float gap = filterGap(ui, model);
    const float wide = count * (ui.px(kFilter) + gap);
    const bool beside = filters > 0 && width >= ui.px(kRoomForSearch) + wide;
    drawSearch(ui, model, entry, beside ? width - wide : width, commands);
    if (beside) ImGui::SameLine(0, gap);
    if (filters > 0)
        drawFilters(ui, model, beside ? ui.px(kFilter) : std::floor((width - (count - 1) * gap) / count),
                    entry, commands);
}

/// Draws the progress of an import or export, the action that can be undone, or the number of games.
void drawStatus(kit::Context& ui, const LibraryModel& model, LibraryCommands& commands) {
    const auto withButton = [&](const std::string& text, const kit::ButtonSpec& spec, LibraryAction action) {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float button = kit::buttonWidth(ui, spec);
        const float width = std::min(kit::measure(ui, kit::Face::Body, text).x,
                                     ImGui::GetContentRegionAvail().x - button - ui.px(14));
        kit::drawLine(ui, *ImGui::GetWindowDrawList(), {at.x, at.y, width, kit::buttonHeight(ui)}, text,
                      {.color = ui.palette.accentHover, .overflow = kit::Overflow::Elide});
        ImGui::Dummy({width, kit::buttonHeight(ui)});
        ImGui::SameLine(0, ui.px(14));
        if (kit::button(ui, spec)) commands.emplace_back(action);
    };
    if (!model.progress.empty()) {
        withButton(model.progress, {.id = "##stop", .label = ui.trc("the import or export", "Cancel")},
                   LibraryAction::Cancel);
    } else if (!model.removed.empty()) {
        withButton(model.removed,
                   {.id = "##undo", .label = ui.trc("the removal", "Undo"), .icon = kit::icons::kUndo},
                   LibraryAction::Undo);
    } else {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const ImVec2 size{ImGui::GetContentRegionAvail().x, kit::buttonHeight(ui)};
        kit::drawLine(
            ui, *ImGui::GetWindowDrawList(), {at.x, at.y, size.x, size.y}, model.count,
            {.face = kit::Face::Small, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
        ImGui::Dummy(size);
    }
}

void drawFooterButtons(kit::Context& ui, const LibraryModel& model, LibraryCommands& commands) {
    const char* const noExport =
        model.progress.empty() ? kit::unless(model.details.has_value(), ui.tr("The list shows no game."))
                               : ui.tr("Games are being imported or exported.");
    struct Button {
        kit::ButtonSpec spec;
        LibraryAction action;
    };
    std::array<Button, 3> buttons{
        {{{.id = "##import",
           .label = ui.tr("Import games"),
           .icon = kit::icons::kFolderOpen,
           .tooltip = ui.tr("Imports files and whole folders; they can also be dragged onto the window"),
           .disabled = kit::unless(model.kept, ui.tr("The library cannot be opened."))},
          LibraryAction::Import},
         {{.id = "##exportOne",
           .label = ui.tr("Export"),
           .icon = kit::icons::kSave,
           .tooltip = ui.tr("Writes the chosen game into a file"),
           .disabled = noExport},
          LibraryAction::ExportOne},
         {{.id = "##exportAll",
           .label = ui.tr("Export all"),
           .icon = kit::icons::kCopy,
           .tooltip = ui.tr("Writes all games that the list shows into one file"),
           .disabled = noExport},
          LibraryAction::ExportAll}}};
    kit::ButtonSpec back = backButton(ui);
    back.width = kit::buttonWidth(ui, back);
    float needed = back.width;
    for (const Button& button : buttons) needed += kit::buttonWidth(ui, button.spec) + ui.px(10);
    const bool narrow = needed > ImGui::GetContentRegionAvail().x;
    if (model.page == LibraryModel::Page::Games)
        for (Button& button : buttons) {
            if (narrow) button.spec.label = "";
            if (narrow) button.spec.width = kit::buttonHeight(ui);
            if (kit::button(ui, button.spec)) commands.emplace_back(button.action);
            ImGui::SameLine(0, ui.px(10));
        }
    ImGui::SetCursorPosX(ImGui::GetContentRegionMax().x - back.width);
    if (kit::button(ui, back)) commands.emplace_back(LibraryAction::Back);
}

/// A panel with wide padding.
class RoomyPanel {
  public:
    RoomyPanel(kit::Context& ui, const char* id, const kit::Rect& area) {
        ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(22), ui.px(16)});
        panel_.emplace(ui, id, area);
        ImGui::PopStyleVar();
    }

  private:
    std::optional<kit::Panel> panel_;
};

}  // namespace

kit::Rect libraryTableArea(kit::Rect display, float scale) {
    const Panels panels = panelsFor(scale, display);
    const float left = panels.list.y > panels.details.y ? 0 : panels.details.x;
    return {left, 0, display.width - left, panels.details.y};
}

std::vector<LibraryCommand> drawLibrary(kit::Context& ui, const LibraryModel& model, LibraryEntry& entry) {
    LibraryCommands commands;
    const Panels panels = panelsFor(ui.scale, kit::display());
    const bool games = model.page == LibraryModel::Page::Games;
    {
        const RoomyPanel panel(ui, "##library", panels.list);
        const kit::Scroll body(ui, "##body", ImGui::GetContentRegionAvail().y);
        drawTop(ui, model, entry, commands);
        const float footer = 2 * kit::buttonHeight(ui) + 3 * ImGui::GetStyle().ItemSpacing.y;
        const float height = std::max(ui.px(kLowestList), ImGui::GetContentRegionAvail().y - footer);
        if (games)
            drawLibraryRows(ui, model, entry, height, commands);
        else
            drawLibraryPlayers(ui, model, entry, height, commands);
        drawStatus(ui, model, commands);
        drawFooterButtons(ui, model, commands);
    }
    if (games && model.details) {
        const RoomyPanel panel(ui, "##details", panels.details);
        // A panel that appears takes the keyboard, so the search requests it again.
        if (ImGui::IsWindowAppearing()) entry.focus = true;
        drawLibraryDetails(ui, model, entry, commands);
    }
    if (!games && model.statistics != nullptr && !model.statistics->players.empty()) {
        const RoomyPanel panel(ui, "##standings", panels.standings);
        if (ImGui::IsWindowAppearing()) entry.focus = true;
        drawLibraryStandings(ui, *model.statistics);
    }
    return commands;
}

}  // namespace ui::screens
