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

bool isWinner(const game::Outcome& outcome, PlayerId player) {
    return std::find(outcome.winners.begin(), outcome.winners.end(), player) != outcome.winners.end();
}

bool isLost(const game::Outcome& outcome, PlayerId player) {
    return outcome.over && !outcome.winners.empty() && !isWinner(outcome, player);
}

/// The turn by which the next player wins, and the mover does not.
std::optional<Action> winningAnswer(State& after, PlayerId mover) {
    if (after.toMove() == mover || after.outcome().over) return {};
    const auto answer = winningTurn(after);
    if (!answer) return {};
    (void)after.apply(*answer);
    const bool together = isWinner(after.outcome(), mover);
    (void)after.undo();
    return together ? std::nullopt : answer;
}

/// Where pieces are put, and where they come from on the same part of the table.
std::vector<Place> placesOfTurn(const game::Transition& turn) {
    std::vector<Place> places;
    const auto add = [&](const Place& place) {
        const bool known = std::any_of(places.begin(), places.end(),
                                       [&](const Place& other) { return other.sameSpot(place); });
        if (!known) places.push_back(place);
    };
    for (const game::Hop& hop : turn.hops) {
        if (hop.before.place.area == hop.after.place.area) add(hop.before.place);
        add(hop.after.place);
    }
    return places;
}

/// What decides without what the turn itself adds: there is something left to find.
std::vector<Place> placesLeft(const std::vector<Place>& decisive, const game::Transition& turn) {
    const std::vector<Place> played = placesOfTurn(turn);
    std::vector<Place> left;
    for (const Place& place : decisive)
        if (std::none_of(played.begin(), played.end(), [&](const Place& p) { return p.sameSpot(place); }))
            left.push_back(place);
    return left;
}

/// What there is to say of a position at its end.
void describe(Oversight& oversight, const State& ended) {
    const auto view = ended.view(Viewer::record());
    oversight.end = view->describeEnd();
    oversight.reason = ended.outcome().reason;
    // The topic is the same for everybody.
    if (auto remark = view->remark(ended.toMove())) oversight.topic = std::move(remark->topic);
}

/// A win of the player to move in this position.
Oversight missedWin(State& before, Action win) {
    Oversight missed{.kind = Oversight::Kind::MissesWin, .turn = win};
    const game::Transition turn = before.apply(win);
    describe(missed, before);
    missed.places = placesLeft(before.outcome().decisive, turn);
    (void)before.undo();
    return missed;
}

/// Of the position after a turn of `mover` that is no win.
std::optional<Oversight> oversightAfter(State& after, PlayerId mover) {
    if (const game::Outcome outcome = after.outcome(); isLost(outcome, mover)) {
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
    const bool won = before.outcome().over && isWinner(before.outcome(), mover);
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
        const bool safe = !isLost(state.outcome(), mover) && !winningAnswer(state, mover);
        (void)state.undo();
        if (!safe) continue;
        outlook.safe = action;
        break;
    }
    return outlook;
}

}  // namespace tutorial
