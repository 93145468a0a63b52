#include "tutorial/Oversight.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "tutorial/Expectation.h"

namespace tutorial {
namespace {

using game::Action;
using game::Place;
using game::PlayerId;
using game::State;
using game::Viewer;

game::Transition applyAll(State& state, const std::vector<Action>& actions) {
    game::Transition all;
    for (const Action action : actions) {
        game::Transition part = state.apply(action);
        std::move(part.stages.begin(), part.stages.end(), std::back_inserter(all.stages));
    }
    return all;
}

void undoAll(State& state, const std::vector<Action>& actions) {
    for (std::size_t i = 0; i < actions.size(); ++i) (void)state.undo();
}

/// A turn with which the next player wins in the position after a turn of `mover`; empty if there is none,
/// or if `mover` would win together with that player.
std::vector<Action> winningAnswer(State& after, PlayerId mover) {
    if (after.toMove() == mover || after.outcome().over) return {};
    std::vector<Action> answer = winningTurn(after);
    (void)applyAll(after, answer);
    const bool together = after.outcome().wonBy(mover);
    undoAll(after, answer);
    return together ? std::vector<Action>() : answer;
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
Oversight missedWin(State& before, const std::vector<Action>& win) {
    Oversight missed{.kind = Oversight::Kind::MissesWin, .turn = win.front()};
    const game::Transition turn = applyAll(before, win);
    describe(missed, before);
    missed.places = placesLeft(before.outcome().decisive, turn);
    undoAll(before, win);
    return missed;
}

/// The mistake that the position after a turn of `mover` shows, if that turn has not won.
std::optional<Oversight> oversightAfter(State& after, PlayerId mover) {
    if (const game::Outcome outcome = after.outcome(); outcome.lostBy(mover)) {
        Oversight lost{.kind = Oversight::Kind::EndsForOthers, .places = outcome.decisive};
        describe(lost, after);
        return lost;
    }
    const std::vector<Action> answer = winningAnswer(after, mover);
    if (answer.empty()) return {};
    Oversight allowed{.kind = Oversight::Kind::AllowsWin, .turn = answer.front()};
    allowed.places = placesOfTurn(applyAll(after, answer));
    describe(allowed, after);
    undoAll(after, answer);
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
    if (const std::vector<Action> win = winningTurn(before); !win.empty()) return missedWin(before, win);
    return found;
}

Outlook outlookOf(State& state, const std::stop_token& stop) {
    Outlook outlook;
    if (const std::vector<Action> win = winningTurn(state); !win.empty()) {
        outlook.win = win.front();
        outlook.safe = outlook.win;
        return outlook;
    }
    const PlayerId mover = state.toMove();
    for (const Action action : state.view(Viewer::record())->legalActions()) {
        if (stop.stop_requested()) break;
        (void)state.apply(action);
        const bool safe = !state.outcome().lostBy(mover) && winningAnswer(state, mover).empty();
        (void)state.undo();
        if (!safe) continue;
        outlook.safe = action;
        break;
    }
    return outlook;
}

}  // namespace tutorial
