#include "app/sound/Captions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using app::Captions;
using testing::ElementsAre;

std::vector<std::string> textsOf(const Captions& captions) {
    std::vector<std::string> texts;
    for (const ui::screens::Caption& caption : captions.all()) texts.push_back(caption.text);
    return texts;
}

class CaptionsTest : public testing::Test {
  protected:
    void SetUp() override { captions_.setOn(true); }
    Captions captions_;
};

TEST_F(CaptionsTest, StayForTwoSecondsAfterTheirSound) {
    captions_.add("a");
    captions_.add("later", 1);
    captions_.update(1.9F);
    EXPECT_THAT(textsOf(captions_), ElementsAre("a", "later"));
    captions_.update(0.2F);
    EXPECT_THAT(textsOf(captions_), ElementsAre("later"));
    captions_.update(1);
    EXPECT_TRUE(captions_.all().empty());
}

TEST_F(CaptionsTest, AreThreeAtMost) {
    for (const char* text : {"1", "2", "3", "4"}) captions_.add(text);
    EXPECT_THAT(textsOf(captions_), ElementsAre("2", "3", "4"));
}

TEST_F(CaptionsTest, ARepeatedSoundKeepsItsCaption) {
    captions_.add("a");
    captions_.add("b");
    captions_.update(1.5F);
    captions_.add("a");
    EXPECT_THAT(textsOf(captions_), ElementsAre("b", "a"));
    EXPECT_FLOAT_EQ(captions_.all().back().age, 1.5F) << "it does not fade in again";
    captions_.update(1.5F);
    EXPECT_THAT(textsOf(captions_), ElementsAre("a"));
}

TEST_F(CaptionsTest, AreNoneIfTurnedOff) {
    captions_.add("a");
    captions_.setOn(false);
    EXPECT_TRUE(captions_.all().empty());
    captions_.add("b");
    EXPECT_TRUE(captions_.all().empty());
}

TEST_F(CaptionsTest, SoundsWithoutMeaningHaveNoCaption) {
    EXPECT_EQ(app::captionOf(audio::Cue::Press), nullptr);
    EXPECT_EQ(app::captionOf(audio::Cue::Ambience), nullptr);
    EXPECT_EQ(app::captionOf(audio::Cue::Lay), nullptr) << "the game's to say";
    EXPECT_STREQ(app::captionOf(audio::Cue::Clock), "the clock runs low");
}

}  // namespace
