#include "ui/screens/learning/Learn.h"

#include <algorithm>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kLearnWidth = 620;
constexpr float kLessonRow = 41;
constexpr float kLessonMark = 34;

/// Draws a disc with a check mark for a finished lesson, else a disc filled by the part that is done.
void drawMark(const kit::Context& ui, ImDrawList& canvas, const kit::Rect& room,
              const LearnModel::Row& lesson) {
    const ImVec2 center{room.x + room.width / 2, room.y + room.height / 2};
    const float radius = ui.px(10);
    canvas.AddCircle(center, radius, kit::packed(ui.palette.panelBorder), 0, ui.px(1.5F));
    if (lesson.finished) {
        canvas.AddCircleFilled(center, radius, kit::packed(ui.palette.accent));
        kit::drawIcon(ui, canvas, room, kit::icons::kCheck, ui.palette.onAccent);
    } else if (lesson.share > 0) {
        constexpr float kTop = -1.5708F;
        canvas.PathLineTo(center);
        canvas.PathArcTo(center, radius, kTop, kTop + 6.2832F * lesson.share);
        canvas.PathFillConvex(kit::packed(ui.palette.accent, 0.7F));
    }
}

bool drawRow(kit::Context& ui, const LearnModel::Row& lesson, int number, bool next) {
    const kit::Press press =
        kit::pressable(ui, "##lesson", {ImGui::GetContentRegionAvail().x, ui.px(kLessonRow)});
    kit::nameItem(ui, lesson.title);
    if (!press.visible) return press.pressed;
    kit::drawFace(ui, press, next ? kit::ButtonKind::Secondary : kit::ButtonKind::Plain, false);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::Rect mark = press.area;
    mark.x += ui.px(6);
    mark.width = ui.px(kLessonMark);
    drawMark(ui, canvas, mark, lesson);
    kit::Rect text{mark.x + mark.width + ui.px(8), press.area.y, 0, ui.px(22)};
    text.width = press.area.x + press.area.width - text.x - ui.px(8);
    kit::drawLine(ui, canvas, text, std::to_string(number) + "  " + lesson.title,
                  {.face = kit::Face::Strong,
                   .color = kit::mixed(ui.palette.text, ui.palette.accentHover, press.emphasis)});
    text.y += ui.px(20);
    text.height = ui.px(18);
    kit::drawLine(ui, canvas, text, lesson.summary, {.face = kit::Face::Small, .color = ui.palette.textDim});
    return press.pressed;
}

/// The buttons below the lessons: in one row, or, if they do not fit, the next lesson in a row of its own.
class Footer {
  public:
    Footer(kit::Context& ui, const LearnModel& model) : ui_(ui), model_(model) {
        buttons_.push_back({backButton(ui), LearnAction::Back});
        if (model.hasRules)
            buttons_.push_back({{.id = "##rules", .label = ui.tr("Rule book"), .icon = kit::icons::kBook},
                                LearnAction::RuleBook});
        if (model.hasPuzzles)
            buttons_.push_back({{.id = "##practice", .label = ui.tr("Practice"), .icon = kit::icons::kGoal},
                                LearnAction::Practice});
        next_ = {.id = "##next",
                 .label = ui.tr("Next lesson"),
                 .icon = kit::icons::kPlay,
                 .kind = kit::ButtonKind::Primary,
                 .focusFirst = true};
        float needed = kit::buttonWidth(ui, next_);
        for (const auto& [spec, action] : buttons_) needed += kit::buttonWidth(ui, spec) + ui.px(kBetween);
        twoRows_ = model.next >= 0 && needed > kit::Dialog::innerWidth(ui, kLearnWidth);
    }
    /// In units.
    [[nodiscard]] float height() const {
        return twoRows_ ? 2 * kit::buttonHeight(ui_) / ui_.scale + kBetween : kOneRow;
    }
    void draw(std::vector<LearnCommand>& commands) const {
        if (twoRows_) drawNext(commands, kit::Dialog::innerWidth(ui_, kLearnWidth));
        for (std::size_t i = 0; i < buttons_.size(); ++i) {
            if (i > 0) ImGui::SameLine(0, ui_.px(kBetween));
            if (kit::button(ui_, buttons_[i].first)) commands.emplace_back(buttons_[i].second);
        }
        if (twoRows_ || model_.next < 0) return;
        ImGui::SameLine(ImGui::GetContentRegionMax().x - kit::buttonWidth(ui_, next_));
        drawNext(commands, 0);
    }

  private:
    static constexpr float kOneRow = 44;
    static constexpr float kBetween = 8;
    void drawNext(std::vector<LearnCommand>& commands, float width) const {
        kit::ButtonSpec spec = next_;
        spec.width = width;
        if (kit::button(ui_, spec)) commands.emplace_back(TakeLesson{model_.next});
    }
    kit::Context& ui_;
    const LearnModel& model_;
    std::vector<std::pair<kit::ButtonSpec, LearnAction>> buttons_;
    kit::ButtonSpec next_;
    bool twoRows_ = false;
};

}  // namespace

kit::Rect learnTableArea(kit::Rect display, float scale) {
    return kit::besideSheet(display, scale, kLearnWidth, 0.5F);
}

std::vector<LearnCommand> drawLearn(kit::Context& ui, const LearnModel& model) {
    std::vector<LearnCommand> commands;
    // The window has another id once the lessons are loaded, because ImGui focuses the next lesson only in a
    // window that appears.
    const auto drawGames = [&](float width) {
        if (const auto game = drawGameChoice(ui, model.games, width)) commands.emplace_back(*game);
    };
    const Footer footer(ui, model);
    kit::Sheet sheet(ui, model.loading ? "##learn-loading" : "##learn", model.title.c_str(), kLearnWidth,
                     footer.height(), drawGames);
    if (model.loading) kit::paragraph(ui, ui.tr("Reading …"), kit::Face::Italic, kit::Tone::Dim);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, ui.px(1)});
    for (std::size_t i = 0; i < model.lessons.size(); ++i) {
        const int number = static_cast<int>(i);
        ImGui::PushID(number);
        if (drawRow(ui, model.lessons[i], number + 1, number == model.next))
            commands.emplace_back(TakeLesson{number});
        ImGui::PopID();
    }
    ImGui::PopStyleVar();
    if (!model.progress.empty()) {
        kit::gap(ui, 4);
        kit::line(ui, model.progress, kit::Face::Small, kit::Tone::Dim);
    }
    sheet.beginFooter();
    footer.draw(commands);
    return commands;
}

}  // namespace ui::screens
