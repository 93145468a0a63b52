#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "games/tak/lab/LabRun.h"
#include "games/tak/play/puzzles/PuzzleTheme.h"
#include "support/Content.h"
#include "support/Extent.h"
#include "support/TemporaryFolder.h"

namespace tak::lab {

using namespace cli;

namespace {

using tak::play::PuzzleTheme;

/// The puzzles of a file, each with its indented solution. Where proofs take long the quick run takes so many
/// of them, spread over the file, the last one among them.
std::vector<std::string> puzzlesOf(const std::string& theme) {
    std::istringstream in(support::contentOf(DOLMEN_SOURCE_DIR "/assets/puzzles/tak/" + theme + ".puzzles"));
    std::vector<std::string> all;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.front() == '#' || line.rfind("theme ", 0) == 0) continue;
        if (line.front() != ' ') all.emplace_back();
        all.back() += line + '\n';
    }
    const std::size_t quick = theme == "tinue-7" ? 5 : theme == "tinue-5" ? 20 : all.size();
    const std::size_t wanted = support::extent(quick, all.size());
    std::vector<std::string> chosen;
    for (std::size_t i = 1; i <= wanted; ++i) chosen.push_back(all[i * all.size() / wanted - 1]);
    return chosen;
}

class PuzzleProofs : public ::testing::TestWithParam<PuzzleTheme> {};

TEST_P(PuzzleProofs, HoldForEveryPuzzle) {
    const support::TemporaryFolder folder;
    const std::string theme(nameOf(GetParam()));
    const std::vector<std::string> puzzles = puzzlesOf(theme);
    std::ofstream file(folder / "some.puzzles");
    file << "theme " << theme << '\n';
    for (const std::string& puzzle : puzzles) file << puzzle;
    file.close();
    const auto run = runLab({"puzzles", "--check", folder / "some.puzzles"});
    EXPECT_EQ(run.status, kDone) << run.out;
    EXPECT_THAT(run.out, ::testing::HasSubstr(std::to_string(puzzles.size()) + " puzzles, 0 problems\n"));
}

INSTANTIATE_TEST_SUITE_P(EveryTheme, PuzzleProofs, ::testing::ValuesIn(tak::play::kPuzzleThemes),
                         [](const auto& theme) {
                             std::string name(nameOf(theme.param));
                             std::erase(name, '-');
                             return name;
                         });

}  // namespace
}  // namespace tak::lab
