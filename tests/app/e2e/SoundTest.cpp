// The sound output of the real program, as SDL's disk driver writes it, and the handling of sounds that
// cannot be played.

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "app/e2e/Program.h"

namespace {

namespace fs = std::filesystem;
using e2e::Ending;
using e2e::Sandbox;

constexpr int kRate = 48000;
/// A stack of five pieces on a 6×6 board, with White to move.
constexpr const char* kFive = "paste \"x6/x6/x6/x6/x6/12121,x5 1 6\"\n";
constexpr const char* kNewGame = "click \"New game\"\nclick Start\nsettle\n";

/// The louder channel of each frame.
std::vector<float> mixOf(const Sandbox& desk) {
    const std::string bytes = desk.read("mix.raw");
    std::vector<float> both(bytes.size() / sizeof(float));
    std::memcpy(both.data(), bytes.data(), both.size() * sizeof(float));
    std::vector<float> mix;
    for (std::size_t i = 0; i + 1 < both.size(); i += 2)
        mix.push_back(std::max(std::abs(both[i]), std::abs(both[i + 1])));
    return mix;
}

float peakOf(const std::vector<float>& mix) {
    return mix.empty() ? 0 : *std::max_element(mix.begin(), mix.end());
}

/// The frames at which the mix becomes loud after silence.
std::vector<std::size_t> onsets(const std::vector<float>& mix) {
    constexpr std::size_t kQuiet = kRate / 25;
    const float loud = 0.25F * peakOf(mix);
    std::vector<std::size_t> found;
    std::size_t lastLoud = 0;
    for (std::size_t i = 0; i < mix.size(); ++i) {
        if (mix[i] < loud) continue;
        if (found.empty() || i - lastLoud > kQuiet) found.push_back(i);
        lastLoud = i;
    }
    return found;
}

class Mix : public testing::Test {
  protected:
    void SetUp() override {
        desk_.set("SDL_AUDIODRIVER", "disk");
        desk_.set("SDL_DISKAUDIOFILE", desk_.path("mix.raw").string());
    }
    Ending play(const std::string& volumes, const std::string& script) {
        desk_.write("config/settings.json",
                    "{\"quality\": \"low\", \"opponents\": [\"\", \"\"], \"sayAnnouncements\": false" +
                        volumes + ", \"gameOptions\": {\"size\": \"6\"}}");
        return desk_.play(script);
    }
    Sandbox desk_;
};

constexpr const char* kOnlyStones =
    R"(, "masterVolume": 1, "piecesVolume": 1, "interfaceVolume": 0, "ambienceVolume": 0)";

TEST_F(Mix, ASpreadOfFiveIsARhythmAndNoBang) {
    const Ending ending =
        play(kOnlyStones, std::string(kNewGame) + kFive +
                              "key ctrl+v\nsettle\nexpect sounds contains press\ntext \"5a1>11111\"\nkey "
                              "Return\nsettle\nexpect moves \"5a1>11111\"\nexpect sounds \"lift slide lay "
                              "slide lay slide lay slide slide lay lay\"\nwait 0.4\n");
    ASSERT_EQ(ending.status, 0) << ending;
    const std::vector<float> mix = mixOf(desk_);
    EXPECT_GT(peakOf(mix), 0.05F);
    EXPECT_LT(peakOf(mix), 1);
    const std::vector<std::size_t> heard = onsets(mix);
    EXPECT_EQ(heard.size(), 5U) << "one clack for each stone";
}

TEST_F(Mix, SoundsThatAreTurnedDownAreSilent) {
    const std::string script =
        std::string(kNewGame) + "click @a1\nsettle\nclick @b1\nsettle\nexpect sounds contains lay\n";
    ASSERT_EQ(play(R"(, "masterVolume": 0)", script).status, 0);
    EXPECT_EQ(peakOf(mixOf(desk_)), 0);
    ASSERT_EQ(play(R"(, "piecesVolume": 0, "interfaceVolume": 0, "ambienceVolume": 1)", script).status, 0);
    const float air = peakOf(mixOf(desk_));
    EXPECT_GT(air, 0.001F);
    EXPECT_LT(air, 0.3F);
    ASSERT_EQ(play(kOnlyStones, script).status, 0);
    EXPECT_GT(peakOf(mixOf(desk_)), air);
}

TEST(NoSound, WithoutADeviceTheGameGoesOn) {
    for (const char* driver : {"nonesuch", "disk"}) {
        Sandbox desk;
        desk.set("SDL_AUDIODRIVER", driver);
        desk.set("SDL_DISKAUDIOFILE", desk.path("no/such/folder/mix.raw").string());
        const Ending ending =
            desk.play(std::string(kNewGame) +
                          "click @a1\nsettle\nexpect moves a1\nexpect toast lacks sound\nexpect "
                          "sounds contains \"lift lay\"\n",
                      {"--verbose"});
        EXPECT_EQ(ending.status, 0) << ending;
        EXPECT_TRUE(ending.says("there is no sound")) << ending;
    }
}

TEST(NoSound, OffscreenOpensOnlyANamedDevice) {
    const Sandbox desk;
    const Ending ending = desk.play("settle\n", {"--verbose"});
    EXPECT_EQ(ending.status, 0) << ending;
    EXPECT_FALSE(ending.says("sound")) << ending;
}

/// A pipe as the disk driver's file: opening it blocks until somebody reads it, and so does writing once it
/// is full, as with a sound server that hangs.
class HungSound : public testing::Test {
  protected:
    void SetUp() override {
        ASSERT_EQ(mkfifo(desk_.path("mix.raw").c_str(), 0600), 0);
        desk_.set("SDL_AUDIODRIVER", "disk");
        desk_.set("SDL_DISKAUDIOFILE", desk_.path("mix.raw").string());
        desk_.write("config/settings.json", e2e::kSettings);
    }
    Sandbox desk_;
};

TEST_F(HungSound, TheProgramCanBeQuitWhileTheDeviceIsBeingOpened) {
    const Ending ending = desk_.play("wait 0.5\nexpect screen start\nquit\n");
    EXPECT_EQ(ending.status, 0) << ending;
}

TEST_F(HungSound, TheProgramCanBeQuitWhileTheDeviceCannotBeClosed) {
    const int reader = open(desk_.path("mix.raw").c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    ASSERT_GE(reader, 0);
    // The pipe holds a sixth of a second of sound.
    const Ending ending = desk_.play("settle\nwait 1\nexpect screen start\nquit\n");
    EXPECT_EQ(ending.status, 0) << ending;
    close(reader);
}

TEST(BadSounds, AreReportedAndTheOthersPlay) {
    Sandbox desk;
    desk.write("config/themes/broken/theme.json",
               R"({"name": "Broken", "materials": [{"name": "table"}],
                   "sounds": {"lay": ["nowhere.ogg", "noise.ogg"], "win": "cut.ogg", "trumpet": "x.ogg"}})");
    desk.write("config/themes/broken/noise.ogg", "no sound at all");
    std::ifstream in(DOLMEN_SOURCE_DIR "/assets/sounds/win-1.ogg", std::ios::binary);
    const std::string whole{std::istreambuf_iterator<char>(in), {}};
    desk.write("config/themes/broken/cut.ogg", whole.substr(0, 40));
    desk.write("config/settings.json", R"({"quality": "low", "opponents": ["", ""], "theme": "broken"})");
    desk.set("SDL_AUDIODRIVER", "dummy");
    const Ending ending =
        desk.play(std::string("settle\nexpect toast contains nowhere.ogg\n"
                              "expect toast contains noise.ogg\nexpect toast contains cut.ogg\n"
                              "expect toast lacks x.ogg\nexpect text contains trumpet\nclick Close\n") +
                  kNewGame + "click @a1\nsettle\nexpect sounds contains lay\n");
    EXPECT_EQ(ending.status, 0) << ending;
}

}  // namespace
