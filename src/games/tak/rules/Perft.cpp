#include "games/tak/rules/Perft.h"

#include <algorithm>
#include <thread>

#include "games/tak/rules/Roads.h"

namespace tak::rules {

/// Counts without hashing and asks only those questions about the end of the game that the last move can have
/// changed the answer to. One for each thread.
class PerftCounter {
  public:
    explicit PerftCounter(const Position& position) : p_(position) {}

    /// The position itself is known not to be finished; depth >= 1.
    std::uint64_t below(int depth) {
        if (depth == 1) return countMoves(p_);
        MoveList moves;
        generateMoves(p_, moves);
        std::uint64_t leaves = 0;
        for (const Move move : moves) {
            const Undo undo = p_.apply<false>(move);
            if (!endedBy(move)) leaves += below(depth - 1);
            p_.revert<false>(undo);
        }
        return leaves;
    }

  private:
    bool endedBy(Move move) const {
        if (p_.supply_[0].total() == 0 || p_.supply_[1].total() == 0 || p_.empty() == 0) return true;
        const Color mover = !p_.toMove();
        if (!move.isPlacement())
            return hasRoad(p_.roadSquares(mover), p_.size()) || hasRoad(p_.roadSquares(!mover), p_.size());
        return move.kind() != PieceKind::Wall && hasRoad(p_.roadSquares(p_.topColor(move.square())), p_.size());
    }
    Position p_;
};

std::uint64_t perft(const Position& position, int depth) {
    if (depth <= 0) return 1;
    if (position.outcome().over()) return 0;
    Position p = position;
    return PerftCounter(p).below(depth);
}

namespace {
std::uint64_t generatedBelow(Position& p, int depth) {
    if (depth == 0) return 1;
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
    return generatedBelow(p, depth);
}

std::vector<PerftDivision> perftDivide(const Position& position, int depth, int threads) {
    MoveList moves;
    if (depth > 0) legalMoves(position, moves);
    std::vector<PerftDivision> division;
    for (const Move move : moves) division.push_back({move, 0});
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < division.size(); i = next++) {
            Position child = position;
            (void)child.make(division[i].move);
            division[i].leaves = perft(child, depth - 1);
        }
    };
    std::vector<std::jthread> pool;
    for (int i = 1; i < threads; ++i) pool.emplace_back(work);
    work();
    pool.clear();
    return division;
}

}  // namespace tak::rules
