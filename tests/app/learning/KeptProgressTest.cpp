#include "app/learning/KeptProgress.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "app/learning/LearningProgram.h"
#include "support/TemporaryFolder.h"

namespace {

using archive::PuzzleProgress;
using Puzzles = app::KeptProgress<PuzzleProgress>;

/// The part of one run of the program that keeps progress in puzzles.
struct Program : test::LearningProgram {
    using LearningProgram::LearningProgram;

    Puzzles puzzles{basics,
                    library,
                    {.read = &archive::Archive::puzzles,
                     .change = &archive::Archive::changePuzzle,
                     .id = &PuzzleProgress::puzzle}};
};

class KeptProgressTest : public testing::Test {
  protected:
    /// Replaces the progress in a puzzle.
    static void keep(Program& program, const PuzzleProgress& progress) {
        program.puzzles.change(progress.puzzle, [progress](PuzzleProgress& now) { now = progress; });
    }
    static void tryOnce(PuzzleProgress& progress) { ++progress.tries; }

    support::TemporaryFolder folder_;
    const std::filesystem::path file_ = folder_ / "games.sqlite";
    const PuzzleProgress first_{.puzzle = "first", .box = 2, .tries = 3, .misses = 1};
};

TEST_F(KeptProgressTest, ComesBackInTheNextRun) {
    {
        Program program(file_);
        program.puzzles.switchTo("tak");
        program.settle();
        keep(program, {.puzzle = "first"});
        keep(program, first_);
        program.settle();
    }
    Program program(file_);
    program.puzzles.switchTo("tak");
    EXPECT_TRUE(program.puzzles.reading());
    EXPECT_EQ(program.puzzles.of("first"), nullptr);
    program.changes.interface = false;
    program.settle();
    EXPECT_FALSE(program.puzzles.reading());
    EXPECT_TRUE(program.changes.interface) << "a screen that waits for it must be drawn";
    ASSERT_NE(program.puzzles.of("first"), nullptr);
    EXPECT_EQ(*program.puzzles.of("first"), first_);
    EXPECT_EQ(program.puzzles.of("second"), nullptr);
    EXPECT_TRUE(program.messages.toasts().empty());
}

TEST_F(KeptProgressTest, IsThatOfTheGameChosenLast) {
    Program program(file_);
    program.puzzles.switchTo("tak");
    program.settle();
    keep(program, first_);
    // Both answers come after the second choice.
    program.puzzles.switchTo("tak");
    program.puzzles.switchTo("caravan");
    program.settle();
    EXPECT_FALSE(program.puzzles.reading());
    EXPECT_EQ(program.puzzles.of("first"), nullptr);
}

TEST_F(KeptProgressTest, LastsForTheRunWithoutAnArchive) {
    Program program(std::filesystem::path{});
    program.puzzles.switchTo("tak");
    EXPECT_FALSE(program.puzzles.reading());
    keep(program, first_);
    ASSERT_NE(program.puzzles.of("first"), nullptr);
    EXPECT_EQ(*program.puzzles.of("first"), first_);
}

TEST_F(KeptProgressTest, SaysThatItCannotBeWritten) {
    std::ofstream(folder_ / "file") << "no folder";
    Program program(folder_ / "file" / "games.sqlite");
    program.puzzles.switchTo("tak");
    program.settle();
    EXPECT_FALSE(program.puzzles.reading());
    EXPECT_EQ(program.messages.toasts().size(), 1U) << "it could not be read either";
    keep(program, first_);
    program.settle();
    EXPECT_EQ(program.messages.toasts().size(), 2U);
}

// As when the disk is away for a while.
TEST_F(KeptProgressTest, WhatCouldNotBeReadIsNotOverwritten) {
    const std::filesystem::path folder = folder_ / "data";
    const std::filesystem::path away = folder_ / "away";
    {
        Program program(folder / "games.sqlite");
        program.puzzles.switchTo("tak");
        keep(program, first_);
        keep(program, {.puzzle = "second", .tries = 7});
        program.settle();
    }
    std::filesystem::rename(folder, away);
    std::ofstream(folder) << "no folder";
    Program program(folder / "games.sqlite");
    program.puzzles.switchTo("tak");
    program.settle();
    EXPECT_EQ(program.messages.toasts().size(), 1U);
    program.puzzles.readAgain();
    program.settle();
    EXPECT_EQ(program.messages.toasts().size(), 1U) << "it is told once";
    EXPECT_EQ(program.puzzles.of("first"), nullptr);

    std::filesystem::remove(folder);
    std::filesystem::rename(away, folder);
    // The archive is opened once more when a game has to be written.
    archive::Keeper& archive = *program.library.keeper();
    archive.save(archive.follow(), {.game = "tak", .text = "a game"});
    program.puzzles.change("first", tryOnce);
    program.settle();
    PuzzleProgress expected = first_;
    ++expected.tries;
    ASSERT_NE(program.puzzles.of("first"), nullptr);
    EXPECT_EQ(*program.puzzles.of("first"), expected);
    program.puzzles.readAgain();
    program.settle();
    ASSERT_NE(program.puzzles.of("second"), nullptr);
    EXPECT_EQ(program.puzzles.of("second")->tries, 7);
}

TEST_F(KeptProgressTest, OfTwoCopiesOfTheProgramIsAddedUp) {
    Program first(file_);
    Program second(file_);
    for (Program* program : {&first, &second}) {
        program->puzzles.switchTo("tak");
        program->settle();
    }
    keep(first, first_);
    first.settle();
    second.puzzles.change("first", tryOnce);
    EXPECT_EQ(second.puzzles.of("first")->tries, 1);
    second.settle();
    EXPECT_EQ(second.puzzles.of("first")->tries, first_.tries + 1);
    EXPECT_EQ(second.puzzles.of("first")->box, first_.box);
}

}  // namespace
