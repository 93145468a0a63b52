#include "ui/screens/ScoreSheet.h"

#include <algorithm>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/LongList.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kSheetRow = 30;
constexpr float kSheetNumber = 34;
constexpr float kSheetResult = 70;
constexpr float kWidestSide = 120;
constexpr float kWidestPartners = 190;

/// Draws one line of the sheet, cell by cell from the left.
class SheetLine {
  public:
    SheetLine(kit::Context& ui, const ScoreSheetModel& model)
        : ui_(&ui), at_(ImGui::GetCursorScreenPos()), width_(ImGui::GetContentRegionAvail().x) {
        const float room = width_ - ui.px(kSheetNumber + kSheetResult);
        const auto sides = static_cast<float>(std::max<std::size_t>(model.sides.size(), 1));
        side_ = std::min(ui.px(model.partners ? kWidestPartners : kWidestSide), room * 0.6F / sides);
        text_ = room - side_ * static_cast<float>(model.sides.size());
    }
    SheetLine(const SheetLine&) = delete;
    SheetLine& operator=(const SheetLine&) = delete;
    ~SheetLine() { ImGui::Dummy({width_, height()}); }

    void number(const std::string& text) {
        cell(text, ui_->px(kSheetNumber), kit::Face::Small, kit::Align::Left);
    }
    void result(const std::string& text) {
        cell(text, ui_->px(kSheetResult), kit::Face::Strong, kit::Align::Left);
    }
    void words(const std::string& text) { cell(text, text_, kit::Face::Small, kit::Align::Left); }
    void side(const std::string& text, kit::Face face) { cell(text, side_, face, kit::Align::Right); }

  private:
    [[nodiscard]] float height() const { return ui_->px(kSheetRow); }
    void cell(const std::string& text, float width, kit::Face face, kit::Align align) {
        kit::drawLine(*ui_, *ImGui::GetWindowDrawList(), {at_.x + left_, at_.y, width - ui_->px(6), height()},
                      text,
                      {.face = face,
                       .color = face == kit::Face::Strong ? ui_->palette.text : ui_->palette.textDim,
                       .align = align,
                       .overflow = kit::Overflow::Elide});
        left_ += width;
    }

    kit::Context* ui_;
    ImVec2 at_;
    float width_;
    float side_ = 0;
    float text_ = 0;
    float left_ = 0;
};

void drawHead(kit::Context& ui, const ScoreSheetModel& model) {
    SheetLine line(ui, model);
    line.number({});
    line.result({});
    line.words({});
    for (const std::string& side : model.sides) line.side(side, kit::Face::Strong);
}

void drawTotals(kit::Context& ui, const ScoreSheetModel& model, const std::string& label,
                const std::vector<std::string>& values, kit::Face face) {
    SheetLine line(ui, model);
    line.number({});
    line.result({});
    line.words(label);
    for (const std::string& value : values) line.side(value, face);
}

void drawTable(kit::Context& ui, const ScoreSheetModel& model, float height) {
    const kit::Well well(ui, "##games", {0, height});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    drawHead(ui, model);
    kit::hairline(ui);
    kit::drawRows(ui, kit::equalRows(static_cast<int>(model.rows.size()), ui.px(kSheetRow)), [&](int index) {
        const ScoreSheetModel::Row& row = model.rows[static_cast<std::size_t>(index)];
        SheetLine line(ui, model);
        line.number(row.game);
        line.result(row.result);
        line.words(row.sum);
        for (const std::string& points : row.points) line.side(points, kit::Face::Strong);
    });
    kit::hairline(ui);
    drawTotals(ui, model, ui.tr("Games won"), model.wins, kit::Face::Small);
    drawTotals(ui, model, ui.tr("Points"), model.totals, kit::Face::Strong);
    ImGui::PopStyleVar();
}

}  // namespace

std::vector<ScoreSheetCommand> drawScoreSheet(kit::Context& ui, const ScoreSheetModel& model) {
    std::vector<ScoreSheetCommand> commands;
    const auto rows = static_cast<float>(std::clamp<std::size_t>(model.rows.size(), 1, 11));
    const kit::Dialog dialog(ui, "##sheet", ui.tr("Score sheet"), 680, 190 + kSheetRow * (rows + 3));
    kit::paragraph(ui, model.headline, kit::Face::Strong, kit::Tone::Accent);
    const float below = kit::buttonHeight(ui) + 2 * ImGui::GetStyle().ItemSpacing.y;
    drawTable(ui, model, ImGui::GetContentRegionAvail().y - below);
    if (kit::button(ui, {.id = "##photo", .label = ui.tr("Take a picture"), .icon = kit::icons::kCamera}))
        commands.push_back(ScoreSheetCommand::Photo);
    if (drawAtRightEnd(ui, mainBackButton(ui, ui.px(140)))) commands.push_back(ScoreSheetCommand::Back);
    return commands;
}

}  // namespace ui::screens
