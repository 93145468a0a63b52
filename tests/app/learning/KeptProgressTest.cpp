#include "app/learning/KeptProgress.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "support/TemporaryFolder.h"

namespace {

using archive::PuzzleProgress;
using Puzzles = app::KeptProgress<PuzzleProgress>;

/// The part of one run of the program that keeps progress in puzzles.
struct Program {
    explicit Program(const std::filesystem::path& file) : library(file, games) {}

    /// Waits for the archive's answers.
    void settle() {
        (void)library.flush();
        (void)library.update();
    }

    app::Games games{app::gameCatalog()};
    i18n::Catalogue texts;
    base::Log log{base::Log::Sink()};
    app::Messages messages{texts, log};
    app::Changes changes;
    app::Library library;
    Puzzles puzzles{{texts, library, messages, changes, {}},
                    {.read = &archive::Archive::puzzles,
                     .write = &archive::Archive::setPuzzle,
                     .id = &PuzzleProgress::puzzle}};
};

class KeptProgressTest : public testing::Test {
  protected:
    support::TemporaryFolder folder_;
    const std::filesystem::path file_ = folder_ / "games.sqlite";
    const PuzzleProgress first_{.puzzle = "first", .box = 2, .tries = 3, .misses = 1};
};

TEST_F(KeptProgressTest, ComesBackInTheNextRun) {
    {
        Program program(file_);
        program.puzzles.switchTo("tak");
        program.settle();
        program.puzzles.keep({.puzzle = "first"});
        program.puzzles.keep(first_);
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
    program.puzzles.keep(first_);
    // Both answers come after the second choice.
    program.puzzles.switchTo("tak");
    program.puzzles.switchTo("caravan");
    program.settle();
    EXPECT_FALSE(program.puzzles.reading());
    EXPECT_EQ(program.puzzles.of("first"), nullptr);
}

TEST_F(KeptProgressTest, LastsForTheRunWithoutAnArchive) {
    Program program({});
    program.puzzles.switchTo("tak");
    EXPECT_FALSE(program.puzzles.reading());
    program.puzzles.keep(first_);
    ASSERT_NE(program.puzzles.of("first"), nullptr);
    EXPECT_EQ(*program.puzzles.of("first"), first_);
}

TEST_F(KeptProgressTest, SaysThatItCannotBeWritten) {
    std::ofstream(folder_ / "file") << "no folder";
    Program program(folder_ / "file" / "games.sqlite");
    program.puzzles.switchTo("tak");
    program.settle();
    EXPECT_FALSE(program.puzzles.reading());
    EXPECT_TRUE(program.messages.toasts().empty());
    program.puzzles.keep(first_);
    program.settle();
    EXPECT_EQ(program.messages.toasts().size(), 1U);
}

}  // namespace
