// The committed sound files, decoded as by the program, and measured.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "audio/Bank.h"
#include "audio/Measures.h"
#include "audio/SilentDevice.h"

namespace {

namespace fs = std::filesystem;
using audio::Cue;
using audio::Sample;
const fs::path kAssets = DOLMEN_SOURCE_DIR "/assets";

/// The folders of sounds by name: the set that all themes share, and the sets of themes.
const std::map<std::string, fs::path> kSets{{"common", kAssets / "sounds"},
                                            {"megaliths", kAssets / "themes/megaliths/sounds"},
                                            {"study", kAssets / "themes/study/sounds"}};
const std::vector<fs::path> kAmbiences{
    kAssets / "themes/tavern/sounds/hearth.ogg", kAssets / "themes/megaliths/sounds/wind.ogg",
    kAssets / "themes/study/sounds/room.ogg", kAssets / "themes/shore/sounds/surf.ogg"};
const std::vector<Cue> kStones{Cue::Lay,  Cue::LayOn, Cue::Stand, Cue::Heavy, Cue::HeavyOn,
                               Cue::Back, Cue::Lift,  Cue::Slide, Cue::Topple};
/// Pegs and sheets, and pieces that change places, which sound the same everywhere.
const std::vector<Cue> kPegsAndSheets{Cue::Sheet,   Cue::SheetStand, Cue::SheetLift, Cue::Shuffle, Cue::Peg,
                                      Cue::PegLift, Cue::PegBack,    Cue::Drive,     Cue::Exchange};
constexpr std::size_t kMillisecond = audio::kRate / 1000;

class SoundFiles : public testing::Test {
  protected:
    void SetUp() override { ASSERT_TRUE(device_); }

    /// Every sound file below assets except for background sounds.
    static std::vector<fs::path> blows() {
        std::vector<fs::path> files;
        for (const auto& entry : fs::recursive_directory_iterator(kAssets))
            if (entry.path().extension() == ".ogg" &&
                std::find(kAmbiences.begin(), kAmbiences.end(), entry.path()) == kAmbiences.end())
                files.push_back(entry.path());
        return files;
    }
    static Sample read(const fs::path& file) {
        const auto sample = audio::readSound(file);
        EXPECT_TRUE(sample) << (sample ? "" : sample.error().describe());
        return sample ? *sample : Sample(2 * kMillisecond);
    }
    static float levelOf(const fs::path& file) { return test::loudness(read(file), 0.05F); }
    /// The median level of a cue's variants.
    static float levelOf(const audio::SoundSet& set, Cue cue) {
        std::vector<float> levels;
        for (const fs::path& file : set[cue]) levels.push_back(levelOf(file));
        std::sort(levels.begin(), levels.end());
        return levels.empty() ? -200 : levels[levels.size() / 2];
    }
    static float brightnessOf(const audio::SoundSet& set, Cue cue) {
        float sum = 0;
        for (const fs::path& file : set[cue]) sum += test::brightness(read(file));
        return sum / static_cast<float>(std::max<std::size_t>(1, set[cue].size()));
    }

    std::unique_ptr<audio::Mixer> device_ = test::silentDevice();
};

TEST_F(SoundFiles, HaveNoClipsClicksOrDelays) {
    const std::vector<fs::path> files = blows();
    EXPECT_GT(files.size(), 100U);
    for (const fs::path& file : files) {
        SCOPED_TRACE(file.string());
        const Sample sample = read(file);
        const std::size_t frames = sample.size() / 2;
        const float peak = test::highest(sample, 0, frames);
        EXPECT_LT(test::truePeak(sample), -1);
        EXPECT_LT(test::offset(sample), 0.001F);
        EXPECT_LT(test::highest(sample, 0, kMillisecond), 0.02F * peak) << "begins with a click";
        EXPECT_LT(test::highest(sample, frames - kMillisecond, frames), 0.005F * peak) << "is cut off";
        EXPECT_GT(frames, 60 * kMillisecond);
        EXPECT_LT(frames, 3500 * kMillisecond);
        // A touch must be audible at once, so the sound begins in the first frames.
        std::size_t onset = 0;
        while (onset < frames && test::highest(sample, onset, onset + 1) < 0.1F * peak) ++onset;
        EXPECT_LT(onset, 60 * kMillisecond);
    }
}

TEST_F(SoundFiles, StonesAreHeardAsTheyLand) {
    for (const auto& [name, folder] : kSets) {
        const audio::SoundSet set = audio::soundSetIn(folder);
        for (const Cue cue : {Cue::Lay, Cue::LayOn, Cue::Stand, Cue::Heavy, Cue::HeavyOn, Cue::Topple})
            for (const fs::path& file : set[cue]) {
                SCOPED_TRACE(file.string());
                const Sample sample = read(file);
                EXPECT_GT(test::highest(sample, 0, 12 * kMillisecond),
                          0.7F * test::highest(sample, 0, sample.size() / 2));
                EXPECT_LT(sample.size() / 2, 700 * kMillisecond) << "a stone, no bell";
            }
    }
}

TEST_F(SoundFiles, EveryStoneHasVariantsAndNoTwoAreTheSame) {
    for (const auto& [name, folder] : kSets) {
        const audio::SoundSet set = audio::soundSetIn(folder);
        for (const Cue cue : kStones) {
            SCOPED_TRACE(name + " " + std::string(audio::nameOf(cue)));
            std::vector<Sample> variants;
            for (const fs::path& file : set[cue]) variants.push_back(read(file));
            EXPECT_GE(variants.size(), 4U);
            for (std::size_t i = 0; i < variants.size(); ++i)
                for (std::size_t k = 0; k < i; ++k)
                    EXPECT_LT(test::likeness(variants[i], variants[k]), 0.98F);
        }
    }
}

TEST_F(SoundFiles, TheCommonSetHasASoundForEveryCueButTheAir) {
    const audio::SoundSet set = audio::soundSetIn(kAssets / "sounds");
    for (std::size_t i = 0; i < audio::kCueCount; ++i) {
        const auto cue = static_cast<Cue>(i);
        EXPECT_EQ(set[cue].empty(), cue == Cue::Ambience) << audio::nameOf(cue);
    }
}

TEST_F(SoundFiles, AreOfOneLoudnessWhereTheyAreOfOneKind) {
    for (const auto& [name, folder] : kSets) {
        const audio::SoundSet set = audio::soundSetIn(folder);
        for (const Cue cue : kStones) {
            const float usual = levelOf(set, cue);
            for (const fs::path& file : set[cue]) EXPECT_NEAR(levelOf(file), usual, 1.6F) << file;
        }
        SCOPED_TRACE(name);
        const float place = levelOf(set, Cue::Lay);
        EXPECT_GT(levelOf(set, Cue::Topple), place + 1);
        EXPECT_GT(levelOf(set, Cue::Heavy), place);
        EXPECT_NEAR(levelOf(set, Cue::LayOn), place, 3);
        EXPECT_LT(levelOf(set, Cue::Back), place - 3);
        EXPECT_LT(levelOf(set, Cue::Lift), place - 8);
        EXPECT_LT(levelOf(set, Cue::Slide), place - 8);
    }
    const audio::SoundSet common = audio::soundSetIn(kAssets / "sounds");
    EXPECT_LT(levelOf(common, Cue::Press), levelOf(common, Cue::Lay) - 10) << "buttons are discreet";
    EXPECT_NEAR(levelOf(common, Cue::Win), levelOf(common, Cue::Lay), 4);
    EXPECT_NEAR(levelOf(common, Cue::Draw), levelOf(common, Cue::Lay), 5);
    EXPECT_NEAR(levelOf(common, Cue::Announce), levelOf(common, Cue::Lay), 5);
}

TEST_F(SoundFiles, PegsAndSheetsVaryAndAreQuieterThanStones) {
    const audio::SoundSet common = audio::soundSetIn(kAssets / "sounds");
    const float stone = levelOf(common, Cue::Lay);
    for (const Cue cue : kPegsAndSheets) {
        SCOPED_TRACE(audio::nameOf(cue));
        EXPECT_GE(common[cue].size(), 3U);
        std::vector<Sample> variants;
        for (const fs::path& file : common[cue]) {
            EXPECT_NEAR(levelOf(file), levelOf(common, cue), 1.6F) << file;
            variants.push_back(read(file));
            for (std::size_t i = 0; i + 1 < variants.size(); ++i)
                EXPECT_LT(test::likeness(variants[i], variants.back()), 0.98F) << file;
        }
        if (cue != Cue::Drive) EXPECT_LT(levelOf(common, cue), stone);
    }
    EXPECT_GT(levelOf(common, Cue::Drive), levelOf(common, Cue::Peg) + 2);
    EXPECT_LT(levelOf(common, Cue::SheetLift), levelOf(common, Cue::Sheet) - 6);
    EXPECT_LT(brightnessOf(common, Cue::Drive), brightnessOf(common, Cue::Peg));
    EXPECT_LT(brightnessOf(common, Cue::PegBack), brightnessOf(common, Cue::Peg));
    EXPECT_GT(brightnessOf(common, Cue::SheetLift), brightnessOf(common, Cue::Sheet));
}

TEST_F(SoundFiles, PlacesSoundLikeWhatTheyAreMadeOf) {
    const auto setOf = [](const char* name) { return audio::soundSetIn(kSets.at(name)); };
    for (const Cue cue : {Cue::Lay, Cue::LayOn, Cue::Heavy})
        EXPECT_LT(brightnessOf(setOf("megaliths"), cue), 0.75F * brightnessOf(setOf("common"), cue))
            << "granite on turf: " << audio::nameOf(cue);
    EXPECT_LT(brightnessOf(setOf("study"), Cue::Lay), 0.85F * brightnessOf(setOf("common"), Cue::Lay));
    for (const auto& [name, folder] : kSets) {
        const audio::SoundSet set = audio::soundSetIn(folder);
        EXPECT_LT(brightnessOf(set, Cue::Heavy), brightnessOf(set, Cue::Lay)) << name;
        EXPECT_LT(brightnessOf(set, Cue::Back), brightnessOf(set, Cue::Lay)) << name;
    }
}

TEST_F(SoundFiles, TheAirRepeatsWithoutASeamAndStaysInTheBackground) {
    const float place = levelOf(audio::soundSetIn(kAssets / "sounds"), Cue::Lay);
    for (const fs::path& file : kAmbiences) {
        SCOPED_TRACE(file.string());
        Sample sample = read(file);
        audio::closeSeam(sample);
        const std::size_t frames = sample.size() / 2;
        EXPECT_GT(frames, 20000 * kMillisecond);
        EXPECT_LT(frames, 60000 * kMillisecond);
        EXPECT_LT(test::offset(sample), 0.001F);
        EXPECT_LT(test::highest(sample, 0, frames), 0.5F);
        EXPECT_LT(test::loudness(sample, 3), place - 9);
        // The step from the last frame to the first must be as small as those between other frames.
        float usual = 0;
        constexpr std::size_t kSteps = 2000;
        for (std::size_t i = frames - kSteps; i < frames; ++i)
            usual = std::max(usual, std::abs(sample[2 * i] - sample[2 * (i - 1)]));
        for (const std::size_t ear : {0U, 1U})
            EXPECT_LT(std::abs(sample[ear] - sample[2 * (frames - 1) + ear]), usual);
    }
}

}  // namespace
