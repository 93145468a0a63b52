#include "tutorial/LessonRun.h"

#include <gtest/gtest.h>

#include "tutorial/LessonsOfTests.h"
#include "tutorial/Rehearsal.h"

namespace tutorial {
namespace {

using Phase = LessonRun::Phase;

/// What happens on the table, as a text.
std::string moves(Rehearsal& lesson) {
    std::string all;
    while (const auto move = lesson.next()) {
        if (std::holds_alternative<LessonRun::SetUp>(*move)) all += "set up, ";
        if (std::holds_alternative<LessonRun::Play>(*move)) all += "play, ";
        if (const auto* back = std::get_if<LessonRun::TakeBack>(&*move))
            all += "back " + std::to_string(back->turns) + ", ";
    }
    return all;
}

/// The learner plays a turn; returns what happens then, that turn excepted.
std::string play(Rehearsal& lesson, const char* text) {
    const int before = lesson.state().ply();
    lesson.play(*lesson.view()->parse(text));
    std::string all;
    for (int turns = lesson.state().ply() - before; turns > 1; --turns) all += "play, ";
    return all;
}

std::string position(const Rehearsal& lesson) { return lesson.view()->positionText(); }

/// Black wins with e2 unless White prevents it.
const std::string kThreat =
    "lesson \"A\"\nstep one\nposition x5/x,1,x,1,x/x2,1,x2/2,2,2,2,x/x5 1 6\nsay \"Defend.\"\n"
    "ask that defends\nelse \"Black wins.\"\nwrong a5 \"Far away.\" reply b5 c5\nright \"Held.\"\n"
    "hint \"Where?\"\nhint \"There.\" e2\n"
    "step two\nposition x5/x5/x5/x5/x5 1 2\nsay \"Which?\"\nanswer \"A\" \"No.\"\nanswer right \"B\" "
    "\"Yes.\"\n"
    "test three\nsay \"Now.\"\nask c3\nelse \"No.\"\ntest four\nsay \"And now.\"\nask c4\nelse \"No, no.\"\n";

class Lessons : public testing::Test {
  protected:
    base::Result<Lesson> read = lessonOf(kThreat);
    const Lesson& lesson = *read;
    Rehearsal table{lesson};
    LessonRun& run = table.run();
};

TEST_F(Lessons, ATurnThatLosesIsAnsweredAndTakenBack) {
    EXPECT_EQ(moves(table), "set up, ");
    ASSERT_EQ(run.phase(), Phase::Turn);
    const std::string before = position(table);
    EXPECT_EQ(play(table, "a1"), "play, ") << "the turn, and Black's road";
    EXPECT_EQ(run.phase(), Phase::Wrong);
    EXPECT_EQ(run.verdict(), "Black wins.");
    run.goOn();
    EXPECT_EQ(moves(table), "back 2, ");
    EXPECT_EQ(position(table), before);
    EXPECT_EQ(run.phase(), Phase::Turn);
    EXPECT_EQ(run.verdict(), "");
}

TEST_F(Lessons, AListedTurnIsPlayedWithItsVerdict) {
    (void)moves(table);
    EXPECT_EQ(play(table, "a5"), "play, play, ");
    EXPECT_EQ(run.verdict(), "Far away.");
}

TEST_F(Lessons, ARightTurnIsPraisedAndLeadsOn) {
    (void)moves(table);
    EXPECT_EQ(play(table, "Se2"), "");
    EXPECT_EQ(run.phase(), Phase::Right);
    EXPECT_EQ(run.verdict(), "Held.");
    run.goOn();
    EXPECT_EQ(run.step().name, "two");
    EXPECT_EQ(moves(table), "set up, ");
    EXPECT_EQ(run.phase(), Phase::Answer);
}

TEST_F(Lessons, HintsComeInTwoSteps) {
    (void)moves(table);
    EXPECT_TRUE(run.pointed().empty());
    run.hint();
    EXPECT_EQ(run.hintsShown(), 1U);
    EXPECT_TRUE(run.pointed().empty());
    run.hint();
    EXPECT_EQ(run.pointed().size(), 1U);
    EXPECT_FALSE(run.canHint());
}

TEST_F(Lessons, AWrongAnswerIsExplainedAndCanBeMended) {
    run.goTo(1);
    (void)moves(table);
    run.answer(0);
    EXPECT_EQ(run.phase(), Phase::Wrong);
    EXPECT_EQ(run.verdict(), "No.");
    run.answer(1);
    EXPECT_EQ(run.phase(), Phase::Right);
}

TEST_F(Lessons, ATestBeginsAnewWhereItIsFailed) {
    run.goTo(2);
    (void)moves(table);
    (void)play(table, "c3");
    run.goOn();
    EXPECT_EQ(run.step().name, "four");
    (void)moves(table);
    (void)play(table, "c5");
    EXPECT_EQ(run.phase(), Phase::Wrong);
    run.goOn();
    EXPECT_EQ(run.step().name, "three");
    EXPECT_EQ(moves(table), "set up, ");
}

/// What is asked next was set up after the first of the right turns.
const std::string kGoesOn =
    "lesson \"A\"\nstep one\nbegin size=5\nsay \"A corner.\"\nask a1 a5 e1 e5\nelse \"No.\"\n"
    "step two\nsay \"Another corner.\"\nshow e5|a1\nstep three\nsay \"The middle.\"\nask c3\nelse \"No.\"\n";

TEST(LessonsThatGoOn, KeepTheTurnThatThePlayerChose) {
    const auto lesson = lessonOf(kGoesOn);
    ASSERT_TRUE(lesson) << lesson.error().describe();
    for (const auto& [turns, shown] : {std::pair{"a1", "x4,1/x5/x5/x5/2,x4 1 2"},
                                       {"a5", "2,x3,1/x5/x5/x5/x5 1 2"},
                                       {"e5", "x4,2/x5/x5/x5/1,x4 1 2"}}) {
        Rehearsal table(*lesson);
        LessonRun& run = table.run();
        (void)moves(table);
        (void)play(table, turns);
        run.goOn();
        EXPECT_EQ(moves(table), "play, ") << turns;
        EXPECT_EQ(position(table), shown);
        run.goOn();
        EXPECT_EQ(moves(table), "");
        EXPECT_EQ(position(table), shown);
    }
}

TEST(LessonsThatGoOn, SetUpTheWrittenPositionWhereTheirTurnsDoNotFit) {
    const auto lesson = lessonOf(
        "lesson \"A\"\nstep one\nbegin size=5\nsay \"Anywhere.\"\nask a1 c3\nelse \"No.\"\n"
        "step two\nsay \"The middle.\"\nask c3\nelse \"No.\"\n");
    ASSERT_TRUE(lesson) << lesson.error().describe();
    Rehearsal table(*lesson);
    LessonRun& run = table.run();
    (void)moves(table);
    (void)play(table, "c3");
    run.goOn();
    EXPECT_EQ(moves(table), "set up, ");
    EXPECT_EQ(position(table), "x5/x5/x5/x5/2,x4 2 1");
}

TEST_F(Lessons, UnexpectedInputIsIgnored) {
    run.goOn();
    run.answer(1);
    EXPECT_EQ(run.step().name, "one");
    const auto elsewhere = lesson.steps[0].start->view(game::Viewer::record());
    EXPECT_FALSE(run.play(*elsewhere->parse("a1"), *elsewhere)) << "the position is not there yet";
    EXPECT_EQ(moves(table), "set up, ");
    run.goTo(99);
    EXPECT_EQ(run.step().name, "one");
}

}  // namespace
}  // namespace tutorial
