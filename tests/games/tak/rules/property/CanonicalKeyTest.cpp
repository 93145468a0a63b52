// One key for the eight ways to see a position, and another one for every other position.

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "games/tak/rules/CanonicalKey.h"
#include "games/tak/rules/RulesTesting.h"
#include "games/tak/rules/property/RandomPlay.h"

namespace tak::rules {
namespace {

using test::at;
using test::kPolicies;
using test::played;
using test::playRandomly;
using test::Policy;

using Board = std::array<StackContent, 64>;

Board contentOf(const Position& p) {
    Board board{};
    for (Bitboard squares = p.occupied(); squares;) {
        const Square s = takeFirst(squares);
        board[static_cast<std::size_t>(s.index())] = {p.colors(s), p.height(s), p.topKind(s)};
    }
    return board;
}

Board rotated(const Board& board, int size) {
    Board turned{};
    for (int file = 0; file < size; ++file)
        for (int rank = 0; rank < size; ++rank)
            turned[static_cast<std::size_t>(Square(rank, size - 1 - file).index())] =
                board[static_cast<std::size_t>(Square(file, rank).index())];
    return turned;
}

Board mirrored(const Board& board, int size) {
    Board turned{};
    for (int file = 0; file < size; ++file)
        for (int rank = 0; rank < size; ++rank)
            turned[static_cast<std::size_t>(Square(size - 1 - file, rank).index())] =
                board[static_cast<std::size_t>(Square(file, rank).index())];
    return turned;
}

/// The board in all eight ways.
std::array<Board, 8> waysToSee(Board board, int size) {
    std::array<Board, 8> ways;
    for (std::size_t way = 0; way < 8; way += 2) {
        ways[way] = board;
        ways[way + 1] = mirrored(board, size);
        board = rotated(board, size);
    }
    return ways;
}

/// The board, with everything else that decides how the game goes on, as a text: the first one of its eight.
std::string identityOf(const Position& p) {
    std::string first;
    for (const Board& board : waysToSee(contentOf(p), p.size())) {
        std::string text = std::to_string(p.size()) + (p.toMove() == Color::White ? "w" : "b");
        for (const Color color : {Color::White, Color::Black})
            text += " " + std::to_string(p.supply(color).stones) + "," +
                    std::to_string(p.supply(color).capstones);
        if (p.inOpening()) text += p.placesStack() ? " stack" : " opening";
        for (const StackContent& stack : board) {
            text += "|";
            for (int depth = 0; depth < stack.height; ++depth)
                text += stack.colors.at(depth) == Color::White ? "1" : "2";
            if (stack.height > 0)
                text += stack.top == PieceKind::Wall ? "S" : stack.top == PieceKind::Capstone ? "C" : "";
        }
        if (first.empty() || text < first) first = text;
    }
    return first;
}

class CanonicalKey : public ::testing::TestWithParam<int> {
  protected:
    template <class Visitor>
    void onRandomPositions(int games, Visitor visit) const {
        for (const Policy policy : kPolicies)
            for (int game = 0; game < games; ++game)
                playRandomly(Position(rules::Setup::standard(GetParam())), policy,
                             static_cast<std::uint64_t>(game) * 104729U + 3U, 120,
                             [&](const Position& position) {
                                 if (!HasFailure()) visit(position);
                             });
    }
};
INSTANTIATE_TEST_SUITE_P(Sizes, CanonicalKey, ::testing::Range(3, 9));

TEST_P(CanonicalKey, IsThatOfAllEightWaysToSeeThePosition) {
    onRandomPositions(4, [](const Position& p) {
        if (p.ply() < 2) return;
        const std::uint64_t key = canonicalKey(p);
        for (const Board& board : waysToSee(contentOf(p), p.size())) {
            const auto seen = Position::assemble(p.setup(), board, p.ply());
            ASSERT_TRUE(seen) << seen.error().describe();
            ASSERT_EQ(canonicalKey(*seen), key) << formatTps(p) << '\n' << formatTps(*seen);
        }
    });
}

TEST_P(CanonicalKey, TellsDifferentPositionsApart) {
    std::map<std::uint64_t, std::string> known;
    std::map<std::string, std::uint64_t> keys;
    onRandomPositions(6, [&](const Position& p) {
        const std::string identity = identityOf(p);
        const std::uint64_t key = canonicalKey(p);
        const auto [other, isNew] = known.try_emplace(key, identity);
        ASSERT_EQ(other->second, identity) << formatTps(p);
        const auto [before, first] = keys.try_emplace(identity, key);
        ASSERT_EQ(before->second, key) << formatTps(p);
    });
    EXPECT_GT(known.size(), 500U);
}

TEST(CanonicalKeyOf, DoesNotDependOnTheWayThereNorOnTurnsAndKomi) {
    EXPECT_EQ(canonicalKey(played(5, "a1 e5 c3 c4").position()),
              canonicalKey(played(5, "e5 a1 c3 c2").position()));
    const Position later = at("x5/x5/x2,1,x2/x5/x4,2 1 9");
    EXPECT_EQ(canonicalKey(at("x5/x5/x2,1,x2/x5/x4,2 1 3")), canonicalKey(later));
    EXPECT_EQ(canonicalKey(at("x5/x5/x2,1,x2/x5/x4,2 1 9", {.halfKomi = 4})), canonicalKey(later));
}

TEST(CanonicalKeyOf, DependsOnTheMoverTheSizeTheSuppliesAndTheOpening) {
    const std::uint64_t key = canonicalKey(at("x5/x5/x2,1,x2/x5/x4,2 1 9"));
    EXPECT_NE(canonicalKey(at("x5/x5/x2,1,x2/x5/x4,2 2 9")), key);
    EXPECT_NE(canonicalKey(at("x5/x5/x2,2,x2/x5/x4,1 1 9")), key);
    EXPECT_NE(canonicalKey(at("x5/x5/x2,1S,x2/x5/x4,2 1 9")), key);
    EXPECT_NE(canonicalKey(at("x5/x5/x2,21,x2/x5/x4,2 1 9")), canonicalKey(at("x5/x5/x2,11,x2/x5/x4,2 1 9")));
    rules::Setup fewer = rules::Setup::standard(5);
    fewer.supply[0].stones = 15;
    EXPECT_NE(canonicalKey(Position(fewer)), canonicalKey(Position(rules::Setup::standard(5))));
    EXPECT_NE(canonicalKey(Position(rules::Setup::standard(6))),
              canonicalKey(Position(rules::Setup::standard(5))));
    rules::Setup plain = rules::Setup::standard(5);
    plain.opening = Opening::NoSwap;
    EXPECT_NE(canonicalKey(Position(plain)), canonicalKey(Position(rules::Setup::standard(5))));
}

/// Keys are kept in files: this number changes only together with TakPositionKeys::version().
TEST(CanonicalKeyOf, StaysTheSame) {
    EXPECT_EQ(canonicalKey(Position(rules::Setup::standard(5))), 13881406637109680318ULL);
    EXPECT_EQ(canonicalKey(at("x5/x5/x2,212S,x2/x2,1C,x2/x4,2 1 9")), 1750485102411478536ULL);
}

}  // namespace
}  // namespace tak::rules
