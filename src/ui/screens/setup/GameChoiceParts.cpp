#include "ui/screens/setup/GameChoiceParts.h"

#include "ui/kit/Choice.h"
#include "ui/kit/Panel.h"
#include "ui/kit/Press.h"

namespace ui::screens {

std::optional<ChooseKind> drawGameChoice(kit::Context& ui, const GameChoice& choice, float width) {
    if (choice.names.size() < 2) return {};
    int chosen = choice.chosen;
    const bool changed = kit::choice(ui, "##kinds", choice.names, chosen, width);
    kit::nameItem(ui, ui.tr("Choose a game"));
    return changed ? std::optional(ChooseKind{chosen}) : std::nullopt;
}

std::optional<ChooseKind> drawGameChoice(kit::Context& ui, const GameChoice& choice) {
    const auto chosen = drawGameChoice(ui, choice, ImGui::GetContentRegionAvail().x);
    if (choice.names.size() >= 2) kit::gap(ui, 4);
    return chosen;
}

}  // namespace ui::screens
