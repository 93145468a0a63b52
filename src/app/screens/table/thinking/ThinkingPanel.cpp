#include "app/screens/table/thinking/ThinkingPanel.h"

#include <utility>

#include "app/play/Tables.h"
#include "app/screens/table/thinking/AnalysisPart.h"
#include "app/settings/Preferences.h"
#include "app/table/SeatColor.h"
#include "app/thinking/ThinkingText.h"

namespace app {

bool ThinkingPanel::told() const {
    return !table().seating().onlyPersons() && table().rights().tellsThoughts();
}

// The results of an analysis are shown beside the table, too.
bool ThinkingPanel::possible() const { return told() || !analysis_.report().graph.turns.empty(); }

void ThinkingPanel::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    view_ = {};
    if (!told() || !basics_.preferences.settings().showThinking) return;
    const auto opinion = table().control().opinion();
    const game::PlayerId thinker = opinion ? opinion->player : game::PlayerId(0);
    view_ = shownThinking(ui, ui.tr(table().entry().kind->seatName(thinker).c_str()), opinion);
    if (opinion) view_.color = seatColor(ui, table(), opinion->player.value);
    for (std::size_t seat = 0; seat < view_.shares.size(); ++seat)
        view_.shares[seat].color = seatColor(ui, table(), seat);
}

void ThinkingPanel::claim(ui::screens::PlayNeeds& needs) const { needs.thinking = view_.shown; }

void ThinkingPanel::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    pressed_ = ui::screens::drawThinking(ui, view_, basics_.panels.thinking, layout.thinking);
}

void ThinkingPanel::execute() {
    if (const auto panel = std::exchange(pressed_, {})) basics_.panels.of(panel->panel) = panel->state;
}

std::string ThinkingPanel::text() const {
    const bool details = view_.chance.empty() || basics_.panels.thinking == ui::screens::PanelState::Open;
    return details ? linesOf({view_.chance, view_.line, view_.figures}) : view_.chance;
}

}  // namespace app
