// The evaluation is symmetric in colours and directions.

#include "games/tak/engine/Evaluation.h"

#include <gtest/gtest.h>

#include <map>

#include "base/Random.h"
#include "games/tak/engine/Tactics.h"
#include "games/tak/rules/Tps.h"

namespace tak::engine {
namespace {

using namespace rules;

/// A position after random play.
Position randomPosition(int size, base::Random& random, int plies) {
    Position p(Setup::standard(size));
    for (int i = 0; i < plies; ++i) {
        MoveList moves;
        legalMoves(p, moves);
        if (moves.empty()) break;
        const Position before = p;
        (void)p.make(moves[static_cast<int>(random.below(static_cast<std::uint32_t>(moves.size())))]);
        if (p.outcome().over()) return before;
    }
    return p;
}

/// The board with files and ranks exchanged, or upside down; with the colours exchanged if `recolour` is
/// true.
Position transformed(const Position& p, bool transpose, bool flip, bool recolour) {
    std::array<StackContent, 64> board{};
    const int n = p.size();
    for (int file = 0; file < n; ++file)
        for (int rank = 0; rank < n; ++rank) {
            const Square s(file, rank);
            if (!contains(p.occupied(), s)) continue;
            const int y = flip ? n - 1 - rank : rank;
            const Square to = transpose ? Square(y, file) : Square(file, y);
            StackContent& stack = board[static_cast<std::size_t>(to.index())];
            stack = {p.colors(s), p.height(s), p.topKind(s)};
            if (recolour) stack.colors.low ^= (std::uint64_t{1} << stack.height) - 1;
        }
    auto made = Position::assemble(p.setup(), board, p.ply() + (recolour ? 1 : 0));
    EXPECT_TRUE(made.ok());
    return *made;
}

class EvaluationOf : public ::testing::TestWithParam<int> {};

TEST_P(EvaluationOf, IsTheSameForMirroredBoards) {
    base::Random random(static_cast<std::uint64_t>(GetParam()));
    LinearEvaluator evaluator(weightsFor(GetParam()));
    for (int i = 0; i < 200; ++i) {
        const Position p = randomPosition(GetParam(), random, 4 + i % 40);
        if (p.ply() < 3) continue;
        EXPECT_EQ(evaluator.evaluate(p), evaluator.evaluate(transformed(p, true, false, false)))
            << formatTps(p);
        EXPECT_EQ(evaluator.evaluate(p), evaluator.evaluate(transformed(p, false, true, false)))
            << formatTps(p);
    }
}

TEST_P(EvaluationOf, IsTheSameForBothColours) {
    base::Random random(static_cast<std::uint64_t>(GetParam() + 100));
    LinearEvaluator evaluator(weightsFor(GetParam()));
    for (int i = 0; i < 200; ++i) {
        const Position p = randomPosition(GetParam(), random, 4 + i % 40);
        if (p.ply() < 3) continue;
        EXPECT_EQ(evaluator.evaluate(p), evaluator.evaluate(transformed(p, false, false, true)))
            << formatTps(p);
    }
}

TEST_P(EvaluationOf, CountsKomiForBlack) {
    Position plain(Setup::standard(GetParam()));
    Position komi(Setup::standard(GetParam(), 8));
    for (Position* p : {&plain, &komi}) {
        (void)p->make(Move::placement(Square(0, 0), PieceKind::Flat));
        (void)p->make(Move::placement(Square(2, 2), PieceKind::Flat));
    }
    LinearEvaluator evaluator(weightsFor(GetParam()));
    EXPECT_GE(evaluator.evaluate(plain), evaluator.evaluate(komi));
}

INSTANTIATE_TEST_SUITE_P(Sizes, EvaluationOf, ::testing::Range(kMinSize, kMaxSize + 1));

TEST(RoadDistances, CountStonesToTheOtherSide) {
    const auto p = parseTps("x5/x5/1,1,x,1,1/x,2,x3/x5 1 6");
    const auto white = roadDistances(*p, Color::White);
    EXPECT_EQ(white[0], 1);
    EXPECT_EQ(white[1], 4);
    EXPECT_EQ(roadDistances(*p, Color::Black)[1], 4 + 1);  // over a white flat, or around it
}

}  // namespace
}  // namespace tak::engine
