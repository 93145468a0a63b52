#include "games/tak/table/MoveBuilder.h"

#include <algorithm>
#include <utility>

#include "base/Message.h"

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
    state_ = &dynamic_cast<const play::TakState&>(view);  // throws for another game's
    legal_.clear();
    for (const Action a : view.legalActions()) legal_.push_back(play::moveOf(a));
    kind_ = chosen_ = PieceKind::Flat;
    cancel();
    if (!mayPlace(kind_)) (void)nextKind(1);
    chosen_ = kind_;
}

// ---- what is still possible ----

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

// ---- entering ----

std::optional<Action> MoveBuilder::pick(Place place) {
    if (legal_.empty()) return {};
    if (place.area != kBoardArea) return pickPile(place);
    const auto at = squareAt(place);
    if (!at) return {};
    const Square s = *at;
    if (spread_) return pickWhileLifted(s);
    const rules::Position& p = state_->position();
    if (!rules::contains(p.occupied(), s)) return this->place(s);
    putBack();
    if (rules::contains(p.controlled(p.toMove()), s)) lift(s);
    return {};
}

std::optional<Action> MoveBuilder::pickPile(Place place) {
    if (spread_) {
        cancel();
        return {};
    }
    const rules::Position& p = state_->position();
    if (place.area != play::supplyArea(p.placementColor())) return {};
    const rules::Supply& given = p.setup().supply[static_cast<std::size_t>(rules::index(p.placementColor()))];
    if (place.spot >= given.total()) return {};
    const bool capstone = place.spot >= given.stones;
    const bool stoneInHand = fromPile_ && kind_ != PieceKind::Capstone;
    PieceKind wanted = capstone ? PieceKind::Capstone : PieceKind::Flat;
    // A second click on the stones stands the stone in the hand up, a third lays it down again.
    if (!capstone && stoneInHand && kind_ == PieceKind::Flat && mayPlace(PieceKind::Wall))
        wanted = PieceKind::Wall;
    if (!mayPlace(wanted)) return {};
    kind_ = wanted;
    fromPile_ = true;
    return {};
}

std::optional<Action> MoveBuilder::place(Square s) const {
    const Move m = Move::placement(s, kind_);
    if (std::find(legal_.begin(), legal_.end(), m) == legal_.end()) return {};
    return actionOf(m);
}

void MoveBuilder::lift(Square s) {
    const rules::Position& p = state_->position();
    for (int pieces = std::min(p.height(s), p.size()); pieces > 0; --pieces)
        if (canLift(s, pieces)) {
            spread_ = SpreadEntry{s, pieces};
            return;
        }
}

void MoveBuilder::setLifted(int pieces) {
    spread_->lifted = pieces;
    plan_.reset();
}

std::optional<Action> MoveBuilder::pickWhileLifted(Square s) {
    if (!spread_->direction && s == spread_->origin) {
        int pieces = spread_->lifted - 1;
        while (pieces > 0 && !canLift(s, pieces)) --pieces;
        if (pieces == 0)
            cancel();
        else
            setLifted(pieces);
        return {};
    }
    if (const auto plan = planAt(s)) return drop(*plan);
    const bool untouched = !spread_->direction;
    cancel();
    // Pointing at another stack of one's own means that one instead.
    const rules::Position& p = state_->position();
    if (untouched && rules::contains(p.controlled(p.toMove()), s)) lift(s);
    return {};
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
    if (std::exchange(plan_, {})) return true;
    if (!spread_ || !spread_->direction) return cancel();
    if (--spread_->drops.back() == 0) spread_->drops.pop_back();
    if (spread_->drops.empty()) spread_->direction.reset();
    return true;
}

/// What was taken from a pile and goes back there leaves no trace: the next stone is what was chosen before.
void MoveBuilder::putBack() {
    if (fromPile_) kind_ = chosen_;
    fromPile_ = false;
}

bool MoveBuilder::cancel() {
    const bool begun = holding();
    putBack();
    spread_.reset();
    plan_.reset();
    return begun;
}

// ---- showing ----

std::vector<game::Choice> MoveBuilder::choices() const {
    const rules::Position& position = state_->position();
    const bool ofNext = position.placementColor() != position.toMove();  // the first turns
    const auto choice = [&](PieceKind kind, const char* label, const char* icon, const char* help) {
        return game::Choice{label, icon, mayPlace(kind), kind_ == kind, ofNext, help};
    };
    std::vector<game::Choice> all{
        choice(PieceKind::Flat, base::msgid("Flat"), "flat",
               base::msgid("Lies: part of a road, but others may move onto it.")),
        choice(PieceKind::Wall, base::msgid("Wall"), "wall",
               base::msgid("Stands: stops roads and stacks, but is no part of a road."))};
    const auto& supply = position.setup().supply;
    if (supply[0].capstones + supply[1].capstones > 0)
        all.push_back(choice(PieceKind::Capstone, base::msgid("Capstone"), "capstone",
                             base::msgid("Part of a road; nothing moves onto it, and it flattens walls.")));
    return all;
}

void MoveBuilder::choose(std::size_t choice) {
    const auto kind = static_cast<PieceKind>(choice);
    if (choice < 3 && mayPlace(kind)) {
        cancel();
        kind_ = chosen_ = kind;
    }
}

game::PieceState MoveBuilder::placedPiece(Square s) const {
    const rules::Position& p = state_->position();
    game::PieceState piece = state_->piece(state_->nextFromSupply(p.placementColor(), kind_));
    piece.place = placeOf(s);
    piece.face = kind_ == PieceKind::Wall ? play::kStanding : play::kLying;
    return piece;
}

void MoveBuilder::showHand(game::InputView& view) const {
    const SpreadEntry& spread = *spread_;
    const auto& stack = state_->stackAt(spread.origin);
    std::size_t next = stack.size() - static_cast<std::size_t>(spread.lifted);
    for (std::size_t i = 0; i < spread.drops.size(); ++i) {
        const Square s = rules::moved(spread.origin, *spread.direction, static_cast<int>(i) + 1);
        for (int k = 0; k < spread.drops[i]; ++k) {
            game::PieceState piece = state_->piece(stack[next++]);
            piece.place = placeOf(s, state_->position().height(s) + k);
            view.preview.push_back({piece, false});
        }
    }
    const Square hand = spread.hand();
    int level = spread.direction ? state_->position().height(hand) + spread.drops.back()
                                 : state_->position().height(hand) - spread.lifted;
    for (; next < stack.size(); ++next) {
        game::PieceState piece = state_->piece(stack[next]);
        piece.place = placeOf(hand, level++);
        view.preview.push_back({piece, true});
    }
}

void MoveBuilder::showTargets(game::InputView& view) const {
    for (rules::Bitboard b = state_->position().board(); b;) {
        const Square s = rules::takeFirst(b);
        if (const auto plan = planTo(legal_, *spread_, s, state_->position().size()))
            (plan->whole ? view.reach : view.targets).push_back(placeOf(s));
    }
}

/// The pieces that it would drop, where they would come to lie.
void MoveBuilder::showPlan(game::InputView& view, const SpreadPlan& plan) const {
    const SpreadEntry& spread = *spread_;
    const auto& stack = state_->stackAt(spread.origin);
    std::size_t next = stack.size() - static_cast<std::size_t>(spread.lifted - spread.dropped());
    for (std::size_t i = 0; i < plan.drops.size(); ++i) {
        const Square s = rules::moved(spread.origin, plan.direction, static_cast<int>(i) + 1);
        for (int k = i < spread.drops.size() ? spread.drops[i] : 0; k < plan.drops[i]; ++k) {
            game::PieceState piece = state_->piece(stack[next++]);
            piece.place = placeOf(s, state_->position().height(s) + k);
            view.ghosts.push_back(piece);
        }
    }
    SpreadEntry after = spread;
    after.direction = plan.direction;
    after.drops = plan.drops;
    if (const auto left = spreadsOf(legal_, after); left.size() == 1)
        view.proposal = state_->notation(actionOf(left.front()));
}

/// Of a single piece there is nothing to count.
void MoveBuilder::showCounts(game::InputView& view, const std::optional<SpreadPlan>& plan) const {
    using Kind = game::PlaceCount::Kind;
    const SpreadEntry& spread = *spread_;
    const rules::Position& p = state_->position();
    const int stays = p.height(spread.origin) - spread.lifted;
    if (stays + spread.lifted < 2) return;
    view.counts.push_back({placeOf(spread.origin, stays), stays, Kind::Stays});
    const std::vector<int>& drops = plan ? plan->drops : spread.drops;
    const auto direction = plan ? plan->direction : spread.direction.value_or(Direction::Up);
    for (std::size_t i = 0; i < drops.size(); ++i) {
        const Square s = rules::moved(spread.origin, direction, static_cast<int>(i) + 1);
        const bool lies = i < spread.drops.size() && spread.drops[i] == drops[i];
        view.counts.push_back(
            {placeOf(s, p.height(s) + drops[i]), drops[i], lies ? Kind::Dropped : Kind::Proposed});
    }
}

game::InputView MoveBuilder::view(std::optional<Place> hover) const {
    game::InputView view;
    if (!state_ || legal_.empty()) return view;
    view.text = text();
    const auto at = hover ? squareAt(*hover) : std::nullopt;
    if (spread_) {
        const auto plan = at ? planAt(*at) : std::nullopt;
        showHand(view);
        showTargets(view);
        if (plan) showPlan(view, *plan);
        showCounts(view, plan);
        return view;
    }
    if (fromPile_) {
        game::PieceState piece = placedPiece(Square());
        piece.place = state_->piece(piece.id).place;
        view.preview.push_back({piece, true});
        for (rules::Bitboard b = state_->position().empty(); b;)
            view.targets.push_back(placeOf(rules::takeFirst(b)));
    }
    if (at && place(*at)) view.ghosts.push_back(placedPiece(*at));
    return view;
}

std::string MoveBuilder::text() const {
    if (!spread_) {
        if (!fromPile_) return {};
        return kind_ == PieceKind::Wall ? "S" : kind_ == PieceKind::Capstone ? "C" : "";
    }
    std::string text = spread_->lifted > 1 ? std::to_string(spread_->lifted) : "";
    text += static_cast<char>('a' + spread_->origin.file());
    text += static_cast<char>('1' + spread_->origin.rank());
    if (!spread_->direction) return text;
    text += "+-><"[static_cast<int>(*spread_->direction)];
    for (const int n : spread_->drops) text += std::to_string(n);
    return text;
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
    if (name.size() != 2 || !rules::onBoard(name[0] - 'a', name[1] - '1', p.size())) return {};
    return placeOf(Square(name[0] - 'a', name[1] - '1'));
}

Place MoveBuilder::cursorStart() const {
    const int middle = (state_->position().size() - 1) / 2;
    return placeOf(Square(middle, middle));
}

}  // namespace tak::table
