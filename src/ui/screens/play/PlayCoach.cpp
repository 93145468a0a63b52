#include "ui/screens/play/PlayCoach.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/play/PlayParts.h"

// Draws the coach's words: about a turn that it holds back, about events on the table, and turns worth
// another look.
namespace ui::screens {
namespace {

using CoachCommands = std::vector<CoachCommand>;

// Units.
constexpr float kCoachPadding = 12;
constexpr float kCoachIcon = 30;
constexpr float kCoachGap = 6;
constexpr float kMomentHeight = 32;
constexpr float kTwoRows = 70;  // areas at least this high have room for them

/// `named`: with the lesson's name, not only its symbol.
kit::ButtonSpec lessonButton(const kit::Context& ui, const CoachView& coach, bool named, float height) {
    return {.id = "##coachlesson",
            .label = named ? coach.lesson.c_str() : "",
            .icon = kit::icons::kGraduate,
            .tooltip = ui.tr("Opens the lesson that explains this"),
            .height = height};
}

float lessonWidth(const kit::Context& ui, const CoachView& coach, bool named) {
    if (coach.lesson.empty()) return 0;
    return kit::buttonWidth(ui, lessonButton(ui, coach, named, 0)) + ui.px(kCoachGap);
}

/// Whether the text fits into two small lines.
bool fits(const kit::Context& ui, const CoachView& coach, float width) {
    const TwoLines lines = twoLines(ui, kit::Face::Small, coach.text, width);
    return kit::measure(ui, kit::Face::Small, lines.second).x <= width;
}

/// Draws the text in one line if it fits, else in two small ones.
void drawSentence(kit::Context& ui, const CoachView& coach, kit::Rect room) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::LineStyle style{.face = kit::Face::Italic,
                         .color = coach.warns ? ui.palette.accentHover : ui.palette.text};
    TwoLines lines{coach.text};
    if (kit::measure(ui, style.face, coach.text).x > room.width) {
        style.face = kit::Face::Small;
        lines = twoLines(ui, style.face, coach.text, room.width);
    }
    if (!lines.second.empty()) room.height = std::floor(room.height / 2);
    kit::drawLine(ui, canvas, room, lines.first, style);
    if (lines.second.empty()) return;
    room.y += room.height;
    kit::drawLine(ui, canvas, room, lines.second, style);
}

void drawSaying(kit::Context& ui, const CoachView& coach, const kit::Rect& row, CoachCommands& commands) {
    const float padding = ui.px(kCoachPadding);
    const float icon = ui.px(kCoachIcon);
    const float words = row.width - 2 * padding - icon - ui.px(kCoachGap);
    // The sentence is worth more than the name of the lesson.
    const bool named = fits(ui, coach, words - lessonWidth(ui, coach, true));
    const float lesson = lessonWidth(ui, coach, named);
    const char* const sign = coach.warns ? kit::icons::kWarning : kit::icons::kBulb;
    kit::drawIcon(ui, *ImGui::GetWindowDrawList(), {row.x + padding, row.y, icon, row.height}, sign,
                  coach.warns ? ui.palette.danger : ui.palette.accent);
    const float left = row.x + padding + icon + ui.px(kCoachGap);
    drawSentence(ui, coach, {left, row.y, row.x + row.width - padding - lesson - left, row.height});
    if (coach.lesson.empty()) return;
    const float height = std::min(row.height - ui.px(8), kit::buttonHeight(ui));
    ImGui::SetCursorScreenPos({row.x + row.width - lesson, std::floor(row.y + (row.height - height) / 2)});
    if (kit::button(ui, lessonButton(ui, coach, named, height))) commands.emplace_back(Act{"coachLesson"});
}

kit::ButtonSpec momentButton(const TurnLink& moment, bool withIcon) {
    return {.id = "##moment",
            .label = moment.text.c_str(),
            .icon = withIcon ? kit::icons::kPlay : "",
            .tooltip = moment.tooltip.c_str()};
}

/// Whether all turns fit beside each other, with their icons, into this width.
bool momentsFit(const kit::Context& ui, const CoachView& coach, float width) {
    const float each = kit::sharedWidth(width, static_cast<int>(coach.moments.size()), 0, ui.px(kCoachGap));
    return std::ranges::all_of(coach.moments, [&](const TurnLink& moment) {
        return kit::buttonWidth(ui, momentButton(moment, true)) <= each;
    });
}

/// Turns to play again. In a narrow row they stand without the words before them, and without icons.
void drawMoments(kit::Context& ui, const CoachView& coach, const kit::Rect& row, CoachCommands& commands) {
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    const float padding = ui.px(kCoachPadding);
    const float end = row.x + row.width - ui.px(kCoachGap);
    const std::string caption = coach.moments.empty() ? coach.search : ui.tr("Worth another look");
    const float width =
        std::min(std::ceil(kit::measure(ui, kit::Face::Small, caption).x) + 1, row.width - 2 * padding);
    float left = row.x + padding + width + ui.px(kCoachPadding);
    const bool roomy = coach.moments.empty() || momentsFit(ui, coach, end - left);
    if (roomy)
        kit::drawLine(ui, canvas, {row.x + padding, row.y, width, row.height}, caption,
                      {.face = kit::Face::Small, .color = ui.palette.textDim});
    else
        left = row.x + ui.px(kCoachGap);
    if (coach.moments.empty()) return;
    const float whole = end - left;
    const float height = ui.px(kMomentHeight);
    ImGui::SetCursorScreenPos({left, std::floor(row.y + (row.height - height) / 2)});
    const auto count = static_cast<int>(coach.moments.size());
    for (int i = 0; i < count; ++i) {
        const TurnLink& moment = coach.moments[static_cast<std::size_t>(i)];
        if (i > 0) ImGui::SameLine(0, ui.px(kCoachGap));
        ImGui::PushID(i);
        kit::ButtonSpec spec = momentButton(moment, roomy);
        spec.width = kit::sharedWidth(whole, count, i, ui.px(kCoachGap));
        spec.height = height;
        if (kit::button(ui, spec)) commands.emplace_back(PlayAgain{moment.id});
        ImGui::PopID();
    }
}

}  // namespace

std::vector<CoachCommand> drawCoach(kit::Context& ui, const CoachView& coach, const kit::Rect& area) {
    CoachCommands commands;
    if (area.empty()) return commands;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    {
        const kit::Panel panel(ui, "##coach", area);
        // If there is room for one row only, the turns to play again replace the words.
        const bool both = coach.says() && coach.looksBack() && area.height > ui.px(kTwoRows);
        kit::Rect row = area;
        if (both) row.height = std::floor(area.height / 2);
        if (coach.says() && (both || !coach.looksBack())) {
            drawSaying(ui, coach, row, commands);
            row.y += row.height;
        }
        if (coach.looksBack()) drawMoments(ui, coach, row, commands);
    }
    ImGui::PopStyleVar();
    return commands;
}

}  // namespace ui::screens
