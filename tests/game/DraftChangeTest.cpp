// Codes of changes of positions that are set up by hand.

#include "game/DraftChange.h"

#include <gtest/gtest.h>

#include <set>

#include "base/Random.h"

namespace game {
namespace {

using Change = DraftChange::Kind;

TEST(DraftChange, EveryChangeHasItsOwnCode) {
    const DraftChange changes[] = {
        {.kind = Change::Put, .from = {2, 84, 0}, .to = {0, 255, 0}, .face = 1},
        {.kind = Change::Put, .from = {3, 0, 0}, .to = {8, 3, 0}, .face = 3, .shape = 12},
        {.kind = Change::Put, .from = {2, 15, 0}, .to = {15, 71, 0}, .face = 15, .shape = 31},
        {.kind = Change::Move, .from = {0, 63, 0}, .to = {0, 24, 0}, .count = 161},
        {.kind = Change::Move, .from = {6, 5, 0}, .to = {4, 0, 0}},
        {.kind = Change::TakeOff, .from = {0, 1, 0}, .count = 3},
        {.kind = Change::Turn, .from = {0, 4, 0}, .count = 2, .face = 5},
        {.kind = Change::Clear},
        {.kind = Change::Set, .count = 9, .value = 99'999},
        {.kind = Change::Whole, .count = 0, .value = 4'294'967'295U},
        {.kind = Change::Whole, .count = 1}};
    std::set<std::uint64_t> codes;
    for (const DraftChange& change : changes) {
        EXPECT_EQ(changeOf(actionOf(change)), change);
        EXPECT_TRUE(codes.insert(actionOf(change).value).second);
    }
}

TEST(DraftChange, EveryCodeMeansAChange) {
    base::Random random(3);
    for (int i = 0; i < 20000; ++i) {
        const DraftChange change = changeOf(Action(random.next()));
        EXPECT_LE(change.kind, Change::Whole);
        EXPECT_EQ(changeOf(actionOf(change)), change);
    }
}

}  // namespace
}  // namespace game
