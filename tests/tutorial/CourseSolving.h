#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <regex>
#include <string>
#include <vector>

#include "tutorial/Course.h"
#include "tutorial/Rehearsal.h"

// For the tests of a game's course: finds the solutions of its steps, as an author means them.
namespace tutorial {

[[nodiscard]] inline std::string nameOf(const Lesson& lesson, const Step& step) {
    return lesson.id + "/" + step.name;
}

[[nodiscard]] inline std::vector<game::Action> legalTurns(const Rehearsal& table) {
    return table.view()->legalActions();
}

/// Whether the step praises a turn.
[[nodiscard]] inline bool isRight(const Rehearsal& table, game::Action turn) {
    const LessonRun& run = table.run();
    const std::unique_ptr<const game::View> before = table.view();
    const auto meant = [&](const Expectation& expectation) { return meets(expectation, *before, turn); };
    const auto named = [turn](const Expectation& e) {
        return e.kind == Expectation::Kind::Action && e.action == turn;
    };
    const std::vector<Expectation>& expected = run.step().expected;
    if (std::any_of(expected.begin(), expected.end(), named)) return true;
    for (const Wrong& wrong : run.step().wrong)
        if (std::any_of(wrong.when.begin(), wrong.when.end(), meant)) return false;
    return std::any_of(expected.begin(), expected.end(), meant);
}

[[nodiscard]] inline std::optional<game::Action> rightTurn(const Rehearsal& table) {
    for (const game::Action turn : legalTurns(table))
        if (isRight(table, turn)) return turn;
    return {};
}

[[nodiscard]] inline std::size_t rightAnswer(const Step& step) {
    const auto found = std::find_if(step.answers.begin(), step.answers.end(),
                                    [](const Answer& answer) { return answer.right; });
    return static_cast<std::size_t>(found - step.answers.begin());
}

[[nodiscard]] inline int sentencesOf(const std::string& text) {
    int sentences = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (std::string("?!.").find(text[i]) != std::string::npos &&
            (i + 1 == text.size() || text[i + 1] == ' ' || text.substr(i + 1, 3) == "”"))
            ++sentences;
    return sentences;
}

/// Expects that each turn that a claim of the course names is written as `notation` says, a regular
/// expression.
inline void expectTurnsInNotation(const Course& course, const std::string& notation) {
    const std::regex whole(notation);
    for (const Lesson& lesson : course.lessons)
        for (const Step& step : lesson.steps)
            for (const StepText& text : step.texts)
                for (const Condition& claim : text.claims) {
                    std::vector<std::string> turns = claim.after;
                    if (claim.kind == Condition::Kind::Legal)
                        turns.insert(turns.end(), claim.turns.begin(), claim.turns.end());
                    for (const std::string& turn : turns)
                        EXPECT_TRUE(std::regex_match(turn, whole))
                            << nameOf(lesson, step) << ":" << claim.at.line << ": " << turn;
                }
}

}  // namespace tutorial
