#include <array>
#include <utility>

#include "ui/kit/Disabled.h"
#include "ui/kit/Field.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/play/PlayParts.h"

namespace ui::screens {
namespace {

constexpr float kRow = 34;   // units
constexpr float kSpace = 6;  // the same space as between the tools
constexpr float kComment = 76;
constexpr float kLine = 22;

void drawJudgements(kit::Context& ui, const ActionStates& states, MovesCommands& commands) {
    std::array<ActionButton, kJudgements.size()> buttons{
        {{"judgement1"}, {"judgement2"}, {"judgement3"}, {"judgement4"}, {"judgement5"}, {"judgement6"}}};
    for (std::size_t i = 0; i < buttons.size(); ++i) buttons[i].label = kJudgements[i];
    if (auto act = drawActionRow(ui, states, buttons, ui.px(kRow))) commands.emplace_back(std::move(*act));
}

void drawVariationTools(kit::Context& ui, bool canRestore, const ActionStates& states,
                        MovesCommands& commands) {
    const std::array tools{
        ActionButton{"promote", kit::icons::kUp, ui.tr("Move this variation up")},
        canRestore ? ActionButton{"removeTurn", kit::icons::kUndo, ui.tr("Restore what was removed")}
                   : ActionButton{"removeTurn", kit::icons::kTrash,
                                  ui.tr("Remove this turn and all that follow it")}};
    if (auto act = drawActionRow(ui, states, tools, ui.px(kRow))) commands.emplace_back(std::move(*act));
}

void drawComment(kit::Context& ui, const NotesView& notes, CommentEntry& comment, MovesCommands& commands) {
    const kit::Disabled disabled(ui, notes.noWriting);
    if (kit::textArea(
            ui, "##comment", comment.text,
            notes.aboutTurn ? ui.tr("Your comment on this turn") : ui.tr("Your comment on the game"),
            {ImGui::GetContentRegionAvail().x, ui.px(kComment)}, comment.wantsFocus))
        commands.emplace_back(SetComment{comment.of, comment.text});
    comment.active = ImGui::IsItemActive();
    if (comment.active) comment.wantsFocus = false;
    kit::nameItem(ui, ui.tr("Comment"));
}

}  // namespace

float notesHeight(const kit::Context& ui, const NotesView& notes) {
    if (!notes.open) return 0;
    const float line = notes.time.empty() ? 0 : ui.px(kLine) + ui.px(kSpace);
    return 2 * (ui.px(kRow) + ui.px(kSpace)) + ui.px(kComment) + ui.px(kSpace) + line + ui.px(1) +
           ui.px(kSpace);
}

void drawNotes(kit::Context& ui, const NotesView& notes, CommentEntry& comment, const ActionStates& states,
               MovesCommands& commands) {
    if (!notes.open) return;
    kit::hairline(ui);
    if (!notes.time.empty())
        kit::line(ui, notes.time, kit::Face::Small, kit::Tone::Dim, kit::Overflow::Elide);
    drawJudgements(ui, states, commands);
    drawComment(ui, notes, comment, commands);
    drawVariationTools(ui, notes.canRestore, states, commands);
}

}  // namespace ui::screens
