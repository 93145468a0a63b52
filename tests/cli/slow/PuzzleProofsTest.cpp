#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/ProgramRun.h"
#include "games/tak/play/PuzzleTheme.h"

namespace cli {
namespace {

class PuzzleProofs : public ::testing::TestWithParam<tak::play::PuzzleTheme> {};

TEST_P(PuzzleProofs, HoldForEveryPuzzle) {
    const std::string theme(nameOf(GetParam()));
    const auto run = testing::runProgram(
        {"puzzles", "--check", std::string(DOLMEN_SOURCE_DIR) + "/assets/puzzles/tak/" + theme + ".puzzles"});
    EXPECT_EQ(run.status, kDone) << run.out;
    EXPECT_THAT(run.out, ::testing::HasSubstr(" puzzles, 0 problems\n"));
}

INSTANTIATE_TEST_SUITE_P(EveryTheme, PuzzleProofs, ::testing::ValuesIn(tak::play::kPuzzleThemes),
                         [](const auto& theme) {
                             std::string name(nameOf(theme.param));
                             std::erase(name, '-');
                             return name;
                         });

}  // namespace
}  // namespace cli
