#include "archive/Search.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "archive/Archive.h"
#include "archive/GeneratedGames.h"
#include "support/TemporaryFolder.h"

namespace archive {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Ending = Query::Ending;
using Sort = Query::Sort;

class Searching : public testing::Test {
  protected:
    Searching() : archive_(Archive::open(folder_ / "games.db").value()) {}

    void SetUp() override {
        put("Émile", "Zoë", "2023-12-31",
            {.result = "R-0",
             .winners = {0},
             .variant = "5x5",
             .opening = "Łódź",
             .plies = 31,
             .finished = true,
             .labels = "best"});
        put("Zoe", "Bo", "2024-01-01 18:00",
            {.result = "1/2",
             .winners = {},
             .variant = "6x6",
             .opening = "",
             .plies = 80,
             .finished = true,
             .notes = "A 100% draw_ish"});
        put("Bo", "Émile", "2024-01-31 09:15",
            {.result = "0-F",
             .winners = {1},
             .variant = "5x5",
             .opening = "",
             .plies = 44,
             .finished = true,
             .labels = ""});
        put("Ann", "", "2024-02-10",
            {.opponents = {"", "pebbles:hard"},
             .result = "*",
             .winners = {},
             .variant = "5x5",
             .opening = "",
             .plies = 12,
             .finished = false});
        put("Émile", "", "2025-06-01",
            {.game = "shells",
             .opponents = {"", "pebbles:hard"},
             .result = "F-0",
             .winners = {0},
             .variant = "tiny",
             .opening = "",
             .plies = 9,
             .finished = true});
        const auto removed = archive_.add({.game = "pebbles", .players = {"Émile"}});
        ASSERT_TRUE(removed && archive_.remove(removed->id));
    }
    void put(const std::string& first, const std::string& second, const std::string& date, Entry entry) {
        if (entry.game.empty()) entry.game = "pebbles";
        entry.players = {first, second};
        if (entry.opponents.empty()) entry.opponents = {"", ""};
        entry.date = date;
        entry.text = "the text";
        ASSERT_TRUE(archive_.add(entry));
    }
    /// The ids that a query finds, in the order of their addition.
    std::vector<int> ids(Query query) {
        query.sort = Sort::Date;
        query.ascending = true;
        return listed(query);
    }
    std::vector<int> listed(const Query& query) {
        const auto found = archive_.search(query);
        EXPECT_TRUE(found) << found.error().describe();
        std::vector<int> ids;
        for (const Game& game : found->games) ids.push_back(static_cast<int>(game.id.value));
        return ids;
    }
    std::vector<int> words(const std::string& words) { return ids({.words = words}); }

    const support::TemporaryFolder folder_;
    Archive archive_;
};

TEST_F(Searching, EveryWordMustStandSomewhere) {
    EXPECT_THAT(words(""), ElementsAre(1, 2, 3, 4, 5));
    EXPECT_THAT(words("emile"), ElementsAre(1, 3, 5));
    EXPECT_THAT(words("EMILE zoë"), ElementsAre(1));
    EXPECT_THAT(words("zoe"), ElementsAre(1, 2));
    EXPECT_THAT(words("lodz"), ElementsAre(1));
    EXPECT_THAT(words("best 5x5 r-0 2023"), ElementsAre(1));
    EXPECT_THAT(words("mil"), ElementsAre(1, 3, 5)) << "within a word";
    EXPECT_THAT(words("emile nobody"), IsEmpty());
    EXPECT_THAT(words("text"), IsEmpty()) << "the game's own text is not searched";
    EXPECT_THAT(words("emile zoe bo"), IsEmpty());
}

TEST_F(Searching, WordsAreNoPatternsAndNoSql) {
    EXPECT_THAT(words("100%"), ElementsAre(2));
    EXPECT_THAT(words("%"), ElementsAre(2));
    EXPECT_THAT(words("draw_ish"), ElementsAre(2));
    EXPECT_THAT(words("_mile"), IsEmpty());
    EXPECT_THAT(words("'"), IsEmpty());
    EXPECT_THAT(words("') OR 1=1 --"), IsEmpty());
    EXPECT_THAT(ids({.player = "' OR ''='"}), IsEmpty());
    EXPECT_THAT(words(std::string(100'000, 'x')), IsEmpty());
    std::string many;
    for (int i = 0; i < 5000; ++i) many += "emile ";
    EXPECT_THAT(words(many), ElementsAre(1, 3, 5));
}

TEST_F(Searching, Filters) {
    EXPECT_THAT(ids({.game = "shells"}), ElementsAre(5));
    EXPECT_THAT(ids({.variant = "5x5"}), ElementsAre(1, 3, 4));
    EXPECT_THAT(ids({.player = "EMILE"}), ElementsAre(1, 3, 5));
    EXPECT_THAT(ids({.player = "mil"}), IsEmpty());
    EXPECT_THAT(ids({.opponent = "pebbles:hard"}), ElementsAre(4, 5));
    EXPECT_THAT(ids({.finished = false}), ElementsAre(4));
    EXPECT_THAT(ids({.finished = true}), ElementsAre(1, 2, 3, 5));
    EXPECT_THAT(ids({.words = "bo", .variant = "5x5", .player = "emile"}), ElementsAre(3));
}

TEST_F(Searching, FiltersByWhetherPeoplePlayed) {
    put("Hard", "Easy", "2025-07-01",
        {.opponents = {"pebbles:hard", "pebbles:easy"},
         .result = "R-0",
         .winners = {0},
         .variant = "5x5",
         .opening = "",
         .plies = 20,
         .finished = true});
    const std::vector<int> engines = ids({.withPeople = false});
    ASSERT_EQ(engines.size(), 1U);
    EXPECT_EQ(ids({.words = "hard"}), engines);
    EXPECT_THAT(ids({.withPeople = true}), ElementsAre(1, 2, 3, 4, 5));
    EXPECT_THAT(ids({.withPeople = true, .finished = true, .limit = 10}), ElementsAre(1, 2, 3, 5));
}

TEST_F(Searching, FiltersByWhetherGamesCameFromAFile) {
    put("Ann", "Bo", "2025-07-01",
        {.result = "R-0", .winners = {0}, .opening = "", .finished = true, .source = "club.ptn"});
    const std::vector<int> imported = ids({.imported = true});
    ASSERT_EQ(imported.size(), 1U);
    EXPECT_THAT(ids({.withPeople = true, .imported = false}), ElementsAre(1, 2, 3, 4, 5));
}

TEST_F(Searching, FiltersByEnding) {
    EXPECT_THAT(ids({.ending = Ending::Decided}), ElementsAre(1, 3, 5));
    EXPECT_THAT(ids({.ending = Ending::Drawn}), ElementsAre(2));
    EXPECT_THAT(ids({.player = "émile", .ending = Ending::Won}), ElementsAre(1, 3, 5));
    EXPECT_THAT(ids({.player = "bo", .ending = Ending::Lost}), ElementsAre(3));
    EXPECT_THAT(ids({.player = "bo", .ending = Ending::Won}), IsEmpty());
    EXPECT_THAT(ids({.player = "zoe", .ending = Ending::Lost}), ElementsAre(1)) << "a draw is not lost";
    EXPECT_THAT(ids({.opponent = "pebbles:hard", .ending = Ending::Lost}), ElementsAre(5));
    EXPECT_THAT(ids({.ending = Ending::Won}), ElementsAre(1, 3, 5));
}

TEST_F(Searching, AGameThatWasLeftForGoodIsNoDraw) {
    put("Ann", "Bo", "2025-07-01", {.result = "*", .winners = {}, .opening = "", .finished = true});
    EXPECT_THAT(ids({.ending = Ending::Drawn}), ElementsAre(2));
    EXPECT_THAT(ids({.ending = Ending::Open}), ElementsAre(4, 7)) << "7: 6 was removed";
}

TEST_F(Searching, FiltersByDate) {
    EXPECT_THAT(ids({.from = "2024"}), ElementsAre(2, 3, 4, 5));
    EXPECT_THAT(ids({.to = "2023"}), ElementsAre(1));
    EXPECT_THAT(ids({.from = "2024-01", .to = "2024-01"}), ElementsAre(2, 3));
    EXPECT_THAT(ids({.from = "2024-01-31", .to = "2024-01-31"}), ElementsAre(3));
    EXPECT_THAT(ids({.from = "2024-01-02", .to = "2024-02-10"}), ElementsAre(3, 4));
}

TEST_F(Searching, ComparesADateAsFarAsItIsKnown) {
    put("Cy", "Di", "2022", {.result = "R-0", .winners = {0}, .finished = true});
    put("Cy", "Di", "2022-08", {.result = "R-0", .winners = {0}, .finished = true});
    put("Cy", "Di", "", {.result = "R-0", .winners = {0}, .finished = true});
    // 7: the year, 8: the month, 9: nothing
    EXPECT_THAT(ids({.player = "Cy", .from = "2022-03-10"}), ElementsAre(7, 8));
    EXPECT_THAT(ids({.player = "Cy", .from = "2022-08-31"}), ElementsAre(7, 8));
    EXPECT_THAT(ids({.player = "Cy", .from = "2022-09"}), ElementsAre(7));
    EXPECT_THAT(ids({.player = "Cy", .to = "2022-07-31"}), ElementsAre(9, 7));
    EXPECT_THAT(ids({.player = "Cy", .from = "2023"}), IsEmpty());
}

TEST_F(Searching, Sorts) {
    EXPECT_THAT(listed({}), ElementsAre(5, 4, 3, 2, 1)) << "the newest first";
    EXPECT_THAT(listed({.sort = Sort::Length, .ascending = true}), ElementsAre(5, 4, 1, 3, 2));
    EXPECT_THAT(listed({.sort = Sort::Length}), ElementsAre(2, 3, 1, 4, 5));
    EXPECT_THAT(listed({.sort = Sort::Result, .ascending = true}), ElementsAre(4, 3, 2, 5, 1));
    EXPECT_THAT(listed({.sort = Sort::Players, .ascending = true}), ElementsAre(4, 3, 5, 1, 2));
}

TEST_F(Searching, AGameFromTheFutureStandsAmongTheGamesKeptBesideIt) {
    put("Ann", "Bo", "2099-01-01", {.plies = 3});                             // 7
    put("Ann", "Bo", "1999-05-05", {.plies = 3, .source = "old games.txt"});  // 8
    put("Ann", "Bo", "2098-01-01", {.plies = 3});                             // 9
    put("Ann", "Bo", "2025-06-02", {.plies = 3});                             // 10
    put("Ann", "Bo", "2099-01-01", {.plies = 3});                             // 11
    EXPECT_THAT(listed({}), ElementsAre(11, 10, 9, 7, 5, 4, 3, 2, 1, 8));
    EXPECT_THAT(listed({.ascending = true}), ElementsAre(8, 1, 2, 3, 4, 5, 7, 9, 10, 11));
    EXPECT_THAT(listed({.from = "2099"}), ElementsAre(11, 7)) << "it is found by the date that it has";
    EXPECT_THAT(listed({.words = "1999"}), ElementsAre(8));
    EXPECT_THAT(listed({.sort = Sort::Added, .limit = 3}), ElementsAre(11, 10, 9));
    EXPECT_THAT(listed({.sort = Sort::Added, .ascending = true, .limit = 2}), ElementsAre(1, 2));
}

TEST_F(Searching, AGameFromTheFutureMayBeTheFirst) {
    auto archive = Archive::open(folder_ / "new.db");
    ASSERT_TRUE(archive && archive->add({.game = "pebbles", .date = "2099-01-01"}) &&
                archive->add({.game = "pebbles", .date = "2024-01-01"}));
    const auto found = archive->search({});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->games.back().entry.date, "2099-01-01");
}

TEST_F(Searching, AnswersAPageAndTheCount) {
    const auto page = archive_.search({.ascending = true, .limit = 2, .offset = 1});
    ASSERT_TRUE(page);
    EXPECT_EQ(page->total, 5);
    ASSERT_EQ(page->games.size(), 2U);
    const Game& game = page->games[0];
    EXPECT_EQ(game.id, GameId(2));
    EXPECT_THAT(game.entry.players, ElementsAre("Zoe", "Bo"));
    EXPECT_EQ(game.entry.notes, "A 100% draw_ish");
    EXPECT_EQ(game.entry.text, "");
    EXPECT_THAT(page->games[1].entry.winners, ElementsAre(1));
    EXPECT_THAT(listed({.ascending = true, .limit = 2, .offset = 4}), ElementsAre(5));
    EXPECT_THAT(listed({.offset = 40}), IsEmpty());
    EXPECT_EQ(archive_.search({.limit = 0})->total, 5);
    EXPECT_EQ(listed({.limit = -1}).size(), 5U);
}

TEST_F(Searching, FollowsLabelsAndNotes) {
    ASSERT_TRUE(archive_.setLabels(GameId(4), "Übung"));
    ASSERT_TRUE(archive_.setNotes(GameId(4), "look at turn 7"));
    EXPECT_THAT(words("ubung turn ann"), ElementsAre(4));
    ASSERT_TRUE(archive_.setLabels(GameId(4), ""));
    EXPECT_THAT(words("ubung"), IsEmpty());
}

TEST_F(Searching, IsGivenUpWhenItIsStopped) {
    std::vector<Entry> entries;
    for (int i = 0; i < 1000; ++i) entries.push_back(generated::entryOf(i, 3));
    ASSERT_TRUE(archive_.addAll(entries));
    std::stop_source stop;
    EXPECT_TRUE(archive_.search({.words = "a"}, stop.get_token()));
    stop.request_stop();
    const auto stopped = archive_.search({.words = "a"}, stop.get_token());
    ASSERT_FALSE(stopped);
    EXPECT_THAT(stopped.error().describe(), HasSubstr("cancelled"));
    EXPECT_TRUE(archive_.search({.words = "a"}));
    EXPECT_TRUE(archive_.add(entries[0], Archive::Copies::Allowed));
}

}  // namespace
}  // namespace archive
