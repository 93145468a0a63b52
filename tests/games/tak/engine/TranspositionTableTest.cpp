#include "games/tak/engine/TranspositionTable.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>

namespace {

using namespace tak::engine;
using tak::rules::Move;

TableEntry entryOf(int depth, Score score = 25, Bound bound = Bound::Exact) {
    return {.move = Move::fromBits(0x1234), .score = score, .evaluation = -7, .depth = depth, .bound = bound};
}

// A table of 1 MiB has 16384 clusters, so keys that differ only in their low bits share one.
constexpr std::uint64_t kSameCluster = 0x9000'0000'0000'0000ULL;

TEST(TranspositionTable, KeepsWhatIsStored) {
    TranspositionTable table(1);
    EXPECT_FALSE(table.probe(kSameCluster));
    table.store(kSameCluster, entryOf(9, -31000, Bound::Lower));
    const auto found = table.probe(kSameCluster);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->move, Move::fromBits(0x1234));
    EXPECT_EQ(found->score, -31000);
    EXPECT_EQ(found->evaluation, -7);
    EXPECT_EQ(found->depth, 9);
    EXPECT_EQ(found->bound, Bound::Lower);
    EXPECT_FALSE(table.probe(kSameCluster + 1));
}

TEST(TranspositionTable, ANewGameClearsIt) {
    TranspositionTable table(1);
    table.clear();
    EXPECT_FALSE(table.probe(kSameCluster));
    std::mt19937_64 random(3);
    std::vector<std::uint64_t> keys(1000);
    for (std::uint64_t& key : keys) key = random();
    for (int game = 0; game < 3; ++game) {
        // More searches than the generation's bits can count.
        for (int search = 0; search < 64; ++search) table.age();
        for (const std::uint64_t key : keys) table.store(key, entryOf(5));
        table.clear();
        for (const std::uint64_t key : keys) ASSERT_FALSE(table.probe(key));
        EXPECT_EQ(table.permilleFull(), 0);
    }
}

TEST(TranspositionTable, TakesAnySize) {
    for (const int mebibytes : {0, -1, std::numeric_limits<int>::min()}) {
        TranspositionTable table(mebibytes);
        std::mt19937_64 random(4);
        for (int i = 0; i < 100'000; ++i) table.store(random(), entryOf(5));
        EXPECT_GE(table.permilleFull(), 0);
        table.store(kSameCluster, entryOf(9));
        EXPECT_TRUE(table.probe(kSameCluster));
    }
}

TEST(TranspositionTable, IsTheSameWhetherItIsPreparedOrNot) {
    TranspositionTable plain(4);
    TranspositionTable prepared(4);
    for (int game = 0; game < 2; ++game) {
        prepared.prepare();
        std::mt19937_64 random(5);
        for (int i = 0; i < 300'000; ++i) {
            const std::uint64_t key = random();
            ASSERT_EQ(plain.probe(key).has_value(), prepared.probe(key).has_value());
            plain.store(key, entryOf(static_cast<int>(key % 90)));
            prepared.store(key, entryOf(static_cast<int>(key % 90)));
        }
        EXPECT_EQ(plain.permilleFull(), prepared.permilleFull());
        plain.clear();
        prepared.clear();
    }
}

TEST(TranspositionTable, TheShallowestOfAFullClusterGoes) {
    TranspositionTable table(1);
    for (std::uint64_t i = 0; i < 4; ++i) table.store(kSameCluster + i, entryOf(static_cast<int>(10 + i)));
    table.store(kSameCluster + 9, entryOf(3));
    EXPECT_TRUE(table.probe(kSameCluster + 9)) << "what is new is kept";
    EXPECT_FALSE(table.probe(kSameCluster));
    for (std::uint64_t i = 1; i < 4; ++i) EXPECT_TRUE(table.probe(kSameCluster + i)) << i;
}

TEST(TranspositionTable, EntriesOfEarlierSearchesAreReplacedFirst) {
    TranspositionTable table(1);
    table.store(kSameCluster, entryOf(12));
    for (int i = 0; i < 3; ++i) table.age();
    for (std::uint64_t i = 1; i < 5; ++i) table.store(kSameCluster + i, entryOf(1));
    EXPECT_FALSE(table.probe(kSameCluster));
    for (std::uint64_t i = 1; i < 5; ++i) EXPECT_TRUE(table.probe(kSameCluster + i)) << i;
}

TEST(TranspositionTable, AMuchDeeperResultOutlivesABound) {
    TranspositionTable table(1);
    table.store(kSameCluster, entryOf(12, 40));
    table.store(kSameCluster, entryOf(2, 90, Bound::Upper));
    EXPECT_EQ(table.probe(kSameCluster)->score, 40);
    table.store(kSameCluster, entryOf(11, 90, Bound::Upper));
    EXPECT_EQ(table.probe(kSameCluster)->score, 90);
}

TEST(TranspositionTable, AMoveIsKeptWhereNoneIsKnown) {
    TranspositionTable table(1);
    table.store(kSameCluster, entryOf(4));
    TableEntry without = entryOf(5);
    without.move = Move::none();
    table.store(kSameCluster, without);
    EXPECT_EQ(table.probe(kSameCluster)->move, Move::fromBits(0x1234));
    EXPECT_EQ(table.probe(kSameCluster)->depth, 5);
}

TEST(TranspositionTable, ProofsCountFromWhereTheyAreFound) {
    for (const Score score : {winIn(7), lossIn(8), 0, 350, -350})
        for (const int ply : {0, 3, 6}) EXPECT_EQ(fromTable(toTable(score, ply), ply), score);
    EXPECT_EQ(fromTable(toTable(winIn(9), 4), 2), winIn(7)) << "five plies from the position, wherever it is";
}

}  // namespace
