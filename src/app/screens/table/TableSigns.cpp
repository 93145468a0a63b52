#include "app/screens/table/TableSigns.h"

#include <imgui.h>

#include <utility>

#include "app/screens/table/TablePanels.h"
#include "app/shell/Shell.h"
#include "app/table/BoardSigns.h"
#include "app/table/CountViews.h"

namespace app {

TableSession& TableSigns::table() const { return shell_.currentGame().table(); }

void TableSigns::pass() {
    const Settings& settings = shell_.preferences().settings();
    const Made wanted{.position = shownPosition(shell_.currentGame()),
                      .prospects = settings.showProspects,
                      .threats = settings.markThreats,
                      .theme = settings.theme,
                      .highContrast = settings.highContrast,
                      .language = shell_.texts().language()};
    if (std::exchange(made_, wanted) == wanted) return;
    signs_.clear();
    prospects_.clear();
    if (wanted.prospects) addProspects();
    if (wanted.threats) addThreats(signs_, table().view(), shell_.preferences().theme());
}

void TableSigns::mark(scene::Marks& marks) const {
    marks.signs.insert(marks.signs.end(), signs_.begin(), signs_.end());
}

void TableSigns::addProspects() {
    const ui::game::Presentation& presentation = *table().entry().presentation;
    const ui::kit::Palette palette = paletteOf(shell_.preferences().theme(), made_.highContrast);
    for (const auto& prospect : presentation.prospects(shell_.texts(), table().view())) {
        const ImVec4 color = presentation.seatColor(palette, prospect.player);
        const scene::SignShape shape = scene::shapeOfSeat(prospect.player.value);
        prospects_.push_back({.text = prospect.text, .color = color, .sign = shape});
        addSigns(signs_, prospect, color);
    }
}

void TableSigns::refresh() {
    ui::screens::PlayModel& model = panels_.model();
    model.canShowProspects = table().entry().presentation->hasProspects();
    model.showsProspects = shell_.preferences().settings().showProspects;
    model.prospects = prospects_;
    refreshCounts();
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
    for (const ui::screens::ProspectView& prospect : prospects_)
        all += (all.empty() ? "" : "\n") + prospect.text;
    return all;
}

}  // namespace app
