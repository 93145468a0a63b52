// What is saved of a damaged archive. Each test overwrites pages of a real file.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "archive/Archive.h"
#include "archive/DamagedPages.h"
#include "archive/ForeignConnection.h"
#include "archive/GeneratedGames.h"
#include "support/Content.h"
#include "support/Extent.h"
#include "support/TemporaryFolder.h"

namespace archive {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::HasSubstr;

constexpr std::size_t kPage = 4096;
constexpr int kGames = 240;
constexpr int kLessons = 40;
constexpr int kPuzzles = 120;
constexpr std::size_t kLongText = 20'000;

/// The entry that generated::textOf() tells about.
std::optional<Entry> readGenerated(const std::string& text) {
    const std::string head = "[Game \"";
    if (!text.starts_with(head)) return {};
    const int number = std::stoi(text.substr(head.size()));
    return generated::entryOf(number, generated::lengthOf(number));
}

class Recovering : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        const support::TemporaryFolder folder;
        auto archive = Archive::open(folder / "games.db");
        ASSERT_TRUE(archive) << archive.error().describe();
        const auto series = archive->beginSeries();
        for (int i = 0; i < kGames; ++i) {
            Entry entry = generated::entryOf(i, generated::lengthOf(i));
            if (i % 7 == 0) entry.series = *series;
            if (i % 50 == 0) entry.text.resize(kLongText, '.');
            ASSERT_TRUE(archive->add(entry));
        }
        for (int i = 0; i < kLessons; ++i)
            ASSERT_TRUE(archive->changeLesson("pebbles", "lesson " + std::to_string(i), [i](auto& lesson) {
                lesson.step = "step";
                lesson.finished = i % 2 == 0;
            }));
        for (int i = 0; i < kPuzzles; ++i)
            ASSERT_TRUE(archive->changePuzzle("pebbles", "puzzle " + std::to_string(i),
                                              [i](auto& puzzle) { puzzle.box = i; }));
        archive = Archive::open(folder / "other.db");  // closes the first one
        sound_ = support::contentOf(folder / "games.db");
        ASSERT_EQ(sound_.size() % kPage, 0U);
    }

    /// Opens an archive with these bytes; its file is the only one in its folder.
    base::Result<Archive> opened(const std::string& bytes) {
        fs::remove_all(folder_ / "");
        fs::create_directories(folder_ / "");
        std::ofstream(file(), std::ios::binary) << bytes;
        return Archive::open(file(), {.readGame = readGenerated});
    }
    static std::string withPage(std::size_t page, const std::string& content) {
        std::string bytes = sound_;
        bytes.replace(page * kPage, content.size(), content);
        return bytes;
    }
    [[nodiscard]] fs::path file() const { return folder_ / "games.db"; }

    /// The numbers of games, lessons and puzzles that are missing. Those that are there must be right.
    struct Missing {
        int games = 0;
        int lessons = 0;
        int puzzles = 0;
    };
    static Missing missingIn(const Archive& archive) {
        Missing missing;
        for (int i = 0; i < kGames; ++i) {
            const auto game = archive.find(GameId(i + 1));
            if (!game || !*game) {
                ++missing.games;
                continue;
            }
            Entry expected = generated::entryOf(i, generated::lengthOf(i));
            if (i % 50 == 0) expected.text.resize(kLongText, '.');
            EXPECT_EQ((*game)->entry.text, expected.text) << i;
            EXPECT_EQ((*game)->entry.players, expected.players) << i;
            EXPECT_EQ((*game)->entry.result, expected.result) << i;
            EXPECT_EQ((*game)->entry.extra, expected.extra) << i;
            EXPECT_EQ((*game)->entry.winners, expected.winners) << i;
            EXPECT_EQ((*game)->entry.sides, expected.sides) << i;
        }
        missing.lessons = kLessons - static_cast<int>(archive.lessons("pebbles")->size());
        const auto puzzles = archive.puzzles("pebbles");
        missing.puzzles = kPuzzles - static_cast<int>(puzzles->size());
        for (const PuzzleProgress& puzzle : *puzzles)
            EXPECT_EQ(puzzle.puzzle, "puzzle " + std::to_string(puzzle.box));
        return missing;
    }

    inline static std::string sound_;
    const support::TemporaryFolder folder_;
};

TEST_F(Recovering, ASealedTextIsSavedAndStaysSealed) {
    const int number = 3;
    Entry entry = generated::entryOf(number, 3);
    entry.text = generated::textOf(number, 2000);
    entry.secret = true;
    ASSERT_FALSE(entry.finished);
    {
        auto archive = Archive::open(folder_ / "made/games.db");
        ASSERT_TRUE(archive && archive->add(entry));
    }
    const std::string made = support::contentOf(folder_ / "made/games.db");
    for (const std::string& lost : {std::string("CREATE TABLE"), entry.opening}) {
        std::string bytes = made;
        int pages = 0;
        for (std::size_t page = 0; page < bytes.size(); page += kPage)
            if (lost == "CREATE TABLE" ? page == 0
                                       : bytes.substr(page, kPage).find(lost) != std::string::npos) {
                bytes.replace(page, kPage, kPage, 'x');
                ++pages;
            }
        ASSERT_GT(pages, 0) << lost;
        std::ofstream(file(), std::ios::binary) << bytes;
        const auto archive = Archive::open(
            file(), {.readGame = [&](const std::string&) { return generated::entryOf(number, 3); }});
        ASSERT_TRUE(archive) << archive.error().describe();
        ASSERT_TRUE(archive->damaged()) << lost;
        const auto games = archive->search({.limit = -1})->games;
        ASSERT_EQ(games.size(), 1U) << lost;
        const auto game = archive->find(games.front().id);
        ASSERT_TRUE(game && *game);
        EXPECT_EQ((*game)->entry.text, entry.text);
        EXPECT_EQ((*game)->entry.players, entry.players);
        EXPECT_TRUE((*game)->entry.secret);
        for (const auto& left : fs::recursive_directory_iterator(folder_ / ""))
            if (left.is_regular_file())
                EXPECT_EQ(support::contentOf(left.path()).find("[Game "), std::string::npos) << left.path();
    }
}

TEST_F(Recovering, ADamagedPageCostsOnlyWhatIsOnIt) {
    Missing all;
    const auto step = static_cast<std::size_t>(support::everyNth(5));
    for (std::size_t page = 0; page < sound_.size() / kPage; page += step) {
        // SQLite cannot see that the last page of a long text holds zeros, since its pages have no checksums.
        const bool ofTree = std::string("\x02\x05\x0A\x0D").find(sound_[page * kPage]) != std::string::npos;
        const char byte = page % 3 == 0 && ofTree ? '\0' : page % 2 == 0 ? 'x' : '\xFF';
        SCOPED_TRACE("page " + std::to_string(page + 1) + " of " + std::to_string(sound_.size() / kPage) +
                     " is " + std::to_string(byte));
        const auto archive = opened(withPage(page, std::string(kPage, byte)));
        ASSERT_TRUE(archive) << archive.error().describe();
        ASSERT_TRUE(archive->damaged());
        const Missing missing = missingIn(*archive);
        EXPECT_LE(missing.games, 30);
        all.games += missing.games;
        all.lessons += missing.lessons;
        all.puzzles += missing.puzzles;
        EXPECT_THAT(archive->warning()->describe(),
                    AllOf(HasSubstr(": " + std::to_string(kGames - missing.games)),
                          HasSubstr(file().string() + ".damaged-1")));
        if (missing.games > 0) {
            EXPECT_THAT(archive->warning()->describe(),
                        AllOf(HasSubstr("could not be read: " + std::to_string(missing.games)),
                              HasSubstr(".recover")));
        }
    }
    // Every text is on one page, and long ones on five more; rows of progress are on one page each.
    EXPECT_LE(all.games, kGames + 5 * 5);
    EXPECT_LE(all.lessons, kLessons);
    EXPECT_LE(all.puzzles, kPuzzles);
}

TEST_F(Recovering, AGameKeepsItsNumberSeriesAndTimes) {
    auto whole = opened(sound_);
    ASSERT_TRUE(whole && !whole->damaged());
    const auto before = whole->find(GameId(8));
    // The page with the schema.
    const auto archive = opened(withPage(0, std::string(kPage, 'x')));
    ASSERT_TRUE(archive);
    const auto game = archive->find(GameId(8));
    ASSERT_TRUE(game && *game && before && *before);
    EXPECT_EQ((*game)->entry.series, (*before)->entry.series);
    EXPECT_EQ((*game)->entry.opponents, (*before)->entry.opponents);
    EXPECT_EQ((*game)->created, (*before)->created);
    EXPECT_EQ((*game)->entry.key, (*before)->entry.key);
    EXPECT_EQ(archive->search({.words = (*before)->entry.players[0]})->games.empty(), false);
}

TEST_F(Recovering, GamesStayInTheOrderInWhichTheyWereKept) {
    std::vector<GameId> ids;
    {
        auto archive = opened(sound_);
        for (int i = 0; i < 3; ++i) ids.push_back(archive->add(generated::entryOf(1000 + i, 3))->id);
        ASSERT_TRUE(archive->updateProgress(ids[0], generated::entryOf(1000, 4)));
    }
    ForeignConnection(file()).run("UPDATE game SET changed = 1000 WHERE id = " +
                                  std::to_string(ids[0].value));
    std::string bytes = support::contentOf(file());
    bytes.replace(0, kPage, std::string(kPage, 'x'));
    const auto archive = opened(bytes);
    ASSERT_TRUE(archive && archive->damaged());
    const auto games = archive->unfinished();
    ASSERT_TRUE(games && games->size() == 3);
    EXPECT_EQ((*games)[0].id, ids[0]);
    EXPECT_EQ((*games)[1].id, ids[2]);
    EXPECT_EQ((*games)[2].id, ids[1]);
}

TEST_F(Recovering, LabelsNotesAndRemovedGamesStaySo) {
    {
        auto archive = opened(sound_);
        ASSERT_TRUE(archive->setLabels(GameId(8), "best"));
        ASSERT_TRUE(archive->setNotes(GameId(8), "look again"));
        ASSERT_TRUE(archive->remove(GameId(9)));
    }
    std::string bytes = support::contentOf(file());
    bytes.replace(0, kPage, std::string(kPage, 'x'));
    auto archive = opened(bytes);
    ASSERT_TRUE(archive);
    EXPECT_EQ((*archive->find(GameId(8)))->entry.labels, "best");
    EXPECT_EQ((*archive->find(GameId(8)))->entry.notes, "look again");
    EXPECT_FALSE(*archive->find(GameId(9)));
    ASSERT_TRUE(archive->restore(GameId(9)));
    EXPECT_TRUE(*archive->find(GameId(9)));
}

TEST_F(Recovering, WhatWasSeenStaysSeen) {
    {
        auto archive = opened(sound_);
        ASSERT_TRUE(archive->noteSeen("5bd1e9955bd1e995"));
    }
    std::string bytes = support::contentOf(file());
    bytes.replace(0, kPage, std::string(kPage, 'x'));
    const auto archive = opened(bytes);
    ASSERT_TRUE(archive && archive->damaged());
    EXPECT_TRUE(*archive->wasSeen("5bd1e9955bd1e995"));
    EXPECT_FALSE(*archive->wasSeen("other"));
}

TEST_F(Recovering, WhatWasDeletedForGoodDoesNotComeBack) {
    {
        auto archive = opened(sound_);
        for (int i = 1; i <= kGames; i += 2) ASSERT_TRUE(archive->remove(GameId(i)));
        archive = Archive::open(file(), {.keepRemoved = std::chrono::hours(-1)});
        ASSERT_TRUE(archive);
    }
    std::string bytes = support::contentOf(file());
    bytes.replace(0, kPage, std::string(kPage, 'x'));
    const auto archive = opened(bytes);
    ASSERT_TRUE(archive);
    EXPECT_EQ(archive->search({})->total, kGames / 2);
    EXPECT_EQ(missingIn(*archive).games, kGames / 2);
}

TEST_F(Recovering, TheLogBesideTheFileIsReadToo) {
    std::string bytes;
    std::string log;
    {
        auto archive = opened(sound_);
        for (int i = 0; i < 30; ++i) ASSERT_TRUE(archive->add(generated::entryOf(1000 + i, 3)));
        bytes = support::contentOf(file());
        log = support::contentOf(file().string() + "-wal");
        ASSERT_FALSE(log.empty());
    }
    bytes.replace(20 * kPage, kPage, std::string(kPage, '\xFF'));
    fs::remove_all(folder_ / "");
    fs::create_directories(folder_ / "");
    std::ofstream(file(), std::ios::binary) << bytes;
    std::ofstream(file().string() + "-wal", std::ios::binary) << log;
    int games = 0;
    std::set<std::int64_t> texts;
    readStoredRows(file(), [&](const StoredRow& row) {
        if (row.hasRowid && row.fields.size() == 3) texts.insert(row.rowid);
        if (row.hasRowid && row.fields.size() == 19) ++games;
    });
    EXPECT_TRUE(texts.contains(kGames + 30));
    EXPECT_GT(games, kGames - 30);
    EXPECT_EQ(support::contentOf(file()), bytes) << "nothing was changed";
}

TEST_F(Recovering, WholeNumbersOfEverySizeAreRead) {
    ASSERT_TRUE(opened(sound_));
    const std::set<std::int64_t> numbers{
        0, 1, 2, -2, 300, -40'000, 9'000'000, -3'000'000'000, 1 << 20, 1LL << 44, -(1LL << 62)};
    {
        ForeignConnection other(file());
        other.run("CREATE TABLE counted (word TEXT, number INTEGER)");
        for (const std::int64_t number : numbers)
            other.run("INSERT INTO counted VALUES ('counted', " + std::to_string(number) + ")");
    }
    std::set<std::int64_t> found;
    readStoredRows(file(), [&](const StoredRow& row) {
        if (row.fields.size() != 2 || row.fields[0] != StoredRow::Field(std::string("counted"))) return;
        if (const auto* number = std::get_if<std::int64_t>(&row.fields[1])) found.insert(*number);
    });
    EXPECT_EQ(found, numbers);
}

TEST_F(Recovering, AnyBytesAreReadSafely) {
    base::Random random(7);
    for (int round = 0; round < 60; ++round) {
        std::string bytes = sound_;
        for (int i = 0; i < 400; ++i)
            bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] =
                static_cast<char>(random.below(256));
        bytes.resize(bytes.size() - random.below(3 * kPage));
        std::ofstream(folder_ / "any.db", std::ios::binary) << bytes;
        readStoredRows(folder_ / "any.db", [](const StoredRow&) {});
    }
    readStoredRows(folder_ / "missing.db", [](const StoredRow&) { FAIL(); });
}

}  // namespace
}  // namespace archive
