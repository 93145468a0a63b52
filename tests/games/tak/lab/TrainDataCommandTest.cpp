// Sets of games: the same from the same seeds, resumed after a kill, read with errors that say where.

#include "games/tak/lab/TrainDataCommand.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "games/tak/lab/LabRun.h"
#include "games/tak/lab/selfplay/PlayedGame.h"
#include "games/tak/lab/selfplay/TrueEnd.h"
#include "games/tak/network/SomeEndNetwork.h"
#include "support/Devices.h"
#include "support/Extent.h"
#include "support/TemporaryFolder.h"

namespace tak::lab {

using namespace cli;

namespace {

using ::testing::HasSubstr;

class TrainDataCommand : public ::testing::Test {
  protected:
    [[nodiscard]] std::string file(const char* name) const { return (folder_ / name).string(); }
    [[nodiscard]] std::string content(const char* name) const {
        std::ifstream in(file(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    void write(const char* name, const std::string& text) const { std::ofstream(file(name)) << text; }
    [[nodiscard]] auto play(const char* name, std::vector<std::string> more = {}) const {
        std::vector<std::string> arguments{"train-data",  "play", "--size", "4", "--nodes", "200",
                                           "--half-komi", "0,4",  "--seed", "3", "--out",   file(name)};
        if (more.empty()) more = {"--games", "5"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return runLab(arguments);
    }
    [[nodiscard]] std::filesystem::path folder() const { return folder_ / ""; }

  private:
    support::TemporaryFolder folder_;
};

TEST_F(TrainDataCommand, PlaysTheSameGamesWhateverTheThreads) {
    ASSERT_EQ(play("one").status, kDone);
    ASSERT_EQ(play("three", {"--games", "5", "--threads", "3"}).status, kDone);
    EXPECT_EQ(content("one"), content("three"));
    EXPECT_THAT(content("one"),
                ::testing::StartsWith("dolmen-self-play 1 size 4 nodes 200 random 16 seed 3 by tuned\n"));
}

TEST_F(TrainDataCommand, OtherProcessesPlayOtherGames) {
    ASSERT_EQ(play("all").status, kDone);
    ASSERT_EQ(play("first", {"--games", "2"}).status, kDone);
    ASSERT_EQ(play("rest", {"--games", "3", "--first", "2"}).status, kDone);
    const std::string rest = content("rest");
    EXPECT_EQ(content("first") + rest.substr(rest.find('\n') + 1), content("all"));
}

TEST_F(TrainDataCommand, GoesOnAfterAKill) {
    ASSERT_EQ(play("whole").status, kDone);
    const std::string whole = content("whole");
    const std::size_t secondGame = whole.find("\n1 ") + 1;
    for (const std::size_t kept : {std::size_t{20}, whole.find('\n') + 1, secondGame, secondGame + 30}) {
        write("torn", whole.substr(0, kept));
        const auto run = play("torn");
        if (kept == 20) {
            EXPECT_EQ(run.status, kProblemsFound);
            EXPECT_THAT(run.err, HasSubstr("torn"));
            EXPECT_EQ(content("torn"), whole.substr(0, kept));
        } else {
            EXPECT_EQ(run.status, kDone) << run.err;
            EXPECT_EQ(content("torn"), whole) << kept;
        }
    }
    ASSERT_EQ(play("whole").status, kDone);  // there is nothing left to play
    EXPECT_EQ(content("whole"), whole);
}

TEST_F(TrainDataCommand, AnotherSetIsNotMixedIn) {
    ASSERT_EQ(play("set").status, kDone);
    const std::string before = content("set");
    const auto run = play("set", {"--games", "9", "--random", "5"});
    EXPECT_EQ(run.status, kProblemsFound);
    EXPECT_THAT(run.err, HasSubstr("another set"));
    EXPECT_EQ(content("set"), before);
}

TEST_F(TrainDataCommand, GamesOfAnotherPartAreNotMixedIn) {
    ASSERT_EQ(play("set", {"--games", "3"}).status, kDone);
    const std::string before = content("set");
    const auto later = play("set", {"--games", "3", "--first", "5"});
    const auto otherKomi = runLab({"train-data", "play", "--size", "4", "--nodes", "200", "--half-komi", "2",
                                   "--seed", "3", "--games", "5", "--out", file("set")});
    for (const auto& run : {later, otherKomi}) {
        EXPECT_EQ(run.status, kProblemsFound);
        EXPECT_THAT(run.err, HasSubstr("another set"));
    }
    EXPECT_EQ(content("set"), before);
}

TEST_F(TrainDataCommand, AFileThatIsNoSetKeepsItsLastLine) {
    write("notes", "one\ntwo");
    EXPECT_EQ(play("notes").status, kProblemsFound);
    EXPECT_EQ(content("notes"), "one\ntwo");
}

TEST_F(TrainDataCommand, ASeedHasAMillionGames) {
    EXPECT_NE(play("set", {"--first", "999999", "--games", "2"}).status, kDone);
    EXPECT_NE(play("set", {"--first", "18446744073709551615", "--games", "2"}).status, kDone);
    EXPECT_EQ(play("set", {"--first", "999999", "--games", "1"}).status, kDone);
}

TEST_F(TrainDataCommand, GamesAreLegalAndScoresAreThoseOfTheMover) {
    ASSERT_EQ(play("set").status, kDone);
    int games = 0;
    int searched = 0;
    const auto read = selfplay::readSet(file("set"), [&](const selfplay::SetHeader& header,
                                                         const selfplay::PlayedGame& game) {
        EXPECT_EQ(game.number, static_cast<std::uint64_t>(games++));
        EXPECT_EQ(game.halfKomi, game.number % 2 == 0 ? 0 : 4);
        selfplay::replay(header, game, [&](const tak::rules::Game& before, const selfplay::PlayedMove& turn) {
            EXPECT_TRUE(before.isLegal(turn.move));
            if (before.movesPlayed() < 2) EXPECT_FALSE(turn.score) << "a game begins at random";
            searched += turn.score.has_value();
        });
        return true;
    });
    ASSERT_TRUE(read) << read.error().describe();
    EXPECT_EQ(games, 5);
    EXPECT_GT(searched, 20);
}

TEST_F(TrainDataCommand, OpeningsThatEndTheGameDoNoHarm) {
    // On the smallest board a random turn now and then completes a road of the other player.
    const int wanted = support::extent(100, 400);
    ASSERT_EQ(runLab({"train-data", "play", "--size", "3", "--nodes", "20", "--games", std::to_string(wanted),
                      "--out", file("set")})
                  .status,
              kDone);
    int games = 0;
    const auto read = selfplay::readSet(file("set"), [&](const auto&, const auto&) { return ++games > 0; });
    EXPECT_TRUE(read) << read.error().describe();
    EXPECT_EQ(games, wanted);
}

TEST_F(TrainDataCommand, SaysWhereASetIsWrong) {
    const std::string header = "dolmen-self-play 1 size 4 nodes 9 random 16 seed 1 by tuned\n";
    const std::pair<std::string, std::string> cases[] = {
        {"rubbish\n", "set:1:1"},
        {"dolmen-self-play 2 size 4\n", "set:1:1"},
        {"dolmen-self-play 1 size 9 nodes 9 random 16 seed 1 by tuned\n", "set:1:"},
        {header + "x 0 1-0 a1\n", "set:2:1"},
        {header + "0 x 1-0 a1\n", "set:2:3"},
        {header + "0 1000 1-0 a1\n", "set:2:"},
        {header + "0 0 2-0 a1\n", "set:2:5"},
        {header + "0 0 1-0 a1 a1:4\n", "set:2:12"},
        {header + "0 0 1-0 a1 b1\n0 0 1-0 a1 b1 c1:much\n", "set:3:18"},
        {header + "0 0 1-0 a1 b1 c1:99999\n", "set:2:"},
    };
    for (const auto& [text, where] : cases) {
        write("set", text);
        const auto run = runLab({"train-data", "inputs", file("set"), "--out", file("out")});
        EXPECT_EQ(run.status, kProblemsFound) << text;
        EXPECT_THAT(run.err, HasSubstr(where)) << text;
        EXPECT_FALSE(std::filesystem::exists(file("out"))) << text;
    }
}

TEST_F(TrainDataCommand, ASetWithoutGamesGivesNoFile) {
    write("set", "dolmen-self-play 1 size 4 nodes 9 random 16 seed 1 by tuned\n");
    for (const char* command : {"inputs", "endings"}) {
        const auto run = runLab({"train-data", command, file("set"), "--out", file("out")});
        EXPECT_EQ(run.status, kProblemsFound) << command;
        EXPECT_THAT(run.err, HasSubstr("no game")) << command;
        EXPECT_FALSE(std::filesystem::exists(file("out"))) << command;
    }
}

TEST_F(TrainDataCommand, WritesOneRecordForEachQuietPosition) {
    ASSERT_EQ(play("set").status, kDone);
    ASSERT_EQ(runLab({"train-data", "inputs", file("set"), "--out", file("inputs")}).status, kDone);
    std::size_t quiet = 0;
    ASSERT_TRUE(selfplay::readSet(file("set"), [&](const auto& header, const auto& game) {
        selfplay::replay(header, game, [&](const auto& before, const auto& turn) {
            quiet += turn.score && selfplay::isQuiet(before.position());
        });
        return true;
    }));
    const std::string inputs = content("inputs");
    const std::size_t header = inputs.find('\n') + 1;
    EXPECT_THAT(inputs.substr(0, header), HasSubstr("\"format\":\"dolmen-inputs 1\""));
    constexpr std::size_t kPieces = 30;
    constexpr std::size_t kTerms = 166;
    EXPECT_EQ(inputs.size() - header, quiet * (2 * (kPieces + 12 + kTerms + 2) + 1 + 1 + 4));
}

TEST_F(TrainDataCommand, PlaysGamesOnToTheirTrueEnd) {
    ASSERT_EQ(play("set").status, kDone);
    const auto endings = [&](const char* out, const char* threads) {
        return runLab({"train-data", "endings", file("set"), "--nodes", "100", "--take", "4", "--threads",
                       threads, "--out", file(out)});
    };
    const auto run = endings("one", "1");
    ASSERT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(run.err, HasSubstr("5 games played to their end"));
    ASSERT_EQ(endings("three", "3").status, kDone);
    EXPECT_EQ(content("one"), content("three"));

    const std::string ends = content("one");
    const std::size_t header = ends.find('\n') + 1;
    EXPECT_THAT(ends.substr(0, header), HasSubstr("\"format\":\"dolmen-ends 1\""));
    constexpr std::size_t kSquares = 16;
    constexpr std::size_t kOwners = 2 * (30 + 6);
    constexpr std::size_t kRecord = kOwners + kSquares + 2 + 1 + 4;
    ASSERT_EQ(ends.size() - header, 5 * 4 * kRecord);
    for (std::size_t at = header; at < ends.size(); at += kRecord) {
        const std::string owners = ends.substr(at + kOwners, kSquares);
        EXPECT_LE(*std::max_element(owners.begin(), owners.end()), 2);
        for (const int side : {0, 1}) {
            const int flats = ends[at + kOwners + kSquares + static_cast<std::size_t>(side)];
            EXPECT_LE(flats, std::count(owners.begin(), owners.end(), static_cast<char>(side + 1)));
        }
        EXPECT_LE(ends[at + kRecord - 5], 2);
        EXPECT_EQ(static_cast<std::size_t>(ends[at + kRecord - 4]), (at - header) / kRecord / 4)
            << "its game";
    }
}

TEST_F(TrainDataCommand, TheSamePositionsAreTakenEachTimeFromAllOfAGame) {
    const selfplay::SetHeader set;
    for (std::uint64_t game = 0; game < 50; ++game) {
        const auto plies = selfplay::somePlies(set, game, 62, 6);
        ASSERT_EQ(plies.size(), 6U);
        EXPECT_EQ(plies, selfplay::somePlies(set, game, 62, 6));
        for (std::size_t part = 0; part < 6; ++part) {
            EXPECT_GE(plies[part], 2 + 10 * part);
            EXPECT_LT(plies[part], 2 + 10 * (part + 1));
        }
    }
    EXPECT_NE(selfplay::somePlies(set, 0, 62, 6), selfplay::somePlies(set, 1, 62, 6));
    EXPECT_EQ(selfplay::somePlies(set, 0, 5, 6).size(), 3U) << "a short game has no more";
    EXPECT_TRUE(selfplay::somePlies(set, 0, 1, 6).empty());
}

TEST_F(TrainDataCommand, EndingsSayWhereASetIsWrongAndWriteNothing) {
    write("set", "dolmen-self-play 1 size 4 nodes 9 random 16 seed 1 by tuned\n0 0 1-0 a1 a1:4\n");
    const auto run = runLab({"train-data", "endings", file("set"), "--out", file("out")});
    EXPECT_EQ(run.status, kProblemsFound);
    EXPECT_THAT(run.err, HasSubstr("set:2:12"));
    EXPECT_FALSE(std::filesystem::exists(file("out")));
    ASSERT_EQ(play("four").status, kDone);
    write("five", "dolmen-self-play 1 size 5 nodes 9 random 16 seed 1 by tuned\n0 0 1-0 a1 e5 c3:7\n");
    const auto mixed = runLab({"train-data", "endings", file("four"), file("five"), "--out", file("out")});
    EXPECT_EQ(mixed.status, kProblemsFound);
    EXPECT_THAT(mixed.err, HasSubstr("five"));
    EXPECT_FALSE(std::filesystem::exists(file("out")));
}

TEST_F(TrainDataCommand, ComparesForecastsOnHeldBackGames) {
    ASSERT_EQ(play("set", {"--games", "21"}).status, kDone);
    const auto compare = [&](const std::string& network) {
        write("network", network);
        return runLab({"train-data", "compare-ends", file("set"), "--network", file("network"), "--nodes",
                       "50", "--thought", "100", "--threads", "2"});
    };
    using tak::network::test::SomeEndNetwork;
    const auto run = compare(SomeEndNetwork{.size = 4, .blocks = 1}.file());
    ASSERT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(run.out, HasSubstr("| 3 positions |")) << "games 0, 7 and 14 are held back";
    EXPECT_THAT(run.out, HasSubstr("| network |"));
    EXPECT_THAT(run.out, HasSubstr("| games played on |"));
    const auto strange = compare(SomeEndNetwork{.size = 5}.file());
    EXPECT_EQ(strange.status, kProblemsFound);
    EXPECT_THAT(strange.err, HasSubstr("another board"));
    EXPECT_THAT(compare("rubbish").err, HasSubstr("no network"));
}

TEST_F(TrainDataCommand, ASetForAnotherBoardIsRefused) {
    ASSERT_EQ(play("four").status, kDone);
    write("five", "dolmen-self-play 1 size 5 nodes 9 random 16 seed 1 by tuned\n0 0 1-0 a1 e5 c3:7\n");
    const auto run = runLab({"train-data", "inputs", file("four"), file("five"), "--out", file("out")});
    EXPECT_EQ(run.status, kProblemsFound);
    EXPECT_THAT(run.err, HasSubstr("five"));
}

TEST_F(TrainDataCommand, NothingIsWrittenWhereNothingCanBeWritten) {
    EXPECT_EQ(play("none/set").status, kProblemsFound);
    ASSERT_EQ(play("set").status, kDone);
    const std::string full = support::fullDevice(folder()).string();
    EXPECT_EQ(runLab({"train-data", "inputs", file("set"), "--out", full}).status, kProblemsFound);
    EXPECT_EQ(
        runLab({"train-data", "play", "--size", "4", "--nodes", "50", "--games", "2", "--out", full}).status,
        kProblemsFound);
}

TEST_F(TrainDataCommand, SelfPlayStopsWhereNothingCanBeWritten) {
    const auto run = runLab({"train-data", "play", "--size", "3", "--games", "100000", "--nodes", "20",
                             "--out", support::fullDevice(folder()).string()});
    EXPECT_EQ(run.status, kProblemsFound);
    EXPECT_THAT(run.err, HasSubstr("No space left on device"));
}

TEST_F(TrainDataCommand, NumbersWithoutSenseAreRefused) {
    for (const std::vector<std::string>& wrong :
         std::vector<std::vector<std::string>>{{"--games", "0"},
                                               {"--nodes", "0"},
                                               {"--half-komi", "1000"},
                                               {"--random", "0"},
                                               {"--threads", "0"}})
        EXPECT_EQ(play("set", wrong).status, kBadArguments) << wrong.front();
    EXPECT_FALSE(std::filesystem::exists(file("set")));
}

}  // namespace
}  // namespace tak::lab
