#include "tutorial/Course.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <regex>

#include "games/tak/engine/Tinue.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"
#include "games/tak/table/MoveBuilder.h"
#include "tutorial/Claims.h"
#include "tutorial/CourseSolving.h"

// The lessons of Tak in the real run: every step is solved, and tried with wrong turns and answers.
namespace tutorial {
namespace {

using Phase = LessonRun::Phase;

Course courseIn(const char* folder) {
    static const tak::play::TakKind kKind;
    return readCourse(std::filesystem::path(DOLMEN_ASSETS) / folder,
                      {kKind, [] { return std::make_unique<tak::table::MoveBuilder>(); }});
}

const Course& course() {
    static const Course kCourse = courseIn("lessons/tak");
    return kCourse;
}

const Course& ruleBook() {
    static const Course kBook = courseIn("rules/tak");
    return kBook;
}

/// Plays a game of the lesson to its end: the player wins at once if he can, and otherwise stops threats.
void playGame(Rehearsal& table) {
    const LessonRun& run = table.run();
    const tak::play::TakKind kind;
    const std::unique_ptr<game::Bot> strong = kind.createBot(kind.opponents().back().id);
    const std::unique_ptr<game::Bot> weak = kind.createBot(run.step().opponent);
    while (run.phase() == Phase::Turn || run.phase() == Phase::Opponent) {
        const bool opponents = run.phase() == Phase::Opponent;
        game::BotLimits limits;
        limits.nodes = 4000;
        limits.seed = 1;
        const auto turn =
            (opponents ? *weak : *strong)
                .choose(*table.state().view(table.state().toMove()), limits, {}, [](const game::Thought&) {});
        ASSERT_TRUE(turn);
        table.play(*turn);
    }
}

/// Solves the step.
void solve(Rehearsal& table) {
    LessonRun& run = table.run();
    table.settle();
    if (run.phase() == Phase::Answer) run.answer(rightAnswer(run.step()));
    if (run.phase() == Phase::Turn && run.step().task == Step::Task::Turn) {
        const auto turn = rightTurn(table);
        ASSERT_TRUE(turn) << nameOf(run.lesson(), run.step());
        table.play(*turn);
    }
    if (run.phase() == Phase::Turn) playGame(table);
    ASSERT_TRUE(run.phase() == Phase::Reading || run.phase() == Phase::Right)
        << nameOf(run.lesson(), run.step());
}

TEST(TakCourse, EveryFileCanBeRead) {
    for (const Course* part : {&course(), &ruleBook()})
        for (const base::Error& problem : part->problems) ADD_FAILURE() << problem.describe();
    EXPECT_GE(course().lessons.size(), 12U);
}

TEST(TakCourse, CoversWhatACoachSpeaksOf) {
    for (const std::string& topic : tak::play::TakKind().topics())
        EXPECT_TRUE(std::any_of(course().lessons.begin(), course().lessons.end(), [&](const Lesson& lesson) {
            return std::find(lesson.topics.begin(), lesson.topics.end(), topic) != lesson.topics.end();
        })) << topic;
}

TEST(TakCourse, EveryLessonIsCompletedByItsOwnSolutions) {
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

TEST(TakCourse, WrongTurnsArePlayedExplainedAndTakenBack) {
    for (const Lesson& lesson : course().lessons)
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            const Step& step = lesson.steps[i];
            if (step.task != Step::Task::Turn) continue;
            int tries = 0;
            Rehearsal probe(lesson, i);
            probe.settle();
            const std::vector<game::Action> turns = legalTurns(probe);
            for (std::size_t t = 0; t < turns.size(); ++t) {
                if (isRight(probe, turns[t])) continue;
                Rehearsal table(lesson, i);
                LessonRun& run = table.run();
                table.settle();
                const std::string before = table.view()->positionText();
                table.play(turns[t]);
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
            // If nearly all turns are right, few wrong ones can be tried.
            EXPECT_GE(tries, std::min<int>(3, static_cast<int>(turns.size()) - 1)) << nameOf(lesson, step);
        }
}

TEST(TakCourse, WrongAnswersAreExplained) {
    for (const Lesson& lesson : course().lessons)
        for (std::size_t i = 0; i < lesson.steps.size(); ++i)
            for (std::size_t a = 0; a < lesson.steps[i].answers.size(); ++a) {
                if (lesson.steps[i].answers[a].right) continue;
                Rehearsal table(lesson, i);
                LessonRun& run = table.run();
                table.settle();
                run.answer(a);
                EXPECT_EQ(run.phase(), Phase::Wrong) << nameOf(lesson, lesson.steps[i]);
                EXPECT_FALSE(run.verdict().empty()) << nameOf(lesson, lesson.steps[i]);
            }
}

/// The lessons, and the chapters of the rule book.
std::vector<const Lesson*> allTeaching() {
    std::vector<const Lesson*> all;
    for (const Course* part : {&course(), &ruleBook()})
        for (const Lesson& lesson : part->lessons) all.push_back(&lesson);
    return all;
}

bool claims(const Step& step, const std::string& text, Expectation::Kind condition) {
    return std::any_of(step.texts.begin(), step.texts.end(), [&](const StepText& said) {
        return said.text == text &&
               std::any_of(said.claims.begin(), said.claims.end(), [&](const Condition& claim) {
                   return claim.turn == condition && claim.after.empty() && !claim.denied;
               });
    });
}

TEST(TakCourse, EveryClaimOfATextHolds) {
    for (const Lesson* lesson : allTeaching())
        for (const base::Error& error : refutedClaims(*lesson)) ADD_FAILURE() << error.describe();
}

TEST(TakCourse, ATextThatSpeaksOfTheFutureStatesItsClaim) {
    for (const Lesson& lesson : course().lessons)
        for (const base::Error& error : missingClaims(lesson)) ADD_FAILURE() << error.describe();
}

/// A turn that is no turn at all would be illegal in any position, and prove nothing.
TEST(TakCourse, ClaimsNameTurnsInNotation) {
    expectTurnsInNotation(course(), "[FSC]?([a-h?][1-8?]|[*])|[1-8?*]?[a-h][1-8]([-+<>][1-8?*]*|[*])|pass");
}

/// Calls `visit` for every turn that could be played in the lessons' steps, with the run that has judged
/// it and the position before it.
template <typename Visit>
void forEveryTurn(Visit visit) {
    for (const Lesson& lesson : course().lessons)
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            if (lesson.steps[i].task != Step::Task::Turn) continue;
            Rehearsal before(lesson, i);
            before.settle();
            for (const game::Action turn : legalTurns(before)) {
                Rehearsal table(lesson, i);
                table.settle();
                table.play(turn);
                visit(table.run(), before.state(), turn);
            }
        }
}

TEST(TakCourse, AWallThatClosesARoadLeavesNoForcedRoad) {
    tak::engine::TinueSolver solver;
    int closed = 0;
    forEveryTurn([&](const LessonRun& run, const game::State& before, game::Action turn) {
        if (!claims(run.step(), run.verdict(), Expectation::Kind::Stops)) return;
        const std::unique_ptr<game::State> state = before.clone();
        (void)state->apply(turn);
        const auto& after = static_cast<const tak::play::TakState&>(*state).position();
        EXPECT_EQ(solver.solve(after, {.nodes = 100'000}).verdict, tak::engine::TinueVerdict::Refuted)
            << nameOf(run.lesson(), run.step());
        ++closed;
    });
    EXPECT_GE(closed, 4);
}

TEST(TakCourse, NoRefusedTurnDoesWhatTheRightOneIsPraisedFor) {
    int praised = 0;
    forEveryTurn([&](const LessonRun& run, const game::State& before, game::Action turn) {
        const Step& step = run.step();
        for (const Expectation::Kind praise : {Expectation::Kind::Wins, Expectation::Kind::Forces}) {
            if (!claims(step, step.right, praise)) continue;
            ++praised;
            EXPECT_TRUE(run.phase() == Phase::Right || claims(step, run.verdict(), praise) ||
                        !meets({praise}, *before.view(game::Viewer::record()), turn))
                << nameOf(run.lesson(), step) << ": " << before.view(game::Viewer::record())->notation(turn);
        }
    });
    EXPECT_GE(praised, 100);
}

/// Whether a text tells how the game ends, or whether a turn stops or makes a threat.
bool speaksOfTheEnd(const std::string& text) {
    static const std::regex kWords(
        "\\b(completes?|closed|stops|holds|threats?|tinue|draw|win|wins|lost|no road|is over|middle, and)\\b",
        std::regex::icase);
    return std::regex_search(text, kWords);
}

/// Whether the lines decide by a condition about whom a text is said, so that it needs no claim.
bool decidedByConditions(const std::vector<Expectation>& turns) {
    return std::all_of(turns.begin(), turns.end(),
                       [](const Expectation& e) { return e.kind >= Expectation::Kind::Wins; });
}

TEST(TakCourse, ATextThatSpeaksOfTheEndStatesItsClaim) {
    const auto expectClaim = [](const Lesson& lesson, const Step& step, const std::string& text) {
        EXPECT_TRUE(!speaksOfTheEnd(text) || std::any_of(step.texts.begin(), step.texts.end(),
                                                         [&](const StepText& said) {
                                                             return said.text == text && !said.claims.empty();
                                                         }))
            << nameOf(lesson, step) << ": " << text;
    };
    for (const Lesson& lesson : course().lessons)
        for (const Step& step : lesson.steps) {
            if (step.task != Step::Task::Turn) continue;
            for (const Wrong& wrong : step.wrong)
                if (!decidedByConditions(wrong.when)) expectClaim(lesson, step, wrong.why);
            if (decidedByConditions(step.expected)) continue;
            expectClaim(lesson, step, step.right);
            // Where turns that meet a condition are refused for other reasons, the rest does not meet it.
            const bool excluded = std::any_of(step.wrong.begin(), step.wrong.end(), [](const Wrong& wrong) {
                return wrong.when.front().kind == Expectation::Kind::Threatens;
            });
            if (!excluded) expectClaim(lesson, step, step.otherwise);
        }
}

TEST(TakCourse, NothingJumpsWhereALessonGoesOn) {
    int followed = 0;
    for (const Lesson& lesson : course().lessons)
        for (std::size_t i = 0; i + 1 < lesson.steps.size(); ++i) {
            const Step& step = lesson.steps[i];
            if (step.task != Step::Task::Turn || lesson.steps[i + 1].setUp) continue;
            for (const Expectation& right : step.expected) {
                Rehearsal table(lesson, i);
                LessonRun& run = table.run();
                table.settle();
                table.play(right.action);
                for (std::size_t next = i + 1; next < lesson.steps.size() && !lesson.steps[next].setUp;
                     ++next) {
                    run.goOn();
                    while (const auto move = table.next())
                        EXPECT_FALSE(std::holds_alternative<LessonRun::SetUp>(*move))
                            << nameOf(lesson, lesson.steps[next]);
                    if (run.phase() == Phase::Answer) run.answer(rightAnswer(run.step()));
                    if (run.phase() == Phase::Turn) table.play(*rightTurn(table));
                }
                ++followed;
            }
        }
    EXPECT_GE(followed, 6);
}

TEST(TakCourse, ATextIsTwoSentencesAtMost) {
    for (const Lesson& lesson : course().lessons)
        for (const Step& step : lesson.steps) {
            EXPECT_LE(sentencesOf(step.say), 2) << nameOf(lesson, step) << ": " << step.say;
            EXPECT_GE(sentencesOf(step.say), 1) << nameOf(lesson, step) << ": " << step.say;
        }
}

TEST(TakCourse, EveryLessonEndsWithATestThatGuessesRarelyPass) {
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

TEST(TakCourse, CoversEveryRule) {
    std::vector<bool> covered(29, false);
    for (const Lesson& lesson : course().lessons)
        for (const std::string& rule : lesson.rules)
            covered.at(static_cast<std::size_t>(std::stoi(rule))) = true;
    for (int rule = 1; rule <= 28; ++rule) EXPECT_TRUE(covered[static_cast<std::size_t>(rule)]) << rule;
}

}  // namespace
}  // namespace tutorial
