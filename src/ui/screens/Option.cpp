#include "ui/screens/Option.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/kit/Button.h"
#include "ui/kit/Choice.h"
#include "ui/kit/Field.h"
#include "ui/kit/Text.h"

namespace ui::screens {
namespace {

constexpr float kLabelPart = 0.40F;  // of the width
constexpr float kNarrow = 380;       // units: in narrower rooms labels are above
constexpr float kStepperWidth = 150;

// The new value if the player changed it.
using Edit = std::optional<OptionValue>;

/// The choices, or their shorter texts where the choices would be cut.
const std::vector<std::string>& sideBySide(const kit::Context& ui, const Option& option, float width) {
    return option.shorter.empty() || kit::segmentsFit(ui, option.choices, width) ? option.choices
                                                                                 : option.shorter;
}

Edit editChoice(kit::Context& ui, const Option& option, float width) {
    int chosen = std::get<int>(option.value);
    const auto edited = [&] {
        switch (option.style) {
            case ChoiceStyle::SideBySide:
                return kit::segmented(ui, "##choice", sideBySide(ui, option, width), chosen, width,
                                      kit::Overflow::Elide);
            case ChoiceStyle::List:
                return kit::dropDown(ui, "##choice", option.choices, chosen, width);
            case ChoiceStyle::Fitting:
                break;
        }
        return kit::choice(ui, "##choice", option.choices, chosen, width);
    };
    return edited() ? Edit(chosen) : std::nullopt;
}

Edit editNumber(kit::Context& ui, const Option& option, float width) {
    double value = std::get<double>(option.value);
    const kit::Range range{option.minimum, option.maximum, option.step};
    const bool changed = option.kind == OptionKind::Slider
                             ? kit::slider(ui, "##slider", range, value, width, option.shown)
                             : kit::stepper(ui, "##stepper", range, value,
                                            std::min(width, ui.px(kStepperWidth)), option.shown);
    return changed ? Edit(value) : std::nullopt;
}

Edit editToggle(kit::Context& ui, const Option& option) {
    bool on = std::get<bool>(option.value);
    const float lower = std::floor((kit::buttonHeight(ui) - kit::toggleHeight(ui)) / 2);
    // The group makes one item of a known height. Versions of Dear ImGui differ in the height of a line whose
    // item was moved down.
    ImGui::BeginGroup();
    const float top = ImGui::GetCursorPosY();
    ImGui::Dummy({0, kit::buttonHeight(ui)});
    ImGui::SetCursorPosY(top + lower);
    const bool turned = kit::toggle(ui, "##toggle", on);
    ImGui::EndGroup();
    return turned ? Edit(on) : std::nullopt;
}

Edit editText(kit::Context& ui, const Option& option, float width) {
    std::string text = std::get<std::string>(option.value);
    if (!option.disabled.empty() || option.choices.empty())
        return kit::textField(ui, "##text", text, "", width) ? Edit(text) : std::nullopt;
    bool changed = kit::textField(ui, "##text", text, "", width - kit::buttonHeight(ui));
    kit::nameItem(ui, option.label);
    ImGui::SameLine(0, 0);
    int chosen = -1;
    if (kit::dropDown(ui, "##known", option.choices, chosen, kit::buttonHeight(ui))) {
        text = option.choices[static_cast<std::size_t>(chosen)];
        changed = true;
    }
    kit::nameItem(ui, ui.tr("Names from before"));
    return changed ? Edit(text) : std::nullopt;
}

Edit editValue(kit::Context& ui, const Option& option, float width) {
    switch (option.kind) {
        case OptionKind::Choice:
            return editChoice(ui, option, width);
        case OptionKind::Number:
        case OptionKind::Slider:
            return editNumber(ui, option, width);
        case OptionKind::Toggle:
            return editToggle(ui, option);
        case OptionKind::Text:
            break;
    }
    return editText(ui, option, width);
}

void drawLabelBeside(kit::Context& ui, const Option& option, float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    kit::drawLine(ui, *ImGui::GetWindowDrawList(), {at.x, at.y, width - ui.px(8), kit::buttonHeight(ui)},
                  option.label, {.color = ui.palette.text});
    ImGui::Dummy({width, kit::buttonHeight(ui)});
    ImGui::SameLine(0, 0);
}

// The help is drawn close to the control above it, which it explains.
void drawHelp(kit::Context& ui, const Option& option, float indent) {
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ui.px(4));
    if (indent > 0) ImGui::Indent(indent);
    kit::paragraph(ui, option.help, kit::Face::Small, kit::Tone::Dim);
    if (indent > 0) ImGui::Unindent(indent);
}

/// Whether the label is above its control: in a narrow room, or if a choice's texts need the whole width.
bool labelAbove(const kit::Context& ui, const Option& option, float width) {
    if (option.kind == OptionKind::Toggle) return false;
    if (width < ui.px(kNarrow)) return true;
    return option.kind == OptionKind::Choice && option.style == ChoiceStyle::Fitting &&
           !kit::choiceFits(ui, option.choices, width - std::floor(width * kLabelPart));
}

float optionWidth(const kit::Context& ui) { return ImGui::GetContentRegionAvail().x - ui.px(2); }

/// The width in pixels that the labels of switches take, the same for all: as wide as the longest needs, but
/// at least the width of other labels. In a narrow room they take all the width except for the switch.
float switchColumn(const kit::Context& ui, const std::vector<Option>& options, bool advanced) {
    const float width = optionWidth(ui);
    const float most = width - ui.px(60);
    if (width < ui.px(kNarrow)) return most;
    float column = std::floor(width * kLabelPart);
    for (const Option& option : options)
        if (option.kind == OptionKind::Toggle && (advanced || !option.advanced))
            column =
                std::max(column, std::ceil(kit::measure(ui, kit::Face::Body, option.label).x) + ui.px(8));
    return std::min(column, most);
}

Edit drawOption(kit::Context& ui, const Option& option, float switches) {
    const float width = optionWidth(ui);
    const float column = option.kind == OptionKind::Toggle ? switches : std::floor(width * kLabelPart);
    const bool above = labelAbove(ui, option, width);
    kit::Disabled disabled(ui, option.disabled);
    if (above)
        kit::line(ui, option.label, kit::Face::Body);
    else
        drawLabelBeside(ui, option, column);
    const Edit edit = editValue(ui, option, above ? width : width - column);
    if (option.kind != OptionKind::Text || option.choices.empty() || !option.disabled.empty())
        kit::nameItem(ui, option.label);
    if (option.disabled.empty()) kit::tooltip(ui, option.tip);
    if (!option.help.empty()) drawHelp(ui, option, above ? 0 : std::floor(width * kLabelPart));
    return edit;
}

}  // namespace

std::vector<SetOption> drawOptions(kit::Context& ui, const std::vector<Option>& options, bool advanced) {
    std::vector<SetOption> changes;
    std::string group;
    const float switches = switchColumn(ui, options, advanced);
    for (const Option& option : options) {
        if (option.advanced && !advanced) continue;
        if (option.group != group) {
            group = option.group;
            if (!group.empty()) kit::sectionTitle(ui, group);
        }
        ImGui::PushID(option.key.c_str());
        if (auto edit = drawOption(ui, option, switches)) changes.push_back({option.key, std::move(*edit)});
        ImGui::PopID();
    }
    return changes;
}

}  // namespace ui::screens
