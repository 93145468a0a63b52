#include "tutorial/Course.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <regex>

#include "games/tactik/play/TactikKind.h"
#include "games/tactik/play/TactikState.h"
#include "games/tactik/rules/Plays.h"
#include "games/tactik/table/TactikInput.h"
#include "tutorial/Claims.h"
#include "tutorial/CourseSolving.h"
#include "tutorial/LessonReader.h"

// The lessons of Tac-Tik in the real run: every step is solved, and tried with wrong turns and answers.
namespace tutorial {
namespace {

using Phase = LessonRun::Phase;
using tactik::play::TactikState;
using tactik::rules::Act;
using tactik::rules::Board;
using tactik::rules::Card;
using tactik::rules::Colour;
using tactik::rules::Pawn;
using tactik::rules::Play;
using tactik::rules::Position;
using tactik::rules::Spot;

Course courseIn(const char* folder) {
    static const tactik::play::TactikKind kKind;
    return readCourse(std::filesystem::path(DOLMEN_ASSETS) / folder,
                      {kKind, [] { return std::make_unique<tactik::table::TactikInput>(); }});
}

const Course& course() {
    static const Course kCourse = courseIn("lessons/tactik");
    return kCourse;
}

const Course& ruleBook() {
    static const Course kBook = courseIn("rules/tactik");
    return kBook;
}

const Position& positionOf(const game::State& state) {
    return static_cast<const TactikState&>(state).position();
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

TEST(TactikCourse, EveryFileCanBeReadAndEveryClaimHolds) {
    for (const Course* part : {&course(), &ruleBook()}) {
        for (const base::Error& problem : part->problems) ADD_FAILURE() << problem.describe();
        for (const Lesson& lesson : part->lessons)
            for (const base::Error& error : refutedClaims(lesson)) ADD_FAILURE() << error.describe();
    }
    EXPECT_GE(course().lessons.size(), 9U);
}

TEST(TactikCourse, ATextThatSpeaksOfTheFutureStatesItsClaim) {
    for (const Lesson& lesson : course().lessons)
        for (const base::Error& error : missingClaims(lesson)) ADD_FAILURE() << error.describe();
}

/// A turn that is no turn at all would be illegal in any position, and prove nothing.
TEST(TactikCourse, ClaimsNameTurnsInNotation) {
    expectTurnsInNotation(course(),
                          "[RBYG](p|b?[0-9]+)([-+]([0-9]+b?|[*])|[*])|[RBYG][*]|[RBYG][0-9]+/[RBYG][0-9]+|"
                          "7:([RBYG](p|b?[0-9]+)[+][0-9]+b?,?)+|7:[*]|d([0-9]+|S)|>([0-9]+|S)|[*]");
}

TEST(TactikCourse, CoversWhatACoachSpeaksOf) {
    for (const std::string& topic : tactik::play::TactikKind().topics())
        EXPECT_TRUE(std::any_of(course().lessons.begin(), course().lessons.end(), [&](const Lesson& lesson) {
            return std::find(lesson.topics.begin(), lesson.topics.end(), topic) != lesson.topics.end();
        })) << topic;
}

TEST(TactikCourse, EveryLessonIsCompletedByItsOwnSolutions) {
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

TEST(TactikCourse, EveryTurnThatIsNamedRightIsPraised) {
    forEveryTask([](const Lesson& lesson, std::size_t i) {
        Rehearsal probe(lesson, i);
        probe.settle();
        for (const Expectation& expected : lesson.steps[i].expected) {
            if (expected.kind != Expectation::Kind::Action) continue;
            Rehearsal table(lesson, i);
            table.settle();
            table.play(expected.action);
            EXPECT_EQ(table.run().phase(), Phase::Right)
                << nameOf(lesson, lesson.steps[i]) << ": " << probe.view()->notation(expected.action);
        }
    });
}

TEST(TactikCourse, TheLearnerIsAlwaysRedSoThatTheTableNeverTurns) {
    for (const Lesson& lesson : course().lessons)
        for (std::size_t i = 0; i < lesson.steps.size(); ++i)
            EXPECT_EQ(LessonRun(lesson, i).learner(), game::PlayerId(0)) << nameOf(lesson, lesson.steps[i]);
}

/// The record, with which the steps are solved here, is not what a learner sees.
TEST(TactikCourse, TurnsAreJudgedByWhatTheLearnerSees) {
    forEveryTask([](const Lesson& lesson, std::size_t i) {
        Rehearsal probe(lesson, i);
        probe.settle();
        const auto learner = probe.state().view(probe.run().learner());
        EXPECT_FALSE(learner->truth()) << nameOf(lesson, lesson.steps[i]);
        EXPECT_EQ(learner->legalActions().size(), legalTurns(probe).size());
        for (const game::Action turn : legalTurns(probe)) {
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

TEST(TactikCourse, WrongTurnsArePlayedExplainedAndTakenBack) {
    int withoutChoice = 0;
    forEveryTask([&](const Lesson& lesson, std::size_t i) {
        const Step& step = lesson.steps[i];
        Rehearsal probe(lesson, i);
        probe.settle();
        const std::vector<game::Action> turns = legalTurns(probe);
        const auto right = std::count_if(turns.begin(), turns.end(),
                                         [&](game::Action turn) { return isRight(probe, turn); });
        EXPECT_TRUE(turns.size() == 1 || right < static_cast<std::ptrdiff_t>(turns.size()))
            << nameOf(lesson, step) << " asks for nothing";
        withoutChoice += turns.size() == 1 ? 1 : 0;
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
        }
    });
    EXPECT_LE(withoutChoice, 8) << "most steps leave something to find out";
}

TEST(TactikCourse, WrongAnswersAreExplained) {
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

TEST(TactikCourse, NothingJumpsWhereALessonGoesOn) {
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
    EXPECT_GE(followed, 8);
}

// ---- what the texts say ----

/// What became of the pawns by a turn of the learner.
struct Effect {
    int captured = 0;     ///< of the other side
    int capturedOwn = 0;  ///< of the own side
    int cameHome = 0;     ///< entered the base
};
Effect effectOf(const Rehearsal& before, game::Action turn) {
    const std::unique_ptr<game::State> after = before.state().clone();
    (void)after->apply(turn);
    const tactik::rules::Played& played = positionOf(*after).past().back();
    Effect effect;
    for (const tactik::rules::Capture& capture : played.captures) {
        const bool own = tactik::rules::sideOf(Colour::Red).has(tactik::rules::colourOf(capture.pawn));
        ++(own ? effect.capturedOwn : effect.captured);
    }
    for (const tactik::rules::Leg& leg : played.act.play)
        if (leg.from.onCircuit() && leg.to.inBase()) ++effect.cameHome;
    return effect;
}

/// Words of a verdict, and what the turn must have done.
struct Telling {
    std::regex words;
    bool (*holds)(const Effect&);
};

TEST(TactikCourse, WhatATextTellsOfATurnIsTrue) {
    const std::array<Telling, 6> tellings{
        {{std::regex("has captured (a pawn of your|somebody)"),
          [](const Effect& effect) { return effect.captured + effect.capturedOwn == 1; }},
         {std::regex("needs a 1 or a 10 now|back in its pocket|Exactly twelve|^Captured|A 4 captures"),
          [](const Effect& effect) { return effect.captured == 1; }},
         {std::regex("[Bb]oth are back in their pockets|Two steps and five"),
          [](const Effect& effect) { return effect.captured == 2; }},
         {std::regex("^Three at one stroke"), [](const Effect& effect) { return effect.captured == 3; }},
         {std::regex("^Home|One pawn is home|^Both are home|It is home|In the last cell|your side are home"),
          [](const Effect& effect) { return effect.cameHome == 1; }},
         {std::regex("goes past it|went past|too large|No pawn came home|still outside|goes round|went on"),
          [](const Effect& effect) { return effect.cameHome == 0; }}}};
    int told = 0;
    forEveryTask([&](const Lesson& lesson, std::size_t i) {
        Rehearsal before(lesson, i);
        before.settle();
        for (const game::Action turn : legalTurns(before)) {
            Rehearsal table(lesson, i);
            table.settle();
            table.play(turn);
            for (const Telling& telling : tellings) {
                if (!std::regex_search(table.run().verdict(), telling.words)) continue;
                ++told;
                EXPECT_TRUE(telling.holds(effectOf(before, turn)))
                    << nameOf(lesson, lesson.steps[i]) << ": " << table.run().verdict();
            }
        }
    });
    EXPECT_GE(told, 30);
}

const Position& startOf(const char* lesson, const char* step) {
    for (const Lesson& each : course().lessons)
        for (const Step& one : each.steps)
            if (each.id == lesson && one.name == step) return positionOf(*one.start);
    throw std::invalid_argument(std::string(lesson) + "/" + step);
}

/// The plays of a card by red in the position of a step.
std::vector<Play> playsIn(const Position& position, Card card) {
    return tactik::rules::playsOf(position.board(), position.table().moversOf(0), card, position.rules());
}
bool entersIn(const Position& position, Card card) {
    const std::vector<Play> plays = playsIn(position, card);
    return std::any_of(plays.begin(), plays.end(), [](const Play& play) {
        return play.legs.front().from.onCircuit() && play.legs.front().to.inBase();
    });
}
bool captures(const Position& position, Card card, int player, int square) {
    const auto plays =
        tactik::rules::playsOf(position.board(), position.table().moversOf(player), card, position.rules());
    return std::any_of(plays.begin(), plays.end(), [&](const Play& play) {
        return card != Card::Swap && play.legs.front().to == Spot::square(square);
    });
}

TEST(TactikCourse, TheAnswersAreTrue) {
    const Position& exact = startOf("02-home", "exact");
    for (const Card card : tactik::rules::kAllCards)
        if (card != Card::SevenOnes)
            EXPECT_EQ(entersIn(exact, card), card == Card::Two || card == Card::Three || card == Card::Five)
                << index(card);
    const Position& barred = startOf("02-home", "barred");
    EXPECT_FALSE(entersIn(barred, Card::Five));
    EXPECT_EQ(playsIn(barred, Card::Five).size(), 1U);

    EXPECT_FALSE(entersIn(startOf("03-stakes", "own"), Card::Six));
    const Position& round = startOf("03-stakes", "round");
    for (const Card card : {Card::One, Card::Two, Card::Three}) EXPECT_FALSE(entersIn(round, card));

    const Position& eleven = startOf("04-captures", "eleven");
    for (const Card card : tactik::rules::kAllCards)
        EXPECT_FALSE(captures(eleven, card, 1, 31)) << index(card);
    const Position& passed = startOf("04-captures", "passed");
    EXPECT_TRUE(captures(passed, Card::Eight, 0, 28));

    const std::vector<Play> swaps = playsIn(startOf("05-back-and-across", "fixed"), Card::Swap);
    ASSERT_EQ(swaps.size(), 1U);
    EXPECT_EQ(swaps.front().legs.front().to, Spot::square(40));

    EXPECT_TRUE(playsIn(startOf("06-seven-steps", "whole"), Card::SevenOnes).empty());
    for (const Play& play : playsIn(startOf("06-seven-steps", "colours"), Card::SevenOnes)) {
        const Board& board = startOf("06-seven-steps", "colours").board();
        for (const tactik::rules::Leg& leg : play)
            EXPECT_EQ(tactik::rules::colourOf(board.pawnAt(leg.from)),
                      tactik::rules::colourOf(board.pawnAt(play.legs.front().from)));
    }

    const auto must = startOf("07-forced", "must").legalActs(0);
    ASSERT_EQ(must.size(), 1U);
    EXPECT_EQ(must.front().kind, Act::Kind::Play);
    const auto which = startOf("07-forced", "which").legalActs(0);
    EXPECT_EQ(which.size(), 4U);
    EXPECT_TRUE(std::all_of(which.begin(), which.end(),
                            [](const Act& act) { return act.kind == Act::Kind::Discard; }));

    EXPECT_EQ(tactik::rules::dealsInCycle(4), 3);
    EXPECT_TRUE(startOf("08-partners", "stock").table().stock.empty());
    EXPECT_TRUE(startOf("09-a-deal", "rest").table().stock.empty());
}

/// Blue's discard tells that no 1 and no 10 is in that hand (rule 15).
TEST(TactikCourse, ADiscardTellsWhatTheLessonSays) {
    for (const Lesson& lesson : course().lessons)
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            if (lesson.id != "07-forced" || lesson.steps[i].name != "telling") continue;
            Rehearsal table(lesson, i);
            table.settle();
            const auto possible = possibleInHand(positionOf(table.state()).seenBy(0), 1);
            EXPECT_FALSE(possible[static_cast<std::size_t>(index(Card::One))]);
            EXPECT_FALSE(possible[static_cast<std::size_t>(index(Card::Ten))]);
            EXPECT_TRUE(possible[static_cast<std::size_t>(index(Card::Two))]);
        }
}

TEST(TactikCourse, ATextThatSpeaksOfTheEndStatesItsClaim) {
    const std::regex words("\\b(won|wins)\\b");
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
    EXPECT_GE(spoken, 1);
}

TEST(TactikCourse, ATextIsTwoSentencesAtMost) {
    for (const Lesson& lesson : course().lessons)
        for (const Step& step : lesson.steps) {
            EXPECT_LE(sentencesOf(step.say), 2) << nameOf(lesson, step) << ": " << step.say;
            EXPECT_GE(sentencesOf(step.say), 1) << nameOf(lesson, step) << ": " << step.say;
        }
}

TEST(TactikCourse, EveryLessonEndsWithATestThatGuessesRarelyPass) {
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

TEST(TactikCourse, CoversEveryRule) {
    constexpr std::size_t kRules = 16;
    std::vector<bool> covered(kRules + 1, false);
    for (const Lesson& lesson : course().lessons)
        for (const std::string& rule : lesson.rules)
            covered.at(static_cast<std::size_t>(std::stoi(rule))) = true;
    for (std::size_t rule = 1; rule <= kRules; ++rule) EXPECT_TRUE(covered[rule]) << rule;

    // The rule about the cards takes several steps of the book: "7", "7b" …
    std::size_t written = 0;
    for (const Lesson& chapter : ruleBook().lessons)
        for (const Step& step : chapter.steps) {
            const auto rule = static_cast<std::size_t>(std::stoi(step.name));
            EXPECT_TRUE(rule == written || rule == written + 1) << step.name;
            written = rule;
        }
    EXPECT_EQ(written, kRules);
}

}  // namespace
}  // namespace tutorial
