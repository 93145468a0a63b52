#include "games/tak/table/MoveBuilder.h"

#include <algorithm>
#include <utility>

#include "games/tak/play/TakMessages.h"
#include "games/tak/table/Refusals.h"

namespace tak::table {

using game::Action;
using game::Place;
using play::actionOf;
using play::kBoardArea;
using play::placeOf;
using rules::Direction;
using rules::Move;
using rules::PieceKind;
using rules::Square;

void MoveBuilder::reset(const game::View& view) {
    state_ = &dynamic_cast<const play::TakState&>(view);  // throws for a view of another game
    legal_.clear();
    for (const Action a : view.legalActions()) legal_.push_back(play::moveOf(a));
    kind_ = chosen_ = PieceKind::Flat;
    cancel();
    if (!mayPlace(kind_)) (void)nextKind(1);
    chosen_ = kind_;
}

// ---- moves that are still possible ----

bool MoveBuilder::mayPlace(PieceKind kind) const {
    return std::any_of(legal_.begin(), legal_.end(),
                       [&](Move m) { return m.isPlacement() && m.kind() == kind; });
}

bool MoveBuilder::canLift(Square s, int pieces) const { return !spreadsOf(legal_, {s, pieces}).empty(); }

std::optional<SpreadPlan> MoveBuilder::planAt(Square s) const {
    if (plan_ && covers(*plan_, *spread_, s)) return plan_;
    return planTo(legal_, *spread_, s, state_->position().size());
}

std::optional<Square> MoveBuilder::squareAt(Place place) const {
    if (place.area != kBoardArea || place.spot >= 64) return {};
    const Square s = Square::fromIndex(place.spot);
    return rules::contains(state_->position().board(), s) ? std::optional(s) : std::nullopt;
}

// ---- input ----

std::optional<Action> MoveBuilder::pick(Place place) {
    refusal_.reset();
    if (legal_.empty()) return {};
    return pickPlace(place);
}

std::optional<Action> MoveBuilder::pickPlace(Place place) {
    if (place.area != kBoardArea) {
        pickPile(place);
        return {};
    }
    const auto at = squareAt(place);
    if (!at) return {};
    return spread_ ? pickWhileLifted(*at) : pickSquare(*at);
}

std::optional<Action> MoveBuilder::pickSquare(Square s) {
    const rules::Position& p = state_->position();
    if (!rules::contains(p.occupied(), s)) return place(s);
    if (fromPile_)
        refusal_ = play::sentenceFor(rules::IllegalReason::SquareOccupied);
    else
        lift(s);
    return {};
}

void MoveBuilder::pickPile(Place place) {
    if (spread_) {
        cancel();
        return;
    }
    const rules::Position& p = state_->position();
    for (const rules::Color pile : {rules::Color::White, rules::Color::Black}) {
        const rules::Supply& given = p.setup().supply[static_cast<std::size_t>(rules::index(pile))];
        if (place.area != play::supplyArea(pile) || place.spot >= given.total()) continue;
        if (pile != p.placementColor())
            refusal_ = whyNotFromPile(p, pile);
        else
            takeFromPile(place.spot >= given.stones ? PieceKind::Capstone : PieceKind::Flat);
    }
}

void MoveBuilder::takeFromPile(PieceKind kind) {
    // A second click on the pile stands the stone in the hand up, a third one lays it flat again.
    if (fromPile_ && kind == PieceKind::Flat && kind_ == PieceKind::Flat && mayPlace(PieceKind::Wall))
        kind = PieceKind::Wall;
    if (!mayPlace(kind)) {
        refusal_ = whyNotPlace(state_->position(), kind);
        return;
    }
    kind_ = kind;
    fromPile_ = true;
}

std::optional<Move> MoveBuilder::placement(Square s) const {
    const auto found = std::find_if(legal_.begin(), legal_.end(), [&](Move m) {
        return m.isPlacement() && m.square() == s && m.kind() == kind_;
    });
    return found == legal_.end() ? std::nullopt : std::optional(*found);
}

std::optional<Action> MoveBuilder::place(Square s) const {
    const auto move = placement(s);
    return move ? std::optional(actionOf(*move)) : std::nullopt;
}

void MoveBuilder::lift(Square s) {
    const rules::Position& p = state_->position();
    for (int pieces = std::min(p.height(s), p.size()); pieces > 0; --pieces)
        if (canLift(s, pieces)) {
            spread_ = SpreadEntry{s, pieces};
            return;
        }
    refusal_ = whyNotLift(p, s);
}

void MoveBuilder::setLifted(int pieces) {
    spread_->lifted = pieces;
    plan_.reset();
}

std::optional<Action> MoveBuilder::pickWhileLifted(Square s) {
    if (!spread_->direction && s == spread_->origin) {
        liftFewer();
        return {};
    }
    if (const auto plan = planAt(s)) return drop(*plan);
    if (changesTo(s)) {
        cancel();
        lift(s);
    } else {
        refusal_ = whyNotTo(state_->position(), *spread_, s);
    }
    return {};
}

void MoveBuilder::liftFewer() {
    int pieces = spread_->lifted - 1;
    while (pieces > 0 && !canLift(spread_->origin, pieces)) --pieces;
    if (pieces == 0)
        cancel();
    else
        setLifted(pieces);
}

/// Whether a click on this square lifts its stack instead: it is the player's own, and not on a line of the
/// stack in the hand. A click on a wall is more often meant as a target, so it lifts nothing.
bool MoveBuilder::changesTo(Square s) const {
    const Square from = spread_->origin;
    const rules::Position& p = state_->position();
    return !spread_->direction && s.file() != from.file() && s.rank() != from.rank() &&
           rules::contains(p.controlled(p.toMove()) & ~p.walls(), s) && canLift(s, 1);
}

std::optional<Action> MoveBuilder::drop(const SpreadPlan& plan) {
    spread_->direction = plan.direction;
    spread_->drops = plan.drops;
    plan_.reset();
    const std::vector<Move> left = spreadsOf(legal_, *spread_);
    if (left.size() == 1) return actionOf(left.front());
    return {};
}

std::optional<Action> MoveBuilder::finish() {
    if (!spread_ || !spread_->direction) return {};
    SpreadPlan rest{*spread_->direction, spread_->drops};
    rest.drops.back() += spread_->lifted - spread_->dropped();
    SpreadEntry after = *spread_;
    after.drops = rest.drops;
    if (spreadsOf(legal_, after).empty()) return {};
    return drop(rest);
}

std::optional<Action> MoveBuilder::finishAt(Place place) {
    const auto at = spread_ ? squareAt(place) : std::nullopt;
    const auto plan = at ? planAt(*at) : std::nullopt;
    return plan && plan->whole ? drop(*plan) : finish();
}

bool MoveBuilder::nextKind(int steps) {
    constexpr int kKinds = 3;
    const int direction = steps > 0 ? 1 : kKinds - 1;
    int kind = static_cast<int>(kind_);
    for (int tried = 0; tried < kKinds; ++tried) {
        kind = (kind + direction) % kKinds;
        if (!mayPlace(static_cast<PieceKind>(kind))) continue;
        const bool changed = static_cast<PieceKind>(kind) != kind_;
        kind_ = static_cast<PieceKind>(kind);
        return changed;
    }
    return false;
}

bool MoveBuilder::vary(int steps) {
    refusal_.reset();
    if (steps == 0) return false;
    if (!spread_) {
        const bool changed = nextKind(steps);
        if (!fromPile_) chosen_ = kind_;
        return changed;
    }
    if (spread_->direction) return false;
    const Square origin = spread_->origin;
    const int most = std::min(state_->position().height(origin), state_->position().size());
    const int direction = steps > 0 ? 1 : -1;
    for (int n = spread_->lifted + direction; n >= 1 && n <= most; n += direction)
        if (canLift(origin, n)) {
            setLifted(n);
            return true;
        }
    return false;
}

bool MoveBuilder::varyAt(Place place, int steps) {
    const auto at = spread_ ? squareAt(place) : std::nullopt;
    const auto plan = at ? planAt(*at) : std::nullopt;
    if (!plan) return vary(steps);
    auto varied = planVaried(legal_, *spread_, *plan, *at, steps);
    if (!varied) return false;
    plan_ = std::move(varied);
    return true;
}

bool MoveBuilder::stepBack() {
    refusal_.reset();
    if (std::exchange(plan_, {})) return true;
    if (!spread_ || !spread_->direction) return cancel();
    if (--spread_->drops.back() == 0) spread_->drops.pop_back();
    if (spread_->drops.empty()) spread_->direction.reset();
    return true;
}

/// Puts a piece from a pile back. The kind chosen before becomes the kind of the next stone again.
void MoveBuilder::putBack() {
    if (fromPile_) kind_ = chosen_;
    fromPile_ = false;
}

bool MoveBuilder::cancel() {
    const bool begun = holding();
    refusal_.reset();
    putBack();
    spread_.reset();
    plan_.reset();
    return begun;
}

Place MoveBuilder::neighbour(Place from, int dx, int dy) const {
    if (from.area != kBoardArea) return cursorStart();
    const Square s = Square::fromIndex(from.spot);
    const int last = state_->position().size() - 1;
    return placeOf(Square(std::clamp(s.file() + dx, 0, last), std::clamp(s.rank() + dy, 0, last)));
}

std::optional<Place> MoveBuilder::placeNamed(std::string_view name) const {
    const rules::Position& p = state_->position();
    const rules::Color c = p.placementColor();
    if (name == "stones" && p.supply(c).stones > 0)
        return state_->piece(state_->nextFromSupply(c, PieceKind::Flat)).place;
    if (name == "capstones" && p.supply(c).capstones > 0)
        return state_->piece(state_->nextFromSupply(c, PieceKind::Capstone)).place;
    return state_->placeNamed(name);
}

Place MoveBuilder::cursorStart() const {
    const int middle = (state_->position().size() - 1) / 2;
    return placeOf(Square(middle, middle));
}

}  // namespace tak::table
