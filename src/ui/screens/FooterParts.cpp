#include "ui/screens/FooterParts.h"

#include <imgui.h>

#include <cmath>

#include "ui/kit/Text.h"

namespace ui::screens {

kit::ButtonSpec backButton(const kit::Context& ui, float width) {
    return {
        .id = "##back", .label = ui.trc("to the screen before", "Back"), .action = "back", .width = width};
}

kit::ButtonSpec mainBackButton(const kit::Context& ui, float width) {
    kit::ButtonSpec back = backButton(ui, width);
    back.kind = kit::ButtonKind::Primary;
    back.focusFirst = true;
    return back;
}

bool drawAtRightEnd(kit::Context& ui, const kit::ButtonSpec& spec) {
    ImGui::SameLine(ImGui::GetContentRegionMax().x - spec.width);
    return kit::button(ui, spec);
}

float formFooterHeight(const kit::Context& ui, const std::string& problem, float width) {
    constexpr float kButtons = 44;
    if (problem.empty()) return kButtons;
    const float spacing = ImGui::GetStyle().ItemSpacing.y;
    const float lines = kit::paragraphHeight(ui, problem, kit::Face::Small, width) + spacing;
    return kButtons + std::ceil(lines / ui.px(1));
}

std::optional<FormAnswer> drawFormFooter(kit::Context& ui, const std::string& problem,
                                         kit::ButtonSpec accept) {
    if (!problem.empty()) kit::paragraph(ui, problem, kit::Face::Small, kit::Tone::Danger);
    const float space = ui.px(12);
    const float width = std::floor((ImGui::GetContentRegionAvail().x - space) / 2);
    const bool back = kit::button(ui, backButton(ui, width));
    ImGui::SameLine(0, space);
    accept.kind = kit::ButtonKind::Primary;
    accept.width = width;
    accept.disabled = problem.c_str();
    accept.focusFirst = true;
    if (kit::button(ui, accept)) return FormAnswer::Accept;
    return back ? std::optional(FormAnswer::Back) : std::nullopt;
}

}  // namespace ui::screens
