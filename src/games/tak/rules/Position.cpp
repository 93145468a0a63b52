#include "games/tak/rules/Position.h"

#include <algorithm>

#include "games/tak/rules/Roads.h"

namespace tak::rules {

using base::msgid;

namespace {

constexpr std::uint64_t kBlackToMoveKey = 0x9D39247E33776D41ULL;

/// The finaliser of MurmurHash3 (Appleby): every input bit affects every output bit.
constexpr std::uint64_t mixed(std::uint64_t x) {
    x = (x ^ (x >> 33)) * 0xFF51AFD7ED558CCDULL;
    x = (x ^ (x >> 33)) * 0xC4CEB9FE1A85EC53ULL;
    return x ^ (x >> 33);
}

base::Message unreachableAfter(int ply) {
    return ply == 0 ? msgid("no game can reach this board before the first turn")
                    : msgid("no game can reach this board after the first turn");
}

}  // namespace

base::Message moreThanSupply(Color owner, bool capstones) {
    if (owner == Color::White)
        return capstones ? msgid("White has more capstones on the board than the supply holds")
                         : msgid("White has more stones on the board than the supply holds");
    return capstones ? msgid("Black has more capstones on the board than the supply holds")
                     : msgid("Black has more stones on the board than the supply holds");
}

Position::Position(const Setup& setup) : setup_(setup), supply_(setup.supply) { assert(setup.check().ok()); }

base::Result<Position> Position::assemble(const Setup& setup, const std::array<StackContent, 64>& board,
                                          int ply) {
    if (auto fine = setup.check(); !fine) return fine.error();
    if (ply < 0) return base::Error{msgid("a position cannot be before the first turn")};
    Position p(setup);
    p.ply_ = ply;
    for (int i = 0; i < 64; ++i) {
        const StackContent& stack = board[static_cast<std::size_t>(i)];
        if (stack.height == 0) continue;
        if (!contains(p.board(), Square::fromIndex(i)))
            return base::Error{msgid("a stack stands off the board")};
        if (stack.height < 0 || stack.height > kMaxHeight)
            return base::Error{{msgid("a stack is higher than {limit} pieces"), {{"limit", kMaxHeight}}}};
        p.colors_[static_cast<std::size_t>(i)] = stack.colors;
        p.heights_[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(stack.height);
        const Bitboard here = Bitboard{1} << i;
        if (stack.top == PieceKind::Wall) p.walls_ |= here;
        if (stack.top == PieceKind::Capstone) p.capstones_ |= here;
        p.refreshTop(i);
        for (int depth = 0; depth < stack.height; ++depth) {
            Supply& supply = p.supply_[static_cast<std::size_t>(index(stack.colors.at(depth)))];
            --(depth == 0 && stack.top == PieceKind::Capstone ? supply.capstones : supply.stones);
        }
        p.hash_ ^= p.squareKey(i);
    }
    for (const Color c : {Color::White, Color::Black}) {
        if (p.supply(c).stones < 0) return base::Error{moreThanSupply(c, false)};
        if (p.supply(c).capstones < 0) return base::Error{moreThanSupply(c, true)};
    }
    if (p.toMove() == Color::Black) p.hash_ ^= kBlackToMoveKey;
    if (ply >= 2) return p;
    const bool reached = ply == 0 ? p.occupied() == 0 : p.isAfterFirstTurn();
    p.openingSkipped_ = !reached && (count(p.occupied()) > 1 || p.stacks_ != 0);
    if (!reached && !p.openingSkipped_) return base::Error{unreachableAfter(ply)};
    return p;
}

std::optional<Position> Position::withOpening() const {
    const int blackStones = setup_.opening == Opening::DoubleBlackStack && ply_ == 0 ? 2 : 1;
    const bool room =
        count(empty()) > 2 && supply(Color::White).stones > 0 && supply(Color::Black).stones >= blackStones;
    if (!openingSkipped_ || setup_.opening == Opening::NoSwap || !room || outcome().over()) return {};
    Position p = *this;
    p.openingSkipped_ = false;
    return p;
}

bool Position::opensAmongPieces() const {
    return inOpening() && (ply_ == 0 ? occupied() != 0 : !isAfterFirstTurn());
}

/// Whether the board holds what White's first turn of this opening places.
bool Position::isAfterFirstTurn() const {
    if (count(occupied()) != 1) return false;
    const Square s = first(occupied());
    switch (setup_.opening) {
        case Opening::Swap:
            return height(s) == 1 && topColor(s) == Color::Black && topKind(s) == PieceKind::Flat;
        case Opening::NoSwap:
            return height(s) == 1 && topColor(s) == Color::White;
        case Opening::DoubleBlackStack:
            return height(s) == 2 && colors(s).low == 0b11 && topKind(s) == PieceKind::Flat;
    }
    return false;
}

std::uint64_t Position::squareKey(int i) const {
    const auto at = static_cast<std::size_t>(i);
    if (heights_[at] == 0) return 0;
    const std::uint64_t kind = ((walls_ >> i) & 1) | (((capstones_ >> i) & 1) << 1);
    const std::uint64_t shape =
        kind << 16 | static_cast<std::uint64_t>(heights_[at]) << 8 | static_cast<std::uint64_t>(i);
    const std::uint64_t deep =
        colors_[at].high * 0xD6E8FEB86659FD93ULL + colors_[at].highest * 0xC2B2AE3D27D4EB4FULL;
    return mixed(colors_[at].low + mixed((shape + 1) * 0x9E3779B97F4A7C15ULL + deep));
}

std::uint64_t Position::keysAlong(Move move) const {
    std::uint64_t keys = squareKey(move.square().index());
    if (!move.isPlacement())
        for (int i = 1; i <= move.distance(); ++i)
            keys ^= squareKey(moved(move.square(), move.direction(), i).index());
    return keys;
}

/// Recomputes the owner of a square, and whether it is a stack, from its height and colours.
void Position::refreshTop(int i) {
    const auto at = static_cast<std::size_t>(i);
    const Bitboard here = Bitboard{1} << i;
    const Bitboard black = (colors_[at].low & 1) << i;
    const Bitboard some = heights_[at] > 0 ? here : 0;
    control_[1] = (control_[1] & ~here) | (black & some);
    control_[0] = (control_[0] & ~here) | (some & ~black);
    stacks_ = (stacks_ & ~here) | (heights_[at] > 1 ? here : 0);
}

void Position::placePieces(Move placement, Color color) {
    const Bitboard here = bit(placement.square());
    const auto at = static_cast<std::size_t>(placement.square().index());
    Supply& supply = supply_[static_cast<std::size_t>(index(color))];
    (placement.kind() == PieceKind::Capstone ? supply.capstones : supply.stones) -= placement.placed();
    colors_[at].low = color == Color::White ? 0 : (std::uint64_t{1} << placement.placed()) - 1;
    heights_[at] = static_cast<std::uint8_t>(placement.placed());
    control_[index(color)] |= here;
    if (placement.kind() == PieceKind::Wall) walls_ |= here;
    if (placement.kind() == PieceKind::Capstone) capstones_ |= here;
    if (placement.isStackPlacement()) stacks_ |= here;
}

/// Puts the pieces of a placement back into the supply.
void Position::takePieces(Move placement, Color color) {
    const Bitboard here = bit(placement.square());
    const auto at = static_cast<std::size_t>(placement.square().index());
    Supply& supply = supply_[static_cast<std::size_t>(index(color))];
    (placement.kind() == PieceKind::Capstone ? supply.capstones : supply.stones) += placement.placed();
    colors_[at].low = 0;
    heights_[at] = 0;
    control_[index(color)] &= ~here;
    walls_ &= ~here;
    capstones_ &= ~here;
    stacks_ &= ~here;
}

/// Moves the pieces of a spread; true if it flattened a wall.
bool Position::spreadPieces(Move move) {
    const Square from = move.square();
    const auto origin = static_cast<std::size_t>(from.index());
    const int carried = move.carried();
    std::uint64_t hand = colors_[origin].pop(carried);
    heights_[origin] = static_cast<std::uint8_t>(heights_[origin] - carried);
    const Bitboard wall = walls_ & bit(from);
    const Bitboard capstone = capstones_ & bit(from);
    walls_ ^= wall;
    capstones_ ^= capstone;
    refreshTop(from.index());

    int at = from.index();
    int inHand = carried;
    for (unsigned pattern = move.pattern(); pattern != 0;) {
        at += step(move.direction());
        pattern ^= 1U << (inHand - 1);
        const int left = std::bit_width(pattern);
        const auto here = static_cast<std::size_t>(at);
        colors_[here].push(hand >> left, inHand - left);
        heights_[here] = static_cast<std::uint8_t>(heights_[here] + inHand - left);
        hand &= (std::uint64_t{1} << left) - 1;
        inHand = left;
        refreshTop(at);
    }
    const Bitboard last = Bitboard{1} << at;
    const bool crushed = (walls_ & last) != 0;
    walls_ &= ~last;
    if (wall) walls_ |= last;
    if (capstone) capstones_ |= last;
    return crushed;
}

void Position::gatherPieces(Move move, bool crushed) {
    const Square from = move.square();
    const Drops drops = dropsOf(move.pattern());
    const Bitboard last = bit(move.destination());
    const Bitboard wall = walls_ & last;
    const Bitboard capstone = capstones_ & last;
    walls_ ^= wall;
    capstones_ ^= capstone;
    const auto origin = static_cast<std::size_t>(from.index());
    int at = from.index();
    for (int i = 0; i < drops.squares; ++i) {
        at += step(move.direction());
        const int n = drops.counts[static_cast<std::size_t>(i)];
        const auto here = static_cast<std::size_t>(at);
        colors_[origin].push(colors_[here].pop(n), n);
        heights_[here] = static_cast<std::uint8_t>(heights_[here] - n);
        heights_[origin] = static_cast<std::uint8_t>(heights_[origin] + n);
        refreshTop(at);
    }
    if (crushed) walls_ |= last;
    if (wall) walls_ |= bit(from);
    if (capstone) capstones_ |= bit(from);
    refreshTop(from.index());
}

template <bool kHashed>
Undo Position::apply(Move move) {
    Undo undo{.move = move, .quietPlies = quietPlies_, .hash = hash_};
    if constexpr (kHashed) hash_ ^= kBlackToMoveKey ^ keysAlong(move);
    if (move.isPlacement()) {
        placePieces(move, placementColor());
    } else {
        undo.crushed = spreadPieces(move);
    }
    if constexpr (kHashed) {
        hash_ ^= keysAlong(move);
        quietPlies_ = move.isPlacement() || undo.crushed
                          ? 0
                          : static_cast<std::uint16_t>(std::min(quietPlies_ + 1, 0xFFFF));
    }
    ++ply_;
    return undo;
}

template <bool kHashed>
void Position::revert(const Undo& undo) {
    --ply_;
    const Move move = undo.move;
    if (move.isPlacement()) {
        takePieces(move, placementColor());
    } else {
        gatherPieces(move, undo.crushed);
    }
    if constexpr (kHashed) {
        hash_ = undo.hash;
        quietPlies_ = undo.quietPlies;
    }
}

template Undo Position::apply<true>(Move);
template Undo Position::apply<false>(Move);
template void Position::revert<true>(const Undo&);
template void Position::revert<false>(const Undo&);

Undo Position::make(Move move) {
    assert(isLegal(move));
    return apply<true>(move);
}

void Position::undo(const Undo& undo) { revert<true>(undo); }

Position Position::passed() const {
    Position p = *this;
    ++p.ply_;
    p.hash_ ^= kBlackToMoveKey;
    return p;
}

Outcome Position::outcome() const {
    const Color mover = !toMove();
    for (const Color c : {mover, !mover})
        if (hasRoad(roadSquares(c), size())) return {EndReason::Road, c};
    const bool full = empty() == 0;
    const bool out = supply_[0].total() == 0 || supply_[1].total() == 0;
    if (full || out) {
        const EndReason reason = full ? EndReason::BoardFull : EndReason::SupplyOut;
        const int lead = 2 * (flatCount(Color::White) - flatCount(Color::Black)) - setup_.halfKomi;
        if (lead == 0) return {reason, {}};
        return {reason, lead > 0 ? Color::White : Color::Black};
    }
    if (setup_.draws.quietPlies && quietPlies_ >= kQuietPlyLimit) return {EndReason::QuietPlies, {}};
    return {};
}

bool operator==(const Position& a, const Position& b) {
    return a.setup_ == b.setup_ && a.supply_ == b.supply_ && a.ply_ == b.ply_ &&
           a.control_[0] == b.control_[0] && a.control_[1] == b.control_[1] && a.walls_ == b.walls_ &&
           a.capstones_ == b.capstones_ && a.stacks_ == b.stacks_ && a.heights_ == b.heights_ &&
           a.openingSkipped_ == b.openingSkipped_ && a.colors_ == b.colors_ && a.hash_ == b.hash_ &&
           a.quietPlies_ == b.quietPlies_;
}

}  // namespace tak::rules
