#include "ui/screens/setup/Position.h"

#include <algorithm>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kPanelWidth = 450;
constexpr float kPositionPiece = 66;
constexpr int kMostInLine = 6;  // kinds of piece side by side
constexpr float kPositionHint = 44;
constexpr float kPositionGap = 6;

struct Tool {
    PositionAction action;
    const char* id;
    const char* icon;
    const char* tooltip;
    const char* key = "";
    const char* disabled = "";
};

void drawPositionTools(kit::Context& ui, const PositionModel& model, std::vector<PositionCommand>& commands) {
    const Tool tools[] = {
        {PositionAction::Undo, "##undo", kit::icons::kUndo, ui.tr("Undo"), "undo", model.noUndo.c_str()},
        {PositionAction::Redo, "##redo", kit::icons::kRedo, ui.tr("Redo"), "redo", model.noRedo.c_str()},
        {PositionAction::Clear, "##clear", kit::icons::kTrash, ui.tr("Take all pieces off"), "",
         model.noClearing.c_str()},
        {PositionAction::Copy, "##copy", kit::icons::kCopy, ui.tr("Copy the position"), "copy"},
        {PositionAction::Paste, "##paste", kit::icons::kPaste, ui.tr("Paste a position"), "paste"}};
    const float whole = ImGui::GetContentRegionAvail().x;
    const int count = static_cast<int>(std::size(tools));
    for (int i = 0; i < count; ++i) {
        const Tool& tool = tools[i];
        if (i > 0) ImGui::SameLine(0, ui.px(kPositionGap));
        if (kit::button(ui, {.id = tool.id,
                             .icon = tool.icon,
                             .tooltip = tool.tooltip,
                             .action = tool.key,
                             .width = kit::sharedWidth(whole, count, i, ui.px(kPositionGap)),
                             .disabled = tool.disabled}))
            commands.emplace_back(tool.action);
    }
}

/// The pieces of one heading, in lines of equal length. `first`: the index of the first one of them.
void drawPiecesOf(kit::Context& ui, const PositionModel::Row& row, int first,
                  std::vector<PositionCommand>& commands) {
    const auto count = static_cast<int>(row.pieces.size());
    const int lines = (count + kMostInLine - 1) / kMostInLine;
    for (int line = 0; line < lines; ++line) {
        const int begin = line * count / lines;
        const int end = (line + 1) * count / lines;
        ImGui::PushID(line);
        const std::vector<PieceChoice> pieces(row.pieces.begin() + begin, row.pieces.begin() + end);
        if (const auto chosen = drawPieces(ui, pieces, ui.px(kPositionPiece), PieceTile::Tall))
            commands.emplace_back(ChoosePiece{first + begin + chosen->index});
        ImGui::PopID();
    }
}

void drawPieceRows(kit::Context& ui, const PositionModel& model, std::vector<PositionCommand>& commands) {
    int before = 0;
    for (const PositionModel::Row& row : model.rows) {
        ImGui::PushID(before);
        kit::line(ui, row.heading, kit::Face::Body);
        drawPiecesOf(ui, row, before, commands);
        ImGui::PopID();
        before += static_cast<int>(row.pieces.size());
    }
}

void drawWholeChanges(kit::Context& ui, const PositionModel& model, std::vector<PositionCommand>& commands) {
    const float whole = ImGui::GetContentRegionAvail().x;
    const int count = static_cast<int>(model.wholeChanges.size());
    for (int i = 0; i < count; ++i) {
        const PositionModel::WholeChange& change = model.wholeChanges[static_cast<std::size_t>(i)];
        if (i > 0) ImGui::SameLine(0, ui.px(kPositionGap));
        if (kit::button(ui, {.id = ("##change" + std::to_string(i)).c_str(),
                             .label = change.label.c_str(),
                             .tooltip = change.help.c_str(),
                             .width = kit::sharedWidth(whole, count, i, ui.px(kPositionGap)),
                             .disabled = change.disabled.c_str()}))
            commands.emplace_back(DoWholeChange{static_cast<std::size_t>(i)});
    }
}

void drawOptionsOf(kit::Context& ui, const PositionModel& model, std::vector<PositionCommand>& commands) {
    for (SetOption& change : drawOptions(ui, model.options, model.advancedShown))
        commands.emplace_back(std::move(change));
    const auto isAdvanced = [](const Option& option) { return option.advanced; };
    if (std::none_of(model.options.begin(), model.options.end(), isAdvanced)) return;
    if (kit::button(ui, {.id = "##advanced",
                         .label = model.advancedShown ? ui.tr("Fewer options") : ui.tr("More options"),
                         .icon = model.advancedShown ? kit::icons::kAngleUp : kit::icons::kAngleDown,
                         .kind = kit::ButtonKind::Plain}))
        commands.emplace_back(PositionAction::ToggleAdvanced);
}

void drawPositionFooter(kit::Context& ui, const PositionModel& model,
                        std::vector<PositionCommand>& commands) {
    if (!model.problem.empty()) kit::paragraph(ui, model.problem, kit::Face::Small, kit::Tone::Danger);
    const float whole = ImGui::GetContentRegionAvail().x;
    const float space = ui.px(kPositionGap);
    if (kit::button(ui, {.id = "##play",
                         .label = ui.tr("Play from here"),
                         .icon = kit::icons::kPlay,
                         .kind = kit::ButtonKind::Primary,
                         .width = whole,
                         .disabled = model.problem.c_str(),
                         .focusFirst = true}))
        commands.emplace_back(PositionAction::Play);
    if (kit::button(ui, {.id = "##analyse",
                         .label = ui.trc("button", "Analyse"),
                         .width = kit::sharedWidth(whole, model.puzzles ? 2 : 1, 0, space),
                         .disabled = model.problem.c_str()}))
        commands.emplace_back(PositionAction::Analyse);
    if (model.puzzles) {
        ImGui::SameLine(0, space);
        const float width = kit::sharedWidth(whole, 2, 1, space);
        if (model.making) {
            if (kit::button(ui, {.id = "##puzzle", .label = ui.tr("Stop proving"), .width = width}))
                commands.emplace_back(PositionAction::StopPuzzle);
        } else if (kit::button(ui, {.id = "##puzzle",
                                    .label = ui.tr("Make a puzzle"),
                                    .tooltip = ui.tr("Proves that the player to move has only a few right "
                                                     "turns, and adds the puzzle to your own."),
                                    .width = width,
                                    .disabled = model.problem.c_str()})) {
            commands.emplace_back(PositionAction::Puzzle);
        }
    }
    if (kit::button(ui, backButton(ui, whole))) commands.emplace_back(PositionAction::Back);
}

/// In units; the table keeps half of a small display, if it is not below it.
float panelWidth(const kit::Rect& display, float scale) {
    if (kit::placeOfSheet(display, scale, kPanelWidth).below) return kPanelWidth;
    return std::min(kPanelWidth, display.width / scale / 2);
}

}  // namespace

kit::Rect positionTableArea(kit::Rect display, float scale) {
    kit::Rect area = kit::besideSheet(display, scale, panelWidth(display, scale));
    area.height -= (kPositionHint + 12) * scale;
    return area;
}

std::vector<PositionCommand> drawPosition(kit::Context& ui, const PositionModel& model) {
    std::vector<PositionCommand> commands;
    {
        const float problem = model.problem.empty() ? 0 : 44;
        kit::Sheet sheet(ui, "##position", ui.tr("Set up a position"), panelWidth(kit::display(), ui.scale),
                         136 + problem);
        drawPositionTools(ui, model, commands);
        drawPieceRows(ui, model, commands);
        drawWholeChanges(ui, model, commands);
        drawOptionsOf(ui, model, commands);
        sheet.beginFooter();
        drawPositionFooter(ui, model, commands);
    }
    const kit::Rect table = positionTableArea(kit::display(), ui.scale);
    drawHint(ui, model.hint, {table.x, table.y + table.height, table.width, ui.px(kPositionHint)});
    return commands;
}

}  // namespace ui::screens
