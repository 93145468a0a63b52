#include "tutorial/Proof.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tutorial {
namespace {

using game::Action;
using game::PieceState;
using game::Place;
using game::PlayerId;
using game::State;
using game::Viewer;

constexpr int kMostTurns = 300'000;  // played to prove one claim
constexpr int kLongestWait = 40;     // most turns of others, one after another

std::vector<PieceState> piecesIn(const State& state) { return state.view(Viewer::record())->pieces(); }

/// The piece on top at a place; nothing if there is none.
std::optional<PieceState> topAt(const std::vector<PieceState>& pieces, const Place& place) {
    std::optional<PieceState> top;
    for (const PieceState& piece : pieces)
        if (piece.place.sameSpot(place) && (!top || piece.place.level > top->place.level)) top = piece;
    return top;
}

/// The same piece in another position.
const PieceState& again(const PieceState& piece, const std::vector<PieceState>& pieces) {
    const auto same = [&](const PieceState& other) { return other.id == piece.id; };
    return *std::find_if(pieces.begin(), pieces.end(), same);
}

bool isTaken(const PieceState& before, const std::vector<PieceState>& pieces) {
    return again(before, pieces).place.area != before.place.area;
}

/// Whether a piece that was on top is not any more, but still in its area.
bool isCovered(const PieceState& before, const std::vector<PieceState>& pieces) {
    const Place& now = again(before, pieces).place;
    return now.area == before.place.area && topAt(pieces, now)->id != before.id;
}

/// The actions that a word of a claim stands for: those that the pattern fits, or the turn; none if it is not
/// legal.
std::vector<Action> meant(const State& state, const std::string& word) {
    const std::unique_ptr<const game::View> view = state.view(Viewer::record());
    if (state.outcome().over) return {};
    if (word.find_first_of("*?") == std::string::npos) {
        const auto turn = view->parse(word);
        return turn && state.isLegal(*turn) ? std::vector<Action>{*turn} : std::vector<Action>();
    }
    std::vector<Action> all = view->legalActions();
    const auto other = [&](Action action) { return !fits(view->notation(action), word); };
    all.erase(std::remove_if(all.begin(), all.end(), other), all.end());
    return all;
}

/// Proves one claim, turn by turn, in a position of its own.
class Proof {
  public:
    Proof(const Condition& claim, const State& position) : claim_(claim), state_(position.clone()) {}

    bool holdsFor(PlayerId mover) { return holdsAfter(0, mover) && turnsLeft_ > 0; }

  private:
    /// Whether it holds after all turns that `after` stands for from its word `from` on.
    bool holdsAfter(std::size_t from, PlayerId mover) {
        if (from == claim_.after.size()) return isSo(mover) != claim_.denied;
        const std::vector<Action> turns = meant(*state_, claim_.after[from]);
        return !turns.empty() && std::all_of(turns.begin(), turns.end(), [&](Action turn) {
            const PlayerId next = state_->moverOf(turn);
            return played(turn, [&] { return holdsAfter(from + 1, next); });
        });
    }

    bool isSo(PlayerId mover) {
        switch (claim_.kind) {
            case Condition::Kind::Turn:
                return tutorial::holdsAfter(claim_.turn, *state_, mover);
            case Condition::Kind::Legal:
                return canPlay(0);
            case Condition::Kind::Safe:
                return forAllPlaces([&](const PieceState& top) { return isSafe(top); });
            case Condition::Kind::Takes:
                return hasDone(isTaken);
            case Condition::Kind::Covers:
                return hasDone(isCovered);
            case Condition::Kind::Position:
                return fits(state_->view(Viewer::record())->positionText(), claim_.turns.front());
        }
        return false;
    }

    bool canPlay(std::size_t from) {
        if (from == claim_.turns.size()) return true;
        const std::vector<Action> turns = meant(*state_, claim_.turns[from]);
        return std::any_of(turns.begin(), turns.end(),
                           [&](Action turn) { return played(turn, [&] { return canPlay(from + 1); }); });
    }

    /// A claim about a piece whose owner is to move says nothing yet.
    bool isSafe(const PieceState& top) {
        return !state_->outcome().over && state_->toMove() != top.owner && staysOnTop(top, kLongestWait);
    }

    /// Whether it stays on top until its owner is to move, which is after `most` turns at the latest.
    bool staysOnTop(const PieceState& top, int most) {
        const std::vector<PieceState> pieces = piecesIn(*state_);
        if (isTaken(top, pieces) || isCovered(top, pieces)) return false;
        if (state_->outcome().over || state_->toMove() == top.owner) return true;
        if (most == 0) return false;
        const std::vector<Action> turns = state_->view(Viewer::record())->legalActions();
        return std::all_of(turns.begin(), turns.end(), [&](Action turn) {
            return played(turn, [&] { return staysOnTop(top, most - 1); });
        });
    }

    /// Whether the last turn has done this to what was on top of the places.
    template <typename Done>
    bool hasDone(Done done) {
        const std::vector<PieceState> after = piecesIn(*state_);
        std::unique_ptr<State> present = state_->clone();
        (void)state_->undo();
        const bool all = forAllPlaces([&](const PieceState& top) { return done(top, after); });
        state_ = std::move(present);
        return all;
    }

    /// Whether each place has a piece on top of which this is true.
    template <typename Test>
    bool forAllPlaces(Test test) {
        const std::vector<PieceState> pieces = piecesIn(*state_);
        return std::all_of(claim_.places.begin(), claim_.places.end(), [&](const Place& place) {
            const std::optional<PieceState> top = topAt(pieces, place);
            return top && test(*top);
        });
    }

    /// The result of `then` after a turn, which is taken back again.
    template <typename Then>
    bool played(Action turn, Then then) {
        if (turnsLeft_ == 0) return false;
        --turnsLeft_;
        (void)state_->apply(turn);
        const bool result = then();
        (void)state_->undo();
        return result;
    }

    const Condition& claim_;
    std::unique_ptr<State> state_;
    int turnsLeft_ = kMostTurns;
};

}  // namespace

bool holds(const Condition& claim, const game::State& position, game::PlayerId mover) {
    return Proof(claim, position).holdsFor(mover);
}

}  // namespace tutorial
