#include "tutorial/Course.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "games/tak/play/TakKind.h"
#include "games/tak/table/MoveBuilder.h"
#include "tutorial/Runner.h"

// The lessons of Tak in the real runner: every step is solved, and tried with wrong turns and answers.
namespace tutorial {
namespace {

using Phase = Runner::Phase;

const Course& course() {
    static const tak::play::TakKind kKind;
    static const Course kCourse =
        readCourse(std::filesystem::path(DOLMEN_ASSETS) / "lessons/tak",
                   {kKind, [] { return std::make_unique<tak::table::MoveBuilder>(); }});
    return kCourse;
}

std::string nameOf(const Lesson& lesson, const Step& step) { return lesson.id + "/" + step.name; }

void letMove(Runner& runner) {
    while (runner.next()) continue;
}

std::vector<game::Action> legalTurns(const Runner& runner) {
    return runner.state().view(game::Viewer::record())->legalActions();
}

bool isRight(const Runner& runner, game::Action turn) {
    const std::unique_ptr<game::State> state = runner.state().clone();
    const auto meant = [&](const Expectation& expectation) { return meets(expectation, *state, turn); };
    const auto named = [turn](const Expectation& e) {
        return e.kind == Expectation::Kind::Action && e.action == turn;
    };
    const std::vector<Expectation>& expected = runner.step().expected;
    if (std::any_of(expected.begin(), expected.end(), named)) return true;
    for (const Wrong& wrong : runner.step().wrong)
        if (std::any_of(wrong.when.begin(), wrong.when.end(), meant)) return false;
    return std::any_of(expected.begin(), expected.end(), meant);
}

std::optional<game::Action> rightTurn(const Runner& runner) {
    for (const game::Action turn : legalTurns(runner))
        if (isRight(runner, turn)) return turn;
    return {};
}

std::size_t rightAnswer(const Step& step) {
    const auto found = std::find_if(step.answers.begin(), step.answers.end(),
                                    [](const Answer& answer) { return answer.right; });
    return static_cast<std::size_t>(found - step.answers.begin());
}

/// Plays a game of the lesson to its end: the player wins at once if he can, and otherwise stops threats.
void playGame(Runner& runner) {
    const tak::play::TakKind kind;
    const std::unique_ptr<game::Bot> strong = kind.createBot(kind.opponents().back().id);
    const std::unique_ptr<game::Bot> weak = kind.createBot(runner.step().opponent);
    while (runner.phase() == Phase::Turn || runner.phase() == Phase::Opponent) {
        const bool opponents = runner.phase() == Phase::Opponent;
        game::BotLimits limits;
        limits.nodes = 4000;
        limits.seed = 1;
        const auto turn = (opponents ? *weak : *strong)
                              .choose(*runner.state().view(runner.state().toMove()), limits, {},
                                      [](const game::Thought&) {});
        ASSERT_TRUE(turn);
        if (opponents)
            runner.opponentPlays(*turn);
        else
            runner.play(*turn);
        letMove(runner);
    }
}

/// Solves the step.
void solve(Runner& runner) {
    letMove(runner);
    if (runner.phase() == Phase::Answer) runner.answer(rightAnswer(runner.step()));
    if (runner.phase() == Phase::Turn && runner.step().task == Step::Task::Turn) {
        const auto turn = rightTurn(runner);
        ASSERT_TRUE(turn) << nameOf(runner.lesson(), runner.step());
        runner.play(*turn);
    }
    if (runner.phase() == Phase::Turn) playGame(runner);
    letMove(runner);
    ASSERT_TRUE(runner.phase() == Phase::Reading || runner.phase() == Phase::Right)
        << nameOf(runner.lesson(), runner.step());
}

TEST(TakCourse, EveryFileCanBeRead) {
    for (const base::Error& problem : course().problems) ADD_FAILURE() << problem.describe();
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
        Runner runner(lesson);
        for (const Step& step : lesson.steps) {
            ASSERT_EQ(runner.step().name, step.name) << lesson.id;
            solve(runner);
            if (HasFatalFailure()) return;
            runner.goOn();
        }
        EXPECT_EQ(runner.phase(), Phase::Done) << lesson.id;
    }
}

TEST(TakCourse, WrongTurnsArePlayedExplainedAndTakenBack) {
    for (const Lesson& lesson : course().lessons)
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            const Step& step = lesson.steps[i];
            if (step.task != Step::Task::Turn) continue;
            int tries = 0;
            Runner probe(lesson, i);
            letMove(probe);
            const std::vector<game::Action> turns = legalTurns(probe);
            for (std::size_t t = 0; t < turns.size(); ++t) {
                if (isRight(probe, turns[t])) continue;
                Runner runner(lesson, i);
                letMove(runner);
                const std::string before = runner.state().view(game::Viewer::record())->positionText();
                runner.play(turns[t]);
                letMove(runner);
                ASSERT_EQ(runner.phase(), Phase::Wrong) << nameOf(lesson, step);
                EXPECT_FALSE(runner.verdict().empty()) << nameOf(lesson, step);
                runner.goOn();
                letMove(runner);
                if (!step.test)
                    EXPECT_EQ(runner.state().view(game::Viewer::record())->positionText(), before);
                else
                    EXPECT_TRUE(runner.step().test);
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
                Runner runner(lesson, i);
                letMove(runner);
                runner.answer(a);
                EXPECT_EQ(runner.phase(), Phase::Wrong) << nameOf(lesson, lesson.steps[i]);
                EXPECT_FALSE(runner.verdict().empty()) << nameOf(lesson, lesson.steps[i]);
            }
}

TEST(TakCourse, WhereASingleThreatIsNotEnoughTheRightTurnCannotBeAnswered) {
    int forks = 0;
    for (const Lesson& lesson : course().lessons)
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            const auto refusesThreats = [](const Wrong& wrong) {
                return wrong.when.front().kind == Expectation::Kind::Threatens;
            };
            const Step& step = lesson.steps[i];
            if (std::none_of(step.wrong.begin(), step.wrong.end(), refusesThreats)) continue;
            Runner runner(lesson, i);
            letMove(runner);
            const std::unique_ptr<game::State> state = runner.state().clone();
            (void)state->apply(step.expected.front().action);
            for (const game::Action reply : state->view(game::Viewer::record())->legalActions()) {
                (void)state->apply(reply);
                EXPECT_TRUE(winningTurn(*state)) << nameOf(lesson, step);
                (void)state->undo();
            }
            ++forks;
        }
    EXPECT_GE(forks, 3);
}

int sentencesOf(const std::string& text) {
    int sentences = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (std::string("?!.").find(text[i]) != std::string::npos &&
            (i + 1 == text.size() || text[i + 1] == ' ' || text.substr(i + 1, 3) == "”"))
            ++sentences;
    return sentences;
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
            Runner runner(lesson, i);
            letMove(runner);
            if (step.task == Step::Task::Answer) luck /= static_cast<double>(step.answers.size());
            if (step.task != Step::Task::Turn) continue;
            const std::vector<game::Action> turns = legalTurns(runner);
            const auto right =
                std::count_if(turns.begin(), turns.end(), [&](game::Action t) { return isRight(runner, t); });
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
