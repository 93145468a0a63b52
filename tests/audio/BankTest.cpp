#include "audio/Bank.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

#include "audio/SilentDevice.h"
#include "support/TemporaryFolder.h"

namespace {

namespace fs = std::filesystem;
using audio::Cue;
using audio::SoundSet;
const fs::path kSounds = DOLMEN_SOURCE_DIR "/assets/sounds";

class Bank : public testing::Test {
  protected:
    void SetUp() override { ASSERT_TRUE(device_); }
    fs::path file(const std::string& name, const std::string& content) {
        std::ofstream(folder_ / name, std::ios::binary) << content;
        return folder_ / name;
    }
    support::TemporaryFolder folder_;
    std::unique_ptr<audio::Mixer> device_ = test::silentDevice();
    SoundSet common_ = audio::soundSetIn(kSounds);
};

TEST_F(Bank, ASetNamesWhatItReplacesAndTheRestIsCommon) {
    SoundSet theme;
    theme[Cue::Win] = {kSounds / "draw-1.ogg"};
    const audio::BankReading reading = audio::readBank(theme, common_);
    EXPECT_TRUE(reading.problems.empty());
    ASSERT_EQ(reading.bank[Cue::Win].size(), 1U);
    EXPECT_EQ(reading.bank[Cue::Win].front(), reading.bank[Cue::Draw].front());
    EXPECT_EQ(reading.bank[Cue::Lay].size(), common_[Cue::Lay].size());
}

TEST_F(Bank, BrokenSoundsAreReportedAndReplaced) {
    std::ifstream in(kSounds / "lay-1.ogg", std::ios::binary);
    std::string whole{std::istreambuf_iterator<char>(in), {}};
    fs::create_directories(folder_ / "folder.ogg");
    ASSERT_EQ(::mkfifo((folder_ / "pipe.ogg").c_str(), 0600), 0);
    const std::vector<fs::path> broken{folder_ / "missing.ogg",       file("empty.ogg", ""),
                                       file("noise.ogg", "no sound"), file("header.ogg", whole.substr(0, 60)),
                                       file("head.ogg", "OggS"),      folder_ / "folder.ogg",
                                       folder_ / "pipe.ogg"};
    for (const fs::path& bad : broken) {
        SCOPED_TRACE(bad.string());
        SoundSet theme;
        theme[Cue::Lay] = {bad};
        theme[Cue::Ambience] = {bad};
        const audio::BankReading reading = audio::readBank(theme, common_);
        ASSERT_EQ(reading.problems.size(), 2U);
        EXPECT_EQ(reading.problems.front().file, bad.string());
        EXPECT_FALSE(reading.problems.front().message.english().empty());
        EXPECT_EQ(reading.bank[Cue::Lay].size(), common_[Cue::Lay].size());
        EXPECT_TRUE(reading.bank[Cue::Ambience].empty()) << "silence, where nothing is common";
    }
}

TEST_F(Bank, OneGoodVariantIsEnough) {
    SoundSet theme;
    theme[Cue::Lay] = {file("noise.ogg", "no sound"), kSounds / "lay-2.ogg"};
    const audio::BankReading reading = audio::readBank(theme, common_);
    EXPECT_EQ(reading.problems.size(), 1U);
    EXPECT_EQ(reading.bank[Cue::Lay].size(), 1U);
}

TEST_F(Bank, EndsEarlyWhenItIsAskedTo) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(audio::readBank({}, common_, stop.get_token()).bank[Cue::Lay].empty());
}

TEST(SoundSets, AreFoundByTheNamesOfTheirFiles) {
    const support::TemporaryFolder folder;
    const SoundSet none = audio::soundSetIn(folder / "nowhere");
    EXPECT_EQ(none, SoundSet());
    fs::create_directories(folder / "set");
    for (const char* name :
         {"heavy-stack-2.ogg", "heavy-stack-1.ogg", "heavy-1.ogg", "lay-1.wav", "bang-1.ogg"})
        std::ofstream(folder / "set" / name) << "x";
    const SoundSet set = audio::soundSetIn(folder / "set");
    EXPECT_EQ(set[Cue::HeavyOn],
              (SoundSet::Files{folder / "set" / "heavy-stack-1.ogg", folder / "set" / "heavy-stack-2.ogg"}));
    EXPECT_EQ(set[Cue::Heavy].size(), 1U);
    EXPECT_TRUE(set[Cue::Lay].empty());
}

TEST(Cues, AreKnownByTheirNames) {
    for (std::size_t i = 0; i < audio::kCueCount; ++i) {
        const auto cue = static_cast<Cue>(i);
        EXPECT_FALSE(audio::nameOf(cue).empty());
        EXPECT_EQ(audio::cueNamed(audio::nameOf(cue)), cue);
    }
    EXPECT_FALSE(audio::cueNamed("bang"));
}

}  // namespace
