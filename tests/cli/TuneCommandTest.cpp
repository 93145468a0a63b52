// The two steps of the tuner: games become a file of samples, and a file of samples becomes weights.

#include "cli/TuneCommand.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/ProgramRun.h"
#include "cli/tune/Samples.h"
#include "games/tak/engine/Evaluation.h"
#include "games/tak/engine/Policy.h"
#include "games/tak/rules/Tps.h"
#include "support/Devices.h"

namespace cli {
namespace {

using ::testing::HasSubstr;
using testing::runProgram;

class TuneCommand : public ::testing::Test {
  protected:
    void SetUp() override {
        folder_ =
            std::filesystem::temp_directory_path() /
            ("dolmen-tune-" + std::string(::testing::UnitTest::GetInstance()->current_test_info()->name()));
        std::filesystem::create_directories(folder_);
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    [[nodiscard]] std::string file(const char* name) const { return (folder_ / name).string(); }
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    [[nodiscard]] std::string content(const char* name) const {
        std::ifstream in(folder_ / name);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    void play() const {
        ASSERT_EQ(runProgram({"tune", "play", "--size", "4", "--games", "6", "--nodes", "300", "--seed", "3",
                              "--half-komi", "0,4", "--out", file("games.txt")})
                      .status,
                  kDone);
    }

  private:
    std::filesystem::path folder_;
};

std::vector<double> lossesIn(const std::string& progress) {
    std::vector<double> losses;
    for (std::size_t at = 0; (at = progress.find("loss ", at)) != std::string::npos; at += 5)
        losses.push_back(std::stod(progress.substr(at + 5)));
    return losses;
}

TEST_F(TuneCommand, SamplesComeBackAsTheyWereWritten) {
    play();
    const std::string written = content("games.txt");
    std::istringstream in(written);
    const auto samples = tune::readSamples(in, "games.txt");
    ASSERT_TRUE(samples) << samples.error().describe();
    ASSERT_GT(samples->size(), 20U);
    std::ostringstream again;
    for (const tune::Sample& sample : *samples) tune::writeSample(sample, again);
    EXPECT_EQ(again.str(), written);
    for (const tune::Sample& sample : *samples) EXPECT_TRUE(sample.position.isLegal(sample.best));
}

TEST_F(TuneCommand, EvaluationIsLearned) {
    play();
    const auto run = runProgram(
        {"tune", "evaluation", file("games.txt"), "--epochs", "4", "--out", file("evaluation.inc")});
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
        runProgram({"tune", "policy", file("games.txt"), "--epochs", "4", "--out", file("policy.inc")});
    EXPECT_EQ(run.status, kDone) << run.err;
    const auto losses = lossesIn(run.err);
    ASSERT_EQ(losses.size(), 4U);
    EXPECT_LT(losses.back(), losses.front());
    std::string weights = content("policy.inc");
    EXPECT_THAT(weights, ::testing::StartsWith("// "));
    weights.erase(0, weights.find('\n'));
    EXPECT_EQ(std::count(weights.begin(), weights.end(), ','), tak::engine::policy::kCount);
}

TEST_F(TuneCommand, ABrokenLineIsNamed) {
    std::ofstream(file("broken.txt")) << "0;x4/x4/x4/x4 1 1;-;-;0;0.5\nrubbish\n";
    const auto run = runProgram({"tune", "evaluation", file("broken.txt"), "--out", file("e.inc")});
    EXPECT_EQ(run.status, kProblemsFound);
    EXPECT_THAT(run.err, HasSubstr("broken.txt:2"));
    EXPECT_FALSE(std::filesystem::exists(file("e.inc")));
    EXPECT_EQ(runProgram({"tune", "policy", "/nowhere.txt", "--out", file("p.inc")}).status, kProblemsFound);
}

TEST_F(TuneCommand, AnUnwritableFileIsReportedBeforeTheWork) {
    play();
    const std::string nowhere = file("none") + "/out";
    for (const auto& run :
         {runProgram({"tune", "play", "--games", "1", "--nodes", "50", "--out", nowhere}),
          runProgram({"tune", "evaluation", file("games.txt"), "--epochs", "1", "--out", nowhere})}) {
        EXPECT_EQ(run.status, kProblemsFound);
        EXPECT_THAT(run.err, HasSubstr("there is no such folder"));
        EXPECT_THAT(run.err, HasSubstr(nowhere));
        EXPECT_THAT(run.err, ::testing::Not(HasSubstr("epoch")));
    }
}

TEST_F(TuneCommand, AFullDiskIsAFailure) {
    play();
    const std::string full = support::fullDevice(folder()).string();
    for (const auto& run :
         {runProgram({"tune", "play", "--games", "1", "--nodes", "50", "--size", "4", "--out", full}),
          runProgram({"tune", "policy", file("games.txt"), "--epochs", "1", "--out", full})}) {
        EXPECT_EQ(run.status, kProblemsFound);
        EXPECT_THAT(run.err, HasSubstr(full));
    }
}

TEST_F(TuneCommand, NumbersWithoutSenseAreRefused) {
    play();
    const std::string before = content("games.txt");
    for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
             {"play", "--games", "0"},
             {"play", "--nodes", "0"},
             {"play", "--half-komi", "1000"},
             {"evaluation", file("games.txt"), "--epochs", "0"},
             {"evaluation", file("games.txt"), "--result-share", "7"},
         }) {
        std::vector<std::string> whole{"tune"};
        whole.insert(whole.end(), arguments.begin(), arguments.end());
        whole.insert(whole.end(), {"--out", file("games.txt")});
        EXPECT_EQ(runProgram(whole).status, kBadArguments) << arguments[1];
    }
    EXPECT_EQ(content("games.txt"), before);
}

}  // namespace
}  // namespace cli
