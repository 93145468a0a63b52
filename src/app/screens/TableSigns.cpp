#include "app/screens/TableSigns.h"

#include <imgui.h>

#include <cmath>
#include <utility>

#include "app/BoardSigns.h"
#include "app/Shell.h"
#include "app/screens/TablePanels.h"

namespace app {
namespace {

using ui::screens::CountView;

CountView::Kind kindOf(game::PlaceCount::Kind kind) {
    switch (kind) {
        case game::PlaceCount::Kind::Stays:
            return CountView::Kind::Stays;
        case game::PlaceCount::Kind::Dropped:
            return CountView::Kind::Dropped;
        case game::PlaceCount::Kind::Proposed:
            break;
    }
    return CountView::Kind::Proposed;
}

}  // namespace

TableSession& TableSigns::table() const { return shell_.evening().table(); }

void TableSigns::refresh(const ui::kit::Context& ui, const std::vector<scene::Sign>& others) {
    const Settings& settings = shell_.preferences().settings();
    const ui::game::Presentation& presentation = *table().entry().presentation;
    panels_.model().canShowProspects = presentation.hasProspects();
    panels_.model().showsProspects = settings.showProspects;
    const Shown wanted{settings.showProspects, settings.markThreats, ui.texts.language(), settings.theme};
    const bool news = table().takeViewIsNew();
    if (news || wanted != shown_) {
        shown_ = wanted;
        readBoard(ui);
    }
    std::vector<scene::Sign> all = signs_;
    all.insert(all.end(), others.begin(), others.end());
    table().showSigns(std::move(all));
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
        panels_.model().prospects.push_back(
            {.text = prospect.text, .color = color, .sign = static_cast<int>(shape)});
        addSigns(signs_, prospect, color);
    }
}

void TableSigns::refreshCounts() {
    auto& counts = panels_.model().counts;
    counts.clear();
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    for (const game::PlaceCount& count : table().shownInput().counts) {
        // On top of what would lie there: at its foot the number could be taken for that of a stack before
        // it.
        const game::PieceState top{.id = game::PieceId(0), .owner = game::PlayerId(0), .place = count.place};
        const glm::vec2 at = table().project(table().scene().model().rest(top).position);
        counts.push_back({.text = std::to_string(count.count),
                          .kind = kindOf(count.kind),
                          .at = {(at.x + 1) / 2 * display.x, (1 - at.y) / 2 * display.y}});
    }
}

std::string TableSigns::text() const {
    std::string all;
    for (const ui::screens::ProspectView& prospect : panels_.model().prospects)
        all += (all.empty() ? "" : "\n") + prospect.text;
    return all;
}

}  // namespace app
