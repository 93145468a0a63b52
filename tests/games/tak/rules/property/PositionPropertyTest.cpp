// Properties of every position of every game.

#include <map>

#include "games/tak/rules/Legality.h"
#include "games/tak/rules/Perft.h"
#include "games/tak/rules/RulesTesting.h"
#include "games/tak/rules/property/RandomPlay.h"

namespace tak::rules {
namespace {

using test::kPolicies;
using test::playRandomly;
using test::Policy;

class EverySize : public ::testing::TestWithParam<int> {
  protected:
    /// Visits the positions of some random games of each policy, every `stride`th only.
    template <class Visitor>
    void onRandomPositions(int games, int stride, Visitor visit) const {
        for (const Policy policy : kPolicies) {
            for (int game = 0; game < games; ++game) {
                int i = 0;
                playRandomly(Position(rules::Setup::standard(GetParam())), policy,
                             static_cast<std::uint64_t>(game) * 7919U + 1U, 160,
                             [&](const Position& position) {
                                 if (i++ % stride == 0 && !HasFailure()) visit(position);
                             });
            }
        }
    }
};
INSTANTIATE_TEST_SUITE_P(Sizes, EverySize, ::testing::Range(3, 9));

std::array<StackContent, 64> boardOf(const Position& p) {
    std::array<StackContent, 64> board{};
    for (Bitboard squares = p.occupied(); squares;) {
        const Square s = takeFirst(squares);
        board[static_cast<std::size_t>(s.index())] = {p.colors(s), p.height(s), p.topKind(s)};
    }
    return board;
}

TEST_P(EverySize, UndoRestoresEverything) {
    onRandomPositions(6, 1, [](const Position& p) {
        MoveList moves;
        legalMoves(p, moves);
        Position q = p;
        for (const Move move : moves) {
            const Undo undo = q.make(move);
            ASSERT_NE(q.hash(), p.hash());
            q.undo(undo);
            ASSERT_EQ(q, p) << formatTps(p) << ' ' << formatMove(move);
        }
    });
}

TEST_P(EverySize, TheHashIsThatOfThePositionFromScratch) {
    onRandomPositions(10, 1, [](const Position& p) {
        const Position scratch = Position::assemble(p.setup(), boardOf(p), p.ply()).value();
        ASSERT_EQ(scratch.hash(), p.hash()) << formatTps(p);
        ASSERT_EQ(scratch.supply(Color::White), p.supply(Color::White));
        ASSERT_EQ(scratch.supply(Color::Black), p.supply(Color::Black));
    });
}

TEST_P(EverySize, HashesDifferWherePositionsDo) {
    std::map<std::uint64_t, std::string> seen;
    onRandomPositions(10, 1, [&](const Position& p) {
        const std::string tps = formatTps(p);
        const std::string board = tps.substr(0, tps.rfind(' '));
        ASSERT_EQ(seen.emplace(p.hash(), board).first->second, board);
    });
}

TEST_P(EverySize, IsLegalAgreesWithTheListOnAllBitPatterns) {
    onRandomPositions(2, 9, [](const Position& p) {
        MoveList list;
        legalMoves(p, list);
        std::vector<bool> legal(0x10000);
        for (const Move move : list) {
            ASSERT_FALSE(legal[move.bits()]) << "generated twice: " << formatMove(move);
            legal[move.bits()] = true;
        }
        for (unsigned bits = 0; bits < 0x10000; ++bits) {
            const Move move = Move::fromBits(static_cast<std::uint16_t>(bits));
            ASSERT_EQ(p.isLegal(move), legal[bits]) << formatTps(p) << " bits " << bits;
            ASSERT_EQ(!whyIllegal(p, move), legal[bits]) << formatTps(p) << " bits " << bits;
        }
    });
}

TEST_P(EverySize, EveryReasonIsASentence) {
    onRandomPositions(1, 40, [](const Position& p) {
        for (unsigned bits = 0; bits < 0x10000; bits += 7) {
            const auto against = whyIllegal(p, Move::fromBits(static_cast<std::uint16_t>(bits)));
            if (!against) continue;
            ASSERT_GT(describe(*against, p).english().size(), 10U);
        }
    });
}

TEST_P(EverySize, CountingEqualsGenerating) {
    onRandomPositions(20, 1, [](const Position& p) {
        MoveList moves;
        generateMoves(p, moves);
        ASSERT_EQ(countMoves(p), static_cast<std::uint64_t>(moves.size())) << formatTps(p);
    });
}

TEST_P(EverySize, BulkPerftEqualsPerft) {
    onRandomPositions(
        2, 25, [](const Position& p) { ASSERT_EQ(perft(p, 2), perftGenerated(p, 2)) << formatTps(p); });
}

TEST_P(EverySize, NoPieceIsLostOrMade) {
    onRandomPositions(10, 1, [](const Position& p) {
        int onBoard[2] = {0, 0};
        int capstones[2] = {0, 0};
        for (Bitboard squares = p.occupied(); squares;) {
            const Square s = takeFirst(squares);
            for (int depth = 0; depth < p.height(s); ++depth) ++onBoard[index(p.colors(s).at(depth))];
            if (p.topKind(s) == PieceKind::Capstone) ++capstones[index(p.topColor(s))];
        }
        for (const Color c : {Color::White, Color::Black}) {
            ASSERT_EQ(onBoard[index(c)] + p.supply(c).total(), standardSupply(p.size()).total());
            ASSERT_EQ(capstones[index(c)] + p.supply(c).capstones, standardSupply(p.size()).capstones);
        }
    });
}

TEST_P(EverySize, MovesAndPositionsSurviveNotation) {
    onRandomPositions(3, 1, [](const Position& p) {
        const SetupOptions options = SetupOptions::of(p.setup());
        const auto read = parseTps(formatTps(p), options);
        ASSERT_TRUE(read) << read.error().describe();
        ASSERT_EQ(formatTps(*read), formatTps(p));
        ASSERT_EQ(read->hash(), p.hash());
        MoveList moves;
        legalMoves(p, moves);
        for (const Move move : moves) ASSERT_EQ(parseMove(formatMove(p, move), p).value(), move);
    });
}

/// One of the eight symmetries of a square board.
Square turned(Square s, int symmetry, int size) {
    int file = s.file();
    int rank = s.rank();
    if (symmetry & 1) file = size - 1 - file;
    if (symmetry & 2) rank = size - 1 - rank;
    return symmetry & 4 ? Square(rank, file) : Square(file, rank);
}

TEST_P(EverySize, TheBoardsSymmetriesChangeNothing) {
    onRandomPositions(3, 8, [](const Position& p) {
        const auto board = boardOf(p);
        for (int symmetry = 1; symmetry < 8; ++symmetry) {
            std::array<StackContent, 64> image{};
            for (Bitboard squares = p.board(); squares;) {
                const Square s = takeFirst(squares);
                image[static_cast<std::size_t>(turned(s, symmetry, p.size()).index())] =
                    board[static_cast<std::size_t>(s.index())];
            }
            const Position q = Position::assemble(p.setup(), image, p.ply()).value();
            ASSERT_EQ(q.outcome(), p.outcome());
            ASSERT_EQ(perft(q, 1), perft(p, 1)) << formatTps(p);
            ASSERT_EQ(perft(q, 2), perft(p, 2)) << formatTps(p);
        }
    });
}

TEST_P(EverySize, ExchangingTheColoursExchangesTheWinner) {
    onRandomPositions(2, 5, [](const Position& p) {
        if (p.ply() < 3) return;
        std::array<StackContent, 64> image = boardOf(p);
        for (StackContent& stack : image) {
            const StackColors colors = stack.colors;
            stack.colors = {};
            for (int depth = stack.height; depth-- > 0;)
                stack.colors.push(colors.at(depth) == Color::White ? 1 : 0, 1);
        }
        const Position q = Position::assemble(p.setup(), image, p.ply() + 1).value();
        const Outcome a = p.outcome();
        const Outcome b = q.outcome();
        ASSERT_EQ(a.reason, b.reason);
        ASSERT_EQ(a.winner.has_value(), b.winner.has_value());
        const Color none = Color::White;
        ASSERT_EQ(a.winner.value_or(none), a.winner ? !*b.winner : none);
        ASSERT_EQ(perft(q, 2), perft(p, 2)) << formatTps(p);
    });
}

}  // namespace
}  // namespace tak::rules
