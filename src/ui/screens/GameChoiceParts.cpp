#include "ui/screens/GameChoiceParts.h"

#include "ui/kit/Choice.h"
#include "ui/kit/Panel.h"

namespace ui::screens {

std::optional<ChooseKind> drawGameChoice(kit::Context& ui, const GameChoice& choice) {
    if (choice.names.size() < 2) return {};
    int chosen = choice.chosen;
    const bool changed = kit::choice(ui, "##kinds", choice.names, chosen, ImGui::GetContentRegionAvail().x);
    kit::nameItem(ui, ui.tr("Choose a game"));
    kit::gap(ui, 4);
    return changed ? std::optional(ChooseKind{chosen}) : std::nullopt;
}

}  // namespace ui::screens
