#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/caravan/play/CaravanKind.h"
#include "games/caravan/table/CardInput.h"
#include "tutorial/LessonReader.h"
#include "tutorial/Rehearsal.h"

// A lesson about a game that hides things: its turns are judged by what the learner sees.
namespace caravan {
namespace {

using Phase = tutorial::LessonRun::Phase;
using ::testing::HasSubstr;

const std::string kHead =
    "lesson \"A\"\nstep one\nposition 10/2 4345/1345 1145 12222335\nsay \"Far, or safe?\"\n";

base::Result<tutorial::Lesson> lessonOf(const std::string& text) {
    static const play::CaravanKind kKind;
    return tutorial::readLesson(text, "test.lesson", "test",
                                {kKind, [] { return std::make_unique<table::CardInput>(); }});
}

TEST(LessonWithSecrets, JudgesATurnBeforeItIsPlayed) {
    const auto lesson = lessonOf(kHead + "ask ?4 a4\nelse \"Too short.\"\nright \"Far.\"\n");
    ASSERT_TRUE(lesson) << lesson.error().describe();
    tutorial::Rehearsal table(*lesson);
    table.settle();
    const auto learner = table.state().view(table.run().learner());
    ASSERT_EQ(table.run().phase(), Phase::Turn);
    ASSERT_FALSE(learner->truth()) << "the learner does not know the other hand";
    ASSERT_TRUE(table.run().play(*learner->parse("b3"), *learner));
    EXPECT_EQ(table.run().verdict(), "Too short.");

    tutorial::Rehearsal again(*lesson);
    again.settle();
    ASSERT_TRUE(again.run().play(*learner->parse("c4"), *learner));
    EXPECT_EQ(again.run().verdict(), "Far.");
}

TEST(LessonWithSecrets, DoesNotAskWhatNobodyCanKnow) {
    const auto lesson = lessonOf(kHead + "ask that wins\nelse \"No.\"\n");
    ASSERT_FALSE(lesson);
    EXPECT_THAT(lesson.error().describe(), HasSubstr("test.lesson:5:5: this game hides things"));
}

}  // namespace
}  // namespace caravan
