#include "games/tak/lab/PuzzlesCommand.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "base/Files.h"
#include "games/tak/lab/LabRun.h"
#include "support/TemporaryFolder.h"

namespace tak::lab {

using namespace cli;

namespace {

using ::testing::HasSubstr;

/// White completes b1 to b4 with the last turn, and no other turn wins.
constexpr const char* kMinedGame = "[Size \"4\"]\n\n1. d1 a1 2. b1 c3 3. b2 d3 4. b3 c1 5. b4 R-0\n";

class PuzzlesCommand : public ::testing::Test {
  protected:
    std::string file(const std::string& name) const { return (folder_ / name).string(); }
    void write(const std::string& name, const std::string& text) const { std::ofstream(file(name)) << text; }
    std::string content(const std::string& name) const {
        const auto text = base::readFile(file(name));
        return text ? *text : "";
    }
    LabRun mine() const {
        return runLab({"puzzles", "--out", (folder_ / "").string(), "--from", file("game.ptn")});
    }
    LabRun check(const std::string& name) const { return runLab({"puzzles", "--check", file(name)}); }

    const support::TemporaryFolder folder_;
};

TEST_F(PuzzlesCommand, FindsPuzzlesInAFileAndProvesThem) {
    write("game.ptn", kMinedGame);
    const auto run = mine();
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(run.out, HasSubstr("road: 1\n"));
    EXPECT_THAT(content("road.puzzles"), HasSubstr("theme road\nroad-"));
    EXPECT_THAT(content("road.puzzles"), HasSubstr("\n    b4\n"));
    EXPECT_EQ(check("road.puzzles").out, "1 puzzles, 0 problems\n");
}

TEST_F(PuzzlesCommand, WhatIsThereStaysAndIsNotFoundAgain) {
    write("game.ptn", kMinedGame);
    (void)mine();
    const std::string before = content("road.puzzles");
    EXPECT_EQ(mine().status, kDone);
    EXPECT_EQ(content("road.puzzles"), before);
}

TEST_F(PuzzlesCommand, AFileWithoutNewPuzzlesStaysAsItIs) {
    write("game.ptn", kMinedGame);
    (void)mine();
    const std::string remarked = "# a remark of my own\n" + content("road.puzzles");
    write("road.puzzles", remarked);
    EXPECT_EQ(mine().status, kDone);
    EXPECT_EQ(content("road.puzzles"), remarked);
}

TEST_F(PuzzlesCommand, AFolderThatCannotBeWrittenIsNamedBeforeTheSearch) {
    write("game.ptn", kMinedGame);
    const auto run = runLab({"puzzles", "--out", file("game.ptn"), "--games", "1000000"});
    EXPECT_EQ(run.status, kBadArguments);
    EXPECT_THAT(run.err, HasSubstr(file("game.ptn")));
    EXPECT_EQ(content("game.ptn"), kMinedGame);
}

TEST_F(PuzzlesCommand, OptionsOfGamesToPlayAreRefusedWithGamesOfAFile) {
    write("game.ptn", kMinedGame);
    for (const char* option : {"--games", "--seed", "--half-komi"})
        EXPECT_EQ(runLab({"puzzles", "--out", file("new"), "--from", file("game.ptn"), option, "3"}).status,
                  kBadArguments)
            << option;
    EXPECT_FALSE(std::filesystem::exists(file("new")));
}

TEST_F(PuzzlesCommand, OwnGamesHoldPuzzlesToo) {
    const auto run = runLab({"puzzles", "--out", (folder_ / "").string(), "--sizes", "4", "--games", "3",
                             "--themes", "stop", "--each", "2", "--seed", "3"});
    EXPECT_EQ(run.status, kDone) << run.err;
    EXPECT_THAT(run.out, HasSubstr("stop: 2\n"));
    EXPECT_EQ(check("stop.puzzles").out, "2 puzzles, 0 problems\n");
}

TEST_F(PuzzlesCommand, NamesPuzzlesThatDoNotHold) {
    write("game.ptn", kMinedGame);
    (void)mine();
    std::string text = content("road.puzzles");
    const std::size_t turn = text.find("    b4\n");
    ASSERT_NE(turn, std::string::npos);
    write("wrong.puzzles", std::string(text).replace(turn, 6, "    c4"));
    EXPECT_EQ(check("wrong.puzzles").status, kProblemsFound);
    EXPECT_THAT(check("wrong.puzzles").out, HasSubstr("wrong.puzzles:3: road-"));
    EXPECT_THAT(check("wrong.puzzles").out, HasSubstr(": the solution is another\n"));
    write("illegal.puzzles", std::string(text).replace(turn, 6, "    b1"));
    EXPECT_THAT(check("illegal.puzzles").out, HasSubstr("illegal.puzzles:4:5: "));
    write("theme.puzzles", text.replace(text.find("theme road"), 10, "theme luck"));
    EXPECT_THAT(check("theme.puzzles").out, HasSubstr("there is no such theme\n"));
}

TEST_F(PuzzlesCommand, NeedsAFolderOrFiles) {
    EXPECT_EQ(runLab({"puzzles"}).status, kBadArguments);
    EXPECT_EQ(runLab({"puzzles", "--out", (folder_ / "").string(), "--from", "/nowhere"}).status,
              kBadArguments);
    EXPECT_EQ(runLab({"puzzles", "--out", (folder_ / "").string(), "--themes", "luck"}).status,
              kBadArguments);
    EXPECT_THAT(check("nothing").out, HasSubstr("there is no such file"));
}

}  // namespace
}  // namespace tak::lab
