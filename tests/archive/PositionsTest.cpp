// The positions of the archive's games, and what was played in them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "archive/Archive.h"
#include "archive/ArchiveFolder.h"
#include "archive/ForeignConnection.h"

namespace archive {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr PositionKey kStart = 100;

/// A finished game of Ann and Bo.
Entry won(int seat, const std::string& key, const std::string& date = "2024-05-01") {
    return {.game = "pebbles",
            .text = "text of " + key,
            .players = {"Ann", "Bo"},
            .opponents = {"", ""},
            .date = date,
            .result = seat < 0    ? "1/2"
                      : seat == 0 ? "1-0"
                                  : "0-1",
            .winners = seat < 0 ? std::vector<int>{} : std::vector<int>{seat},
            .plies = 3,
            .finished = true,
            .key = key};
}

class Positions : public ArchiveFolder {
  protected:
    void SetUp() override {
        auto opened = Archive::open(file());
        ASSERT_TRUE(opened) << opened.error().describe();
        archive_.emplace(std::move(*opened));
    }
    /// Adds a game and keeps its line.
    GameId played(const Entry& entry, std::vector<PositionKey> keys, std::string terms = {}) {
        const GameId id = archive_->add(entry)->id;
        read(id, std::move(keys), std::move(terms));
        return id;
    }
    void read(GameId id, std::vector<PositionKey> keys, std::string terms = {}) {
        const auto kept = archive_->keepLines({{.game = id,
                                                .changed = (*archive_->find(id))->changed,
                                                .keys = std::move(keys),
                                                .terms = std::move(terms)}});
        ASSERT_TRUE(kept) << kept.error().describe();
    }
    [[nodiscard]] Visits at(PositionKey position, PositionQuery query = {}) const {
        query.position = position;
        auto found = archive_->visits(query);
        EXPECT_TRUE(found);
        return found ? std::move(*found) : Visits();
    }
    [[nodiscard]] int gamesAt(PositionKey position, const PositionQuery& query = {}) const {
        return at(position, query).all.games;
    }
    [[nodiscard]] int unread() const { return archive_->unread(100)->total; }

    std::optional<Archive> archive_;
};

TEST_F(Positions, CountTheTurnsThatWerePlayedThere) {
    played(won(0, "a"), {kStart, 1, 2});
    played(won(1, "b", "2023-01-31"), {kStart, 1, 3});
    played(won(-1, "c", "2025-12-01"), {kStart, 4});
    const Visits start = at(kStart);
    EXPECT_EQ(start.all, (Tally{.games = 3, .drawn = 1, .won = {1, 1}}));
    ASSERT_THAT(start.turns, SizeIs(2));
    EXPECT_EQ(start.turns[0].next, 1);
    EXPECT_EQ(start.turns[0].tally, (Tally{.games = 2, .drawn = 0, .won = {1, 1}}));
    EXPECT_EQ(start.turns[0].lastDay, 19844);  // the 1st of May 2024
    EXPECT_EQ(start.turns[1].next, 4);
    EXPECT_EQ(start.turns[1].tally, (Tally{.games = 1, .drawn = 1, .won = {}}));
    EXPECT_EQ(gamesAt(1), 2);
    EXPECT_THAT(at(2).turns, IsEmpty());  // the game ended there
    EXPECT_EQ(gamesAt(2), 1);
    EXPECT_EQ(gamesAt(77), 0);
}

TEST_F(Positions, ListTheLastGamesWithTheTurnsBeforeThem) {
    const GameId old = played(won(0, "a", "2020-01-01"), {kStart, 1, 2});
    const GameId undated = played(won(0, "b", ""), {9, 8, kStart});
    const GameId recent = played(won(0, "c", "2024-01-01"), {kStart, 1});
    const Visits found = at(kStart);
    ASSERT_THAT(found.games, SizeIs(3));
    EXPECT_EQ(found.games[0].game.id, recent);
    EXPECT_EQ(found.games[1].game.id, old);
    EXPECT_EQ(found.games[1].game.entry.players, (std::vector<std::string>{"Ann", "Bo"}));
    EXPECT_EQ(found.games[2].game.id, undated);
    EXPECT_EQ(found.games[2].ply, 2);
    EXPECT_THAT(at(kStart, {.listed = 1}).games, SizeIs(1));
}

TEST_F(Positions, AGameFromTheFutureIsNotTheLastOne) {
    const GameId wrong = played(won(0, "a", "2099-01-01"), {kStart, 1, 2});
    const GameId old = played(won(0, "b", "2020-01-01"), {kStart, 1});
    const Visits found = at(kStart);
    ASSERT_THAT(found.games, SizeIs(2));
    EXPECT_EQ(found.games[0].game.id, old);
    EXPECT_EQ(found.games[1].game.id, wrong);
}

TEST_F(Positions, CountAGameOnceThatComesBack) {
    played(won(0, "a"), {kStart, 1, kStart, 1, kStart, 2});
    const Visits found = at(kStart);
    EXPECT_EQ(found.all, (Tally{.games = 1, .drawn = 0, .won = {1}}));
    ASSERT_THAT(found.turns, SizeIs(2));  // two turns were played there
    EXPECT_EQ(found.turns[0].tally.games, 1);
    EXPECT_EQ(found.turns[1].tally.games, 1);
    ASSERT_THAT(found.games, SizeIs(1));
    EXPECT_EQ(found.games[0].ply, 0);
    EXPECT_EQ(gamesAt(1), 1);
}

TEST_F(Positions, AGameWithoutAResultIsNoDraw) {
    Entry open = won(-1, "a");
    open.result = "*";
    played(open, {kStart, 1});
    EXPECT_EQ(at(kStart).all, (Tally{.games = 1, .drawn = 0, .won = {}}));
}

TEST_F(Positions, CountPartnersAsOneSideAndSharedWinsAsDraws) {
    Entry four = won(0, "a");
    four.players = {"Ann", "Bo", "Cy", "Di"};
    four.sides = {0, 1, 0, 1};
    four.winners = {1, 3};
    played(four, {kStart, 1});
    four.key = "b";
    four.sides = {};
    four.winners = {0, 2};
    played(four, {kStart, 2});
    EXPECT_EQ(at(kStart).all, (Tally{.games = 2, .drawn = 1, .won = {0, 1}}));
}

TEST_F(Positions, FilterByPlayerTermsAndDate) {
    Entry other = won(1, "b", "2019-03-01");
    other.players = {"Chloé Durand", "Ann"};
    played(won(0, "a", "2024-03-01"), {kStart, 1}, "0");
    played(other, {kStart, 2}, "2.5");
    EXPECT_EQ(gamesAt(kStart, {.player = "CHLOE d"}), 1);
    EXPECT_EQ(gamesAt(kStart, {.player = "ann"}), 2);
    EXPECT_EQ(gamesAt(kStart, {.player = "durand"}), 0);  // no name begins so
    EXPECT_EQ(gamesAt(kStart, {.terms = "2.5"}), 1);
    EXPECT_THAT(at(kStart, {.terms = "2.5"}).games, SizeIs(1));
    EXPECT_THAT(at(kStart, {.terms = "2.5"}).terms, ElementsAre("0", "2.5"));
    EXPECT_EQ(gamesAt(kStart, {.from = "2020-01-01"}), 1);
    EXPECT_EQ(gamesAt(kStart, {.player = "bo", .terms = "2.5"}), 0);
}

TEST_F(Positions, KeepOnlyTheFirstTurns) {
    std::vector<PositionKey> keys;
    for (std::size_t i = 0; i <= kKeptTurns + 5; ++i) keys.push_back(static_cast<PositionKey>(1000 + i));
    const auto last = static_cast<PositionKey>(1000 + kKeptTurns);
    const GameId id = played(won(0, "a"), keys);
    EXPECT_THAT(at(last - 1).turns, SizeIs(1));
    EXPECT_EQ(gamesAt(last), 1);
    EXPECT_THAT(at(last).turns, IsEmpty());
    EXPECT_EQ(gamesAt(last + 1), 0);
    ASSERT_TRUE(archive_->remove(id));
    for (const PositionKey key : keys) EXPECT_EQ(gamesAt(key), 0);
}

TEST_F(Positions, OnlyFinishedGamesAreRead) {
    Entry live = won(0, "");
    live.finished = false;
    const GameId id = archive_->add(live)->id;
    EXPECT_EQ(unread(), 0);
    live.finished = true;
    live.key = "a";
    ASSERT_TRUE(archive_->updateProgress(id, live));
    const Unread found = *archive_->unread(10);
    ASSERT_THAT(found.games, SizeIs(1));
    EXPECT_EQ(found.games[0].entry.text, "text of ");
    read(id, {kStart, 1});
    EXPECT_EQ(unread(), 0);
    EXPECT_EQ(gamesAt(kStart), 1);
    live.finished = false;  // a turn was taken back
    ASSERT_TRUE(archive_->updateProgress(id, live));
    EXPECT_EQ(gamesAt(kStart), 0);
    EXPECT_EQ(unread(), 0);
}

TEST_F(Positions, FollowTheGame) {
    Entry entry = won(0, "a");
    const GameId id = played(entry, {kStart, 1});
    entry.text += " with a comment";
    ASSERT_TRUE(archive_->updateProgress(id, entry));
    ASSERT_TRUE(archive_->setNotes(id, "a note"));
    EXPECT_EQ(unread(), 0);
    EXPECT_EQ(gamesAt(kStart), 1);
    entry = won(1, "another key");
    ASSERT_TRUE(archive_->update(id, entry));
    EXPECT_EQ(gamesAt(kStart), 0);
    EXPECT_EQ(unread(), 1);
    read(id, {kStart, 2});
    EXPECT_EQ(at(kStart).all, (Tally{.games = 1, .drawn = 0, .won = {0, 1}}));
}

TEST_F(Positions, LeaveWithTheGameAndComeBack) {
    const GameId id = played(won(0, "a"), {kStart, 1});
    played(won(0, "b"), {kStart, 1});
    ASSERT_TRUE(archive_->remove(id));
    EXPECT_EQ(gamesAt(kStart), 1);
    ASSERT_TRUE(archive_->restore(id));
    EXPECT_EQ(unread(), 1);
    read(id, {kStart, 1});
    EXPECT_EQ(gamesAt(kStart), 2);
    // A removed game can still be written, and stays out.
    ASSERT_TRUE(archive_->remove(id));
    ASSERT_TRUE(archive_->update(id, won(1, "c")));
    EXPECT_EQ(unread(), 0);
}

TEST_F(Positions, AGameThatHasChangedSinceItWasReadIsLeftOut) {
    const GameId id = archive_->add(won(0, "a"))->id;
    const Time before = (*archive_->find(id))->changed - 1ms;
    ASSERT_TRUE(archive_->keepLines({{.game = id, .changed = before, .keys = {kStart}}}));
    EXPECT_EQ(gamesAt(kStart), 0);
    EXPECT_EQ(unread(), 1);
}

TEST_F(Positions, AreReadAgainWithOtherKeys) {
    ASSERT_TRUE(archive_->expectKeys({{"pebbles", 1}, {"others", 1}}));
    played(won(0, "a"), {kStart, 1});
    Entry other = won(0, "b");
    other.game = "others";
    played(other, {kStart + 1, 1});
    ASSERT_TRUE(archive_->expectKeys({{"pebbles", 1}, {"others", 1}}));
    EXPECT_EQ(unread(), 0);
    ASSERT_TRUE(archive_->expectKeys({{"pebbles", 2}, {"others", 1}}));
    EXPECT_EQ(unread(), 1);
    EXPECT_EQ(gamesAt(kStart), 0);
    EXPECT_EQ(gamesAt(kStart + 1), 1);
}

TEST_F(Positions, TwoProgramsReadTheSameGamesOnce) {
    auto second = Archive::open(file());
    ASSERT_TRUE(second);
    const GameId id = archive_->add(won(0, "a"))->id;
    const Game mine = archive_->unread(10)->games.at(0);
    const Game theirs = second->unread(10)->games.at(0);
    ASSERT_TRUE(second->keepLines({{.game = id, .changed = theirs.changed, .keys = {kStart, 1}}}));
    ASSERT_TRUE(archive_->keepLines({{.game = id, .changed = mine.changed, .keys = {kStart, 1}}}));
    EXPECT_EQ(gamesAt(kStart), 1);
    ASSERT_TRUE(second->remove(id));
    EXPECT_EQ(gamesAt(kStart), 0);
}

TEST_F(Positions, AStoppedSearchIsAnError) {
    for (int i = 0; i < 200; ++i) played(won(0, "k" + std::to_string(i)), {kStart, 1});
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(archive_->visits({.position = kStart}, stop.get_token()));
    EXPECT_EQ(gamesAt(kStart), 200);
}

TEST_F(Positions, GamesOfAnOlderFileAreUnread) {
    played(won(0, "a"), {kStart, 1});
    Entry live = won(0, "");
    live.finished = false;
    (void)archive_->add(live);
    const GameId removed = archive_->add(won(0, "b"))->id;
    ASSERT_TRUE(archive_->remove(removed));
    archive_.reset();
    ForeignConnection(file()).run(
        "DROP TABLE visit; DROP TABLE line; DROP TABLE unread; DROP TABLE key_version; DROP TABLE seen;"
        "DROP INDEX game_kept; DROP INDEX game_unfinished; ALTER TABLE game DROP COLUMN kept;"
        "CREATE INDEX game_unfinished ON game(changed) WHERE finished = 0;"
        "PRAGMA user_version = 6");
    SetUp();
    EXPECT_FALSE(archive_->warning());
    EXPECT_EQ(unread(), 1);
    EXPECT_EQ(gamesAt(kStart), 0);
    read(GameId(1), {kStart, 1});
    EXPECT_EQ(gamesAt(kStart), 1);
}

TEST_F(Positions, ADamagedIndexIsReadAnewAndCostsNoGame) {
    for (int i = 0; i < 300; ++i) played(won(0, "k" + std::to_string(i)), {kStart, 1, 1000 + i, 2000 + i});
    archive_.reset();
    {
        // Rows that are out of order, as after a fault of the disk.
        ForeignConnection other(file());
        other.run(
            "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM "
            "sqlite_schema WHERE name = 'unread') WHERE name = 'visit'");
    }
    SetUp();
    ASSERT_TRUE(archive_->warning());
    EXPECT_EQ(archive_->search({.limit = 0})->total, 300);
    EXPECT_EQ(unread(), 300);
    EXPECT_EQ(gamesAt(kStart), 0);
}

TEST_F(Positions, AreFoundInAReadOnlyFile) {
    played(won(0, "a"), {kStart, 1});
    archive_.reset();
    fs::permissions(file(), fs::perms::owner_read);
    SetUp();
    if (!archive_->readOnly()) GTEST_SKIP() << "this user may write everything";
    EXPECT_EQ(gamesAt(kStart), 1);
    EXPECT_FALSE(archive_->keepLines({}));
}

}  // namespace
}  // namespace archive
