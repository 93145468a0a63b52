#include "app/screens/table/NumbersPart.h"

#include <imgui.h>

#include "app/play/Tables.h"
#include "app/table/CountViews.h"

namespace app {

void NumbersPart::refresh(const ui::kit::Context& /*ui*/, float /*seconds*/) {
    counts_.clear();
    const TableSession& table = playing_.tables.shown();
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    for (const game::PlaceCount& count : table.turn().shown().counts)
        counts_.push_back(countView(table, count, display));
    for (const game::PlaceCount& count : table.stage().marks().counts)
        counts_.push_back(countView(table, count, display));
}

void NumbersPart::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& /*layout*/) {
    ui::screens::drawCounts(ui, counts_);
}

}  // namespace app
