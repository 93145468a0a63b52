#include "games/tak/rules/Perft.h"

#include <algorithm>

#include "games/tak/rules/Roads.h"

namespace tak::rules {

/// Counts without hashing, and checks for the end of the game only what the last move can have changed. One
/// for each thread.
class PerftCounter {
  public:
    explicit PerftCounter(const Position& position) : p_(position) {}

    /// The position must be known to be unfinished; depth >= 1.
    std::uint64_t below(int depth) {
        if (depth == 1) return countMoves(p_);
        MoveList moves;
        generateMoves(p_, moves);
        return depth == 2 ? belowTwo(moves) : belowAll(moves, depth);
    }

  private:
    /// All data, except heights and colours, that a move can change and that countMoves() or roads depend on.
    struct Tops {
        Bitboard control[2];
        Bitboard walls;
        Bitboard capstones;
        Bitboard stacks;
    };

    std::uint64_t belowAll(const MoveList& moves, int depth) {
        const Bitboard roads[] = {p_.roadSquares(Color::White), p_.roadSquares(Color::Black)};
        std::uint64_t leaves = 0;
        for (const Move move : moves) {
            const Undo undo = p_.apply<false>(move);
            if (!ended(roads)) leaves += below(depth - 1);
            p_.revert<false>(undo);
        }
        return leaves;
    }

    /// With two plies to go, spreads change only the tops and heights, since what lies below does not matter.
    std::uint64_t belowTwo(const MoveList& moves) {
        const Bitboard roads[] = {p_.roadSquares(Color::White), p_.roadSquares(Color::Black)};
        std::uint64_t leaves = 0;
        for (const Move move : moves) {
            if (move.isPlacement()) {
                const Undo undo = p_.apply<false>(move);
                if (!ended(roads)) leaves += countMoves(p_);
                p_.revert<false>(undo);
            } else {
                const Tops tops{{p_.control_[0], p_.control_[1]}, p_.walls_, p_.capstones_, p_.stacks_};
                showSpread(move);
                if (!ended(roads)) leaves += countMoves(p_);
                restore(tops, move);
            }
        }
        return leaves;
    }

    /// Plays a spread on tops and heights alone.
    void showSpread(Move move) {
        const auto origin = static_cast<std::size_t>(move.square().index());
        const std::uint64_t hand = p_.colors_[origin].low;  // bit i: the piece i below the top
        int inHand = move.carried();
        Bitboard here = bit(move.square());
        Bitboard touched = here;
        Bitboard black = ((hand >> inHand) & 1) << origin;
        const Bitboard wall = p_.walls_ & here;
        const Bitboard capstone = p_.capstones_ & here;
        Bitboard some = p_.heights_[origin] > inHand ? here : 0;
        Bitboard stacks = p_.heights_[origin] > inHand + 1 ? here : 0;
        p_.heights_[origin] = static_cast<std::uint8_t>(p_.heights_[origin] - inHand);
        int at = move.square().index();
        for (unsigned pattern = move.pattern(); pattern != 0;) {
            at += step(move.direction());
            pattern ^= 1U << (inHand - 1);
            const int left = std::bit_width(pattern);
            std::uint8_t& height = p_.heights_[static_cast<std::size_t>(at)];
            height = static_cast<std::uint8_t>(height + inHand - left);
            here = Bitboard{1} << at;
            touched |= here;
            some |= here;
            black |= ((hand >> left) & 1) << at;
            if (height > 1) stacks |= here;
            inHand = left;
        }
        p_.control_[0] = (p_.control_[0] & ~touched) | (some & ~black);
        p_.control_[1] = (p_.control_[1] & ~touched) | (some & black);
        p_.stacks_ = (p_.stacks_ & ~touched) | stacks;
        p_.walls_ = (p_.walls_ & ~touched) | (wall ? here : 0);
        p_.capstones_ = (p_.capstones_ & ~touched) | (capstone ? here : 0);
        ++p_.ply_;
    }

    void restore(const Tops& tops, Move move) {
        p_.control_[0] = tops.control[0];
        p_.control_[1] = tops.control[1];
        p_.walls_ = tops.walls;
        p_.capstones_ = tops.capstones;
        p_.stacks_ = tops.stacks;
        --p_.ply_;
        std::uint8_t& origin = p_.heights_[static_cast<std::size_t>(move.square().index())];
        origin = static_cast<std::uint8_t>(origin + move.carried());
        int at = move.square().index();
        int inHand = move.carried();
        for (unsigned pattern = move.pattern(); pattern != 0;) {
            at += step(move.direction());
            pattern ^= 1U << (inHand - 1);
            const int left = std::bit_width(pattern);
            std::uint8_t& height = p_.heights_[static_cast<std::size_t>(at)];
            height = static_cast<std::uint8_t>(height - (inHand - left));
            inHand = left;
        }
    }

    /// Whether the last move ended the game; `roads` are the road squares by colour before it. There was no
    /// road before, so a colour that gained no square has none now.
    [[nodiscard]] bool ended(const Bitboard (&roads)[2]) const {
        if (p_.supply_[0].total() == 0 || p_.supply_[1].total() == 0 || p_.empty() == 0) return true;
        for (const Color c : {Color::White, Color::Black}) {
            const Bitboard now = p_.roadSquares(c);
            const Bitboard gained = now & ~roads[index(c)];
            if (gained != 0 && hasRoad(now, p_.size())) return true;
        }
        return false;
    }
    Position p_;
};

std::uint64_t perft(const Position& position, int depth) {
    if (depth <= 0) return 1;
    if (position.outcome().over()) return 0;
    return PerftCounter(position).below(std::min(depth, kMaxPerftDepth));
}

namespace {
std::uint64_t generatedBelow(Position& p, int depth) {
    if (depth <= 0) return 1;
    MoveList moves;
    legalMoves(p, moves);
    std::uint64_t leaves = 0;
    for (const Move move : moves) {
        const Undo undo = p.make(move);
        leaves += generatedBelow(p, depth - 1);
        p.undo(undo);
    }
    return leaves;
}
}  // namespace

std::uint64_t perftGenerated(const Position& position, int depth) {
    Position p = position;
    return generatedBelow(p, std::min(depth, kMaxPerftDepth));
}

}  // namespace tak::rules
