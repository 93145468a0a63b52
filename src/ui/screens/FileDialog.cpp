#include "ui/screens/FileDialog.h"

#include <imgui.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <utility>

#include "base/FileName.h"
#include "ui/kit/Button.h"
#include "ui/kit/Field.h"
#include "ui/kit/Icons.h"
#include "ui/kit/LongList.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Press.h"
#include "ui/kit/ShownText.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

using FileDialogCommands = std::vector<FileDialogCommand>;
using Purpose = FileDialogModel::Purpose;

constexpr float kFileRow = 32;  // units
constexpr float kRecentColumn = 210;
constexpr float kRoomForRecent = 600;

/// Whether the dialog chooses an existing file; else it names a file to write.
bool choosesFile(const FileDialogModel& model) {
    return model.purpose == Purpose::Open || model.purpose == Purpose::Import ||
           model.purpose == Purpose::Engine;
}

const char* titleOf(const kit::Context& ui, Purpose purpose) {
    switch (purpose) {
        case Purpose::Open:
            return ui.tr("Open a game file");
        case Purpose::Save:
            return ui.tr("Save the game");
        case Purpose::Import:
            return ui.tr("Import games");
        case Purpose::Engine:
            return ui.tr("Choose an engine's program");
        case Purpose::Export:
            break;
    }
    return ui.tr("Export games");
}

const char* acceptLabel(const kit::Context& ui, Purpose purpose) {
    switch (purpose) {
        case Purpose::Open:
            return ui.trc("the file", "Open");
        case Purpose::Save:
            return ui.trc("the game to the file", "Save");
        case Purpose::Import:
            return ui.trc("the games of the file", "Import");
        case Purpose::Engine:
            return ui.trc("the program", "Choose");
        case Purpose::Export:
            break;
    }
    return ui.trc("the games to the file", "Export");
}

const char* emptyText(const kit::Context& ui, Purpose purpose) {
    return purpose == Purpose::Engine ? ui.tr("There are no programs here.")
                                      : ui.tr("There are no game files here.");
}

bool drawRow(kit::Context& ui, const char* icon, const std::string& text, bool chosen) {
    const kit::Press press = kit::pressable(ui, "##row", {ImGui::GetContentRegionAvail().x, ui.px(kFileRow)});
    kit::nameItem(ui, text);
    if (!press.visible) return false;
    kit::drawFace(ui, press, kit::ButtonKind::Plain, chosen);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::Rect room{press.area.x + ui.px(6), press.area.y, ui.px(28), press.area.height};
    kit::drawIcon(ui, canvas, room, icon, ui.palette.accent);
    room.x += ui.px(36);
    room.width = press.area.x + press.area.width - room.x - ui.px(6);
    const bool cut = kit::drawLine(
        ui, canvas, room, text,
        {.color = chosen ? ui.palette.accentHover : ui.palette.text, .overflow = kit::Overflow::Elide});
    if (cut) kit::tooltip(ui, text);
    return press.pressed;
}

void drawPath(kit::Context& ui, const FileDialogModel& model, FileDialogCommands& commands) {
    const float side = ui.px(kFileRow);
    const kit::FileBrowser& browser = model.browser;
    if (kit::button(ui, {.id = "##up",
                         .icon = kit::icons::kUp,
                         .tooltip = ui.tr("To the folder above"),
                         .width = side,
                         .height = side,
                         .disabled = kit::unless(browser.hasParent(),
                                                 ui.tr("There is no folder above this one."))})) {
        commands.emplace_back(GoToFolder{browser.parent()});
    }
    ImGui::SameLine(0, ui.px(6));
    if (kit::button(ui, {.id = "##refresh",
                         .icon = kit::icons::kRefresh,
                         .tooltip = ui.tr("Read the folder again"),
                         .width = side,
                         .height = side})) {
        commands.emplace_back(FileDialogAction::Refresh);
    }
    ImGui::SameLine(0, ui.px(12));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const std::string path = browser.shownFolder();
    const bool cut = kit::drawLine(
        ui, *ImGui::GetWindowDrawList(), {at.x, at.y, width, side}, path,
        {.face = kit::Face::Italic, .color = ui.palette.textDim, .overflow = kit::Overflow::Elide});
    ImGui::Dummy({width, side});
    if (cut) kit::tooltip(ui, path);
}

/// Begins the list of another folder at its beginning.
void beginFolder(const std::filesystem::path& folder) {
    int* const listed = ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("##folder"), 0);
    const auto now = static_cast<int>(ImGui::GetID(folder.c_str()));
    if (std::exchange(*listed, now) != now) ImGui::SetScrollY(0);
}

void drawFileEntry(kit::Context& ui, const FileDialogModel& model, const kit::FolderEntry& item,
                   FileEntry& entry, FileDialogCommands& commands) {
    ImGui::PushID(item.name.c_str());
    const std::string name = base::shownPath(item.name);
    const bool chosen = !item.folder && name == entry.name;
    if (drawRow(ui, item.folder ? kit::icons::kFolder : kit::icons::kFile, name, chosen)) {
        if (item.folder) {
            commands.emplace_back(GoToFolder{model.browser.folder() / item.name});
        } else if (chosen && choosesFile(model)) {
            commands.emplace_back(AcceptFile{model.browser.folder() / item.name});  // a second click opens
        } else {
            entry.name = name;
        }
    }
    ImGui::PopID();
}

void drawEntries(kit::Context& ui, const FileDialogModel& model, FileEntry& entry, float width, float height,
                 FileDialogCommands& commands) {
    const kit::Well well(ui, "##files", {width, height});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    const kit::FileBrowser& browser = model.browser;
    beginFolder(browser.folder());
    const std::vector<kit::FolderEntry>& entries = browser.entries();
    const auto itemAt = [&](int row) -> const kit::FolderEntry& {
        return entries[static_cast<std::size_t>(row)];
    };
    kit::drawRows(
        ui, kit::equalRows(static_cast<int>(entries.size()), ui.px(kFileRow)),
        [&](int row) { drawFileEntry(ui, model, itemAt(row), entry, commands); },
        [&](int row) { kit::nameItem(ui, base::shownPath(itemAt(row).name)); });
    if (entries.empty()) {
        const auto& error = browser.error();
        kit::paragraph(ui, error ? ui.texts.describe(*error) : emptyText(ui, model.purpose),
                       kit::Face::Italic, error ? kit::Tone::Danger : kit::Tone::Dim);
    }
    ImGui::PopStyleVar();
}

void drawRecent(kit::Context& ui, const FileDialogModel& model, float height, FileDialogCommands& commands) {
    const kit::Scroll scroll(ui, "##recent", height);
    kit::sectionTitle(ui, ui.tr("Recent games"));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    for (std::size_t i = 0; i < model.recent.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        if (drawRow(ui, kit::icons::kFile, model.recent[i].name, false)) {
            commands.emplace_back(AcceptFile{model.recent[i].path});
        }
        kit::tooltip(ui, base::shownPath(model.recent[i].path));
        ImGui::PopID();
    }
    ImGui::PopStyleVar();
}

void drawOverwriteQuestion(kit::Context& ui, const FileDialogModel& model, const FileEntry& entry,
                           FileDialogCommands& commands) {
    kit::line(ui, ui.tr("A file of this name already exists. Replace it?"), kit::Face::Body,
              kit::Tone::Danger, kit::Overflow::Elide);
    const float width = std::floor((ImGui::GetContentRegionAvail().x - ui.px(12)) / 2);
    if (kit::button(
            ui,
            {.id = "##keep", .label = ui.tr("Keep the old file"), .width = width, .takesLostFocus = true})) {
        commands.emplace_back(FileDialogAction::KeepFile);
    }
    ImGui::SameLine(0, ui.px(12));
    if (kit::button(ui, {.id = "##overwrite",
                         .label = ui.tr("Replace it"),
                         .kind = kit::ButtonKind::Primary,
                         .width = width})) {
        commands.emplace_back(AcceptFile{model.browser.fileNamed(entry.name), true});
    }
}

void drawNameAndButtons(kit::Context& ui, const FileDialogModel& model, FileEntry& entry,
                        FileDialogCommands& commands) {
    const char* accept = acceptLabel(ui, model.purpose);
    const kit::ButtonSpec folder{
        .id = "##folder",
        .label = ui.tr("Whole folder"),
        .icon = kit::icons::kFolder,
        .tooltip = ui.tr("Imports all game files of this folder and its subfolders")};
    const bool folders = model.purpose == Purpose::Import;
    const kit::ButtonSpec cancel{.id = "##cancel", .label = ui.tr("Cancel"), .action = "back"};
    kit::ButtonSpec go{
        .id = "##accept",
        .label = accept,
        .kind = kit::ButtonKind::Primary,
        .disabled = kit::unless(!entry.name.empty(), ui.tr("Choose a file, or type its name."))};
    const float space = ui.px(10);
    const float buttons = kit::buttonWidth(ui, cancel) + kit::buttonWidth(ui, go) + 2 * space +
                          (folders ? kit::buttonWidth(ui, folder) + space : 0);
    kit::line(ui, model.error, kit::Face::Small, kit::Tone::Danger, kit::Overflow::Elide);
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x - buttons);
    if (ImGui::IsWindowAppearing()) kit::focusNextField(ui);
    kit::requestLetters(ui, entry.name);
    const bool entered = ImGui::InputTextWithHint("##name", ui.tr("Name of the file"), &entry.name,
                                                  ImGuiInputTextFlags_EnterReturnsTrue);
    ImGui::SameLine(0, space);
    if (folders) {
        if (kit::button(ui, folder)) commands.emplace_back(AcceptFile{model.browser.folder()});
        ImGui::SameLine(0, space);
    }
    if (kit::button(ui, cancel)) commands.emplace_back(FileDialogAction::Cancel);
    ImGui::SameLine(0, space);
    if ((kit::button(ui, go) || entered) && !entry.name.empty()) {
        commands.emplace_back(AcceptFile{model.browser.fileNamed(entry.name)});
    }
}

}  // namespace

std::vector<FileDialogCommand> drawFileDialog(kit::Context& ui, const FileDialogModel& model,
                                              FileEntry& entry) {
    FileDialogCommands commands;
    const kit::Dialog dialog(ui, "##filedialog", titleOf(ui, model.purpose), 760, 540);
    drawPath(ui, model, commands);
    const float row = kit::buttonHeight(ui) + ImGui::GetStyle().ItemSpacing.y;
    const float footer = ui.px(22) + (model.asksBrowser ? 2 : 1) * row + ImGui::GetStyle().ItemSpacing.y;
    const float height = ImGui::GetContentRegionAvail().y - footer;
    const float width = ImGui::GetContentRegionAvail().x;
    const bool recent =
        model.purpose == Purpose::Open && !model.recent.empty() && width > ui.px(kRoomForRecent);
    drawEntries(ui, model, entry, recent ? width - ui.px(kRecentColumn) : width, height, commands);
    if (recent) {
        ImGui::SameLine(0, ui.px(14));
        drawRecent(ui, model, height, commands);
    }
    if (model.asksBrowser && kit::button(ui, {.id = "##browser",
                                              .label = ui.tr("Choose a file of this device …"),
                                              .icon = kit::icons::kFolderOpen,
                                              .width = width}))
        commands.emplace_back(FileDialogAction::AskBrowser);
    if (model.askOverwrite) {
        drawOverwriteQuestion(ui, model, entry, commands);
    } else {
        drawNameAndButtons(ui, model, entry, commands);
    }
    return commands;
}

}  // namespace ui::screens
