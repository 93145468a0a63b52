#include "app/screens/table/OnlyTurnPart.h"

#include <utility>

#include "app/play/CurrentGame.h"
#include "app/screens/table/HandPanel.h"
#include "app/settings/Preferences.h"

namespace app {

std::optional<OnlyTurnPart::Alone> OnlyTurnPart::turnAlone(TableSession& table) const {
    // A turn that was taken back would come again at once.
    const match::Feed feed = table.match().events(table.rights().viewer());
    if (!feed.empty() && feed.back().kind == match::EventKind::TakenBack) return {};
    const Settings& settings = basics_.preferences.settings();
    if (settings.laysDownAlone && table.turn().shown().givesUp)
        if (const auto proposed = table.turn().input().finish()) return Alone{*proposed, kSecondsToRead};
    // Who sits beside him would see that he had no choice, and so what he does not hold.
    if (!settings.playsOnlyTurns || table.rights().hidesFromPersons()) return {};
    const std::vector<game::Action> legal = table.view().legalActions();
    return legal.size() == 1 ? std::optional(Alone{legal.front(), kSeconds}) : std::nullopt;
}

bool OnlyTurnPart::update(float seconds) {
    const bool before = std::exchange(due_, due());
    rested_ = due_ && before ? rested_ + seconds : 0;
    if (!due_ || rested_ < alone_->seconds) return due_ != before;
    // It is tried once.
    const game::Action turn = std::exchange(alone_, {})->action;
    (void)playing_.tables.shown().turn().playWhole(turn);
    due_ = false;
    return true;
}

bool OnlyTurnPart::due() {
    const Settings& settings = basics_.preferences.settings();
    if (!settings.playsOnlyTurns && !settings.laysDownAlone) return false;
    TableSession& table = playing_.tables.shown();
    if (!mayEnter(table)) return false;
    // Counting all turns of a position takes time, so each is looked at once.
    const Looked now{playing_.currentGame.sessionNumber(), table.viewNumber(), settings.playsOnlyTurns,
                     settings.laysDownAlone};
    if (std::exchange(looked_, now) != now) alone_ = turnAlone(table);
    return alone_.has_value();
}

bool OnlyTurnPart::mayEnter(const TableSession& table) const {
    const bool played =
        &table == playing_.currentGame.session() && table.match().live() && !table.match().looksBack();
    const TurnEntry& turn = table.turn();
    const bool entering = turn.begun() || turn.examines() || !turn.shown().text.empty() || hand_.used();
    // An offer must be answered first, and who draws does it on this turn.
    const bool busy = entering || table.control().offerToAnswer() || table.pen().held();
    return played && table.rights().personToMove() && !table.animating() && !busy;
}

}  // namespace app
