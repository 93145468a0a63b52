#include "app/TableSounds.h"

#include <gtest/gtest.h>

#include <map>

#include "app/Sounds.h"

namespace {

using audio::Cue;
using audio::Sound;
using scene::Contact;
using scene::Ground;
using scene::Stance;
using scene::Touch;

/// A stone of usual size that lands flat on the board at a usual speed.
Touch landing(Contact contact = {}, std::uint16_t level = 0) {
    Touch touch;
    touch.contact = contact;
    touch.piece.place.level = level;
    touch.speed = 0.45F;
    touch.size = contact.stance == Stance::OnFoot ? 0.0338F : 0.0230F;
    return touch;
}

class TableSoundsTest : public testing::Test {
  protected:
    Sound soundOf(const Touch& touch) { return sounds_.soundsOf(touch, theme_, 0, 0).front(); }
    scene::Theme theme_ = scene::fallbackTheme();
    app::TableSounds sounds_;
};

TEST_F(TableSoundsTest, TheTouchingMaterialsChooseTheSound) {
    using Case = std::pair<Contact, Cue>;
    for (const auto& [contact, cue] :
         {Case{{Ground::Board, Stance::Lying}, Cue::Lay}, Case{{Ground::Piece, Stance::Lying}, Cue::Stack},
          Case{{Ground::Board, Stance::OnEdge}, Cue::Stand},
          Case{{Ground::Board, Stance::OnFoot}, Cue::Heavy},
          Case{{Ground::Piece, Stance::OnFoot}, Cue::HeavyStack},
          Case{{Ground::Supply, Stance::Lying}, Cue::Back},
          Case{{Ground::Supply, Stance::OnFoot}, Cue::Back}})
        EXPECT_EQ(soundOf(landing(contact)).cue, cue) << audio::nameOf(cue);
    Touch touch = landing();
    for (const auto& [kind, cue] : {std::pair{Touch::Kind::Lift, Cue::Lift},
                                    {Touch::Kind::Onwards, Cue::Slide},
                                    {Touch::Kind::Tip, Cue::Topple},
                                    {Touch::Kind::Light, Cue::Decide}}) {
        touch.kind = kind;
        EXPECT_EQ(soundOf(touch).cue, cue);
    }
}

TEST_F(TableSoundsTest, FasterIsLouderAndBrighter) {
    Touch touch = landing();
    audio::Tone before{.gain = 0, .brightness = 0};
    for (const float speed : {0.1F, 0.2F, 0.4F, 0.6F}) {
        touch.speed = speed;
        const audio::Tone tone = soundOf(touch).tone;
        EXPECT_GT(tone.gain, before.gain) << speed;
        EXPECT_GT(tone.brightness, before.brightness) << speed;
        before = tone;
    }
    touch.speed = 1000;
    EXPECT_LT(soundOf(touch).tone.gain, 1.5F);
    touch.speed = 0;
    EXPECT_GT(soundOf(touch).tone.gain, 0);
}

TEST_F(TableSoundsTest, SizeAndMaterialGiveThePitch) {
    Touch touch = landing();
    EXPECT_NEAR(soundOf(touch).tone.pitch, 0, 0.1F);
    touch.size *= 1.5F;
    EXPECT_LT(soundOf(touch).tone.pitch, -5);
    touch = landing();
    touch.material = theme_.material("stone_black");
    theme_.materials[touch.material.value].pitch = -2;
    EXPECT_NEAR(soundOf(touch).tone.pitch, -2, 0.1F);
}

TEST_F(TableSoundsTest, TheStackBeneathIsHeard) {
    const Contact onPiece{Ground::Piece, Stance::Lying};
    const audio::Tone low = soundOf(landing(onPiece, 1)).tone;
    const audio::Tone high = soundOf(landing(onPiece, 7)).tone;
    EXPECT_LT(high.pitch, low.pitch - 1);
    EXPECT_LT(high.brightness, low.brightness);
    EXPECT_EQ(sounds_.soundsOf(landing(onPiece, 1), theme_, 0, 0).size(), 1U);
    const auto tall = sounds_.soundsOf(landing(onPiece, 5), theme_, 0, 0);
    ASSERT_EQ(tall.size(), 2U) << "it shifts";
    EXPECT_LT(tall[1].tone.gain, 0.3F * tall[0].tone.gain);
    EXPECT_GT(tall[1].tone.delay, tall[0].tone.delay);
}

TEST_F(TableSoundsTest, TakingBackIsSoftAndSimultaneousSoundsAreReduced) {
    Touch touch = landing();
    const float played = soundOf(touch).tone.gain;
    touch.casual = true;
    EXPECT_LT(soundOf(touch).tone.gain, 0.6F * played);
    std::size_t heard = 0;
    for (int i = 0; i < 40; ++i) {
        touch.time = 5 + 0.01 * i;
        heard += sounds_.soundsOf(touch, theme_, 0, 0).size();
    }
    EXPECT_GE(heard, 7U);
    EXPECT_LE(heard, 10U);
    touch.time = 0;  // a new table begins a new clock
    EXPECT_EQ(sounds_.soundsOf(touch, theme_, 0, 0).size(), 1U);
}

TEST_F(TableSoundsTest, TheRoadClimbs) {
    Touch touch;
    touch.kind = Touch::Kind::Light;
    float before = -1;
    for (touch.count = 0; touch.count < 10; ++touch.count) {
        const float pitch = soundOf(touch).tone.pitch;
        EXPECT_GT(pitch, before);
        before = pitch;
    }
    touch.count = 60;
    EXPECT_LE(soundOf(touch).tone.pitch, 24);
}

TEST_F(TableSoundsTest, ComesFromItsPlaceAndAtItsTime) {
    const Sound left = sounds_.soundsOf(landing(), theme_, -1, 0.03F).front();
    EXPECT_LT(left.tone.pan, 0);
    EXPECT_GT(left.tone.pan, -0.5F) << "subtly";
    EXPECT_FLOAT_EQ(left.tone.delay, 0.03F);
}

TEST(ThemeSounds, AreFilesOfTheThemesFolderByCue) {
    scene::Theme theme;
    theme.folder = "/themes/garden";
    theme.sounds["heavy-stack"] = {"a.ogg", "b/c.ogg"};
    theme.sounds["trumpet"] = {"d.ogg"};
    audio::SoundSet expected;
    expected[Cue::HeavyStack] = {"/themes/garden/a.ogg", "/themes/garden/b/c.ogg"};
    EXPECT_EQ(app::soundSetOf(theme), expected);
}

TEST(SoundsWithoutADevice, AreOnlyRemembered) {
    base::Log log([](base::LogLevel, std::string_view) {});
    app::Sounds sounds("/nowhere", false, log);
    sounds.setTheme(scene::fallbackTheme());
    sounds.setVolumes({});
    sounds.play({Cue::Lift});
    sounds.play({Cue::HeavyStack});
    EXPECT_TRUE(sounds.update().empty());
    EXPECT_FALSE(sounds.loading());
    EXPECT_FALSE(sounds.audible());
    EXPECT_EQ(sounds.takeHeard(), "lift heavy-stack");
    EXPECT_EQ(sounds.takeHeard(), "");
}

}  // namespace
