#include "ui/screens/Option.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/kit/Button.h"
#include "ui/kit/Choice.h"
#include "ui/kit/Field.h"
#include "ui/kit/Reading.h"
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
    // Here, because the focus cannot be on the group.
    if (option.disabled.empty()) kit::tooltip(ui, option.tip);
    ImGui::EndGroup();
    return turned ? Edit(on) : std::nullopt;
}

Edit editText(kit::Context& ui, const Option& option, float width) {
    std::string text = std::get<std::string>(option.value);
    if (option.secret) return kit::secretField(ui, "##text", text, width) ? Edit(text) : std::nullopt;
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

/// The label's lines in this width. A long one has several, so that all controls stand in one column.
std::vector<std::string_view> linesOf(const kit::Context& ui, std::string_view label, float width) {
    std::vector<std::string_view> lines;
    std::size_t begin = 0;
    std::size_t fits = 0;  // the end of what fits into this line
    for (std::size_t end = 0; end <= label.size(); ++end) {
        if (end < label.size() && label[end] != ' ') continue;
        if (fits > begin && kit::measure(ui, kit::Face::Body, label.substr(begin, end - begin)).x > width) {
            lines.push_back(label.substr(begin, fits - begin));
            begin = fits + 1;
        }
        fits = end;
    }
    lines.push_back(label.substr(begin));
    return lines;
}

/// Draws the label left of its control; returns the height of the row.
float drawLabelBeside(kit::Context& ui, const Option& option, float width) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float room = width - ui.px(8);
    const std::vector<std::string_view> lines = linesOf(ui, option.label, room);
    const float line = kit::measure(ui, kit::Face::Body, option.label).y;
    const float text = line * static_cast<float>(lines.size());
    const float height = std::max(kit::buttonHeight(ui), text);
    float top = lines.size() == 1 ? at.y : at.y + std::floor((height - text) / 2);
    for (const std::string_view part : lines) {
        kit::drawLine(ui, *ImGui::GetWindowDrawList(), {at.x, top, room, lines.size() == 1 ? height : line},
                      part, {.color = ui.palette.text});
        top += line;
    }
    ImGui::Dummy({width, height});
    ImGui::SameLine(0, 0);
    return height;
}

// The help is drawn close to the control above it, which it explains.
void drawHelp(kit::Context& ui, const std::string& help, float indent) {
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() - ui.px(4));
    if (indent > 0) ImGui::Indent(indent);
    kit::paragraph(ui, help, kit::Face::Small, kit::Tone::Dim);
    if (indent > 0) ImGui::Unindent(indent);
}

/// Whether the label is above its control: in a narrow room, or if a choice's texts need the whole width.
bool labelAbove(const kit::Context& ui, const Option& option, float width) {
    if (option.kind == OptionKind::Toggle) return false;
    if (width < ui.px(kNarrow)) return true;
    if (option.kind != OptionKind::Choice) return false;
    const float beside = width - std::floor(width * kLabelPart);
    if (option.style == ChoiceStyle::Fitting) return !kit::choiceFits(ui, option.choices, beside);
    return option.style == ChoiceStyle::SideBySide && option.shorter.empty() &&
           !kit::segmentsFit(ui, option.choices, beside) && kit::segmentsFit(ui, option.choices, width);
}

float optionWidth(const kit::Context& ui) { return ImGui::GetContentRegionAvail().x - ui.px(2); }

/// The width in pixels that labels take. In a narrow room only switches have theirs beside them, which take
/// all the width except for the switch.
float labelColumn(const kit::Context& ui, float width) {
    return width < ui.px(kNarrow) ? width - ui.px(60) : std::floor(width * kLabelPart);
}

Edit drawOption(kit::Context& ui, const Option& option) {
    const float width = optionWidth(ui);
    const float column = labelColumn(ui, width);
    const bool above = labelAbove(ui, option, width);
    kit::Disabled disabled(ui, option.disabled);
    const kit::ReadRow read(ui, option.label, option.help);
    const kit::NotRead asText(ui);
    if (above) {
        kit::line(ui, option.label, kit::Face::Body);
    } else {
        const float lower = (drawLabelBeside(ui, option, column) - kit::buttonHeight(ui)) / 2;
        if (lower >= 1) ImGui::SetCursorPosY(ImGui::GetCursorPosY() + std::floor(lower));
    }
    const Edit edit = editValue(ui, option, above ? width : width - column);
    if (option.kind != OptionKind::Text || option.choices.empty() || !option.disabled.empty())
        kit::nameItem(ui, option.label);
    if (option.disabled.empty() && option.kind != OptionKind::Toggle) kit::tooltip(ui, option.tip);
    if (!option.help.empty()) drawHelp(ui, option.help, above ? 0 : std::floor(width * kLabelPart));
    return edit;
}

/// Returns whether the button was pressed.
bool drawTrial(kit::Context& ui, const Option& option) {
    const float width = optionWidth(ui);
    const float indent = width < ui.px(kNarrow) ? 0 : std::floor(width * kLabelPart);
    const kit::ReadRow read(ui, {}, option.trialHelp);
    const kit::NotRead asText(ui);
    if (indent > 0) ImGui::SetCursorPosX(ImGui::GetCursorPosX() + indent);
    const bool pressed = kit::button(ui, {.id = "##trial", .label = option.trial.c_str()});
    if (!option.trialHelp.empty()) drawHelp(ui, option.trialHelp, indent);
    return pressed;
}

}  // namespace

std::vector<SetOption> drawOptions(kit::Context& ui, const std::vector<Option>& options, bool advanced) {
    std::vector<SetOption> changes;
    std::string group;
    for (const Option& option : options) {
        if (option.advanced && !advanced) continue;
        if (option.group != group) {
            group = option.group;
            if (!group.empty()) kit::sectionTitle(ui, group);
        }
        ImGui::PushID(option.key.c_str());
        if (auto edit = drawOption(ui, option)) changes.push_back({option.key, std::move(*edit)});
        if (!option.trial.empty() && drawTrial(ui, option))
            changes.push_back({option.key, option.value, true});
        ImGui::PopID();
    }
    return changes;
}

}  // namespace ui::screens
