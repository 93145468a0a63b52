#include "app/screens/table/ControlPanel.h"

#include <utility>

#include "app/catalog/PlayerNames.h"
#include "app/play/CurrentGame.h"
#include "app/screens/table/HintPanel.h"
#include "app/screens/table/PlayActions.h"
#include "app/screens/table/PlayersPanel.h"
#include "app/screens/table/Replay.h"
#include "app/settings/Preferences.h"

namespace app {

using ui::screens::TableControl;

TableSession& ControlPanel::table() const { return parts_.currentGame.table(); }

TableControl ControlPanel::needed() const {
    if (parts_.replay.running()) return TableControl::Replays;
    if (table().offerToAnswer()) return TableControl::Offer;
    if (table().looksBack()) return TableControl::LooksBack;
    if (table().turnHeld()) return TableControl::LetBotsPlay;
    return table().awaitsTurn() && !table().personsPlay() ? TableControl::PauseBots : TableControl::None;
}

void ControlPanel::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    view_.control = needed();
    view_.caption = captionFor(ui);
}

std::string ControlPanel::captionFor(const ui::kit::Context& ui) const {
    switch (view_.control) {
        case TableControl::Offer:
            return offerInWords(ui);
        case TableControl::LooksBack:
            return ui.tr("An earlier turn is shown");
        case TableControl::Replays:
            return shownPace(ui, parts_.preferences.settings().replaySeconds);
        case TableControl::PauseBots:
        case TableControl::LetBotsPlay:
        case TableControl::None:
            break;
    }
    return parts_.hint.announcement();
}

std::string ControlPanel::offerInWords(const ui::kit::Context& ui) const {
    const auto offer = table().offerToAnswer();
    if (!offer || offer->from.value >= parts_.players.plates().size()) return {};
    const std::string name = parts_.players.nameOf(offer->from.value);
    return offer->proposal == match::Proposal::Draw
               ? aboutPlayer(ui.texts, {base::msgid("{name} offers a draw"), base::msgid("You offer a draw")},
                             name)
               : aboutPlayer(ui.texts,
                             {base::msgid("{name} asks to take back"), base::msgid("You ask to take back")},
                             name);
}

void ControlPanel::claim(ui::screens::PlayNeeds& needs) const {
    needs.control = view_.control != TableControl::None;
}

void ControlPanel::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    pressed_ = ui::screens::drawControl(ui, view_, parts_.actions.states(), layout.control);
}

void ControlPanel::execute() {
    if (const auto act = std::exchange(pressed_, {})) parts_.actions.carryOut(act->action);
}

std::string ControlPanel::text() const {
    return view_.control == TableControl::Offer ? view_.caption : std::string();
}

}  // namespace app
