// A learner goes through all lessons of a course by mouse, in the real program: reads, answers, plays turns
// on the table, and also tries wrong answers.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <ostream>

#include "app/e2e/Person.h"
#include "app/learning/Lessons.h"
#include "support/TemporaryFolder.h"
#include "tutorial/CourseSolving.h"

namespace {

using Phase = tutorial::LessonRun::Phase;

struct Learning {
    const char* game;
    const char* level;  ///< of any bot: the turns are those of the lessons
    const char* language;
};
std::ostream& operator<<(std::ostream& out, const Learning& learning) { return out << learning.game; }

class Courses : public testing::TestWithParam<Learning> {
  protected:
    Courses() {
        setenv("XDG_DATA_HOME", (folder_ / "data").c_str(), 1);
        setenv("XDG_STATE_HOME", (folder_ / "state").c_str(), 1);
        setenv("DOLMEN_CONFIG", (folder_ / "config").c_str(), 1);
    }
    static app::StartOptions options() {
        app::StartOptions options;
        options.offscreen = options.unseen = true;
        options.size = {1280, 720};
        options.settings = app::Settings{};
        options.settings->quality = "low";
        options.settings->animated = false;
        options.settings->language = GetParam().language;
        options.settings->game = GetParam().game;
        return options;
    }
    void run(const std::string& lines) {
        const auto done = fingers_.run(lines);
        ASSERT_TRUE(done) << done.error().describe() << '\n' << app_.scriptHost().answer("text").value_or("");
    }
    /// A text of the lessons, in the learner's language.
    [[nodiscard]] std::string said(const std::string& text) const { return app_.texts().tr(text.c_str()); }
    void click(const std::string& label) {
        std::string quoted;
        for (const char letter : label)
            quoted += (letter == '"' || letter == '\\' ? "\\" : "") + std::string(1, letter);
        run("click \"" + quoted + '"');
    }
    void expectSaid(const std::string& text) {
        const std::string shown = app_.scriptHost().answer("text").value_or("");
        EXPECT_NE(shown.find(said(text)), std::string::npos) << text << "\nis not in\n" << shown;
    }
    /// Answers the question, wrongly at first if that leads to no other step.
    void answer(tutorial::Rehearsal& lesson) {
        const tutorial::Step& step = lesson.run().step();
        for (const tutorial::Answer& wrong : step.answers)
            if (!wrong.right && !step.test) {
                click(said(wrong.label));
                expectSaid(wrong.why);
                click(said("Try again"));
            }
        const std::size_t right = tutorial::rightAnswer(step);
        click(said(step.answers[right].label));
        expectSaid(step.answers[right].why);
        lesson.run().answer(right);
    }
    void play(tutorial::Rehearsal& lesson, e2e::Persons& learner) {
        const auto turn = tutorial::rightTurn(lesson);
        ASSERT_TRUE(turn);
        const auto entered = learner.enter(*turn);
        ASSERT_TRUE(entered) << entered.error().describe() << '\n'
                             << app_.scriptHost().answer("text").value_or("");
        lesson.play(*turn);
        expectSaid(lesson.run().verdict());
    }
    void learn(const tutorial::Lesson& from) {
        tutorial::Rehearsal lesson(from);
        e2e::Persons learner(app_, fingers_, e2e::Entry::Mouse, GetParam().level);
        for (std::size_t i = 0; i < from.steps.size(); ++i) {
            SCOPED_TRACE(tutorial::nameOf(from, from.steps[i]));
            lesson.settle();
            expectSaid(from.steps[i].say);
            if (lesson.run().phase() == Phase::Answer) answer(lesson);
            if (lesson.run().phase() == Phase::Turn) play(lesson, learner);
            if (HasFatalFailure()) return;
            const bool last = i + 1 == from.steps.size();
            click(last ? said("Finish") : app_.texts().trc("in a lesson", "Go on"));
            if (HasFatalFailure()) return;
            lesson.run().goOn();
        }
        EXPECT_EQ(lesson.run().phase(), Phase::Done);
        seenFromAbove_ += learner.hidden();
    }

    support::TemporaryFolder folder_;
    base::Log log_{base::Log::Sink()};
    app::App app_{options(), app::gameCatalog(), log_};
    e2e::ScriptFingers fingers_{app_};
    int seenFromAbove_ = 0;
};

TEST_P(Courses, AreLearntByMouse) {
    const auto opened = app_.open();
    ASSERT_TRUE(opened) << opened.error().describe();
    app_.shell().playing().thinking.fixClock();
    ASSERT_NO_FATAL_FAILURE(click(said("Learn")));
    const std::vector<tutorial::Lesson>& lessons = app_.shell().learning().lessons.all();
    ASSERT_GE(lessons.size(), 8U);
    ASSERT_NO_FATAL_FAILURE(click(said(lessons.front().title)));
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        if (i > 0) {
            ASSERT_NO_FATAL_FAILURE(click(said("Next lesson")));
        }
        ASSERT_NO_FATAL_FAILURE(learn(lessons[i]));
    }
    for (const tutorial::Lesson& lesson : lessons)
        EXPECT_TRUE(app_.shell().learning().lessons.progress(lesson.id).finished) << lesson.id;
    RecordProperty("places seen only from above", seenFromAbove_);
}

INSTANTIATE_TEST_SUITE_P(OfGamesWithSecrets, Courses,
                         testing::Values(Learning{"tactiki", "tactiki-1", "es"},
                                         Learning{"tac-tik", "tac-tik-1", "fr"}),
                         [](const auto& learnt) {
                             return std::string(learnt.param.game) == "tactiki" ? "tactiki" : "tactik";
                         });

}  // namespace
