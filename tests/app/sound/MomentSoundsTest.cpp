#include "app/sound/MomentSounds.h"

#include <gtest/gtest.h>

#include <map>
#include <tuple>

#include "app/sound/Sounds.h"

namespace {

using audio::Cue;
using audio::Sound;
using scene::Contact;
using scene::Ground;
using scene::SoundMoment;
using scene::Stance;

/// A stone of usual size that lands flat on the board at a usual speed.
SoundMoment landing(Contact contact = {}, std::uint16_t level = 0) {
    SoundMoment moment;
    moment.contact = contact;
    moment.piece.place.level = level;
    moment.speed = 0.45F;
    moment.size = contact.stance == Stance::OnFoot ? 0.0338F : 0.0230F;
    return moment;
}

class MomentSoundsTest : public testing::Test {
  protected:
    Sound soundOf(const SoundMoment& moment) { return sounds_.soundsOf(moment, theme_, 0, 0).front(); }
    scene::Theme theme_ = scene::fallbackTheme();
    app::MomentSounds sounds_;
};

TEST_F(MomentSoundsTest, TheTouchingMaterialsChooseTheSound) {
    using Case = std::pair<Contact, Cue>;
    for (const auto& [contact, cue] :
         {Case{{Ground::Table, Stance::Lying}, Cue::Lay}, Case{{Ground::Piece, Stance::Lying}, Cue::LayOn},
          Case{{Ground::Table, Stance::OnEdge}, Cue::Stand},
          Case{{Ground::Table, Stance::OnFoot}, Cue::Heavy},
          Case{{Ground::Piece, Stance::OnFoot}, Cue::HeavyOn},
          Case{{Ground::Supply, Stance::Lying}, Cue::Back},
          Case{{Ground::Supply, Stance::OnFoot}, Cue::Back}})
        EXPECT_EQ(soundOf(landing(contact)).cue, cue) << audio::nameOf(cue);
    SoundMoment moment = landing();
    for (const auto& [kind, cue] : {std::pair{SoundMoment::Kind::Lift, Cue::Lift},
                                    {SoundMoment::Kind::Onwards, Cue::Slide},
                                    {SoundMoment::Kind::Exchange, Cue::Exchange},
                                    {SoundMoment::Kind::Tip, Cue::Topple},
                                    {SoundMoment::Kind::Light, Cue::Decide}}) {
        moment.kind = kind;
        EXPECT_EQ(soundOf(moment).cue, cue);
    }
}

TEST_F(MomentSoundsTest, WhatNoHandDoesHasSoundsOfItsOwn) {
    using Kind = SoundMoment::Kind;
    for (const auto& [kind, ground, cue] : {std::tuple{Kind::Sink, Ground::Table, Cue::Sink},
                                            {Kind::Sink, Ground::Supply, Cue::Lift},
                                            {Kind::Rise, Ground::Table, Cue::Rise},
                                            {Kind::Rise, Ground::Supply, Cue::Back},
                                            {Kind::Hurl, Ground::Piece, Cue::Hurl},
                                            {Kind::Recoil, Ground::Piece, Cue::Clash}}) {
        SoundMoment moment = landing({ground, Stance::OnFoot});
        moment.kind = kind;
        EXPECT_EQ(soundOf(moment).cue, cue) << audio::nameOf(cue);
    }
    for (const auto& [reason, cue] : {std::pair{game::Reason::Show, Cue::Show},
                                      {game::Reason::Settle, Cue::Settle},
                                      {game::Reason::Complete, Cue::Complete},
                                      {game::Reason::Capture, Cue::Heavy}}) {
        SoundMoment moment = landing({Ground::Table, Stance::OnFoot});
        moment.reason = reason;
        EXPECT_EQ(soundOf(moment).cue, cue) << audio::nameOf(cue);
    }
}

TEST_F(MomentSoundsTest, APegThatStepsOnIsHeardToClimb) {
    double seconds = 0;
    const auto pitchOf = [&](Contact contact, int step, bool casual = false) {
        SoundMoment moment = landing(contact);
        moment.time = ++seconds;  // not so soon that it would be left out
        moment.step = step;
        moment.casual = casual;
        return soundOf(moment).tone.pitch;
    };
    const Contact hole{Ground::Table, Stance::InHole};
    for (int step = 0; step < 12; ++step) EXPECT_LT(pitchOf(hole, step), pitchOf(hole, step + 1)) << step;
    EXPECT_LE(pitchOf(hole, 64), pitchOf(hole, 0) + 12) << "an octave at most";
    EXPECT_EQ(pitchOf({}, 5), pitchOf({}, 0)) << "a stone does not";
    EXPECT_EQ(pitchOf(hole, 5, true), pitchOf(hole, 0, true)) << "nor does what is taken back";
}

TEST_F(MomentSoundsTest, PegsAndSheetsHaveSoundsOfTheirOwn) {
    using Kind = SoundMoment::Kind;
    const auto cueOf = [&](Kind kind, Contact contact, game::Reason reason = game::Reason::Move) {
        SoundMoment moment = landing(contact);
        moment.kind = kind;
        moment.reason = reason;
        return soundOf(moment).cue;
    };
    const Contact hole{Ground::Table, Stance::InHole};
    EXPECT_EQ(cueOf(Kind::Land, hole), Cue::Peg);
    EXPECT_EQ(cueOf(Kind::Lift, hole), Cue::PegLift);
    EXPECT_EQ(cueOf(Kind::Land, {Ground::Table, Stance::Driven}), Cue::Drive);
    EXPECT_EQ(cueOf(Kind::Lift, {Ground::Table, Stance::Driven}), Cue::PegLift);
    EXPECT_EQ(cueOf(Kind::Land, {Ground::Supply, Stance::InHole}, game::Reason::Capture), Cue::PegBack);
    const Contact flat{.thin = true};
    const Contact onPile{.ground = Ground::Piece, .thin = true};
    const Contact leaning{.stance = Stance::OnEdge, .thin = true};
    EXPECT_EQ(cueOf(Kind::Land, flat), Cue::Sheet);
    EXPECT_EQ(cueOf(Kind::Land, onPile), Cue::Sheet);
    EXPECT_EQ(cueOf(Kind::Land, leaning, game::Reason::Deal), Cue::SheetStand);
    EXPECT_EQ(cueOf(Kind::Lift, leaning, game::Reason::Pass), Cue::SheetLift);
    EXPECT_EQ(cueOf(Kind::Onwards, leaning), Cue::SheetLift);
    EXPECT_EQ(cueOf(Kind::Lift, onPile, game::Reason::Shuffle), Cue::Shuffle);
}

TEST_F(MomentSoundsTest, AHeapOfSheetsIsMixedWithOneSoundAndDoesNotShift) {
    const Contact onPile{.ground = Ground::Piece, .thin = true};
    SoundMoment moment = landing(onPile, 30);
    const std::vector<Sound> laid = sounds_.soundsOf(moment, theme_, 0, 0);
    EXPECT_EQ(laid.size(), 1U) << "no piece below shifts";
    EXPECT_EQ(laid.front().tone.pitch, soundOf(landing(onPile, 1)).tone.pitch);
    moment.reason = game::Reason::Shuffle;
    moment.time = 3;
    EXPECT_EQ(sounds_.soundsOf(moment, theme_, 0, 0).size(), 1U);
    moment.time = 4.1;
    EXPECT_TRUE(sounds_.soundsOf(moment, theme_, 0, 0).empty());
    moment.time = 6;
    EXPECT_EQ(sounds_.soundsOf(moment, theme_, 0, 0).size(), 1U);
}

TEST_F(MomentSoundsTest, SeveralSidesThatAreShownAtOnceMakeOneSound) {
    SoundMoment moment = landing();
    moment.reason = game::Reason::Show;
    moment.time = 3;
    EXPECT_EQ(sounds_.soundsOf(moment, theme_, 0, 0).size(), 1U);
    moment.time = 3.1;
    EXPECT_TRUE(sounds_.soundsOf(moment, theme_, 0, 0).empty());
    moment.time = 5;
    EXPECT_EQ(sounds_.soundsOf(moment, theme_, 0, 0).size(), 1U);
}

TEST_F(MomentSoundsTest, FasterIsLouderAndBrighter) {
    SoundMoment moment = landing();
    audio::Tone before{.gain = 0, .brightness = 0};
    for (const float speed : {0.1F, 0.2F, 0.4F, 0.6F}) {
        moment.speed = speed;
        const audio::Tone tone = soundOf(moment).tone;
        EXPECT_GT(tone.gain, before.gain) << speed;
        EXPECT_GT(tone.brightness, before.brightness) << speed;
        before = tone;
    }
    moment.speed = 1000;
    EXPECT_LT(soundOf(moment).tone.gain, 1.5F);
    moment.speed = 0;
    EXPECT_GT(soundOf(moment).tone.gain, 0);
}

TEST_F(MomentSoundsTest, SizeAndMaterialGiveThePitch) {
    SoundMoment moment = landing();
    EXPECT_NEAR(soundOf(moment).tone.pitch, 0, 0.1F);
    moment.size *= 1.5F;
    EXPECT_LT(soundOf(moment).tone.pitch, -5);
    moment = landing();
    theme_.materials.push_back({.name = "slate", .pitch = -2});
    moment.material = theme_.material("slate");
    EXPECT_NEAR(soundOf(moment).tone.pitch, -2, 0.1F);
}

TEST_F(MomentSoundsTest, TheStackBeneathIsHeard) {
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

TEST_F(MomentSoundsTest, TakingBackIsSoftAndSimultaneousSoundsAreReduced) {
    SoundMoment moment = landing();
    const float played = soundOf(moment).tone.gain;
    moment.casual = true;
    EXPECT_LT(soundOf(moment).tone.gain, 0.6F * played);
    std::size_t heard = 0;
    for (int i = 0; i < 40; ++i) {
        moment.time = 5 + 0.01 * i;
        heard += sounds_.soundsOf(moment, theme_, 0, 0).size();
    }
    EXPECT_GE(heard, 7U);
    EXPECT_LE(heard, 10U);
    moment.time = 0;  // a new table begins a new clock
    EXPECT_EQ(sounds_.soundsOf(moment, theme_, 0, 0).size(), 1U);
}

TEST_F(MomentSoundsTest, TheRoadClimbs) {
    SoundMoment moment;
    moment.kind = SoundMoment::Kind::Light;
    float before = -1;
    for (moment.count = 0; moment.count < 10; ++moment.count) {
        const float pitch = soundOf(moment).tone.pitch;
        EXPECT_GT(pitch, before);
        before = pitch;
    }
    moment.count = 60;
    EXPECT_LE(soundOf(moment).tone.pitch, 24);
}

TEST_F(MomentSoundsTest, ComesFromItsPlaceAndAtItsTime) {
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
    expected[Cue::HeavyOn] = {"/themes/garden/a.ogg", "/themes/garden/b/c.ogg"};
    EXPECT_EQ(app::soundSetOf(theme), expected);
}

TEST(SoundsWithoutADevice, AreOnlyRemembered) {
    base::Log log([](base::LogLevel, std::string_view) {});
    app::Sounds sounds("/nowhere", std::nullopt, log);
    sounds.setTheme(scene::fallbackTheme());
    sounds.setVolumes({});
    sounds.play({Cue::Lift});
    sounds.play({Cue::HeavyOn});
    EXPECT_TRUE(sounds.update().empty());
    EXPECT_FALSE(sounds.loading());
    EXPECT_FALSE(sounds.audible());
    EXPECT_EQ(sounds.takeHeard(), "lift heavy-stack");
    EXPECT_EQ(sounds.takeHeard(), "");
}

}  // namespace
