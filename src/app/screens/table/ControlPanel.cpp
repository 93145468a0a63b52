#include "app/screens/table/ControlPanel.h"

#include <utility>

#include "app/catalog/PlayerNames.h"
#include "app/play/Tables.h"
#include "app/screens/table/PlayCommands.h"
#include "app/screens/table/Replay.h"
#include "app/screens/table/thinking/HintPanel.h"
#include "app/settings/Preferences.h"
#include "app/table/SeatNames.h"
#include "unicode/Letters.h"

namespace app {

using ui::screens::ControlKind;

namespace {
constexpr std::size_t kLongestInOffer = 80;  // letters of a name; the rest of the question must be read, too
}

ControlKind ControlPanel::needed() const {
    if (table().control().offerToAnswer()) return ControlKind::Offer;
    if (table().pen().held()) return ControlKind::None;  // its tools stand there
    if (replay_.running()) return ControlKind::Replays;
    if (table().match().looksBack()) return ControlKind::LooksBack;
    if (table().control().paused()) return ControlKind::LetBotsPlay;
    return table().control().awaitsTurn() && !table().seating().hasPersons() ? ControlKind::PauseBots
                                                                             : ControlKind::None;
}

void ControlPanel::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    view_.control = needed();
    view_.caption = captionFor(ui);
    view_.otherCaptions.clear();
    if (view_.control != ControlKind::Replays) return;
    for (const double pace : Replay::pacesOf(table().match()))
        view_.otherCaptions.push_back(shownPace(ui, pace));
}

std::string ControlPanel::captionFor(const ui::kit::Context& ui) const {
    switch (view_.control) {
        case ControlKind::Offer:
            return offerInWords(ui);
        case ControlKind::LooksBack:
            // The hint, which says why something cannot be done, has given its place to the buttons.
            return hint_.refuses() ? hint_.refusal() : ui.tr("An earlier turn is shown");
        case ControlKind::Replays:
            return shownPace(ui, basics_.preferences.settings().replaySeconds);
        case ControlKind::PauseBots:
        case ControlKind::LetBotsPlay:
        case ControlKind::None:
            break;
    }
    return hint_.announcement();
}

std::string ControlPanel::offerInWords(const ui::kit::Context& ui) const {
    const auto offer = table().control().offerToAnswer();
    if (!offer || offer->from.value >= table().match().players().size()) return {};
    const std::string name = unicode::shortened(nameAt(table(), offer->from, ui.texts), kLongestInOffer);
    std::string words =
        offer->proposal == match::Proposal::Draw
            ? aboutPlayer(ui.texts, {base::msgid("{name} offers a draw"), base::msgid("You offer a draw")},
                          name)
            : aboutPlayer(ui.texts,
                          {base::msgid("{name} asks to take back"), base::msgid("You ask to take back")},
                          name);
    if (table().seating().persons().size() < 2) return words;
    const std::string who =
        unicode::shortened(nameAt(table(), *table().control().whoAnswers(), ui.texts), kLongestInOffer);
    return ui.tr("{what}: {value}", {{"what", who}, {"value", words}});
}

void ControlPanel::claim(ui::screens::PlayNeeds& needs) const {
    needs.control = needs.control || view_.control != ControlKind::None;
}

void ControlPanel::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    pressed_ = ui::screens::drawControl(ui, view_, actions_.states(), layout.control);
}

void ControlPanel::execute() {
    if (const auto act = std::exchange(pressed_, {})) actions_.carryOut(act->action);
}

std::string ControlPanel::text() const {
    return view_.control == ControlKind::Offer ? view_.caption : std::string();
}

bool ControlPanel::escape() {
    if (!table().control().offerToAnswer()) return false;
    table().control().answerOffer(false);
    return true;
}

}  // namespace app
