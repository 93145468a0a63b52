#include "tutorial/Expectation.h"

namespace tutorial {
namespace {

using game::Viewer;

/// Whether the next player can win, or has won, after a turn of `mover`.
bool loses(game::State& after, game::PlayerId mover) {
    const game::Outcome outcome = after.outcome();
    if (outcome.over) return outcome.lostBy(mover);
    return after.toMove() != mover && !winningTurn(after).empty();
}

/// Whether the mover wins with the next turn, whatever the others do until then.
bool winsWhatever(game::State& state, game::PlayerId mover) {
    if (const game::Outcome outcome = state.outcome(); outcome.over) return outcome.wonBy(mover);
    if (state.toMove() == mover) return !winningTurn(state).empty();
    for (const game::Action reply : state.view(Viewer::record())->legalActions()) {
        (void)state.apply(reply);
        const bool won = winsWhatever(state, mover);
        (void)state.undo();
        if (!won) return false;
    }
    return true;
}

/// Whether the mover wins with the next turn, whatever the answer to the last one is.
bool forces(game::State& after, game::PlayerId mover) {
    return !after.outcome().over && !loses(after, mover) && winsWhatever(after, mover);
}

/// Whether the player to move has a turn that forces a win.
bool canForce(game::State& state) {
    const game::PlayerId mover = state.toMove();
    for (const game::Action turn : state.view(Viewer::record())->legalActions()) {
        (void)state.apply(turn);
        const bool forced = forces(state, mover);
        (void)state.undo();
        if (forced) return true;
    }
    return false;
}

}  // namespace

bool holdsAfter(Expectation::Kind condition, game::State& after, game::PlayerId mover) {
    switch (condition) {
        case Expectation::Kind::Wins:
            return after.outcome().wonBy(mover);
        case Expectation::Kind::Draws:
            return after.outcome().over && after.outcome().winners.empty();
        case Expectation::Kind::Continues:
            return !after.outcome().over;
        case Expectation::Kind::Forces:
            return forces(after, mover);
        case Expectation::Kind::Stops:
            return !loses(after, mover) && (after.outcome().over || !canForce(after));
        case Expectation::Kind::Threatens:
            return !after.view(Viewer::record())->announcement().empty();
        case Expectation::Kind::Defends:
            return !loses(after, mover);
        case Expectation::Kind::Loses:
            return loses(after, mover);
        default:
            return true;
    }
}

/// Where a character does not fit, the last * takes in one more.
bool fits(std::string_view text, std::string_view pattern) {
    std::size_t at = 0;
    std::size_t fitted = 0;
    std::size_t star = std::string_view::npos;
    std::size_t afterStar = 0;  // in the text
    while (fitted < text.size()) {
        if (at < pattern.size() && pattern[at] == '*') {
            star = at++;
            afterStar = fitted;
        } else if (at < pattern.size() && (pattern[at] == '?' || pattern[at] == text[fitted])) {
            ++at;
            ++fitted;
        } else if (star != std::string_view::npos) {
            at = star + 1;
            fitted = ++afterStar;
        } else {
            return false;
        }
    }
    return pattern.find_first_not_of('*', at) == std::string_view::npos;
}

std::vector<game::Action> winningTurn(game::State& state) {
    const game::PlayerId mover = state.toMove();
    const int round = state.round();
    std::vector<game::Action> firstParts;  // of turns that go on
    for (const game::Action action : state.view(Viewer::record())->legalActions()) {
        (void)state.apply(action);
        const game::Outcome outcome = state.outcome();
        const bool goesOn = !outcome.over && state.toMove() == mover && state.round() == round;
        (void)state.undo();
        if (outcome.wonBy(mover)) return {action};
        if (goesOn) firstParts.push_back(action);
    }
    for (const game::Action first : firstParts) {
        (void)state.apply(first);
        std::vector<game::Action> turn = winningTurn(state);
        (void)state.undo();
        if (turn.empty()) continue;
        turn.insert(turn.begin(), first);
        return turn;
    }
    return {};
}

bool needsTruth(Expectation::Kind kind) { return kind >= Expectation::Kind::Wins; }

bool meets(const Expectation& expectation, const game::View& before, game::Action turn) {
    if (expectation.kind == Expectation::Kind::Action) return turn == expectation.action;
    if (expectation.kind == Expectation::Kind::Pattern)
        return fits(before.notation(turn), expectation.pattern);
    if (!needsTruth(expectation.kind)) return true;
    const std::unique_ptr<game::State> state = before.truth();
    if (!state) return false;
    const game::PlayerId mover = state->toMove();
    (void)state->apply(turn);
    return holdsAfter(expectation.kind, *state, mover);
}

}  // namespace tutorial
