#include "app/screens/table/OnlyTurnPart.h"

#include <utility>

#include "app/play/CurrentGame.h"
#include "app/screens/table/HandPanel.h"
#include "app/settings/Preferences.h"

namespace app {

namespace {

std::optional<game::Action> onlyActionOf(const TableSession& table) {
    // A turn that was taken back would come again at once.
    const match::Feed feed = table.match().events(table.rights().viewer());
    if (!feed.empty() && feed.back().kind == match::EventKind::TakenBack) return {};
    const std::vector<game::Action> legal = table.view().legalActions();
    return legal.size() == 1 ? std::optional(legal.front()) : std::nullopt;
}

}  // namespace

bool OnlyTurnPart::update(float seconds) {
    const bool before = std::exchange(due_, due());
    rested_ = due_ && before ? rested_ + seconds : 0;
    if (rested_ < kSeconds) return due_ != before;
    // It is tried once.
    const game::Action turn = *std::exchange(only_, {});
    (void)currentGame_.tables().shown().turn().playWhole(turn);
    due_ = false;
    return true;
}

bool OnlyTurnPart::due() {
    if (!preferences_.settings().playsOnlyTurns) return false;
    const TableSession& table = currentGame_.tables().shown();
    if (!mayEnter(table)) return false;
    // Counting all turns of a position takes time, so each is looked at once.
    const Looked now{currentGame_.sessionNumber(), table.viewNumber()};
    if (std::exchange(looked_, now) != now) only_ = onlyActionOf(table);
    return only_.has_value();
}

bool OnlyTurnPart::mayEnter(const TableSession& table) const {
    const bool played =
        &table == currentGame_.session() && table.match().live() && !table.match().looksBack();
    const TurnEntry& turn = table.turn();
    const bool entering = turn.begun() || turn.examines() || !turn.shown().text.empty() || hand_.used();
    // An offer must be answered first, and who draws does it on this turn.
    const bool busy = entering || table.players().offerToAnswer() || table.pen().held();
    // Who sits beside him would see that he had no choice, and so what he does not hold.
    const bool watched = table.rights().hidesFromPersons();
    return played && table.rights().personToMove() && !table.animating() && !busy && !watched;
}

}  // namespace app
