#include "ui/screens/Lesson.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Press.h"
#include "ui/kit/Text.h"
#include "ui/screens/PlayParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kWidest = 1000;
constexpr float kLessonHeight = 218;
constexpr float kLessonMargin = 14;
constexpr float kStepMark = 18;
constexpr float kTileHeight = 46;

using LessonCommands = std::vector<LessonCommand>;

kit::Rect panelArea(const kit::Rect& display, float scale) {
    const float margin = std::floor(kLessonMargin * scale);
    const float width = std::min(display.width - 2 * margin, std::floor(kWidest * scale));
    const float height = std::min(display.height * 0.45F, std::floor(kLessonHeight * scale));
    return {std::floor(display.x + (display.width - width) / 2), display.y + display.height - height - margin,
            width, height};
}

/// Draws a mark for every step: filled up to the present step, and square for steps of the test. The player
/// goes to a step by pressing its mark, but only to the first step of the test.
void drawMarks(kit::Context& ui, const LessonModel& model, float step, LessonCommands& commands) {
    const float line = ImGui::GetTextLineHeight();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    for (int i = 0; i < model.steps; ++i) {
        ImGui::SameLine(0, 0);
        ImGui::PushID(i);
        kit::Disabled disabled(
            ui, kit::unless(i <= model.firstTest, ui.tr("The test is done from its first step on.")));
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

void drawWords(kit::Context& ui, const LessonModel& model) {
    kit::paragraph(ui, model.text, kit::Face::Icon);
    if (!model.verdict.empty())
        kit::paragraph(ui, model.verdict, kit::Face::Italic,
                       model.tone == LessonModel::Tone::Wrong ? kit::Tone::Danger : kit::Tone::Accent);
    else if (!model.hint.empty())
        kit::paragraph(ui, model.hint, kit::Face::Italic, kit::Tone::Dim);
    else if (!model.entry.empty())
        kit::paragraph(ui, model.entry, kit::Face::Small, kit::Tone::Dim);
}

void drawAnswers(kit::Context& ui, const LessonModel& model, LessonCommands& commands) {
    for (std::size_t i = 0; i < model.answers.size(); ++i) {
        ImGui::PushID(static_cast<int>(i));
        const kit::ButtonSpec spec{.id = "##answer", .label = model.answers[i].c_str(), .focusFirst = i == 0};
        if (i > 0) {
            ImGui::SameLine(0, ui.px(8));
            if (ImGui::GetContentRegionAvail().x < kit::buttonWidth(ui, spec)) ImGui::NewLine();
        }
        if (kit::button(ui, spec)) commands.emplace_back(ChooseAnswer{static_cast<int>(i)});
        ImGui::PopID();
    }
}

/// Draws the kinds of pieces, or the button that leaves.
void drawLeft(kit::Context& ui, const LessonModel& model, LessonCommands& commands) {
    if (!model.pieces.empty()) {
        if (const auto piece = drawPieces(ui, model.pieces, ui.px(kTileHeight), true))
            commands.emplace_back(*piece);
    } else if (model.leave.empty()) {
        ImGui::Dummy({0, 0});
    } else if (kit::button(ui, {.id = "##leave",
                                .label = model.leave.c_str(),
                                .action = "back",
                                .kind = kit::ButtonKind::Plain})) {
        commands.emplace_back(LessonAction::Leave);
    }
}

void drawFooter(kit::Context& ui, const LessonModel& model, LessonCommands& commands) {
    struct Entry {
        kit::ButtonSpec spec;
        LessonAction action;
    };
    std::vector<Entry> entries;
    const std::string before = ui.tr("The step before");
    if (model.steps > 0)
        entries.push_back({{.id = "##back",
                            .label = "",
                            .icon = kit::icons::kPrevious,
                            .tooltip = before.c_str(),
                            .disabled = kit::unless(model.canGoBack, ui.tr("This is the first step."))},
                           LessonAction::GoBack});
    if (!model.aside.empty())
        entries.push_back({{.id = "##aside", .label = model.aside.c_str()}, LessonAction::Aside});
    entries.push_back(
        {{.id = "##hint",
          .label = ui.tr("Hint"),
          .icon = kit::icons::kBulb,
          .disabled = kit::unless(model.canHint, ui.tr("There is nothing to find at this step."))},
         LessonAction::Hint});
    entries.push_back({{.id = "##on",
                        .label = model.onward.c_str(),
                        .kind = kit::ButtonKind::Primary,
                        .width = ui.px(170),
                        .focusFirst = true},
                       LessonAction::GoOn});
    const float space = ui.px(8);
    const float right = ImGui::GetStyle().WindowPadding.x + ImGui::GetContentRegionAvail().x;
    float needed = -space;
    for (const Entry& entry : entries)
        needed += space + (entry.spec.width > 0 ? entry.spec.width : kit::buttonWidth(ui, entry.spec));
    drawLeft(ui, model, commands);
    float x = right - needed;
    for (const Entry& entry : entries) {
        if (entry.action == LessonAction::GoOn && model.onward.empty()) continue;
        ImGui::SameLine(x);
        if (kit::button(ui, entry.spec)) commands.emplace_back(entry.action);
        x += (entry.spec.width > 0 ? entry.spec.width : kit::buttonWidth(ui, entry.spec)) + space;
    }
}

}  // namespace

kit::Rect lessonTableArea(kit::Rect room, float scale) {
    room.height = panelArea(room, scale).y - room.y - std::floor(kLessonMargin * scale / 2);
    return room;
}

LessonCommands drawLesson(kit::Context& ui, const LessonModel& model, const kit::Rect& room) {
    LessonCommands commands;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {ui.px(18), ui.px(12)});
    {
        const kit::Panel panel(ui, "##lesson", panelArea(room, ui.scale));
        drawHead(ui, model, commands);
        const float footer = ui.px(kTileHeight) + ImGui::GetStyle().ItemSpacing.y;
        {
            const kit::Scroll words(ui, "##words", ImGui::GetContentRegionAvail().y - footer);
            drawWords(ui, model);
            drawAnswers(ui, model, commands);
        }
        drawFooter(ui, model, commands);
    }
    ImGui::PopStyleVar();
    return commands;
}

}  // namespace ui::screens
