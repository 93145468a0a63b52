// A set of games becomes weights.

#include "games/tak/lab/TuneCommand.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/tak/EngineSettings.h"
#include "games/tak/engine/Evaluation.h"
#include "games/tak/engine/Policy.h"
#include "games/tak/lab/LabRun.h"
#include "support/Devices.h"
#include "support/Extent.h"
#include "support/TemporaryFolder.h"

namespace tak::lab {

using namespace cli;

namespace {

using ::testing::HasSubstr;

class TuneCommand : public ::testing::Test {
  protected:
    [[nodiscard]] std::string file(const char* name) const { return (folder_ / name).string(); }
    [[nodiscard]] std::filesystem::path folder() const { return folder_ / ""; }
    [[nodiscard]] std::string content(const char* name) const {
        std::ifstream in(folder_ / name);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    void play() const {
        ASSERT_EQ(runLab({"train-data", "play", "--size", "4", "--games", "6", "--nodes", "300", "--seed",
                          "3", "--half-komi", "0,4", "--out", file("games.txt")})
                      .status,
                  kDone);
    }

  private:
    support::TemporaryFolder folder_;
};

std::vector<double> lossesIn(const std::string& progress) {
    std::vector<double> losses;
    for (std::size_t at = 0; (at = progress.find("loss ", at)) != std::string::npos; at += 5)
        losses.push_back(std::stod(progress.substr(at + 5)));
    return losses;
}

TEST_F(TuneCommand, EvaluationIsLearned) {
    play();
    const auto run =
        runLab({"tune", "evaluation", file("games.txt"), "--epochs", "4", "--out", file("evaluation.inc")});
    EXPECT_EQ(run.status, kDone) << run.err;
    const auto losses = lossesIn(run.err);
    ASSERT_EQ(losses.size(), 4U);
    EXPECT_LT(losses.back(), losses.front());
    const std::string weights = content("evaluation.inc");
    EXPECT_EQ(std::count(weights.begin(), weights.end(), '{'), tak::engine::feature::kCount);
}

TEST_F(TuneCommand, PolicyIsLearned) {
    play();
    const auto run =
        runLab({"tune", "policy", file("games.txt"), "--epochs", "4", "--out", file("policy.inc")});
    EXPECT_EQ(run.status, kDone) << run.err;
    const auto losses = lossesIn(run.err);
    ASSERT_EQ(losses.size(), 4U);
    EXPECT_LT(losses.back(), losses.front());
    std::string weights = content("policy.inc");
    EXPECT_THAT(weights, ::testing::StartsWith("// "));
    weights.erase(0, weights.find('\n'));
    EXPECT_EQ(std::count(weights.begin(), weights.end(), ','), tak::engine::policy::kCount);
}

TEST_F(TuneCommand, NumbersOfTheSearchAreLearnedFromGames) {
    const std::vector<std::string> request = {
        "tune",        "search", "--size",  "4",
        "--half-komi", "4",      "--pairs", std::to_string(support::extent(10, 32)),
        "--nodes",     "100",    "--rate",  "0.9",
        "--seed",      "8",      "--only",  "killerOrder,lateMoves"};
    const auto run = runLab(request);
    EXPECT_EQ(run.status, kDone) << run.err;
    const std::string list = run.out.substr(0, run.out.find('\n'));
    BotSettings settings;
    std::istringstream entries(list);
    for (std::string entry; std::getline(entries, entry, ',');)
        settings[entry.substr(0, entry.find('='))] = entry.substr(entry.find('=') + 1);
    const auto options = engineOptionsOf(settings);
    ASSERT_TRUE(options.ok()) << list;
    tak::engine::Margins expected;
    EXPECT_NE(options->margins, expected) << "nothing was learned";
    expected.killerOrder = options->margins.killerOrder;
    expected.lateMoves = options->margins.lateMoves;
    EXPECT_EQ(options->margins, expected) << "others have changed, too";
    EXPECT_EQ(runLab(request).out, run.out) << "one thread gives the same again";
    EXPECT_EQ(runLab({"tune", "search", "--only", "luck"}).status, kBadArguments);
}

TEST_F(TuneCommand, ABrokenLineIsNamed) {
    std::ofstream(file("broken.txt"))
        << "dolmen-self-play 1 size 4 nodes 9 random 16 seed 1 by tuned\n0 0 1-0 a1 b1 c1:5\nrubbish\n";
    const auto run = runLab({"tune", "evaluation", file("broken.txt"), "--out", file("e.inc")});
    EXPECT_EQ(run.status, kProblemsFound);
    EXPECT_THAT(run.err, HasSubstr("broken.txt:3:1"));
    EXPECT_FALSE(std::filesystem::exists(file("e.inc")));
    EXPECT_EQ(runLab({"tune", "policy", "/nowhere.txt", "--out", file("p.inc")}).status, kProblemsFound);
}

TEST_F(TuneCommand, AnUnwritableFileIsReportedBeforeTheWork) {
    play();
    const std::string nowhere = file("none") + "/out";
    for (const auto& run :
         {runLab({"tune", "policy", file("games.txt"), "--epochs", "1", "--out", nowhere}),
          runLab({"tune", "evaluation", file("games.txt"), "--epochs", "1", "--out", nowhere})}) {
        EXPECT_EQ(run.status, kProblemsFound);
        EXPECT_THAT(run.err, HasSubstr("there is no such folder"));
        EXPECT_THAT(run.err, HasSubstr(nowhere));
        EXPECT_THAT(run.err, ::testing::Not(HasSubstr("epoch")));
    }
}

TEST_F(TuneCommand, AFullDiskIsAFailure) {
    play();
    const std::string full = support::fullDevice(folder()).string();
    for (const auto& run : {runLab({"tune", "evaluation", file("games.txt"), "--epochs", "1", "--out", full}),
                            runLab({"tune", "policy", file("games.txt"), "--epochs", "1", "--out", full})}) {
        EXPECT_EQ(run.status, kProblemsFound);
        EXPECT_THAT(run.err, HasSubstr(full));
    }
}

TEST_F(TuneCommand, NumbersWithoutSenseAreRefused) {
    play();
    const std::string before = content("games.txt");
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"evaluation", file("games.txt"), "--epochs", "0"},
             {"evaluation", file("games.txt"), "--result-share", "7"},
         }) {
        std::vector<std::string> whole{"tune"};
        whole.insert(whole.end(), arguments.begin(), arguments.end());
        whole.insert(whole.end(), {"--out", file("games.txt")});
        EXPECT_EQ(runLab(whole).status, kBadArguments) << arguments[1];
    }
    EXPECT_EQ(content("games.txt"), before);
}

}  // namespace
}  // namespace tak::lab
