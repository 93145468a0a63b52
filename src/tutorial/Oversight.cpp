#include "tutorial/Oversight.h"

#include <algorithm>

#include "tutorial/Expectation.h"

namespace tutorial {
namespace {

using game::Action;
using game::Place;
using game::PlayerId;
using game::State;
using game::Viewer;

/// A turn with which the next player wins in the position after a turn of `mover`; nullopt if there is none,
/// or if `mover` would win together with that player.
std::optional<Action> winningAnswer(State& after, PlayerId mover) {
    if (after.toMove() == mover || after.outcome().over) return {};
    const auto answer = winningTurn(after);
    if (!answer) return {};
    (void)after.apply(*answer);
    const bool together = after.outcome().wonBy(mover);
    (void)after.undo();
    return together ? std::nullopt : answer;
}

/// The places to which the turn moves pieces, and those from which it takes them within the same area, each
/// once.
std::vector<Place> placesOfTurn(const game::Transition& turn) {
    std::vector<Place> places;
    for (const game::Hop& hop : game::hopsOf(turn)) {
        if (hop.before.place.area == hop.after.place.area) addOnce(places, hop.before.place);
        addOnce(places, hop.after.place);
    }
    return places;
}

/// The decisive places without those of the turn itself: the player still has to find the turn.
std::vector<Place> placesLeft(const std::vector<Place>& decisive, const game::Transition& turn) {
    const std::vector<Place> played = placesOfTurn(turn);
    std::vector<Place> left;
    for (const Place& place : decisive)
        if (std::none_of(played.begin(), played.end(), [&](const Place& p) { return p.sameSpot(place); }))
            left.push_back(place);
    return left;
}

/// Copies into `oversight` what the position `ended`, in which the game is over, says of its end.
void describe(Oversight& oversight, const State& ended) {
    const auto view = ended.view(Viewer::record());
    oversight.end = view->describeEnd();
    oversight.reason = ended.outcome().reason;
    // The topic is the same for everybody.
    if (auto remark = view->remark(ended.toMove())) oversight.topic = std::move(remark->topic);
}

/// The mistake of not having played `win`, which wins for the player to move in this position.
Oversight missedWin(State& before, Action win) {
    Oversight missed{.kind = Oversight::Kind::MissesWin, .turn = win};
    const game::Transition turn = before.apply(win);
    describe(missed, before);
    missed.places = placesLeft(before.outcome().decisive, turn);
    (void)before.undo();
    return missed;
}

/// The mistake that the position after a turn of `mover` shows, if that turn has not won.
std::optional<Oversight> oversightAfter(State& after, PlayerId mover) {
    if (const game::Outcome outcome = after.outcome(); outcome.lostBy(mover)) {
        Oversight lost{.kind = Oversight::Kind::EndsForOthers, .places = outcome.decisive};
        describe(lost, after);
        return lost;
    }
    const auto answer = winningAnswer(after, mover);
    if (!answer) return {};
    Oversight allowed{.kind = Oversight::Kind::AllowsWin, .turn = *answer};
    allowed.places = placesOfTurn(after.apply(*answer));
    describe(allowed, after);
    (void)after.undo();
    return allowed;
}

}  // namespace

std::optional<Oversight> oversightOf(State& before, Action turn) {
    const PlayerId mover = before.toMove();
    (void)before.apply(turn);
    const bool won = before.outcome().wonBy(mover);
    std::optional<Oversight> found = won ? std::nullopt : oversightAfter(before, mover);
    (void)before.undo();
    if (won || (found && found->kind == Oversight::Kind::EndsForOthers)) return found;
    if (const auto win = winningTurn(before)) return missedWin(before, *win);
    return found;
}

Outlook outlookOf(State& state, const std::stop_token& stop) {
    Outlook outlook{.win = winningTurn(state)};
    if (outlook.win) {
        outlook.safe = outlook.win;
        return outlook;
    }
    const PlayerId mover = state.toMove();
    for (const Action action : state.view(Viewer::record())->legalActions()) {
        if (stop.stop_requested()) break;
        (void)state.apply(action);
        const bool safe = !state.outcome().lostBy(mover) && !winningAnswer(state, mover);
        (void)state.undo();
        if (!safe) continue;
        outlook.safe = action;
        break;
    }
    return outlook;
}

}  // namespace tutorial
