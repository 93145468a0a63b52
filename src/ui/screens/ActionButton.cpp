#include "ui/screens/ActionButton.h"

#include <utility>
#include <vector>

#include "ui/kit/Panel.h"

namespace ui::screens {
namespace {

constexpr float kBetweenActions = 4;  // units

kit::ButtonSpec specOf(const ActionButton& button, const std::string& id) {
    return {.id = id.c_str(),
            .label = button.label,
            .icon = button.icon,
            .tooltip = button.tooltip,
            .action = button.key ? button.key : button.action,
            .kind = button.kind,
            .focusFirst = button.focusFirst};
}

std::string idOf(const ActionButton& button) { return std::string("##") + button.action; }

std::optional<Act> draw(kit::Context& ui, const ActionButton& button, const ActionState& state, float width,
                        float height) {
    const std::string id = idOf(button);
    kit::ButtonSpec spec = specOf(button, id);
    spec.width = width;
    spec.height = height;
    spec.disabled = state.disabled.c_str();
    spec.chosen = state.on && button.showsOn;
    return kit::button(ui, spec) ? std::optional(Act{button.action}) : std::nullopt;
}

}  // namespace

float actionWidth(const kit::Context& ui, const ActionButton& button) {
    const std::string id = idOf(button);
    return kit::buttonWidth(ui, specOf(button, id));
}

std::optional<Act> drawAction(kit::Context& ui, const ActionStates& states, const ActionButton& button,
                              float width, float height) {
    return draw(ui, button, states(button.action), width, height);
}

std::optional<Act> drawActionRow(kit::Context& ui, const ActionStates& states,
                                 std::span<const ActionButton> buttons, float height) {
    std::vector<std::pair<const ActionButton*, ActionState>> row;
    for (const ActionButton& button : buttons)
        if (ActionState state = states(button.action); state.offered) row.emplace_back(&button, state);
    std::optional<Act> pressed;
    const float space = ui.px(kBetweenActions);
    const float whole = ImGui::GetContentRegionAvail().x;
    const auto count = static_cast<int>(row.size());
    for (int i = 0; i < count; ++i) {
        const auto& [button, state] = row[static_cast<std::size_t>(i)];
        if (i > 0) ImGui::SameLine(0, space);
        if (auto act = draw(ui, *button, state, kit::sharedWidth(whole, count, i, space), height))
            pressed = std::move(act);
    }
    return pressed;
}

}  // namespace ui::screens
