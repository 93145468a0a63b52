#include "archive/Keeper.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <atomic>
#include <fstream>
#include <future>
#include <memory>
#include <vector>

#include "archive/GeneratedGames.h"
#include "archive/Schema.h"
#include "support/TemporaryFolder.h"

namespace archive {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// Another program that locks the file against writing during its lifetime.
class WriteLock {
  public:
    explicit WriteLock(const std::filesystem::path& file) {
        sqlite3_open(file.c_str(), &handle_);
        EXPECT_EQ(sqlite3_exec(handle_, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    }
    WriteLock(const WriteLock&) = delete;
    WriteLock& operator=(const WriteLock&) = delete;
    ~WriteLock() { sqlite3_close(handle_); }

  private:
    sqlite3* handle_ = nullptr;
};

class Keeping : public testing::Test {
  protected:
    void SetUp() override { start(); }
    void start() {
        keeper_ = std::make_unique<Keeper>(
            file(), Keeper::Options{.archive = {.patience = 100ms}, .wake = [this] { ++wakes_; }});
    }
    [[nodiscard]] std::filesystem::path file() const { return folder_ / "games.db"; }

    /// Blocks the keeper until the returned promise is fulfilled.
    [[nodiscard]] std::promise<void> holdUp() {
        std::promise<void> go;
        keeper_->ask(
            [wait = go.get_future().share()](Archive&) -> base::Result<void> {
                wait.wait();
                return {};
            },
            [](const base::Result<void>&) {});
        return go;
    }
    void askPlies(GameId id, std::vector<int>& plies) {
        keeper_->ask([id](Archive& archive) { return archive.find(id); },
                     [&plies](const base::Result<std::optional<Game>>& game) {
                         plies.push_back(game && *game ? (*game)->entry.plies : -1);
                     });
    }
    [[nodiscard]] std::string news() {
        const auto told = keeper_->takeNews();
        return told ? told->what.describe() : "";
    }
    [[nodiscard]] int gamesInFile() const { return Archive::open(file())->search({})->total; }

    const support::TemporaryFolder folder_;
    std::atomic<int> wakes_ = 0;
    std::unique_ptr<Keeper> keeper_;
};

TEST_F(Keeping, AnswersInOrderWhenItIsUpdated) {
    std::vector<int> order;
    for (int i = 0; i < 20; ++i)
        keeper_->ask([i](Archive&) -> base::Result<int> { return i; },
                     [&](const base::Result<int>& answer) { order.push_back(*answer); });
    ASSERT_TRUE(keeper_->flush());
    EXPECT_TRUE(order.empty());
    EXPECT_EQ(wakes_, 20);
    keeper_->update();
    ASSERT_EQ(order.size(), 20U);
    for (int i = 0; i < 20; ++i) EXPECT_EQ(order[i], i);
    keeper_->update();
    EXPECT_EQ(order.size(), 20U);
}

TEST_F(Keeping, WritesAGameTurnByTurn) {
    const auto game = keeper_->follow();
    EXPECT_FALSE(keeper_->idOf(game));
    keeper_->save(game, generated::entryOf(4, 0));
    ASSERT_TRUE(keeper_->flush());
    const auto id = keeper_->idOf(game);
    ASSERT_TRUE(id);
    for (int plies = 1; plies <= 10; ++plies) keeper_->save(game, generated::entryOf(4, plies));
    ASSERT_TRUE(keeper_->flush());
    EXPECT_EQ(keeper_->idOf(game), id);
    EXPECT_EQ(**Archive::open(file())->text(*id), generated::textOf(4, 10));
    EXPECT_EQ(gamesInFile(), 1);
    keeper_.reset();
    start();
    keeper_->save(keeper_->follow(*id), generated::entryOf(4, 11));
    keeper_->save(keeper_->follow(), generated::entryOf(4, 11));
    ASSERT_TRUE(keeper_->flush());
    EXPECT_EQ(**Archive::open(file())->text(*id), generated::textOf(4, 11));
    EXPECT_EQ(gamesInFile(), 2) << "two games that are alike are two";
}

TEST_F(Keeping, ANewerWriteTakesThePlaceOfOneThatWaits) {
    const auto game = keeper_->follow();
    keeper_->save(game, generated::entryOf(4, 0));
    ASSERT_TRUE(keeper_->flush());
    const GameId id = *keeper_->idOf(game);
    auto go = holdUp();
    std::vector<int> plies;
    keeper_->save(game, generated::entryOf(4, 1));
    askPlies(id, plies);
    for (int i = 2; i <= 50; ++i) keeper_->save(game, generated::entryOf(4, i));
    askPlies(id, plies);
    const auto other = keeper_->follow();
    keeper_->save(other, generated::entryOf(5, 3));
    go.set_value();
    ASSERT_TRUE(keeper_->flush());
    keeper_->update();
    EXPECT_THAT(plies, ElementsAre(50, 50));
    EXPECT_TRUE(keeper_->idOf(other));
}

TEST_F(Keeping, ItsDestructorWritesPendingChanges) {
    auto go = holdUp();
    bool called = false;
    for (int i = 0; i < 10; ++i) keeper_->save(keeper_->follow(), generated::entryOf(i, 1));
    keeper_->ask([](Archive& archive) { return archive.add(generated::entryOf(99, 1)); },
                 [&](const base::Result<Archive::Added>&) { called = true; });
    keeper_->search({}, [&](const base::Result<Found>&) { called = true; });
    go.set_value();
    keeper_.reset();
    EXPECT_FALSE(called);
    EXPECT_EQ(gamesInFile(), 11);
}

TEST_F(Keeping, ANewerSearchStopsTheOlder) {
    std::vector<std::string> answered;
    const auto search = [&](const std::string& words) {
        keeper_->search({.words = words}, [&, words](const base::Result<Found>& found) {
            answered.push_back(words + (found ? "" : " failed"));
        });
    };
    auto go = holdUp();
    search("a");
    search("an");
    go.set_value();
    ASSERT_TRUE(keeper_->flush());
    search("ann");  // the answer for "an" is waiting already
    ASSERT_TRUE(keeper_->flush());
    keeper_->update();
    EXPECT_THAT(answered, ElementsAre("ann"));
    search("anna");
    ASSERT_TRUE(keeper_->flush());
    keeper_->cancelSearch();
    keeper_->update();
    EXPECT_THAT(answered, ElementsAre("ann"));
    search("bo");
    ASSERT_TRUE(keeper_->flush());
    keeper_->update();
    EXPECT_THAT(answered, ElementsAre("ann", "bo"));
}

TEST_F(Keeping, NewestQuestionsOfDifferentKindsDoNotReplaceEachOther) {
    std::vector<std::string> answered;
    const auto ask = [&](const std::string& name) {
        keeper_->askNewest(
            Keeper::Newest::Position,
            [](Archive& archive, const std::stop_token& stop) {
                return archive.visits({.position = 1}, stop);
            },
            [&, name](const base::Result<Visits>& found) {
                answered.push_back(name + (found ? "" : " failed"));
            });
    };
    auto go = holdUp();
    keeper_->search({}, [&](const base::Result<Found>&) { answered.emplace_back("search"); });
    ask("first");
    ask("second");
    go.set_value();
    ASSERT_TRUE(keeper_->flush());
    keeper_->update();
    EXPECT_THAT(answered, ElementsAre("search", "second"));
    ask("third");
    ASSERT_TRUE(keeper_->flush());
    keeper_->cancel(Keeper::Newest::Position);
    keeper_->update();
    EXPECT_THAT(answered, ElementsAre("search", "second"));
}

TEST_F(Keeping, TellsThatTheArchiveHasChanged) {
    ASSERT_TRUE(keeper_->flush());
    const auto before = keeper_->changes();
    keeper_->search({}, [](const base::Result<Found>&) {});
    ASSERT_TRUE(keeper_->flush());
    EXPECT_EQ(keeper_->changes(), before);
    keeper_->save(keeper_->follow(), generated::entryOf(1, 2));
    ASSERT_TRUE(keeper_->flush());
    EXPECT_NE(keeper_->changes(), before);
}

TEST_F(Keeping, StopsASearchThatRuns) {
    using Clock = std::chrono::steady_clock;
    std::vector<Entry> entries;
    for (int i = 0; i < 10'000; ++i) entries.push_back(generated::entryOf(i, 2));
    keeper_->ask([&](Archive& archive) { return archive.addAll(entries); }, [](const auto&) {});
    int answers = 0;
    const auto answered = [&](const base::Result<Found>& found) {
        EXPECT_TRUE(found);
        ++answers;
    };
    ASSERT_TRUE(keeper_->flush());
    const auto begin = Clock::now();
    keeper_->search({.limit = -1}, answered);
    ASSERT_TRUE(keeper_->flush());
    const auto whole = Clock::now() - begin;
    ASSERT_GT(whole, 40ms) << "it is too fast to be stopped";
    keeper_->search({.limit = -1}, answered);
    std::this_thread::sleep_for(5ms);
    const auto typed = Clock::now();
    keeper_->search({.limit = 1}, answered);
    ASSERT_TRUE(keeper_->flush());
    EXPECT_LT(Clock::now() - typed, whole / 2);
    keeper_->update();
    EXPECT_EQ(answers, 1);
}

TEST_F(Keeping, AsksWhatIsWrittenInPlaceOfAGame) {
    const auto game = keeper_->follow();
    const auto save = [&](int plies, const Keeper::Revise& revise) {
        keeper_->save(game, generated::entryOf(1, plies), revise);
        EXPECT_TRUE(keeper_->flush());
        std::vector<int> kept;
        askPlies(*keeper_->idOf(game), kept);
        EXPECT_TRUE(keeper_->flush());
        keeper_->update();
        return kept.front();
    };
    EXPECT_EQ(save(1, [](const Game&, const Entry&) -> std::optional<Entry> { return {}; }), 1)
        << "there was none yet";
    const auto sum = [](const Game& kept, Entry entry) {
        entry.plies += kept.entry.plies;
        return std::optional(std::move(entry));
    };
    EXPECT_EQ(save(3, sum), 4);
    EXPECT_EQ(save(9, [](const Game&, const Entry&) -> std::optional<Entry> { return {}; }), 4)
        << "the game stays";
}

TEST_F(Keeping, AsksOnlyOnceItCanWrite) {
    const auto game = keeper_->follow();
    keeper_->save(game, generated::entryOf(1, 1));
    ASSERT_TRUE(keeper_->flush());
    std::atomic<int> asked = 0;
    const auto count = [&](const Game&, Entry entry) {
        ++asked;
        return std::optional(std::move(entry));
    };
    {
        const WriteLock lock(file());
        keeper_->save(game, generated::entryOf(1, 2), count);
        EXPECT_FALSE(keeper_->flush());
        EXPECT_EQ(asked, 0);
    }
    ASSERT_TRUE(keeper_->flush());
    EXPECT_EQ(asked, 1);
    EXPECT_EQ(**Archive::open(file())->text(*keeper_->idOf(game)), generated::textOf(1, 2));
}

TEST_F(Keeping, ReportsAFailureOnceAndRetries) {
    const auto first = keeper_->follow();
    const auto second = keeper_->follow();
    ASSERT_TRUE(keeper_->flush());
    {
        const WriteLock lock(file());
        keeper_->save(first, generated::entryOf(1, 1));
        const auto flushed = keeper_->flush();
        ASSERT_FALSE(flushed);
        EXPECT_THAT(flushed.error().describe(), HasSubstr("another program"));
        keeper_->save(second, generated::entryOf(2, 1));
        EXPECT_FALSE(keeper_->flush());
        EXPECT_THAT(news(), HasSubstr("another program"));
        EXPECT_EQ(news(), "") << "once";
    }
    keeper_->save(second, generated::entryOf(2, 2));
    ASSERT_TRUE(keeper_->flush());
    EXPECT_TRUE(keeper_->idOf(first)) << "the other one was tried again";
    EXPECT_EQ(news(), "");
    EXPECT_EQ(gamesInFile(), 2);
    {
        const WriteLock lock(file());
        keeper_->save(first, generated::entryOf(1, 2));
        EXPECT_FALSE(keeper_->flush());
        EXPECT_THAT(news(), HasSubstr("another program")) << "it had worked in between";
    }
    keeper_.reset();
    EXPECT_EQ(**Archive::open(file())->text(GameId(1)), generated::textOf(1, 2)) << "the end tries again";
}

TEST_F(Keeping, NeverWaitsForASlowDisk) {
    ASSERT_TRUE(keeper_->flush());
    const WriteLock lock(file());
    const auto game = keeper_->follow();
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < 50; ++i) {
        keeper_->save(game, generated::entryOf(1, i));
        keeper_->update();
    }
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 80ms) << "one write alone waits for 100";
}

TEST_F(Keeping, WorksWithoutAnArchive) {
    keeper_.reset();
    sqlite3* other = nullptr;
    sqlite3_open(file().c_str(), &other);
    sqlite3_exec(other, "PRAGMA user_version = 99", nullptr, nullptr, nullptr);
    start();
    keeper_->save(keeper_->follow(), generated::entryOf(1, 1));
    std::string answer;
    keeper_->ask(
        [](Archive& archive) { return archive.search({}); },
        [&](const base::Result<Found>& found) { answer = found ? "found" : found.error().describe(); });
    EXPECT_FALSE(keeper_->flush());
    keeper_->update();
    EXPECT_THAT(answer, HasSubstr("newer version"));
    EXPECT_THAT(news(), HasSubstr("newer version"));
    EXPECT_EQ(news(), "");
    sqlite3_exec(other, ("PRAGMA user_version = " + std::to_string(schema::kVersion)).c_str(), nullptr,
                 nullptr, nullptr);
    sqlite3_close(other);
    EXPECT_TRUE(keeper_->flush()) << "it looks for the archive again";
    EXPECT_EQ(gamesInFile(), 1);
}

TEST_F(Keeping, TellsThatTheFileWasDamaged) {
    keeper_.reset();
    std::ofstream(file(), std::ios::trunc) << std::string(5000, 'x');
    start();
    keeper_->save(keeper_->follow(), generated::entryOf(1, 1));
    ASSERT_TRUE(keeper_->flush());
    EXPECT_THAT(news(), HasSubstr(".damaged-1"));
    EXPECT_EQ(gamesInFile(), 1);
}

TEST_F(Keeping, TellsThatTheFileIsReadOnly) {
    keeper_.reset();
    std::filesystem::permissions(file(), std::filesystem::perms(0444));
    start();
    keeper_->save(keeper_->follow(), generated::entryOf(1, 1));
    EXPECT_FALSE(keeper_->flush());
    EXPECT_THAT(news(), HasSubstr("read-only"));
    EXPECT_EQ(news(), "");
}

TEST_F(Keeping, AnExceptionIsAnError) {
    std::string answer;
    keeper_->ask([](Archive&) -> base::Result<int> { throw std::runtime_error("out of luck"); },
                 [&](const base::Result<int>& result) { answer = result ? "" : result.error().describe(); });
    ASSERT_TRUE(keeper_->flush());
    keeper_->update();
    EXPECT_THAT(answer, HasSubstr("out of luck"));
}

}  // namespace
}  // namespace archive
