#include <string>

#include "ui/kit/Button.h"
#include "ui/kit/Field.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/PlayParts.h"

namespace ui::screens {
namespace {

constexpr float kRow = 34;   // units
constexpr float kSpace = 6;  // the same space as between the tools
constexpr float kComment = 76;
constexpr float kLine = 22;

void drawJudgements(kit::Context& ui, const NotesView& notes, PlayCommands& commands) {
    const float whole = ImGui::GetContentRegionAvail().x;
    const auto count = static_cast<int>(kJudgements.size());
    for (int i = 0; i < count; ++i) {
        const char* mark = kJudgements[static_cast<std::size_t>(i)];
        if (i > 0) ImGui::SameLine(0, ui.px(4));
        ImGui::PushID(i);
        if (kit::button(ui, {.id = "##judgement",
                             .label = mark,
                             .width = kit::sharedWidth(whole, count, i, ui.px(4)),
                             .height = ui.px(kRow),
                             .disabled = kit::unless(notes.aboutTurn, ui.tr("Go to a turn to judge it.")),
                             .chosen = notes.marks == mark}))
            commands.emplace_back(ToggleMark{mark});
        ImGui::PopID();
    }
}

void drawTurnTools(kit::Context& ui, const NotesView& notes, PlayCommands& commands) {
    const float whole = ImGui::GetContentRegionAvail().x;
    const auto tool = [&](int index, const char* id, const char* icon, const char* tooltip, const char* key,
                          const char* disabled, PlayAction action) {
        if (index > 0) ImGui::SameLine(0, ui.px(4));
        if (kit::button(ui, {.id = id,
                             .icon = icon,
                             .tooltip = tooltip,
                             .action = key,
                             .width = kit::sharedWidth(whole, 2, index, ui.px(4)),
                             .height = ui.px(kRow),
                             .disabled = disabled}))
            commands.emplace_back(action);
    };
    tool(0, "##promote", kit::icons::kUp, ui.tr("Move this variation up"), "promote",
         kit::unless(notes.canPromote, ui.tr("This turn belongs to no variation.")), PlayAction::Promote);
    if (notes.canRestore)
        tool(1, "##restore", kit::icons::kUndo, ui.tr("Restore what was removed"), "removeTurn", "",
             PlayAction::Remove);
    else
        tool(1, "##remove", kit::icons::kTrash, ui.tr("Remove this turn and all that follow it"),
             "removeTurn",
             kit::unless(notes.canRemove,
                         ui.tr("Only turns of variations can be removed while a game is played here.")),
             PlayAction::Remove);
}

}  // namespace

float notesHeight(const kit::Context& ui, const NotesView& notes) {
    if (!notes.open) return 0;
    const float line = notes.time.empty() ? 0 : ui.px(kLine) + ui.px(kSpace);
    return 2 * (ui.px(kRow) + ui.px(kSpace)) + ui.px(kComment) + ui.px(kSpace) + line + ui.px(1) +
           ui.px(kSpace);
}

void drawNotes(kit::Context& ui, const NotesView& notes, CommentEntry& comment, PlayCommands& commands) {
    if (!notes.open) return;
    kit::hairline(ui);
    if (!notes.time.empty())
        kit::line(ui, notes.time, kit::Face::Small, kit::Tone::Dim, kit::Overflow::Elide);
    drawJudgements(ui, notes, commands);
    if (kit::textArea(
            ui, "##comment", comment.text,
            notes.aboutTurn ? ui.tr("Your comment on this turn") : ui.tr("Your comment on the game"),
            {ImGui::GetContentRegionAvail().x, ui.px(kComment)}, comment.wantsFocus))
        commands.emplace_back(SetComment{comment.of, comment.text});
    if (ImGui::IsItemActive()) comment.wantsFocus = false;
    kit::nameItem(ui, ui.tr("Comment"));
    drawTurnTools(ui, notes, commands);
}

}  // namespace ui::screens
