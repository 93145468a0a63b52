#include "archive/Archive.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <thread>

#include "archive/ForeignConnection.h"
#include "archive/GeneratedGames.h"
#include "support/Content.h"
#include "support/TemporaryFolder.h"

namespace archive {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class Archives : public testing::Test {
  protected:
    void SetUp() override { reopen(); }
    void reopen(const Archive::Options& options = {}) {
        archive_.reset();
        auto opened = Archive::open(folder_ / "games.db", options);
        ASSERT_TRUE(opened) << opened.error().describe();
        archive_.emplace(std::move(*opened));
    }
    [[nodiscard]] GameId added(const Entry& entry) {
        const auto result = archive_->add(entry);
        EXPECT_TRUE(result) << result.error().describe();
        return result->id;
    }
    [[nodiscard]] Entry found(GameId id) {
        const auto game = archive_->find(id);
        EXPECT_TRUE(game && *game);
        return game && *game ? (*game)->entry : Entry();
    }
    [[nodiscard]] int total() { return archive_->search({})->total; }

    const support::TemporaryFolder folder_;
    std::optional<Archive> archive_;
};

/// An entry whose fields all have different values, some of them with special characters.
Entry fullEntry(std::optional<SeriesId> series) {
    return {.game = "pebbles",
            .text = std::string("[A \"b\"]\nx'); DROP TABLE game; --\n\0 after zero", 42),
            .players = {"Ann", "Bo", "Çelik"},
            .opponents = {"", "pebbles:hard", ""},
            .date = "2024-05-06 12:30",
            .result = "P-0",
            .winners = {0, 2},
            .sides = {0, 1, 0},
            .variant = "6x6",
            .opening = "Old opening",
            .plies = 61,
            .finished = true,
            .source = "/games/file.txt",
            .labels = "fine long",
            .notes = "a note\nof two lines",
            .series = series,
            .extra = "{\"left\": [1, 2]}",
            .key = "0123abcd"};
}

void expectSame(const Entry& a, const Entry& b) {
    EXPECT_EQ(a.game, b.game);
    EXPECT_EQ(a.text, b.text);
    EXPECT_EQ(a.players, b.players);
    EXPECT_EQ(a.opponents, b.opponents);
    EXPECT_EQ(a.date, b.date);
    EXPECT_EQ(a.result, b.result);
    EXPECT_EQ(a.winners, b.winners);
    EXPECT_EQ(a.sides, b.sides);
    EXPECT_EQ(a.variant, b.variant);
    EXPECT_EQ(a.opening, b.opening);
    EXPECT_EQ(a.plies, b.plies);
    EXPECT_EQ(a.finished, b.finished);
    EXPECT_EQ(a.source, b.source);
    EXPECT_EQ(a.labels, b.labels);
    EXPECT_EQ(a.notes, b.notes);
    EXPECT_EQ(a.series, b.series);
    EXPECT_EQ(a.extra, b.extra);
    EXPECT_EQ(a.key, b.key);
}

TEST_F(Archives, KeepsEveryFieldOfAGame) {
    const auto series = archive_->beginSeries();
    ASSERT_TRUE(series);
    const Entry entry = fullEntry(*series);
    ASSERT_EQ(entry.text.size(), 42U);
    const GameId id = added(entry);
    const GameId bare = added({});
    reopen();
    expectSame(found(id), entry);
    expectSame(found(bare), {});
    EXPECT_EQ(**archive_->text(id), entry.text);
    const Time created = (*archive_->find(id))->created;
    EXPECT_LT(std::chrono::system_clock::now() - created, std::chrono::minutes(5));
    EXPECT_EQ((*archive_->find(id))->changed, created);
}

TEST_F(Archives, HoldsASecretGameSealedUntilItIsFinished) {
    constexpr const char* kHand = "the hand of Bo";
    const auto holdsHand = [this] {
        std::string all;
        for (const auto& file : std::filesystem::directory_iterator(folder_ / ""))
            all += support::contentOf(file.path());
        return all.find(kHand) != std::string::npos;
    };
    Entry entry = generated::entryOf(1, 3);
    entry.text = kHand;
    entry.secret = true;
    const GameId id = added(entry);
    for (int turn = 0; turn < 3; ++turn) {
        entry.text += ", shorter";
        ASSERT_TRUE(turn == 1 ? archive_->update(id, entry) : archive_->updateProgress(id, entry));
        EXPECT_FALSE(holdsHand());
        EXPECT_EQ(found(id).text, entry.text);
        EXPECT_TRUE(found(id).secret);
        EXPECT_EQ(**archive_->text(id), entry.text);
    }
    EXPECT_EQ(archive_->search({.words = "hand"})->total, 0);
    entry.finished = true;
    ASSERT_TRUE(archive_->updateProgress(id, entry));
    EXPECT_TRUE(holdsHand());
    EXPECT_EQ(found(id).text, entry.text);
    EXPECT_FALSE(found(id).secret);
}

TEST_F(Archives, ADamagedSealedTextIsAnError) {
    Entry entry = generated::entryOf(1, 3);
    entry.text = "Dolmen sealed text 1\nrubbish";
    const GameId id = added(entry);
    for (const std::string& problem :
         {archive_->find(id).error().describe(), archive_->text(id).error().describe()})
        EXPECT_THAT(problem, HasSubstr("damaged"));
    EXPECT_EQ(archive_->unfinished()->size(), 1U) << "lists need no text";
}

TEST_F(Archives, ReturnsNothingForAMissingGame) {
    EXPECT_FALSE(archive_->find(GameId(5))->has_value());
    EXPECT_FALSE(archive_->text(GameId(5))->has_value());
    for (const auto& refused : {archive_->update(GameId(5), {}), archive_->updateProgress(GameId(5), {}),
                                archive_->remove(GameId(5)), archive_->restore(GameId(5)),
                                archive_->setLabels(GameId(5), ""), archive_->setNotes(GameId(5), "")}) {
        ASSERT_FALSE(refused);
        EXPECT_THAT(refused.error().describe(), HasSubstr("no longer in the library"));
        EXPECT_THAT(refused.error().file, HasSubstr("games.db"));
    }
}

TEST_F(Archives, UpdatesAGameAsAWhole) {
    const GameId id = added(fullEntry({}));
    Entry changed = generated::entryOf(3, 10);
    changed.players = {"Zoë", "Bo"};
    ASSERT_TRUE(archive_->update(id, changed));
    expectSame(found(id), changed);
    EXPECT_EQ(archive_->search({.words = "zoe"})->total, 1);
    EXPECT_EQ(archive_->search({.words = "celik"})->total, 0);
}

TEST_F(Archives, SavingATurnKeepsTheOtherFields) {
    const GameId id = added(fullEntry({}));
    ASSERT_TRUE(archive_->setNotes(id, "mine"));
    ASSERT_TRUE(archive_->setLabels(id, "best"));
    Entry turn = fullEntry({});
    turn.text = "longer";
    turn.players = {"Other", "Names", "Here"};
    turn.notes = turn.labels = "stale";
    turn.winners = {1};
    turn.result = "0-P";
    turn.opening = "New opening";
    turn.plies = 62;
    turn.key = "new";
    turn.extra = "later";
    ASSERT_TRUE(archive_->updateProgress(id, turn));
    turn.players = fullEntry({}).players;
    turn.notes = "mine";
    turn.labels = "best";
    expectSame(found(id), turn);
    for (const char* words : {"mine", "best", "0-p", "new opening", "celik"})
        EXPECT_EQ(archive_->search({.words = words})->total, 1) << words;
    for (const char* words : {"stale", "old", "other"})
        EXPECT_EQ(archive_->search({.words = words})->total, 0) << words;
}

TEST_F(Archives, KnowsAGameByItsKey) {
    Entry entry = fullEntry({});
    const auto first = archive_->add(entry);
    entry.text = "the same game, other comments";
    const auto again = archive_->add(entry);
    ASSERT_TRUE(first && again);
    EXPECT_FALSE(first->known);
    EXPECT_TRUE(again->known);
    EXPECT_EQ(again->id, first->id);
    EXPECT_EQ(total(), 1);
    EXPECT_EQ(*archive_->text(first->id), fullEntry({}).text);
    EXPECT_FALSE(archive_->add(entry, Archive::Copies::Allowed)->known);
    entry.game = "shells";
    EXPECT_FALSE(archive_->add(entry)->known) << "keys are those of a kind";
    entry.key.clear();
    EXPECT_FALSE(archive_->add(entry)->known);
    EXPECT_FALSE(archive_->add(entry)->known) << "no key is like no other";
    ASSERT_TRUE(archive_->remove(first->id));
    EXPECT_EQ(total(), 4);
}

TEST_F(Archives, ARemovedGameIsNotADuplicate) {
    const Entry entry = fullEntry({});
    const GameId id = added(entry);
    ASSERT_TRUE(archive_->remove(id));
    EXPECT_FALSE(archive_->add(entry)->known);
}

TEST_F(Archives, AddsManyAsAWhole) {
    std::vector<Entry> entries;
    for (int i = 0; i < 300; ++i) entries.push_back(generated::entryOf(i, generated::lengthOf(i)));
    entries.push_back(entries[7]);
    const auto added = archive_->addAll(entries);
    ASSERT_TRUE(added);
    ASSERT_EQ(added->size(), 301U);
    EXPECT_TRUE((*added)[300].known);
    EXPECT_EQ((*added)[300].id, (*added)[7].id);
    EXPECT_EQ(total(), 300);
    entries = {generated::entryOf(500, 1), generated::entryOf(501, 1)};
    entries[1].series = SeriesId(77);
    EXPECT_FALSE(archive_->addAll(entries)) << "there is no such series";
    EXPECT_EQ(total(), 300) << "all of them or none";
    EXPECT_TRUE(archive_->addAll({})->empty());
}

TEST_F(Archives, RemovesAndRestores) {
    const GameId id = added(fullEntry({}));
    const GameId other = added(generated::entryOf(1, 4));
    ASSERT_TRUE(archive_->remove(id));
    EXPECT_FALSE(archive_->find(id)->has_value());
    EXPECT_FALSE(archive_->text(id)->has_value());
    EXPECT_EQ(total(), 1);
    EXPECT_THAT(*archive_->statistics(), IsEmpty());
    reopen();
    ASSERT_TRUE(archive_->restore(id));
    expectSame(found(id), fullEntry({}));
    ASSERT_TRUE(archive_->remove(other));
    EXPECT_THAT(*archive_->unfinished(), IsEmpty());
    reopen({.keepRemoved = std::chrono::hours(0)});
    EXPECT_FALSE(archive_->restore(other)) << "it is gone for good";
    EXPECT_TRUE(archive_->restore(id)) << "it was not removed";
    EXPECT_GT(added({}), other) << "numbers are not used again";
}

TEST_F(Archives, RemembersWhichGamesWereSeen) {
    EXPECT_FALSE(*archive_->wasSeen("one"));
    ASSERT_TRUE(archive_->noteSeen("one"));
    ASSERT_TRUE(archive_->noteSeen("one")) << "it is known already";
    EXPECT_TRUE(*archive_->wasSeen("one"));
    EXPECT_FALSE(*archive_->wasSeen("two"));
    EXPECT_FALSE(*archive_->wasSeen(""));
    const GameId id = added(fullEntry({}));
    ASSERT_TRUE(archive_->remove(id));
    reopen({.keepRemoved = std::chrono::hours(0)});
    EXPECT_TRUE(*archive_->wasSeen("one")) << "whatever becomes of the game";
}

TEST_F(Archives, ListsUnfinishedGamesNewestFirst) {
    const GameId first = added(generated::entryOf(1, 3));
    const GameId second = added(generated::entryOf(2, 3));
    (void)added(generated::entryOf(3, generated::lengthOf(3)));
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    ASSERT_TRUE(archive_->updateProgress(first, generated::entryOf(1, 4)));
    const auto games = archive_->unfinished();
    ASSERT_TRUE(games);
    ASSERT_EQ(games->size(), 2U);
    EXPECT_EQ((*games)[0].id, first);
    EXPECT_EQ((*games)[0].entry.plies, 4);
    EXPECT_THAT((*games)[0].entry.text, IsEmpty()) << "lists hold no texts";
    EXPECT_EQ((*games)[1].id, second);
    EXPECT_EQ(archive_->unfinished("pebbles")->size(), 2U);
    EXPECT_THAT(*archive_->unfinished("shells"), IsEmpty());
}

/// A wrong clock while the game was played: all its times lie in the future.
constexpr const char* kInTheYear2099 =
    "UPDATE game SET created = 4070908800000, changed = 4070908800000, date = '2099-01-01T00:00:00' WHERE id "
    "= ";

TEST_F(Archives, OfUnfinishedGamesTheOneKeptLastComesFirstWhateverTheClockSaid) {
    const GameId wrong = added(generated::entryOf(1, 3));
    ForeignConnection(folder_ / "games.db").run(kInTheYear2099 + std::to_string(wrong.value));
    const GameId next = added(generated::entryOf(2, 3));
    const auto first = [&] { return archive_->unfinished()->front().id; };
    EXPECT_EQ(first(), next);
    ASSERT_TRUE(archive_->updateProgress(wrong, generated::entryOf(1, 4)));
    EXPECT_EQ(first(), wrong) << "it was played on";
    ForeignConnection(folder_ / "games.db").run(kInTheYear2099 + std::to_string(wrong.value));
    ASSERT_TRUE(archive_->update(next, generated::entryOf(2, 4)));
    EXPECT_EQ(first(), next);
    // A clock that stands in the past.
    ForeignConnection(folder_ / "games.db")
        .run("UPDATE game SET changed = 0 WHERE id = " + std::to_string(next.value));
    EXPECT_EQ(first(), next);
    reopen();
    EXPECT_EQ(first(), next) << "the file has it";
    ASSERT_TRUE(archive_->setNotes(wrong, "Noted"));
    EXPECT_EQ(first(), wrong);
    ASSERT_TRUE(archive_->setLabels(next, "label"));
    EXPECT_EQ(first(), next);
}

TEST_F(Archives, SeriesAreDistinct) {
    const auto a = archive_->beginSeries();
    const auto b = archive_->beginSeries();
    ASSERT_TRUE(a && b);
    EXPECT_NE(*a, *b);
    Entry entry = fullEntry(*a);
    (void)added(entry);
    EXPECT_EQ(archive_->search({.series = *a})->total, 1);
    EXPECT_EQ(archive_->search({.series = *b})->total, 0);
}

TEST_F(Archives, TellsWhetherAnotherProgramWasWriting) {
    reopen({.patience = std::chrono::milliseconds(50)});
    ForeignConnection other(folder_ / "games.db");
    other.run("BEGIN IMMEDIATE");
    EXPECT_FALSE(archive_->add(generated::entryOf(1, 2)));
    EXPECT_TRUE(archive_->wasBusy());
    other.run("ROLLBACK");
    other.run("CREATE TRIGGER refuse BEFORE INSERT ON game BEGIN SELECT RAISE(ABORT, 'refused'); END");
    EXPECT_FALSE(archive_->add(generated::entryOf(1, 2)));
    EXPECT_FALSE(archive_->wasBusy());
}

/// Two archives on the same file stand for two running programs.
TEST_F(Archives, TwoMayWriteAtOnce) {
    constexpr int kEach = 60;
    std::array<int, 2> failures{};
    std::array<std::thread, 2> writers;
    for (int w = 0; w < 2; ++w)
        writers[w] = std::thread([&, w] {
            auto own = Archive::open(folder_ / "games.db");
            if (!own) failures[w] = 1000;
            for (int i = 0; own && i < kEach; ++i) {
                const auto added = own->add(generated::entryOf(1000 * w + i, 1));
                if (!added || !own->updateProgress(added->id, generated::entryOf(1000 * w + i, 2)))
                    ++failures[w];
            }
        });
    for (std::thread& writer : writers) writer.join();
    EXPECT_THAT(failures, ElementsAre(0, 0));
    EXPECT_EQ(total(), 2 * kEach);
    const auto found = archive_->search({.limit = -1});
    ASSERT_TRUE(found);
    for (const Game& game : found->games) EXPECT_EQ(game.entry.plies, 2);
}

}  // namespace
}  // namespace archive
