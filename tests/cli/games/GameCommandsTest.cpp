// The commands for any game, by the example of TacTiki.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "cli/games/TactikiRun.h"
#include "games/tactiki/rules/Perft.h"
#include "games/tactiki/rules/PositionText.h"
#include "support/TemporaryFolder.h"

namespace cli::games {
namespace {

using ::testing::ContainsRegex;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using testing::ProgramRun;
using ::testing::StartsWith;

constexpr const char* kGame =
    "[Game \"TacTiki\"]\n"
    "[Player1 \"Ann\"]\n"
    "\n"
    "1. k51-42-33-24-15 c15-24-33-42-51 2. a1a2 a2a3 | a5a4 a4a3x5:1\n"
    "3. b1b2 b2b3 (3. c1c2) 3. | b5b4\n";
constexpr const char* kPosition =
    "k3!k1,c2c4!,c3,c4c2,c5/x,k5,x3/x,c1!,x,k2k4!,x/x,k4,x2,c3!/k5,k2,k3k1,x,c1! - 5 k1 21 0";

TEST(GameCommands, TheHelpNamesTheGamesAndOthersAreRefused) {
    EXPECT_THAT(testing::runProgram({"--help"}).out, HasSubstr("tac-tik or tactiki or tak"));
    EXPECT_THAT(tactiki({"--help"}).out, HasSubstr("game TacTiki"));
    const ProgramRun refused = testing::runProgram({"--game", "chess", "moves", "x"});
    EXPECT_EQ(refused.status, kBadArguments);
    EXPECT_EQ(refused.err, "dolmen-engine: --game: expected tac-tik or tactiki or tak, not \"chess\"\n");
    EXPECT_EQ(testing::runProgram({"--game"}).status, kBadArguments);
}

TEST(GameCommands, TakKeepsItsOwnCommands) {
    const auto help = testing::runProgram({"--help"});
    EXPECT_EQ(testing::runProgram({"--game", "tak", "--help"}).out, help.out);
    EXPECT_EQ(testing::runProgram({"--game=tak", "--help"}).out, help.out);
    EXPECT_EQ(tactiki({"solve", "x"}).status, kBadArguments);
}

TEST(GameCommands, TakListsAndPlaysTurnsLikeTheOthers) {
    const ProgramRun moves = testing::runProgram({"moves", "x3/x3/x3 1 1"});
    EXPECT_EQ(moves.status, kDone) << moves.err;
    EXPECT_EQ(std::count(moves.out.begin(), moves.out.end(), '\n'), 9);
    const ProgramRun played = testing::runProgram({"play", "x3/x3/x3 1 1", "a1", "c3"});
    EXPECT_THAT(played.out, StartsWith("x2,1/x3/2,x2 1 2"));
    EXPECT_EQ(testing::runProgram({"play", "x3/x3/x3 1 1", "a1", "a1"}).status, kBadArguments);
}

TEST(GameCommands, OptionsHaveTheSameNamesForEveryGame) {
    EXPECT_THAT(testing::runProgram({"perft", "--depth", "2", "--size", "3"}).out, HasSubstr("nodes 72 "));
    EXPECT_THAT(tactiki({"perft", "1"}).out, StartsWith("perft depth 1 moves 113400 nodes 113400 "));
    for (const char* option : {"--movetime", "--multipv"})
        EXPECT_THAT(tactiki({"analyse", "--help"}).out, HasSubstr(option));
    EXPECT_THAT(tactiki({"arena", "--help"}).out, HasSubstr("--movetime"));
}

TEST(GameCommands, EachTakesAPositionByName) {
    const std::string listed = tactiki({"moves", kPosition}).out;
    EXPECT_EQ(tactiki({"moves", "--position", kPosition}).out, listed);
    EXPECT_EQ(tactiki({"moves", "--tps", kPosition}).out, listed);
    const std::string played = testing::runProgram({"play", "x3/x3/x3 1 1", "a1", "c3"}).out;
    EXPECT_EQ(testing::runProgram({"play", "--position", "x3/x3/x3 1 1", "a1", "c3"}).out, played);
    EXPECT_EQ(testing::runProgram({"play", "--position", "x3/x3/x3 1 1"}).status, kBadArguments);
    EXPECT_EQ(testing::runProgram({"play", "x3/x3/x3 1 1"}).status, kBadArguments);
    EXPECT_EQ(tactiki({"moves", kPosition, "--position", kPosition}).status, kBadArguments);
    EXPECT_EQ(tactiki({"moves"}).status, kBadArguments);
}

TEST(GameCommands, APositionMayHaveTagsOrBeALink) {
    const std::string tps = "x3/x,21S,x/1,x2 1 9";
    const std::string listed = testing::runProgram({"moves", tps}).out;
    for (const std::string& text :
         {"[TPS \"" + tps + "\"]", "\n[Size \"3\"]\n[TPS \"" + tps + "\"]\n",
          std::string("https://ptn.ninja/%5BTPS%20%22x3%2Fx%2C21S%2Cx%2F1%2Cx2%201%209%22%5D")}) {
        const ProgramRun moves = testing::runProgram({"moves", text, "--komi", "1.5"});
        EXPECT_EQ(moves.status, kDone) << moves.err;
        EXPECT_EQ(moves.out, listed) << text;
    }
    EXPECT_THAT(testing::runProgram({"moves", "[TPS \"x3/x2/x3 1 1\"]"}).err,
                HasSubstr("position:1:12: this row is too short: 2 of 3 squares"));
    EXPECT_EQ(testing::runProgram({"moves", "1. a1 e5"}).status, kBadArguments);
    EXPECT_THAT(testing::runProgram({"play", "-", "--size", "5", "a2"}, "1. a1 e5").out,
                StartsWith("x4,1/x5/x5/1,x4/2,x4 2 2"));
}

TEST(GameCommands, OptionsOfTheGameAreOptionsOfItsCommands) {
    EXPECT_THAT(testing::runProgram({"perft", "1", "--size", "4", "--opening", "no-swap"}).out,
                StartsWith("perft 4x4 depth 1 moves 32 "));
    const ProgramRun refused = testing::runProgram({"perft", "1", "--size", "9"});
    EXPECT_EQ(refused.status, kBadArguments);
    EXPECT_THAT(refused.err, HasSubstr("--size: 9 is not one of 3, 4, 5, 6, 7, 8"));
    EXPECT_THAT(testing::runProgram({"moves", "x3/x3/x3 1 1", "--size", "5"}).err,
                HasSubstr("moves: position: 5x5 was expected, as the options say, not 3x3"));
    EXPECT_EQ(testing::runProgram({"moves", "x3/x3/x3 1 1", "--komi", "2"}).status, kDone);
    EXPECT_EQ(testing::runProgram({"--game", "tac-tik", "perft", "0", "--players", "4"}).status, kDone);
    EXPECT_EQ(testing::runProgram({"--game", "tac-tik", "perft", "0", "--players", "3"}).status,
              kBadArguments);
}

TEST(GameCommands, MovesListsWhatIsLegal) {
    const ProgramRun moves = tactiki({"moves", kPosition});
    const auto board = tactiki::rules::parsePosition(kPosition);
    EXPECT_EQ(moves.status, kDone);
    EXPECT_EQ(static_cast<std::size_t>(std::count(moves.out.begin(), moves.out.end(), '\n')),
              board->legalActs().size());
    EXPECT_THAT(moves.out, HasSubstr("b1c1\n"));
}

TEST(GameCommands, OfVeryManyMovesOnlyTheFirstAreShown) {
    const ProgramRun first = tactiki({"moves", "-", "--ply", "1"}, kGame);
    EXPECT_THAT(first.out, StartsWith("113400 actions; the first 20:\nc"));
    EXPECT_EQ(std::count(first.out.begin(), first.out.end(), '\n'), 21);
    const ProgramRun all = tactiki({"moves", "-", "--ply", "1", "--all"}, kGame);
    EXPECT_EQ(std::count(all.out.begin(), all.out.end(), '\n'), 113'400);
}

TEST(GameCommands, PlayPrintsThePositionAndARefusalNamesTheAction) {
    const ProgramRun played = tactiki({"play", "-", "c5c4"}, kGame);
    EXPECT_EQ(played.status, kDone);
    EXPECT_THAT(played.out, EndsWith(" - 5 k1 5 0\n"));
    EXPECT_THAT(tactiki({"play", played.out, "d1d2"}).out, EndsWith(" - 5 k2 5 -\n"));
    const ProgramRun refused = tactiki({"play", "-", "c5c4", "c1c4"}, kGame);
    EXPECT_EQ(refused.status, kBadArguments);
    EXPECT_EQ(refused.err, "play: action 2, c1c4: a figure moves one field forward, left or right\n");
}

TEST(GameCommands, PlayTellsTheResult) {
    const std::string won = "c1c5,c2c4,c3c3c4,k5k4k3k2,c2c5c1/x3,k1,x/x5/x5/k5,k4,k3,k2,k1 - - k1 50 0";
    const ProgramRun end = tactiki({"play", won, "d4d5"});
    EXPECT_EQ(end.status, kDone) << end.err;
    EXPECT_THAT(end.out, HasSubstr("\nresult 1-0"));
}

TEST(GameCommands, PerftCountsAsTheRulesDo) {
    const auto board = tactiki::rules::parsePosition(kPosition);
    const std::string count = std::to_string(tactiki::rules::perft(*board, 2));
    EXPECT_THAT(tactiki({"perft", "--position", kPosition, "--depth", "2"}).out,
                MatchesRegex("perft depth 2 moves [0-9]+ nodes " + count + " time [0-9.]+ nodes/s [0-9]+\n"));
    EXPECT_THAT(tactiki({"perft", "--position", kPosition, "--depth", "2", "--divide"}).out,
                ContainsRegex("\ntotal " + count + "\nperft depth 2 moves [0-9]+ nodes " + count));
    EXPECT_THAT(tactiki({"perft", "--depth", "1"}).out,
                StartsWith("perft depth 1 moves 113400 nodes 113400 "));
    EXPECT_EQ(tactiki({"perft", "--depth", "31"}).status, kBadArguments);
    EXPECT_EQ(tactiki({"perft"}).status, kBadArguments);
}

TEST(GameCommands, PerftCountsOnSeveralThreads) {
    const auto withoutTime = [](const std::vector<std::string>& arguments) {
        const std::string out = tactiki(arguments).out;
        return out.substr(0, out.find(" time"));
    };
    EXPECT_EQ(withoutTime({"perft", "2", "--position", kPosition, "--divide", "--threads", "3"}),
              withoutTime({"perft", "2", "--position", kPosition, "--divide"}));
}

TEST(GameCommands, CheckReportsResultsThatTheTurnsContradict) {
    const std::string won =
        "[Game \"TacTiki\"]\n[Position \"c1c5,c2c4,c3c3c4,k5k4k3k2,c2c5c1/x3,k1,x/x5/x5/k5,k4,k3,k2,k1 - - "
        "k1 50 "
        "0\"]\n";
    EXPECT_EQ(tactiki({"check", "-"}, won + "[Result \"1-0\"]\n\n51. d4d5\n").status, kDone);
    const ProgramRun wrong = tactiki({"check", "-"}, won + "[Result \"0-1\"]\n\n51. d4d5\n");
    EXPECT_EQ(wrong.status, kProblemsFound);
    EXPECT_THAT(wrong.out,
                HasSubstr("standard input:3:10: warning: the result is 0-1, but the game ends with 1-0"));
}

TEST(GameCommands, CheckReportsGamesAndProblems) {
    const ProgramRun clean = tactiki({"check", "-"}, kGame);
    EXPECT_EQ(clean.status, kDone);
    EXPECT_EQ(clean.out, "standard input:1: game 1: Ann - ?, 9 plies and 1 in variations, no result\n");
    const ProgramRun wrong =
        tactiki({"check", "-", "/nowhere"}, "[Game \"TacTiki\"]\n\n1. k51-42\n\n" + std::string(kGame));
    EXPECT_EQ(wrong.status, kProblemsFound);
    EXPECT_THAT(wrong.out, StartsWith("standard input:3:4: error: "));
    EXPECT_THAT(wrong.out, HasSubstr("standard input:5: game 2: Ann"));
    EXPECT_THAT(wrong.out, HasSubstr("/nowhere: error: there is no such file\n"));
    const ProgramRun empty = tactiki({"check", "-"}, "\n");
    EXPECT_EQ(empty.status, kProblemsFound);
    EXPECT_THAT(empty.out, HasSubstr("there is no game in this file"));
}

TEST(GameCommands, SourcesThatCannotBeReadAreNamed) {
    EXPECT_THAT(tactiki({"moves", "/nowhere.tactiki"}).err,
                HasSubstr("/nowhere.tactiki: there is no such file"));
    EXPECT_THAT(tactiki({"moves", "c1c9 2"}).err, StartsWith("moves: position:1:"));
    EXPECT_THAT(tactiki({"moves", "-"}, "[Game \"TacTiki\"]\n\n1. a1a9\n").err,
                StartsWith("moves: standard input:3:4: "));
    EXPECT_THAT(tactiki({"moves", "-", "--ply", "10"}, kGame).err, HasSubstr("this game has 9 plies"));
    EXPECT_THAT(tactiki({"moves", "-", "--game-number", "2"}, kGame).err, HasSubstr("not so many games"));
    EXPECT_EQ(tactiki({"moves", "-", "--game-number", "0"}, kGame).status, kBadArguments);
    const support::TemporaryFolder folder;
    const std::string file = (folder / "a position.txt").string();
    std::ofstream(file) << kPosition << '\n';
    EXPECT_EQ(tactiki({"moves", file}).out, tactiki({"moves", kPosition}).out);
}

}  // namespace
}  // namespace cli::games
