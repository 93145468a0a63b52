#include "games/tak/table/MoveBuilder.h"

#include <algorithm>
#include <cassert>
#include <numeric>

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

std::vector<Move> MoveBuilder::candidates(int lift, const std::vector<int>& drops,
                                          std::optional<Direction> direction) const {
    std::vector<Move> fitting;
    for (const Move m : legal_) {
        if (m.isPlacement() || m.square() != *origin_ || m.carried() != lift) continue;
        if (direction && m.direction() != *direction) continue;
        const rules::Drops whole = rules::dropsOf(m.pattern());
        const auto n = static_cast<int>(drops.size());
        bool fits = whole.squares >= n;
        for (int i = 0; fits && i < n; ++i) {
            const int has = whole.counts[static_cast<std::size_t>(i)];
            const int asked = drops[static_cast<std::size_t>(i)];
            fits = i + 1 == n ? has >= asked : has == asked;
        }
        if (fits) fitting.push_back(m);
    }
    return fitting;
}

int MoveBuilder::dropped() const { return std::accumulate(drops_.begin(), drops_.end(), 0); }

Square MoveBuilder::handSquare() const {
    return direction_ ? rules::moved(*origin_, *direction_, static_cast<int>(drops_.size())) : *origin_;
}

std::optional<Square> MoveBuilder::squareAt(Place place) const {
    if (place.area != kBoardArea || place.spot >= 64) return {};
    const Square s = Square::fromIndex(place.spot);
    return rules::contains(state_->position().board(), s) ? std::optional(s) : std::nullopt;
}

std::optional<Direction> MoveBuilder::directionTo(Square s) const {
    const Square hand = handSquare();
    for (const Direction d : rules::kDirections)
        if (rules::neighbour(hand, d, state_->position().size()) == s) return d;
    return {};
}

bool MoveBuilder::canDropOn(Square s) const {
    std::vector<int> drops = drops_;
    std::optional<Direction> d = direction_;
    if (s == handSquare() && direction_) {
        ++drops.back();
    } else {
        const auto towards = directionTo(s);
        if (!towards || (direction_ && *towards != *direction_)) return false;
        d = towards;
        drops.push_back(1);
    }
    return !candidates(lifted_, drops, d).empty();
}

// ---- entering ----

std::optional<Action> MoveBuilder::pick(Place place) {
    if (legal_.empty()) return {};
    if (place.area != kBoardArea) return pickPile(place);
    const auto at = squareAt(place);
    if (!at) return {};
    const Square s = *at;
    if (origin_) return pickWhileLifted(s);
    const rules::Position& p = state_->position();
    if (!rules::contains(p.occupied(), s)) return this->place(s);
    putBack();
    if (rules::contains(p.controlled(p.toMove()), s)) lift(s);
    return {};
}

std::optional<Action> MoveBuilder::pickPile(Place place) {
    if (origin_) {
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
    origin_ = s;
    const rules::Position& p = state_->position();
    for (lifted_ = std::min(p.height(s), p.size()); lifted_ > 0; --lifted_)
        if (canLift(lifted_)) return;
    origin_.reset();
}

std::optional<Action> MoveBuilder::pickWhileLifted(Square s) {
    if (!direction_ && s == *origin_) {
        do --lifted_;
        while (lifted_ > 0 && !canLift(lifted_));
        if (lifted_ == 0) cancel();
        return {};
    }
    if (canDropOn(s)) return drop(s);
    const bool untouched = !direction_;
    cancel();
    // Pointing at another stack of one's own means that one instead.
    const rules::Position& p = state_->position();
    if (untouched && rules::contains(p.controlled(p.toMove()), s)) lift(s);
    return {};
}

std::optional<Action> MoveBuilder::drop(Square s) {
    if (direction_ && s == handSquare()) {
        ++drops_.back();
    } else {
        direction_ = directionTo(s);
        drops_.push_back(1);
    }
    const std::vector<Move> left = candidates(lifted_, drops_, direction_);
    if (left.size() == 1) return actionOf(left.front());
    return {};
}

std::optional<Action> MoveBuilder::finish() {
    if (!direction_) return {};
    std::vector<int> drops = drops_;
    drops.back() += lifted_ - dropped();
    const std::vector<Move> left = candidates(lifted_, drops, direction_);
    if (left.empty()) return {};
    return actionOf(left.front());
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
    if (!origin_) {
        const bool changed = nextKind(steps);
        if (!fromPile_) chosen_ = kind_;
        return changed;
    }
    if (direction_) return false;
    const int most = std::min(state_->position().height(*origin_), state_->position().size());
    const int direction = steps > 0 ? 1 : -1;
    for (int n = lifted_ + direction; n >= 1 && n <= most; n += direction)
        if (canLift(n)) {
            lifted_ = n;
            return true;
        }
    return false;
}

bool MoveBuilder::stepBack() {
    if (!direction_) return cancel();
    if (--drops_.back() == 0) drops_.pop_back();
    if (drops_.empty()) direction_.reset();
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
    origin_.reset();
    lifted_ = 0;
    direction_.reset();
    drops_.clear();
    return begun;
}

// ---- showing ----

std::vector<game::Choice> MoveBuilder::choices() const {
    const rules::Position& position = state_->position();
    const bool ofNext = position.placementColor() != position.toMove();  // the first turns
    const auto choice = [&](PieceKind kind, const char* label, const char* icon) {
        return game::Choice{label, icon, mayPlace(kind), kind_ == kind, ofNext};
    };
    std::vector<game::Choice> all{choice(PieceKind::Flat, base::msgid("Flat"), "flat"),
                                  choice(PieceKind::Wall, base::msgid("Wall"), "wall")};
    const auto& supply = position.setup().supply;
    if (supply[0].capstones + supply[1].capstones > 0)
        all.push_back(choice(PieceKind::Capstone, base::msgid("Capstone"), "capstone"));
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
    const auto& stack = state_->stackAt(*origin_);
    std::size_t next = stack.size() - static_cast<std::size_t>(lifted_);
    for (std::size_t i = 0; i < drops_.size(); ++i) {
        const Square s = rules::moved(*origin_, *direction_, static_cast<int>(i) + 1);
        for (int k = 0; k < drops_[i]; ++k) {
            game::PieceState piece = state_->piece(stack[next++]);
            piece.place = placeOf(s, state_->position().height(s) + k);
            view.preview.push_back({piece, false});
        }
    }
    const Square hand = handSquare();
    int level = direction_ ? state_->position().height(hand) + drops_.back()
                           : state_->position().height(hand) - lifted_;
    for (; next < stack.size(); ++next) {
        game::PieceState piece = state_->piece(stack[next]);
        piece.place = placeOf(hand, level++);
        view.preview.push_back({piece, true});
    }
}

game::InputView MoveBuilder::view(std::optional<Place> hover) const {
    game::InputView view;
    if (!state_ || legal_.empty()) return view;
    view.text = text();
    std::optional<Square> at;
    if (hover) at = squareAt(*hover);
    if (origin_) {
        showHand(view);
        for (rules::Bitboard b = state_->position().board(); b;) {
            const Square s = rules::takeFirst(b);
            if (canDropOn(s)) view.targets.push_back(placeOf(s));
        }
        if (at && canDropOn(*at)) {
            const auto& stack = state_->stackAt(*origin_);
            const auto lowest = stack.size() - static_cast<std::size_t>(lifted_ - dropped());
            game::PieceState piece = state_->piece(stack[lowest]);
            const bool again = direction_ && *at == handSquare();
            piece.place = placeOf(*at, state_->position().height(*at) + (again ? drops_.back() : 0));
            view.ghosts.push_back(piece);
        }
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
    if (!origin_) {
        if (!fromPile_) return {};
        return kind_ == PieceKind::Wall ? "S" : kind_ == PieceKind::Capstone ? "C" : "";
    }
    std::string text = lifted_ > 1 ? std::to_string(lifted_) : "";
    text += static_cast<char>('a' + origin_->file());
    text += static_cast<char>('1' + origin_->rank());
    if (!direction_) return text;
    text += "+-><"[static_cast<int>(*direction_)];
    for (const int n : drops_) text += std::to_string(n);
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
