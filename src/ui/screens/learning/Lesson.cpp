#include "ui/screens/learning/Lesson.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Press.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kWidest = 1000;
constexpr float kTableFrom = 218;  // the table is shown above this much room for the panel
constexpr float kTallest = 0.6F;   // part of the display's height; a longer text scrolls
constexpr float kSidePadding = 18;
constexpr float kEdgePadding = 12;
constexpr float kLessonMargin = 14;
constexpr float kStepMark = 18;
constexpr float kTileHeight = 46;
constexpr float kOnward = 170;
constexpr float kOneRow = 560;  // in a narrower panel the buttons stand below the pieces
constexpr float kBetweenButtons = 8;
constexpr kit::Face kReading = kit::Face::Reading;

using LessonCommands = std::vector<LessonCommand>;

/// The area of a panel of this height at the bottom of the display.
kit::Rect panelArea(const kit::Rect& display, float scale, float height) {
    const float margin = std::floor(kLessonMargin * scale);
    const float width = std::min(display.width - 2 * margin, std::floor(kWidest * scale));
    return {std::floor(display.x + (display.width - width) / 2), display.y + display.height - height - margin,
            width, height};
}

/// Draws a mark for every step: filled up to the present step, and with corners for steps of the test. The
/// player goes to a step by pressing its mark, but only to the first step of the test.
void drawMarks(kit::Context& ui, const LessonModel& model, float step, LessonCommands& commands) {
    const float line = ImGui::GetTextLineHeight();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    for (int i = 0; i < model.steps; ++i) {
        ImGui::SameLine(0, 0);
        ImGui::PushID(i);
        kit::Disabled disabled(ui,
                               kit::unless(i <= model.firstTest, ui.tr("Begin the test at its first step.")));
        const kit::Press press = kit::pressable(ui, "##step", {step, line});
        kit::nameItem(ui, ui.tr("Step {number}", {{"number", std::to_string(i + 1)}}));
        kit::tooltip(ui, disabled.explained({}));
        if (press.pressed && i <= model.firstTest) commands.emplace_back(GoToStep{i});
        const ImVec2 center{press.area.x + step / 2, press.area.y + line / 2};
        const float radius = ui.px(i == model.step ? 5.0F : 3.5F) + ui.px(1.5F) * press.emphasis;
        const bool behind = i <= model.step;
        const ImU32 ink = kit::packed(behind ? ui.palette.accent : ui.palette.textDim, behind ? 1.0F : 0.5F);
        ImDrawList& canvas = *ImGui::GetWindowDrawList();
        if (i < model.firstTest)
            canvas.AddCircleFilled(center, radius, ink);
        else
            canvas.AddRectFilled({center.x - radius, center.y - radius},
                                 {center.x + radius, center.y + radius}, ink, ui.px(1));
        ImGui::PopID();
    }
    ImGui::PopStyleVar();
}

void drawHead(kit::Context& ui, const LessonModel& model, LessonCommands& commands) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float room = ImGui::GetContentRegionAvail().x;
    const float step =
        std::floor(std::min(ui.px(kStepMark), room * 0.6F / static_cast<float>(std::max(1, model.steps))));
    const float title = room - step * static_cast<float>(model.steps);
    kit::drawLine(
        ui, *ImGui::GetWindowDrawList(), {at.x, at.y, title - ui.px(10), ImGui::GetTextLineHeight()},
        model.title,
        {.face = kit::Face::Strong, .color = ui.palette.accentHover, .overflow = kit::Overflow::Elide});
    ImGui::Dummy({title, ImGui::GetTextLineHeight()});
    drawMarks(ui, model, step, commands);
}

struct Words {
    std::string_view text;
    kit::Tone tone = kit::Tone::Normal;
};

/// The paragraphs of the panel: the text, and what the player has to know besides.
std::vector<Words> wordsOf(const LessonModel& model) {
    std::vector<Words> words{{model.text}};
    if (!model.verdict.empty())
        words.push_back(
            {model.verdict, model.tone == LessonModel::Tone::Wrong ? kit::Tone::Danger : kit::Tone::Accent});
    else if (!model.hint.empty())
        words.push_back({model.hint, kit::Tone::Dim});
    else if (!model.entry.empty())
        words.push_back({model.entry, kit::Tone::Dim});
    return words;
}

kit::ButtonSpec answerButton(const LessonModel& model, std::size_t answer) {
    return {.id = "##answer", .label = model.answers[answer].c_str(), .focusFirst = answer == 0};
}

/// The answers in rows that fit into the width: how many are in each.
std::vector<std::size_t> rowsOfAnswers(const kit::Context& ui, const LessonModel& model, float width) {
    std::vector<std::size_t> rows;
    float used = 0;
    for (std::size_t i = 0; i < model.answers.size(); ++i) {
        const float needed = kit::buttonWidth(ui, answerButton(model, i)) + ui.px(kBetweenButtons);
        if (rows.empty() || used + needed - ui.px(kBetweenButtons) > width) {
            rows.push_back(0);
            used = 0;
        }
        ++rows.back();
        used += needed;
    }
    return rows;
}

/// The height of the words and answers in this width, with the space below them.
float contentHeight(const kit::Context& ui, const LessonModel& model, float width) {
    const float space = ImGui::GetStyle().ItemSpacing.y;
    float height = 0;
    for (const Words& words : wordsOf(model))
        height += kit::paragraphHeight(ui, words.text, kReading, width) + space;
    const auto rows = static_cast<float>(rowsOfAnswers(ui, model, width).size());
    return height + rows * (kit::buttonHeight(ui) + space);
}

void drawAnswers(kit::Context& ui, const LessonModel& model, LessonCommands& commands) {
    std::size_t answer = 0;
    for (const std::size_t row : rowsOfAnswers(ui, model, ImGui::GetContentRegionAvail().x))
        for (std::size_t i = 0; i < row; ++i, ++answer) {
            if (i > 0) ImGui::SameLine(0, ui.px(kBetweenButtons));
            ImGui::PushID(static_cast<int>(answer));
            if (kit::button(ui, answerButton(model, answer)))
                commands.emplace_back(ChooseAnswer{static_cast<int>(answer)});
            ImGui::PopID();
        }
}

struct FooterButton {
    kit::ButtonSpec spec;
    LessonAction action;
};

kit::ButtonSpec leaveButton(const LessonModel& model) {
    return {.id = "##leave", .label = model.leave.c_str(), .action = "back", .kind = kit::ButtonKind::Plain};
}

float widthOf(const kit::Context& ui, const kit::ButtonSpec& spec) {
    return spec.width > 0 ? spec.width : kit::buttonWidth(ui, spec);
}

/// The width of buttons beside each other, with a gap before each.
float widthOf(const kit::Context& ui, const std::vector<FooterButton>& buttons) {
    float width = 0;
    for (const FooterButton& button : buttons) width += ui.px(kBetweenButtons) + widthOf(ui, button.spec);
    return width;
}

/// The button that leaves, and the kinds of pieces.
float leftWidth(const kit::Context& ui, const LessonModel& model, PieceTile tile) {
    const float leave = model.leave.empty() ? 0 : widthOf(ui, leaveButton(model)) + ui.px(kBetweenButtons);
    return leave + piecesWidth(ui, model.pieces, tile);
}

void drawLeft(kit::Context& ui, const LessonModel& model, PieceTile tile, LessonCommands& commands) {
    if (!model.leave.empty()) {
        if (kit::button(ui, leaveButton(model))) commands.emplace_back(LessonAction::Leave);
        if (!model.pieces.empty()) ImGui::SameLine(0, ui.px(kBetweenButtons));
    } else if (model.pieces.empty()) {
        ImGui::Dummy({0, 0});
    }
    if (const auto piece = drawPieces(ui, model.pieces, ui.px(kTileHeight), tile))
        commands.emplace_back(*piece);
}

/// Whether what stands at the left gets a row of its own. `width`: of the panel's content.
bool hasTwoRows(const kit::Context& ui, const LessonModel& model, float width) {
    return width < ui.px(kOneRow) && (!model.leave.empty() || !model.pieces.empty());
}

void drawFooter(kit::Context& ui, const LessonModel& model, LessonCommands& commands) {
    std::vector<FooterButton> buttons;
    const std::string before = ui.tr("Previous step");
    if (model.steps > 0)
        buttons.push_back({{.id = "##back",
                            .label = "",
                            .icon = kit::icons::kPrevious,
                            .tooltip = before.c_str(),
                            .disabled = kit::unless(model.canGoBack, ui.tr("This is the first step."))},
                           LessonAction::GoBack});
    if (!model.aside.empty())
        buttons.push_back({{.id = "##aside", .label = model.aside.c_str()}, LessonAction::Aside});
    buttons.push_back(
        {{.id = "##hint",
          .label = ui.tr("Hint"),
          .icon = kit::icons::kBulb,
          .disabled = kit::unless(model.canHint, ui.tr("There is nothing to find at this step."))},
         LessonAction::Hint});
    // What is skipped is not the way on, but stands in its place.
    const bool skips = model.onward.empty() && !model.skip.empty();
    const std::string& on = skips ? model.skip : model.onward;
    const FooterButton onward{{.id = skips ? "##skip" : "##on",
                               .label = on.c_str(),
                               .kind = skips ? kit::ButtonKind::Secondary : kit::ButtonKind::Primary,
                               .width = ui.px(kOnward),
                               .focusFirst = !skips},
                              skips ? LessonAction::Skip : LessonAction::GoOn};
    const float room = ImGui::GetContentRegionAvail().x;
    const float right = ImGui::GetStyle().WindowPadding.x + room;
    const bool twoRows = hasTwoRows(ui, model, room);
    const float left = leftWidth(ui, model, PieceTile::Named);
    const float beside = twoRows ? 0 : left;
    float width = widthOf(ui, buttons);
    const float withOnward = width + widthOf(ui, {onward});
    // The buttons keep their places while there is none that continues, unless the pieces need its room.
    if (!on.empty() || beside + withOnward <= room) width = withOnward;
    if (!on.empty()) buttons.push_back(onward);
    const bool named = left + (twoRows ? 0 : width) <= room;
    drawLeft(ui, model, named ? PieceTile::Named : PieceTile::Low, commands);
    if (twoRows) ImGui::Dummy({0, 0});
    float x = right - width;
    for (const FooterButton& button : buttons) {
        x += ui.px(kBetweenButtons);
        ImGui::SameLine(x);
        if (kit::button(ui, button.spec)) commands.emplace_back(button.action);
        x += widthOf(ui, button.spec);
    }
}

}  // namespace

kit::Rect lessonTableArea(kit::Rect room, float scale) {
    const bool narrow = panelArea(room, scale, 0).width < (kOneRow + 2 * kSidePadding) * scale;
    const float wanted = kTableFrom + (narrow ? kTileHeight + kBetweenButtons : 0);
    const float panel = std::min(room.height * 0.45F, std::floor(wanted * scale));
    room.height = panelArea(room, scale, panel).y - room.y - std::floor(kLessonMargin * scale / 2);
    return room;
}

LessonCommands drawLesson(kit::Context& ui, const LessonModel& model, const kit::Rect& room) {
    LessonCommands commands;
    const ImVec2 padding{ui.px(kSidePadding), ui.px(kEdgePadding)};
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, padding);
    {
        const float width = panelArea(room, ui.scale, 0).width - 2 * padding.x;
        const float space = ImGui::GetStyle().ItemSpacing.y;
        const float content = contentHeight(ui, model, width);
        const float footer =
            ui.px(kTileHeight) + (hasTwoRows(ui, model, width) ? ui.px(kTileHeight) + space : 0);
        const float rest = 2 * padding.y + ImGui::GetTextLineHeight() + 2 * space + footer;
        const float height = std::min(std::ceil(rest + content), std::floor(room.height * kTallest));
        const kit::Panel panel(ui, "##lesson", panelArea(room, ui.scale, height));
        drawHead(ui, model, commands);
        {
            const kit::Scroll part(ui, "##words", height - rest);
            for (const Words& words : wordsOf(model)) kit::paragraph(ui, words.text, kReading, words.tone);
            drawAnswers(ui, model, commands);
        }
        drawFooter(ui, model, commands);
    }
    ImGui::PopStyleVar();
    return commands;
}

}  // namespace ui::screens
