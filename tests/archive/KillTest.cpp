// The program may be killed at any moment. A real program writes games turn by turn, and the test kills it
// again and again.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <map>
#include <sstream>
#include <string>

#include "archive/Archive.h"
#include "archive/Database.h"
#include "archive/GeneratedGames.h"
#include "archive/Schema.h"
#include "support/Extent.h"
#include "support/TemporaryFolder.h"

namespace archive {
namespace {

namespace fs = std::filesystem;

struct Told {
    int number = 0;
    int plies = 0;
};
using AllTold = std::map<std::int64_t, Told>;  // by the game's id

enum class From { ItsStart, ItsFirstTurn };

/// A line the player printed; empty once it has ended.
std::string lineFrom(int pipe) {
    std::string line;
    char next = 0;
    while (read(pipe, &next, 1) == 1 && next != '\n') line += next;
    return line;
}

void takeUp(const std::string& line, AllTold& told) {
    std::istringstream words(line);
    std::int64_t id = 0;
    Told turn;
    if (words >> id >> turn.number >> turn.plies) told[id] = turn;
}

/// Runs archive-player, kills it so many microseconds after the given moment, and reads its output. The
/// moments are chosen so that it is killed while it opens its file or writes into it, however long it takes
/// to start.
void playAndKill(const fs::path& file, int first, From from, useconds_t microseconds, AllTold& told) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
    const std::string number = std::to_string(first);
    const pid_t player = fork();
    ASSERT_GE(player, 0);
    if (player == 0) {
        dup2(ends[1], STDOUT_FILENO);
        execl(DOLMEN_BINARY_DIR "/bin/archive-player", "archive-player", file.c_str(), number.c_str(),
              nullptr);
        _exit(127);
    }
    close(ends[1]);
    EXPECT_EQ(lineFrom(ends[0]), "opening");
    if (from == From::ItsFirstTurn) takeUp(lineFrom(ends[0]), told);
    usleep(microseconds);
    kill(player, SIGKILL);
    int state = 0;
    waitpid(player, &state, 0);
    EXPECT_TRUE(WIFSIGNALED(state)) << "it ended by itself, with " << state;
    for (std::string line; !(line = lineFrom(ends[0])).empty();) takeUp(line, told);
    close(ends[0]);
}

/// Every turn that was reported is in the file, whole, with at most one more turn.
void expectWhole(const fs::path& file, const AllTold& told, std::int64_t& seen) {
    auto archive = Archive::open(file);
    ASSERT_TRUE(archive) << archive.error().describe();
    ASSERT_FALSE(archive->warning()) << archive->warning()->describe();
    for (const auto& [id, turn] : told) {
        if (id < seen) continue;  // checked before, and unchanged since
        const auto game = archive->find(GameId(id));
        ASSERT_TRUE(game && *game) << "game " << id << " is gone";
        const Entry& entry = (*game)->entry;
        ASSERT_GE(entry.plies, turn.plies) << "a turn of game " << id << " is lost";
        ASSERT_LE(entry.plies, turn.plies + 1);
        const Entry expected = generated::entryOf(turn.number, entry.plies);
        ASSERT_EQ(entry.text, expected.text);
        ASSERT_EQ(entry.result, expected.result);
        ASSERT_EQ(entry.winners, expected.winners);
        ASSERT_EQ(entry.extra, expected.extra);
        ASSERT_EQ(entry.players, expected.players);
        seen = id;
    }
    // The file may also contain the game that was just being added.
    const auto all = archive->search({.limit = 0});
    ASSERT_TRUE(all);
    ASSERT_GE(all->total, static_cast<int>(told.size()));
    Database database;
    ASSERT_TRUE(database.open(file, Database::Mode::ReadOnly, std::chrono::milliseconds(100), file));
    const auto sound = schema::isSound(database);
    ASSERT_TRUE(sound && *sound);
}

TEST(Killed, LosesNoTurnThatWasCommitted) {
    const int kKills = support::extent(30, 200);
    const support::TemporaryFolder folder;
    base::Random random(20'241);
    AllTold told;
    std::int64_t seen = 0;
    std::size_t turns = 0;
    for (int round = 0; round < kKills && !testing::Test::HasFatalFailure(); ++round) {
        const From from = round % 2 == 0 ? From::ItsStart : From::ItsFirstTurn;
        playAndKill(folder / "games.db", 1000 * round, from, random.below(40'000), told);
        expectWhole(folder / "games.db", told, seen);
    }
    for (const auto& [id, turn] : told) turns += static_cast<std::size_t>(turn.plies);
    EXPECT_GE(told.size(), static_cast<std::size_t>(kKills / 2)) << "it was killed before it wrote";
    RecordProperty("games", static_cast<int>(told.size()));
    RecordProperty("turns", static_cast<int>(turns));
    std::printf("%zu games, %zu turns, killed %d times\n", told.size(), turns, kKills);
}

/// A kill while the file is created.
TEST(Killed, LeavesAnArchiveThatOpensWhileItIsMade) {
    const support::TemporaryFolder folder;
    base::Random random(7);
    for (int round = 0; round < support::extent(20, 40) && !testing::Test::HasFatalFailure(); ++round) {
        const fs::path file = folder / ("games" + std::to_string(round) + ".db");
        AllTold told;
        std::int64_t seen = 0;
        playAndKill(file, 0, From::ItsStart, random.below(25'000), told);
        expectWhole(file, told, seen);
    }
}

}  // namespace
}  // namespace archive
