#include "app/screens/table/TableSigns.h"

#include <utility>

#include "app/shell/Shell.h"
#include "app/table/BoardSigns.h"

namespace app {
TableSession& TableSigns::table() const { return shell_.currentGame().table(); }

void TableSigns::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    const Settings& settings = shell_.preferences().settings();
    const Shown wanted{settings.showProspects, settings.markThreats, ui.texts.language(), settings.theme};
    const bool news = table().takeViewIsNew();
    if (news || wanted != shown_) {
        shown_ = wanted;
        readBoard(ui);
    }
    std::vector<scene::Sign> all = others_.below;
    all.insert(all.end(), signs_.begin(), signs_.end());
    all.insert(all.end(), others_.above.begin(), others_.above.end());
    table().showSigns(plain_ ? std::vector<scene::Sign>() : std::move(all));
}

void TableSigns::readBoard(const ui::kit::Context& ui) {
    signs_.clear();
    prospects_.clear();
    if (shown_.prospects) addProspects(ui);
    if (shown_.threats) addThreats(signs_, table().view(), shell_.preferences().theme());
}

void TableSigns::addProspects(const ui::kit::Context& ui) {
    const ui::game::Presentation& presentation = *table().entry().presentation;
    for (const auto& prospect : presentation.prospects(ui.texts, table().view())) {
        const ImVec4 color = presentation.seatColor(ui.palette, prospect.player);
        const scene::SignShape shape = scene::shapeOfSeat(prospect.player.value);
        prospects_.push_back({.text = prospect.text, .color = color, .sign = shape});
        addSigns(signs_, prospect, color);
    }
}

void TableSigns::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    ui::screens::drawProspects(ui, prospects_, layout.prospects);
}

std::string TableSigns::text() const {
    std::string all;
    for (const ui::screens::ProspectView& prospect : prospects_)
        all += (all.empty() ? "" : "\n") + prospect.text;
    return all;
}

}  // namespace app
