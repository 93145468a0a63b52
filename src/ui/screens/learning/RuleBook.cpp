#include "ui/screens/learning/RuleBook.h"

#include <algorithm>

#include "ui/kit/Button.h"
#include "ui/kit/Field.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Reading.h"
#include "ui/kit/ShownText.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kBookWidth = 500;
constexpr float kRuleNumber = 38;
constexpr float kRulePadding = 7;

/// Draws a rule as high as its wrapped text.
bool drawRule(kit::Context& ui, const RuleBookModel::Rule& rule) {
    ImFont* const font = ui.fonts[kit::Face::Body];
    const float size = font->FontSize * font->Scale;
    const float padding = ui.px(kRulePadding);
    const float width = ImGui::GetContentRegionAvail().x;
    const float wrap = width - ui.px(kRuleNumber) - padding;
    const float needed = kit::paragraphHeight(ui, rule.text, kit::Face::Body, wrap);
    const kit::Press press = kit::pressable(ui, "##rule", {width, needed + 2 * padding});
    kit::nameItem(ui, rule.number);
    if (rule.chosen && ImGui::IsWindowAppearing()) ImGui::SetScrollHereY();
    if (!press.visible) return press.pressed;
    kit::drawFace(ui, press, rule.chosen ? kit::ButtonKind::Secondary : kit::ButtonKind::Plain, rule.chosen);
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    kit::drawLine(ui, canvas,
                  {press.area.x + padding, press.area.y + padding, ui.px(kRuleNumber) - padding, size},
                  rule.number, {.face = kit::Face::Strong, .color = ui.palette.accent});
    const kit::ShownText text(ui, kit::Face::Body, rule.text, wrap);
    canvas.AddText(font, size, {press.area.x + ui.px(kRuleNumber), press.area.y + padding},
                   kit::packed(kit::mixed(ui.palette.text, ui.palette.accentHover, press.emphasis)),
                   text.begin(), text.end(), wrap);
    kit::readDrawn(ui, press.area, rule.text);
    return press.pressed;
}

void drawRules(kit::Context& ui, const RuleBookModel& model, std::vector<RuleBookCommand>& commands) {
    if (model.rules.empty())
        kit::paragraph(ui, ui.tr("No rule mentions this."), kit::Face::Italic, kit::Tone::Dim);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, ui.px(2)});
    for (const RuleBookModel::Rule& rule : model.rules) {
        if (!rule.chapter.empty()) kit::sectionTitle(ui, rule.chapter);
        ImGui::PushID(rule.index);
        if (drawRule(ui, rule)) commands.emplace_back(ChooseRule{rule.index});
        ImGui::PopID();
    }
    ImGui::PopStyleVar();
}

}  // namespace

kit::Rect ruleBookTableArea(kit::Rect display, float scale) {
    return kit::besideSheet(display, scale, kBookWidth, 0.5F);
}

std::vector<RuleBookCommand> drawRuleBook(kit::Context& ui, const RuleBookModel& model, std::string& search) {
    std::vector<RuleBookCommand> commands;
    const auto drawGames = [&](float width) {
        if (const auto game = drawGameChoice(ui, model.games, width)) commands.emplace_back(*game);
    };
    kit::Sheet sheet(ui, "##rulebook", ui.tr("Rule book"), kBookWidth, 54, drawGames);
    if (kit::textField(ui, "##search", search, ui.tr("Search the rules"), ImGui::GetContentRegionAvail().x))
        commands.emplace_back(SearchRules{});
    sheet.beginScroll(model.games.chosen);
    drawRules(ui, model, commands);
    sheet.beginFooter();
    if (kit::button(ui, backButton(ui))) commands.emplace_back(RuleBookAction::Back);
    const kit::ButtonSpec undo{
        .id = "##undo",
        .label = ui.tr("Undo"),
        .icon = kit::icons::kUndo,
        .disabled = kit::unless(model.canUndo, ui.tr("No turn has been played here yet."))};
    const kit::ButtonSpec again{.id = "##again", .label = ui.tr("Show again"), .icon = kit::icons::kRefresh};
    const float space = ui.px(8);
    ImGui::SameLine(ImGui::GetContentRegionMax().x - kit::buttonWidth(ui, undo) -
                    kit::buttonWidth(ui, again) - space);
    if (kit::button(ui, undo)) commands.emplace_back(RuleBookAction::Undo);
    ImGui::SameLine(0, space);
    if (kit::button(ui, again)) commands.emplace_back(RuleBookAction::ShowAgain);
    return commands;
}

}  // namespace ui::screens
