#include "ui/screens/learning/HowToPlay.h"

#include <algorithm>
#include <cmath>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/FooterParts.h"

namespace ui::screens {
namespace {

// Units.
constexpr float kHowToPlayWidth = 440;
constexpr float kCardHeight = 220;  // of title and text, so that the buttons below keep their place
constexpr float kDotRow = 22;

/// Draws a dot for each card, and fills the present one.
void drawCardDots(const kit::Context& ui, const HowToPlayModel& model) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float step = ui.px(20);
    const float first = at.x + (width - step * static_cast<float>(model.cards - 1)) / 2;
    ImDrawList& canvas = *ImGui::GetWindowDrawList();
    for (int i = 0; i < model.cards; ++i) {
        const ImVec2 center{first + step * static_cast<float>(i), at.y + ui.px(kDotRow) / 2};
        if (i == model.card)
            canvas.AddCircleFilled(center, ui.px(5), kit::packed(ui.palette.accentHover));
        else
            canvas.AddCircle(center, ui.px(4), kit::packed(ui.palette.textDim), 0, ui.px(1.5F));
    }
    ImGui::Dummy({width, ui.px(kDotRow)});
}

void drawCard(kit::Context& ui, const HowToPlayModel& model) {
    const float top = ImGui::GetCursorPosY();
    kit::line(ui,
              ui.tr("{count} of {all}",
                    {{"count", std::to_string(model.card + 1)}, {"all", std::to_string(model.cards)}}),
              kit::Face::Small, kit::Tone::Dim);
    kit::line(ui, model.title, kit::Face::Heading, kit::Tone::Accent);
    kit::gap(ui, 4);
    kit::paragraph(ui, model.text);
    kit::gap(ui, 4);
    // The line keeps its height while the scene has no ending yet.
    kit::line(ui, model.ending.empty() ? " " : model.ending, kit::Face::Italic, kit::Tone::Accent,
              kit::Overflow::Elide);
    const float missing = top + ui.px(kCardHeight) - ImGui::GetCursorPosY();
    if (missing > 0) ImGui::Dummy({1, missing});
    drawCardDots(ui, model);
}

void drawHowToPlayButtons(kit::Context& ui, const HowToPlayModel& model,
                          std::vector<HowToPlayCommand>& commands) {
    const float space = ui.px(12);
    const float width = std::floor((ImGui::GetContentRegionAvail().x - space) / 2);
    const auto offer = [&](kit::ButtonSpec spec, HowToPlayCommand command) {
        spec.width = width;
        if (kit::button(ui, spec)) commands.push_back(command);
    };
    const bool last = model.card + 1 == model.cards;
    offer({.id = "##previous",
           .label = ui.trc("card", "Previous"),
           .icon = kit::icons::kAngleLeft,
           .disabled = kit::unless(model.card > 0, ui.tr("This is the first card."))},
          HowToPlayCommand::Previous);
    ImGui::SameLine(0, space);
    // The last card has no next one, so the button there closes the cards.
    offer({.id = "##next",
           .label = last ? ui.tr("Done") : ui.trc("card", "Next"),
           .icon = last ? kit::icons::kCheck : kit::icons::kAngleRight,
           .kind = kit::ButtonKind::Primary,
           .focusFirst = true},
          last ? HowToPlayCommand::Back : HowToPlayCommand::Next);
    offer(
        {.id = "##controls", .label = ui.tr("Controls"), .tooltip = ui.tr("Keys, mouse, touch and gamepad")},
        HowToPlayCommand::Controls);
    ImGui::SameLine(0, space);
    offer(backButton(ui), HowToPlayCommand::Back);
}

}  // namespace

kit::Rect howToPlayTableArea(kit::Rect display, float scale) {
    return kit::besideSheet(display, scale, kHowToPlayWidth, 0.4F);
}

std::vector<HowToPlayCommand> drawHowToPlay(kit::Context& ui, const HowToPlayModel& model) {
    std::vector<HowToPlayCommand> commands;
    const float footer = 2 * kit::buttonHeight(ui) / ui.scale + 10;
    kit::Sheet sheet(ui, "##howtoplay", ui.tr("How to play"), kHowToPlayWidth, footer);
    drawCard(ui, model);
    sheet.beginFooter();
    drawHowToPlayButtons(ui, model, commands);
    return commands;
}

}  // namespace ui::screens
