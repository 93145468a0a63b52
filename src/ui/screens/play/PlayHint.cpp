#include "ui/screens/play/PlayHint.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "ui/kit/Button.h"
#include "ui/kit/Icons.h"
#include "ui/kit/KeyCap.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Text.h"
#include "ui/screens/play/PlayParts.h"

// Draws the text below the table: the pieces in the hand, an announcement that custom demands, or a gamepad's
// buttons.
namespace ui::screens {
namespace {

constexpr float kBox = 40;          // units, in height
constexpr float kAboveBox = 4;      // units, between the hint and what a gamepad's buttons do
constexpr float kHintPadding = 18;  // units
constexpr float kBesideButton = 8;  // units
constexpr float kWithButton = 600;  // units: width of the hint beside a button, if there is room

/// A hint about the player's next step takes precedence over the announcement.
const std::string& hintOf(const HintView& view) { return view.text.empty() ? view.announcement : view.text; }

float hintWidth(const kit::Context& ui, const ButtonHint& hint) {
    float width = kit::measure(ui, kit::Face::Small, hint.what).x + ui.px(24);
    for (const std::string& button : hint.buttons) width += kit::keyCapWidth(ui, button) + ui.px(4);
    return std::ceil(width);
}

/// Draws as many of the buttons as fit, so far above the lower edge of the hint.
void drawButtonHints(kit::Context& ui, const HintView& view, const kit::Rect& area, float above) {
    if (view.buttons.empty() || area.empty()) return;
    float width = 0;
    std::size_t count = 0;
    for (; count < view.buttons.size(); ++count) {
        const float more = hintWidth(ui, view.buttons[count]);
        if (width + more > area.width - ui.px(12)) break;
        width += more;
    }
    const float height = ui.px(34);
    const kit::Rect box{std::floor(area.center().x - width / 2 - ui.px(6)),
                        area.y + area.height - above - height, width + ui.px(12), height};
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    kit::drawPanel(ui, canvas, box, 0.85F);
    float x = box.x + ui.px(16);
    for (std::size_t i = 0; i < count; ++i) {
        const ButtonHint& hint = view.buttons[i];
        for (const std::string& button : hint.buttons)
            x = kit::drawKeyCap(ui, canvas, {x, box.center().y}, button);
        const float text = kit::measure(ui, kit::Face::Small, hint.what).x;
        kit::drawLine(ui, canvas, {x + ui.px(2), box.y, text + ui.px(4), box.height}, hint.what,
                      {.face = kit::Face::Small, .color = ui.palette.text});
        x += text + ui.px(24);
    }
}

struct HintStyle {
    kit::Face face = kit::Face::Italic;
    ImVec4 color{1, 1, 1, 1};
};

/// An announcement has a more prominent style.
HintStyle styleOf(const kit::Context& ui, const HintView& view) {
    if (view.text.empty()) return {kit::Face::Heading, ui.palette.accentHover};
    return {kit::Face::Italic, view.refuses ? ui.palette.danger : ui.palette.text};
}

/// The text with its font and lines, and the width left for the notation behind it.
struct HintLayout {
    HintStyle style;
    std::vector<std::string_view> lines;
    float words = 0;
    float notation = 0;
};

/// Uses one line if the text fits, else small ones; adds the notation if there is room beside two of them.
HintLayout layoutOf(const kit::Context& ui, const HintView& view, float room) {
    const std::string& text = hintOf(view);
    HintLayout layout{.style = styleOf(ui, view), .lines = {}};
    if (!view.notation.empty())
        layout.notation = kit::measure(ui, kit::Face::Small, view.notation).x + ui.px(kHintPadding);
    const auto width = [&](std::string_view line) {
        return line.empty() ? 0 : kit::measure(ui, layout.style.face, line).x;
    };
    if (width(text) > room - layout.notation) layout.style.face = kit::Face::Small;
    layout.lines = linesWithin(ui, layout.style.face, text, room - layout.notation);
    if (layout.lines.size() > 2) {
        layout.notation = 0;
        layout.lines = linesWithin(ui, layout.style.face, text, room);
    }
    for (const std::string_view line : layout.lines) layout.words = std::max(layout.words, width(line));
    layout.words = std::min(room, layout.words);
    return layout;
}

void drawWords(kit::Context& ui, ImDrawList& canvas, const HintLayout& layout, kit::Rect room) {
    const kit::LineStyle style{.face = layout.style.face,
                               .color = layout.style.color,
                               .align = kit::Align::Center,
                               .overflow = kit::Overflow::Elide};
    room.height = std::floor(room.height / static_cast<float>(layout.lines.size()));
    for (const std::string_view line : layout.lines) {
        kit::drawLine(ui, canvas, room, line, style);
        room.y += room.height;
    }
}

/// The area holds two lines; more of them grow upwards. Returns the box, which fills the width of the area if
/// that is wanted.
kit::Rect drawBox(kit::Context& ui, const HintView& view, const kit::Rect& area, bool fills) {
    const float padding = ui.px(kHintPadding);
    HintLayout layout = layoutOf(ui, view, area.width - 2 * padding);
    const float needed = std::ceil(layout.words + layout.notation) + 2 * padding;
    const float width = fills ? area.width : std::min(area.width, needed);
    if (fills) layout.words = width - 2 * padding - layout.notation;
    const auto lines = static_cast<float>(layout.lines.size());
    const float height = layout.lines.size() == 1 ? std::min(area.height, ui.px(kBox))
                                                  : std::floor(area.height * std::max(1.0F, lines / 2));
    const kit::Rect box{std::floor(area.center().x - width / 2), area.y + area.height - height, width,
                        height};
    ImDrawList& canvas = *ImGui::GetBackgroundDrawList();
    kit::drawPanel(ui, canvas, box, 0.9F);
    drawWords(ui, canvas, layout, {box.x + padding, box.y, layout.words + 1, box.height});
    if (layout.notation <= 0) return box;
    kit::drawLine(ui, canvas, {box.x + box.width - padding - layout.notation, box.y, layout.notation, height},
                  view.notation,
                  {.face = kit::Face::Small,
                   .color = ui.palette.textDim,
                   .align = kit::Align::Right,
                   .overflow = kit::Overflow::Elide});
    return box;
}

kit::ButtonSpec finishSpec(const kit::Context& ui, const HintView& view) {
    return {.id = "##finishTurn",
            .label = view.finish.c_str(),
            .icon = kit::icons::kCheck,
            .action = "finish",
            .kind = kit::ButtonKind::Primary,
            .height = ui.px(kBox)};
}

/// Draws the button with its left edge here, and as high as the box of a line.
bool drawFinish(kit::Context& ui, const HintView& view, ImVec2 at) {
    const kit::ButtonSpec spec = finishSpec(ui, view);
    ImGui::SetNextWindowPos(at);
    ImGui::SetNextWindowSize({kit::buttonWidth(ui, spec), spec.height});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::Begin("##finish", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoFocusOnAppearing |
                     ImGuiWindowFlags_NoNav);
    const bool pressed = kit::button(ui, spec);
    ImGui::End();
    ImGui::PopStyleVar();
    return pressed;
}

}  // namespace

bool drawHint(kit::Context& ui, const HintView& view, const kit::Rect& area) {
    if (area.empty()) return false;
    // The text and the button stand side by side in the middle. Beside a button the room for the text keeps
    // its width: the text changes while the pointer is on its way to the button.
    const float button = view.finish.empty() ? 0 : kit::buttonWidth(ui, finishSpec(ui, view));
    const float aside = button > 0 ? button + ui.px(kBesideButton) : 0;
    const float room = button > 0 ? std::min(area.width - aside, ui.px(kWithButton)) : area.width;
    const kit::Rect left{std::floor(area.center().x - (room + aside) / 2), area.y, room, area.height};
    kit::Rect box{left.x, area.y + area.height, room, 0};
    if (!hintOf(view).empty()) box = drawBox(ui, view, left, button > 0);
    const float height = button > 0 ? std::max(ui.px(kBox), box.height) : box.height;
    drawButtonHints(ui, view, area, height > 0 ? std::max(ui.px(kBox), height) + ui.px(kAboveBox) : 0);
    if (button <= 0) return false;
    return drawFinish(ui, view,
                      {box.x + box.width + ui.px(kBesideButton), area.y + area.height - ui.px(kBox)});
}

}  // namespace ui::screens
