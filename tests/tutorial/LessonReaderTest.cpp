#include "tutorial/LessonReader.h"

#include <gtest/gtest.h>

#include "tutorial/LessonsOfTests.h"

namespace tutorial {
namespace {

const std::string kHead = "lesson \"A title\"\nstep one\nposition x5/x5/x5/x5/x5 1 2\n";

std::string errorOf(const std::string& text) {
    const auto lesson = lessonOf(text);
    return lesson ? "no error" : lesson.error().describe();
}

TEST(LessonReader, TakesWhatAFileSays) {
    const auto lesson = lessonOf(
        "# A comment.\nlesson \"A \\\"title\\\"\"\nsummary \"Short\"\nrules 1 16\ncoach road tinue\n"
        "step one\nbegin size=4\nsay \"Look.\"\nshow a1|c1 b2\npoint c3 # there\nlook above\n"
        "test two\nsay \"Play.\"\nask c3 S*\nelse \"No.\"\nwrong c2 \"Not there.\" claims continues loses "
        "reply c3 c4\n"
        "hint \"Hm.\" a1 b2\nright \"Yes.\"\n");
    ASSERT_TRUE(lesson) << lesson.error().describe();
    EXPECT_EQ(lesson->title, "A \"title\"");
    EXPECT_EQ(lesson->rules, (std::vector<std::string>{"1", "16"}));
    EXPECT_EQ(lesson->topics, (std::vector<std::string>{"road", "tinue"}));
    ASSERT_EQ(lesson->steps.size(), 2U);
    EXPECT_EQ(lesson->steps[0].show.size(), 2U);
    EXPECT_EQ(lesson->steps[0].show[0].instead, std::vector<std::string>{"c1"});
    EXPECT_EQ(lesson->steps[0].point.size(), 1U);
    EXPECT_EQ(lesson->steps[0].look, Step::Look::Above);
    EXPECT_FALSE(lesson->steps[0].test);
    const Step& asked = lesson->steps[1];
    EXPECT_TRUE(asked.test);
    EXPECT_EQ(asked.task, Step::Task::Turn);
    EXPECT_EQ(asked.start->ply(), 2) << "it begins where the step before has ended";
    EXPECT_EQ(asked.expected.size(), 2U);
    EXPECT_EQ(asked.wrong.front().reply.size(), 2U);
    EXPECT_EQ(asked.hints.front().places.size(), 2U);
    ASSERT_EQ(asked.texts.size(), 5U) << "say, else, wrong, hint and right";
    const StepText& wrong = asked.texts[2];
    EXPECT_EQ(wrong.text, "Not there.");
    ASSERT_EQ(wrong.claims.size(), 2U);
    EXPECT_EQ(wrong.claims[0].turn, Expectation::Kind::Continues);
    EXPECT_EQ(wrong.claims[1].turn, Expectation::Kind::Loses);
    EXPECT_FALSE(asked.texts[0].states());
}

struct Broken {
    const char* text;  ///< follows kHead
    const char* error;
};

TEST(LessonReader, SaysWhereAndWhatIsWrong) {
    for (const Broken& broken :
         {Broken{"say \"Look.\nshow a1\n", "test.lesson:4:5: this text has no closing quote"},
          Broken{"say \"A.\"\nshow a9\n", "test.lesson:5:6: "},
          Broken{"say \"A.\"\npoint z9\n", "test.lesson:5:7: there is no place \"z9\" here"},
          Broken{"say \"A.\"\nask a1\n",
                 "test.lesson:2:1: this step does not say why other turns are wrong: \"else\" is missing"},
          Broken{"say \"A.\"\nwrong a1 \"No.\"\n",
                 "test.lesson:2:1: \"wrong\" and \"else\" belong to a step that asks for a turn or a game"},
          Broken{"say \"A.\"\nask that flies\n",
                 "test.lesson:5:10: expected wins, draws, continues, threatens, "
                 "forces, defends, stops or loses"},
          Broken{"say \"A.\" claims glory\n",
                 "test.lesson:4:17: expected wins, draws, continues, threatens, forces, defends, stops, "
                 "loses, legal, safe, takes, covers or position"},
          Broken{"say \"A.\" claims not\n", "test.lesson:4:17: expected wins, draws"},
          Broken{"say \"A.\" claims after a1\n", "test.lesson:4:23: expected wins, draws"},
          Broken{"say \"A.\" claims after not wins\n", "test.lesson:4:17: expected a turn"},
          Broken{"say \"A.\" claims legal\n", "test.lesson:4:17: expected a turn"},
          Broken{"say \"A.\" claims safe\n", "test.lesson:4:17: expected a place"},
          Broken{"say \"A.\" claims safe z9\n", "test.lesson:4:22: there is no place \"z9\" here"},
          Broken{"say \"A.\" claims position a1\n", "test.lesson:4:17: expected a pattern in double quotes"},
          Broken{"say \"A.\" claims takes a1\n",
                 "test.lesson:4:17: expected \"after\" and turns before this"},
          Broken{"say \"A.\" claims nothing\n",
                 "test.lesson:4:17: expected why nothing can be proven, in double quotes"},
          Broken{"say \"A.\" claims nothing \"A rule.\" wins\n",
                 "test.lesson:4:35: expected one text in double quotes"},
          Broken{"say \"A.\"\nhint \"B.\" a1 claims glory\n", "test.lesson:5:21: expected wins, draws"},
          Broken{"say \"A.\"\nanswer \"B\" \"C.\" loudly\n",
                 "test.lesson:5:17: expected \"claims\" or the end of the line"},
          Broken{"say \"A.\" claims\n", "test.lesson:4:10: expected wins, draws"},
          Broken{"say \"A.\" loudly\n", "test.lesson:4:10: expected one text in double quotes"},
          Broken{"say \"A.\"\nshow |\n", "test.lesson:5:6: "},
          Broken{"say \"A.\"\nanswer right \"Yes\" \"Good.\"\n",
                 "test.lesson:2:1: a question needs at least two answers, exactly one of them right"},
          Broken{"say \"A.\"\nplay nobody\n", "test.lesson:5:6: there is no opponent \"nobody\""},
          Broken{"say \"A.\"\nhint a1\n", "test.lesson:5:1: expected a hint in double quotes, then places"},
          Broken{"say \"A.\"\nwrong a1 \"No.\" reply a1\n", "test.lesson:5:1: "},
          Broken{"say \"A.\"\nsing loud\n", "test.lesson:5:1: unknown keyword \"sing\""},
          Broken{"say \"A.\"\nposition x5/x5/x5/x5/x5 1 2\n",
                 "test.lesson:5:1: the position comes first, and once"},
          Broken{"say \"A.\"\nstep one\n", "test.lesson:5:6: there is a step \"one\" already"},
          Broken{"", "test.lesson:2:1: this step says nothing: \"say\" is missing"}})
        EXPECT_EQ(errorOf(kHead + broken.text).substr(0, std::string(broken.error).size()), broken.error);
}

TEST(LessonReader, ALessonHasATitleAndSteps) {
    EXPECT_EQ(errorOf(""), "test.lesson:1:1: \"lesson\" and a title are missing");
    EXPECT_EQ(errorOf("lesson \"A\"\n"), "test.lesson:2:1: this lesson has no step");
    EXPECT_EQ(errorOf("say \"A.\"\n"), "test.lesson:1:1: expected lesson, summary, rules, coach or step");
    EXPECT_EQ(errorOf("coach\n"), "test.lesson:1:1: expected a topic");
    EXPECT_EQ(errorOf("coach road chess\n").substr(0, 65),
              "test.lesson:1:12: there is no topic \"chess\"; expected one of road");
    EXPECT_EQ(errorOf("lesson \"A\"\nstep one\nsay \"A.\"\n"),
              "test.lesson:2:1: the position is not known here: \"position\" or \"begin\" is missing");
}

TEST(LessonReader, APositionMayHaveOptions) {
    const std::string full = "lesson \"A\"\nstep one\nposition 1,2,1/2,1S,2/1,2,1 1 6 ";
    const auto lesson = lessonOf(full + "komi=2\nsay \"A.\"");
    ASSERT_TRUE(lesson) << lesson.error().describe();
    EXPECT_EQ(lesson->steps[0].start->outcome().result, "0-F") << "four flats each, and the komi";
    EXPECT_EQ(errorOf(full + "komi=2 x\n"), "test.lesson:3:40: expected options as key=value");
}

TEST(LessonReader, AfterSeveralRightTurnsTheFirstOneLeadsOn) {
    const auto lesson =
        lessonOf(kHead + "say \"A.\"\nask c3 d4\nelse \"No.\"\nstep two\nsay \"B.\"\nshow c4\n");
    ASSERT_TRUE(lesson) << lesson.error().describe();
    EXPECT_EQ(lesson->steps[1].start->view(game::Viewer::record())->positionText(),
              "x5/x5/x2,1,x2/x5/x5 2 2");
    EXPECT_EQ(errorOf(kHead + "say \"A.\"\nask any\nelse \"No.\"\nstep two\nsay \"B.\"\n"),
              "test.lesson:7:1: the position is not known here: \"position\" or \"begin\" is missing");
}

}  // namespace
}  // namespace tutorial
