#include "app/screens/table/SignsPart.h"

#include <utility>

#include "app/play/Tables.h"
#include "app/settings/Preferences.h"
#include "app/table/PlaceSigns.h"

namespace app {

bool SignsPart::pass(float /*seconds*/) {
    const Settings& settings = basics_.preferences.settings();
    const Made wanted{.position = shownPosition(table()),
                      .prospects = settings.showProspects && !table().rights().whyNoHelp(),
                      .announced = settings.markAnnouncements,
                      .theme = settings.theme,
                      .highContrast = settings.highContrast,
                      .language = basics_.texts.language()};
    if (std::exchange(made_, wanted) == wanted) return false;
    signs_.clear();
    prospects_.clear();
    if (wanted.prospects) addProspects();
    if (wanted.announced) addAnnounced(signs_, table().view(), basics_.preferences.theme());
    return true;
}

void SignsPart::mark(scene::Marks& marks) const {
    marks.signs.insert(marks.signs.end(), signs_.begin(), signs_.end());
}

void SignsPart::addProspects() {
    const ui::game::Presentation& presentation = *table().entry().presentation;
    const ui::kit::Palette palette = paletteOf(basics_.preferences.theme(), made_.highContrast);
    for (const auto& prospect : presentation.prospects(basics_.texts, table().view())) {
        const ImVec4 color = presentation.seatColor(palette, prospect.player);
        const scene::SignShape shape =
            scene::shapeOfSeat(prospect.player.value, basics_.preferences.theme().marks.signs);
        prospects_.push_back({.text = prospect.text, .color = color, .sign = shape});
        addSigns(signs_, prospect, color, shape);
    }
}

void SignsPart::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    ui::screens::drawProspects(ui, prospects_, layout.prospects);
}

std::string SignsPart::text() const {
    std::string all;
    for (const ui::screens::ProspectView& prospect : prospects_)
        all += (all.empty() ? "" : "\n") + prospect.text;
    return all;
}

}  // namespace app
