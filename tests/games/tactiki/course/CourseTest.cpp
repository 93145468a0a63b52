#include "tutorial/Course.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <regex>

#include "games/tactiki/play/TactikiKind.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/table/TactikiInput.h"
#include "tutorial/Claims.h"
#include "tutorial/CourseSolving.h"
#include "tutorial/LessonReader.h"

// The lessons of TacTiki in the real run: every step is solved, and tried with wrong turns and answers.
namespace tutorial {
namespace {

using Phase = LessonRun::Phase;

constexpr std::size_t kMostTries = 60;  // of a step; a set-up can be made in 113,400 ways

Course courseIn(const char* folder) {
    static const tactiki::play::TactikiKind kKind;
    return readCourse(std::filesystem::path(DOLMEN_ASSETS) / folder,
                      {kKind, [] { return std::make_unique<tactiki::table::TactikiInput>(); }});
}

const Course& course() {
    static const Course kCourse = courseIn("lessons/tactiki");
    return kCourse;
}

const Course& ruleBook() {
    static const Course kBook = courseIn("rules/tactiki");
    return kBook;
}

/// All turns, or so many of them, evenly chosen.
std::vector<game::Action> triedTurns(const Rehearsal& table) {
    const std::vector<game::Action> all = legalTurns(table);
    const std::size_t stride = std::max<std::size_t>(1, all.size() / kMostTries);
    std::vector<game::Action> tried;
    for (std::size_t i = 0; i < all.size(); i += stride) tried.push_back(all[i]);
    return tried;
}

/// Calls `visit` with the lesson and the index of every step that asks for a turn.
template <typename Visit>
void forEveryTask(Visit visit) {
    for (const Lesson& lesson : course().lessons)
        for (std::size_t i = 0; i < lesson.steps.size(); ++i)
            if (lesson.steps[i].task == Step::Task::Turn) visit(lesson, i);
}

/// Solves the step.
void solve(Rehearsal& table) {
    LessonRun& run = table.run();
    table.settle();
    if (run.phase() == Phase::Answer) run.answer(rightAnswer(run.step()));
    if (run.phase() == Phase::Turn) {
        const auto turn = rightTurn(table);
        ASSERT_TRUE(turn) << nameOf(run.lesson(), run.step());
        table.play(*turn);
    }
    ASSERT_TRUE(run.phase() == Phase::Reading || run.phase() == Phase::Right)
        << nameOf(run.lesson(), run.step());
}

TEST(TactikiCourse, EveryFileCanBeReadAndEveryClaimHolds) {
    for (const Course* part : {&course(), &ruleBook()}) {
        for (const base::Error& problem : part->problems) ADD_FAILURE() << problem.describe();
        for (const Lesson& lesson : part->lessons)
            for (const base::Error& error : refutedClaims(lesson)) ADD_FAILURE() << error.describe();
    }
    EXPECT_GE(course().lessons.size(), 8U);
}

TEST(TactikiCourse, ATextThatSpeaksOfTheFutureStatesItsClaim) {
    for (const Lesson& lesson : course().lessons)
        for (const base::Error& error : missingClaims(lesson)) ADD_FAILURE() << error.describe();
}

/// A turn that is no turn at all would be illegal in any position, and prove nothing.
TEST(TactikiCourse, ClaimsNameTurnsInNotation) {
    expectTurnsInNotation(course(), "[a-e][1-5]([.][0-9])?([a-e][1-5]|[*])|[+][1-5*]([a-e][15])?|[*]|pass");
}

TEST(TactikiCourse, CoversWhatACoachSpeaksOf) {
    for (const std::string& topic : tactiki::play::TactikiKind().topics())
        EXPECT_TRUE(std::any_of(course().lessons.begin(), course().lessons.end(), [&](const Lesson& lesson) {
            return std::find(lesson.topics.begin(), lesson.topics.end(), topic) != lesson.topics.end();
        })) << topic;
}

TEST(TactikiCourse, EveryLessonIsCompletedByItsOwnSolutions) {
    for (const Lesson& lesson : course().lessons) {
        Rehearsal table(lesson);
        LessonRun& run = table.run();
        for (const Step& step : lesson.steps) {
            ASSERT_EQ(run.step().name, step.name) << lesson.id;
            solve(table);
            if (HasFatalFailure()) return;
            run.goOn();
        }
        EXPECT_EQ(run.phase(), Phase::Done) << lesson.id;
    }
}

TEST(TactikiCourse, TheLearnerIsAlwaysTikiSoThatTheTableNeverTurns) {
    for (const Course* part : {&course(), &ruleBook()})
        for (const Lesson& lesson : part->lessons)
            for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
                const LessonRun run(lesson, i);
                // After the last move of a game or of a turn, nothing is asked of anybody.
                if (lesson.steps[i].task == Step::Task::None && part == &ruleBook()) continue;
                EXPECT_EQ(run.learner(), game::PlayerId(0)) << nameOf(lesson, lesson.steps[i]);
            }
}

/// The record, with which the steps are solved here, is not what a learner sees.
TEST(TactikiCourse, TurnsAreJudgedByWhatTheLearnerSees) {
    forEveryTask([](const Lesson& lesson, std::size_t i) {
        Rehearsal probe(lesson, i);
        probe.settle();
        const auto learner = probe.state().view(probe.run().learner());
        EXPECT_FALSE(learner->truth()) << nameOf(lesson, lesson.steps[i]);
        EXPECT_EQ(learner->legalActions().size(), legalTurns(probe).size());
        for (const game::Action turn : triedTurns(probe)) {
            LessonRun bySeat(lesson, i);
            std::unique_ptr<const game::View> table;
            while (bySeat.next(table.get())) table = probe.view();
            ASSERT_TRUE(bySeat.play(turn, *learner)) << nameOf(lesson, lesson.steps[i]);
            Rehearsal byRecord(lesson, i);
            byRecord.settle();
            byRecord.play(turn);
            EXPECT_EQ(bySeat.verdict(), byRecord.run().verdict()) << nameOf(lesson, lesson.steps[i]);
        }
    });
}

TEST(TactikiCourse, WrongTurnsArePlayedExplainedAndTakenBack) {
    forEveryTask([](const Lesson& lesson, std::size_t i) {
        const Step& step = lesson.steps[i];
        int tries = 0;
        Rehearsal probe(lesson, i);
        probe.settle();
        const std::vector<game::Action> turns = triedTurns(probe);
        for (const game::Action turn : turns) {
            if (isRight(probe, turn)) continue;
            Rehearsal table(lesson, i);
            LessonRun& run = table.run();
            table.settle();
            const std::string before = table.view()->positionText();
            table.play(turn);
            ASSERT_EQ(run.phase(), Phase::Wrong) << nameOf(lesson, step);
            EXPECT_FALSE(run.verdict().empty()) << nameOf(lesson, step);
            run.goOn();
            table.settle();
            if (!step.test)
                EXPECT_EQ(table.view()->positionText(), before);
            else
                EXPECT_TRUE(run.step().test);
            ++tries;
        }
        EXPECT_GE(tries, std::min<int>(3, static_cast<int>(turns.size()) - 1)) << nameOf(lesson, step);
    });
}

/// A wrong turn in a position in which both sides can complete a statue with two moves.
TEST(TactikiCourse, AWrongTurnIsPunishedByTheOtherSideOnly) {
    static const tactiki::play::TactikiKind kKind;
    const auto lesson = readLesson(
        "lesson \"A\"\n"
        "step one\n"
        "position c4,k3k2k1,x,c4,c3c2/x,k4k5,x3/c2,x4/x5/c5c5c3c1,k3,x2,k4k2 15 1 k1 37 0\n"
        "say \"Move the figure on the left.\"\n"
        "ask b1b2\nelse \"No.\"\nright \"Yes.\"\n"
        "step two\n"
        "say \"Now win the time that you need.\"\n"
        "ask b2a2\nelse \"Tac completes the statue.\" claims loses\nright \"So far.\" claims defends\n",
        "test.lesson", "test", {kKind, [] { return std::make_unique<tactiki::table::TactikiInput>(); }});
    ASSERT_TRUE(lesson) << lesson.error().describe();
    for (const base::Error& error : refutedClaims(*lesson)) ADD_FAILURE() << error.describe();

    Rehearsal first(*lesson);
    first.settle();
    first.play(*first.view()->parse("b4b5"));
    EXPECT_EQ(first.run().phase(), Phase::Wrong);
    EXPECT_FALSE(first.state().outcome().over) << "the learner could win, but is not made to";

    Rehearsal second(*lesson, 1);
    second.settle();
    const std::string before = second.view()->positionText();
    second.play(*second.view()->parse("e1e2"));
    EXPECT_EQ(second.run().phase(), Phase::Wrong);
    EXPECT_EQ(second.state().outcome().result, "0-1") << "Tac needs two moves";
    second.run().goOn();
    second.settle();
    EXPECT_EQ(second.view()->positionText(), before);
}

TEST(TactikiCourse, WrongAnswersAreExplained) {
    for (const Lesson& lesson : course().lessons)
        for (std::size_t i = 0; i < lesson.steps.size(); ++i)
            for (std::size_t a = 0; a < lesson.steps[i].answers.size(); ++a) {
                if (lesson.steps[i].answers[a].right) continue;
                Rehearsal table(lesson, i);
                table.settle();
                table.run().answer(a);
                EXPECT_EQ(table.run().phase(), Phase::Wrong) << nameOf(lesson, lesson.steps[i]);
                EXPECT_FALSE(table.run().verdict().empty()) << nameOf(lesson, lesson.steps[i]);
            }
}

TEST(TactikiCourse, NothingJumpsWhereALessonGoesOn) {
    int followed = 0;
    forEveryTask([&](const Lesson& lesson, std::size_t i) {
        if (i + 1 == lesson.steps.size() || lesson.steps[i + 1].setUp) return;
        Rehearsal table(lesson, i);
        solve(table);
        table.run().goOn();
        while (const auto move = table.next())
            EXPECT_FALSE(std::holds_alternative<LessonRun::SetUp>(*move))
                << nameOf(lesson, lesson.steps[i + 1]);
        ++followed;
    });
    EXPECT_GE(followed, 9);
}

/// What a text may tell of a fight, and how the fight ended then for the attacker.
struct Telling {
    std::regex words;
    tactiki::rules::FightResult result;
};

TEST(TactikiCourse, WhatATextTellsOfAFightIsTrue) {
    using tactiki::rules::FightResult;
    const std::array<Telling, 3> tellings{
        {{std::regex("and falls"), FightResult::Lost},
         {std::regex("\\b(a tie|equal)\\b", std::regex::icase), FightResult::Tied},
         {std::regex("\\b(has beaten|has fallen|beats it|the 4 beats)\\b", std::regex::icase),
          FightResult::Won}}};
    int told = 0;
    forEveryTask([&](const Lesson& lesson, std::size_t i) {
        Rehearsal before(lesson, i);
        before.settle();
        for (const game::Action turn : triedTurns(before)) {
            Rehearsal table(lesson, i);
            table.settle();
            table.play(turn);
            const std::unique_ptr<game::State> after = before.state().clone();
            (void)after->apply(turn);
            const auto& blows =
                static_cast<const tactiki::play::TactikiState&>(*after).position().past().back().blows;
            for (const Telling& telling : tellings) {
                if (!std::regex_search(table.run().verdict(), telling.words)) continue;
                ++told;
                ASSERT_FALSE(blows.empty()) << nameOf(lesson, lesson.steps[i]);
                EXPECT_EQ(blows.begin()->result(), telling.result) << nameOf(lesson, lesson.steps[i]);
            }
        }
    });
    EXPECT_GE(told, 12);
}

TEST(TactikiCourse, ATextThatSpeaksOfTheEndStatesItsClaim) {
    const std::regex words("\\b(completes?|lacks|missing|wins|is yours|goes on|stopped)\\b",
                           std::regex::icase);
    int spoken = 0;
    forEveryTask([&](const Lesson& lesson, std::size_t i) {
        const Step& step = lesson.steps[i];
        std::vector<std::string> texts{step.right, step.otherwise};
        for (const Wrong& wrong : step.wrong) texts.push_back(wrong.why);
        for (const std::string& text : texts) {
            if (!std::regex_search(text, words)) continue;
            ++spoken;
            EXPECT_TRUE(
                std::any_of(step.texts.begin(), step.texts.end(),
                            [&](const StepText& said) { return said.text == text && !said.claims.empty(); }))
                << nameOf(lesson, step) << ": " << text;
        }
    });
    EXPECT_GE(spoken, 11);
}

TEST(TactikiCourse, ATextIsTwoSentencesAtMost) {
    for (const Lesson& lesson : course().lessons)
        for (const Step& step : lesson.steps) {
            EXPECT_LE(sentencesOf(step.say), 2) << nameOf(lesson, step) << ": " << step.say;
            EXPECT_GE(sentencesOf(step.say), 1) << nameOf(lesson, step) << ": " << step.say;
        }
}

TEST(TactikiCourse, EveryLessonEndsWithATestThatGuessesRarelyPass) {
    for (const Lesson& lesson : course().lessons) {
        double luck = 1;
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            const Step& step = lesson.steps[i];
            if (!step.test) continue;
            Rehearsal table(lesson, i);
            table.settle();
            if (step.task == Step::Task::Answer) luck /= static_cast<double>(step.answers.size());
            if (step.task != Step::Task::Turn) continue;
            const std::vector<game::Action> turns = legalTurns(table);
            const auto right =
                std::count_if(turns.begin(), turns.end(), [&](game::Action t) { return isRight(table, t); });
            luck *= static_cast<double>(right) / static_cast<double>(turns.size());
        }
        EXPECT_TRUE(lesson.steps.back().test) << lesson.id;
        EXPECT_LT(luck, 0.05) << lesson.id;
    }
}

TEST(TactikiCourse, CoversEveryRule) {
    constexpr std::size_t kRules = 19;
    std::vector<bool> covered(kRules + 1, false);
    for (const Lesson& lesson : course().lessons)
        for (const std::string& rule : lesson.rules)
            covered.at(static_cast<std::size_t>(std::stoi(rule))) = true;
    for (std::size_t rule = 1; rule <= kRules; ++rule) EXPECT_TRUE(covered[rule]) << rule;

    std::vector<std::string> written;
    for (const Lesson& chapter : ruleBook().lessons)
        for (const Step& step : chapter.steps) written.push_back(step.name);
    ASSERT_EQ(written.size(), kRules);
    for (std::size_t i = 0; i < kRules; ++i) EXPECT_EQ(written[i], std::to_string(i + 1));
}

}  // namespace
}  // namespace tutorial
