#include "app/screens/table/TableSigns.h"

#include <imgui.h>

#include <utility>

#include "app/screens/table/TablePanels.h"
#include "app/shell/Shell.h"
#include "app/table/BoardSigns.h"
#include "app/table/CountViews.h"

namespace app {
TableSession& TableSigns::table() const { return shell_.currentGame().table(); }

void TableSigns::refresh(const ui::kit::Context& ui, const OtherSigns& others) {
    const Settings& settings = shell_.preferences().settings();
    const Shown wanted{settings.showProspects, settings.markAnnouncements, ui.texts.language(),
                       settings.theme};
    const bool news = table().takeViewIsNew();
    if (news || wanted != shown_) {
        shown_ = wanted;
        readBoard(ui);
    }
    std::vector<scene::Sign> all = others.below;
    all.insert(all.end(), signs_.begin(), signs_.end());
    all.insert(all.end(), others.above.begin(), others.above.end());
    table().stage().showSigns(plain_ ? std::vector<scene::Sign>() : std::move(all));
    refreshCounts();
}

void TableSigns::readBoard(const ui::kit::Context& ui) {
    signs_.clear();
    panels_.model().prospects.clear();
    if (shown_.prospects) addProspects(ui);
    if (shown_.threats) addThreats(signs_, table().view(), shell_.preferences().theme());
}

void TableSigns::addProspects(const ui::kit::Context& ui) {
    const ui::game::Presentation& presentation = *table().entry().presentation;
    for (const auto& prospect : presentation.prospects(ui.texts, table().view())) {
        const ImVec4 color = presentation.seatColor(ui.palette, prospect.player);
        const scene::SignShape shape = scene::shapeOfSeat(prospect.player.value);
        panels_.model().prospects.push_back({.text = prospect.text, .color = color, .sign = shape});
        addSigns(signs_, prospect, color);
    }
}

void TableSigns::refreshCounts() {
    auto& counts = panels_.model().counts;
    counts.clear();
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    for (const game::PlaceCount& count : table().hand().shownInput().counts)
        counts.push_back(countView(table(), count, display));
    for (const game::PlaceCount& count : table().stage().marks().counts)
        counts.push_back(countView(table(), count, display));
}

std::string TableSigns::text() const {
    std::string all;
    for (const ui::screens::ProspectView& prospect : panels_.model().prospects)
        all += (all.empty() ? "" : "\n") + prospect.text;
    return all;
}

}  // namespace app
