#include "film/VideoEncoder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <thread>

#include "film/FilmWriter.h"
#include "film/Pictures.h"
#include "support/TemporaryFolder.h"

namespace film {
namespace {

using ::testing::HasSubstr;
using namespace std::chrono_literals;

constexpr Shape kVideo{.width = 32, .height = 16, .framesPerSecond = 30};

/// Adds a folder to the beginning or the end of PATH whose `ffmpeg` is a given shell script.
class VideoEncoderTest : public testing::Test {
  protected:
    VideoEncoderTest() : path_(std::getenv("PATH")) {}
    ~VideoEncoderTest() override { setenv("PATH", path_.c_str(), 1); }
    void install(const std::string& script) {
        const auto program = folder_ / "ffmpeg";
        std::ofstream(program) << "#!/bin/sh\n" << script << "\n";
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
        setenv("PATH", ((folder_ / "").string() + ":" + path_).c_str(), 1);
    }
    [[nodiscard]] std::filesystem::path film() const { return folder_ / "films/film.mp4"; }
    base::Result<void> make(int frames) const {
        auto encoder = makeEncoder(Format::Mp4, kVideo, {}, film());
        if (!encoder) return encoder.error();
        if (auto added = (*encoder)->add(plain(kVideo.width, kVideo.height, 9, 8, 7), frames, {}); !added)
            return added;
        return (*encoder)->finish({});
    }
    void expectNothingLeft() const {
        EXPECT_FALSE(std::filesystem::exists(film()));
        EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_ / "films"), {}), 0);
    }

    support::TemporaryFolder folder_;
    std::string path_;
};

TEST_F(VideoEncoderTest, GivesFfmpegEveryFrameAndKeepsWhatItWrites) {
    install("for last; do :; done; cat > \"$last\"");
    const auto made = make(50);
    ASSERT_TRUE(made) << made.error().describe();
    EXPECT_EQ(std::filesystem::file_size(film()), 50U * 32 * 16 * 3);
}

TEST_F(VideoEncoderTest, APictureOfAnotherSizeIsAnError) {
    install("for last; do :; done; cat > \"$last\"");
    auto encoder = makeEncoder(Format::Mp4, kVideo, {}, film());
    ASSERT_TRUE(encoder);
    EXPECT_TRUE((*encoder)->add(plain(kVideo.width, kVideo.height, 9, 8, 7), 1, {}));
    EXPECT_FALSE((*encoder)->add(plain(kVideo.width + 2, kVideo.height, 9, 8, 7), 1, {}));
}

TEST_F(VideoEncoderTest, SaysThatFfmpegIsNotInstalled) {
    setenv("PATH", (folder_ / "nothing").c_str(), 1);
    EXPECT_TRUE(findFfmpeg().empty());
    const auto made = make(1);
    ASSERT_FALSE(made);
    EXPECT_THAT(made.error().describe(), HasSubstr("ffmpeg, which is not installed"));
    EXPECT_FALSE(std::filesystem::exists(folder_ / "films"));
}

TEST_F(VideoEncoderTest, ReportsTheFirstErrorOfFfmpeg) {
    install("head -c 1000 > /dev/null; echo \"Unknown encoder 'libx264'\" >&2; echo So what >&2; exit 1");
    const auto made = make(5000);
    ASSERT_FALSE(made);
    EXPECT_THAT(made.error().describe(), HasSubstr("Unknown encoder 'libx264'"));
    expectNothingLeft();
}

TEST_F(VideoEncoderTest, ReportsAFailureWithoutAMessage) {
    install("for last; do :; done; head -c 1000 > \"$last\"; kill -9 $$");
    const auto made = make(5000);
    ASSERT_FALSE(made);
    EXPECT_THAT(made.error().describe(), HasSubstr("signal 9"));
    expectNothingLeft();
}

TEST_F(VideoEncoderTest, AFailureAfterTheLastFrameIsReported) {
    install("cat > /dev/null; echo \"No space left on device\" >&2; exit 1");
    const auto made = make(3);
    ASSERT_FALSE(made);
    EXPECT_THAT(made.error().describe(), HasSubstr("No space left on device"));
    expectNothingLeft();
}

// What ffmpeg 5 does on a full disk when it writes WebM.
TEST_F(VideoEncoderTest, AFilmWithoutItsEndIsNotKept) {
    install(
        "for last; do :; done; cat > \"$last\"; echo \"Error writing trailer: No space left on device\" >&2; "
        "case \" $* \" in *\" -xerror \"*) exit 1;; esac");
    const auto made = make(3);
    ASSERT_FALSE(made);
    EXPECT_THAT(made.error().describe(), HasSubstr("No space left on device"));
    expectNothingLeft();
}

TEST_F(VideoEncoderTest, ManyErrorLinesCauseNoDelay) {
    install(
        "i=0; while [ $i -lt 4000 ]; do echo 'a complaint of no importance at all' >&2; i=$((i+1)); done; "
        "for last; do :; done; cat > \"$last\"");
    const auto made = make(200);
    EXPECT_TRUE(made) << made.error().describe();
}

TEST_F(VideoEncoderTest, AFfmpegThatHangsIsGivenUpAtOnce) {
    install("sleep 60");
    const auto begin = std::chrono::steady_clock::now();
    {
        FilmWriter writer([this]() -> base::Result<FilmWriter::Opened> {
            auto encoder = makeEncoder(Format::Mp4, kVideo, {}, film());
            if (!encoder) return encoder.error();
            return FilmWriter::Opened{std::move(*encoder), film()};
        });
        writer.add(plain(kVideo.width, kVideo.height, 1, 2, 3), 100'000);
        std::this_thread::sleep_for(100ms);
        EXPECT_FALSE(writer.done());
        writer.cancel();
    }
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 5s);
    expectNothingLeft();
}

TEST_F(VideoEncoderTest, TheWriterTellsWhichFileItIs) {
    install("for last; do :; done; cat > \"$last\"");
    FilmWriter writer([this]() -> base::Result<FilmWriter::Opened> {
        auto encoder = makeEncoder(Format::Mp4, kVideo, {}, film());
        if (!encoder) return encoder.error();
        return FilmWriter::Opened{std::move(*encoder), film()};
    });
    for (int i = 0; i < 3; ++i) writer.add(plain(kVideo.width, kVideo.height, 1, 2, 3), 2);
    writer.finish();
    for (int i = 0; i < 1000 && !writer.done(); ++i) std::this_thread::sleep_for(10ms);
    ASSERT_TRUE(writer.done());
    ASSERT_TRUE(writer.result()) << writer.result().error().describe();
    EXPECT_EQ(*writer.result(), film());
    EXPECT_EQ(std::filesystem::file_size(film()), 6U * 32 * 16 * 3);
}

TEST_F(VideoEncoderTest, TheWriterTellsWhyThereIsNone) {
    FilmWriter writer(
        []() -> base::Result<FilmWriter::Opened> { return base::Error{base::msgid("no room")}; });
    for (int i = 0; i < 1000 && !writer.done(); ++i) std::this_thread::sleep_for(10ms);
    ASSERT_TRUE(writer.done());
    EXPECT_FALSE(writer.result());
    writer.add(plain(2, 2, 0, 0, 0), 1);
    EXPECT_FALSE(writer.full()) << "what nobody writes does not fill memory";
}

}  // namespace
}  // namespace film
