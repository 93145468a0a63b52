#include "app/frame/FrameRecorder.h"

#include <gtest/gtest.h>

#include "base/Files.h"
#include "support/TemporaryFolder.h"

namespace app {
namespace {

class FrameRecorderTest : public testing::Test {
  protected:
    void add(bool changed) {
        const auto added = recorder_.add(changed, [this] {
            ++pictures_;
            return render::Image{2, 1, {255, 255, 255, 0, 0, 0}};
        });
        EXPECT_TRUE(added) << added.error().describe();
    }
    [[nodiscard]] std::filesystem::path frame(const char* number) const {
        return folder_ / (std::string("film/frame-") + number + ".jpg");
    }

    support::TemporaryFolder folder_;
    FrameRecorder recorder_;
    int pictures_ = 0;
};

TEST_F(FrameRecorderTest, KeepsNothingUntilItIsStarted) {
    EXPECT_FALSE(recorder_.recording());
    add(true);
    EXPECT_EQ(pictures_, 0);
}

TEST_F(FrameRecorderTest, WritesTheFirstFrameAndThenLinksThoseThatAreAlike) {
    recorder_.start(folder_ / "film", 25);
    EXPECT_TRUE(recorder_.recording());
    EXPECT_FLOAT_EQ(recorder_.frameSeconds(), 0.04F);
    add(false);
    add(false);
    add(true);
    EXPECT_EQ(pictures_, 2);
    EXPECT_TRUE(std::filesystem::equivalent(frame("00001"), frame("00002")));
    EXPECT_TRUE(std::filesystem::exists(frame("00003")));
    EXPECT_FALSE(std::filesystem::equivalent(frame("00002"), frame("00003")));
}

TEST_F(FrameRecorderTest, CountsAnewAfterEachStart) {
    recorder_.start(folder_ / "film", 25);
    add(true);
    recorder_.stop();
    add(true);
    EXPECT_FALSE(std::filesystem::exists(frame("00002")));
    recorder_.start(folder_ / "film", 25);
    add(false);
    EXPECT_FALSE(std::filesystem::exists(frame("00002")));
    EXPECT_EQ(pictures_, 2);
}

TEST_F(FrameRecorderTest, SaysWhyAFrameCouldNotBeWritten) {
    ASSERT_TRUE(base::writeFile(folder_ / "file", "no folder"));
    recorder_.start(folder_ / "file/film", 25);
    EXPECT_FALSE(recorder_.add(true, [] { return render::Image{1, 1, {0, 0, 0}}; }));
}

}  // namespace
}  // namespace app
