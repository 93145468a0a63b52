#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/Result.h"
#include "game/State.h"
#include "tutorial/Expectation.h"

/// Lessons: the content of a lesson's file, see docs/LESSONS.md. All texts are English msgids.
namespace tutorial {

/// A hint: a text, and places to point at. Later hints tell more than earlier ones.
struct Hint {
    std::string text;
    std::vector<game::Place> places = {};
};

/// Wrong turns, the reason why they are wrong, and the turns of both sides that punish them (`reply`).
struct Wrong {
    std::vector<Expectation> when;
    std::string why;
    std::vector<std::string> reply = {};
};

/// What a text of a step claims of a position, see docs/LESSONS.md. `after` leads to that position from the
/// one about which the text is said.
struct Condition {
    enum class Kind : std::uint8_t {
        Turn,     ///< the last turn meets `turn`
        Legal,    ///< `turns` can be played, one after another
        Safe,     ///< nobody can take or cover what is on top of `places` before its owner's next turn
        Takes,    ///< the last turn has taken what was on top of `places` out of its area
        Covers,   ///< the last turn has covered what was on top of `places`
        Position  ///< the position's text fits the only one of `turns`
    };
    Kind kind = Kind::Turn;
    Expectation::Kind turn = Expectation::Kind::Any;  ///< from Wins on
    /// In notation. A pattern stands for some turn that it fits, in `after` for each of them.
    std::vector<std::string> turns = {};
    std::vector<game::Place> places = {};
    std::vector<std::string> after = {};
    bool denied = false;  ///< the claim is that it is not so
    std::string words;    ///< as the file states it
    base::TextPosition at = {};
};

/// A text of a step, and what it claims: of the position, or of the one after the turn about which it is
/// said.
struct StepText {
    enum class Of : std::uint8_t { Position, RightAnswer, WrongAnswer, Turn };

    std::string text;  ///< of an answer: its label and the comment on it
    Of of = Of::Position;
    base::TextPosition at = {};
    std::vector<Condition> claims = {};
    std::string claimsNothing = {};  ///< why no condition can prove the text

    /// Whether the file says what the text claims, or why it claims nothing.
    [[nodiscard]] bool states() const { return !claims.empty() || !claimsNothing.empty(); }
};

/// A turn that is shown.
struct Shown {
    game::Action turn{};
    std::vector<std::string> instead = {};  ///< shown if the player's own turn has made `turn` illegal
};

/// A possible answer to a question.
struct Answer {
    std::string label;
    std::string why = {};
    bool right = false;
};

/// One step of a lesson: texts, things to show, and a task.
struct Step {
    enum class Task : std::uint8_t {
        None,    ///< the player reads it and goes on with a button
        Turn,    ///< the player plays a turn
        Answer,  ///< the player chooses an answer
        Game     ///< the player plays a whole game against `opponent`
    };
    enum class Look : std::uint8_t { Free, Seat, Above };

    std::string name;
    int line = 0;  ///< line number in the file
    bool test = false;
    std::string say;
    /// The position at the step's beginning. It is a state with its turns, so that nothing has to be
    /// reconstructed.
    std::unique_ptr<game::State> start = {};
    bool setUp = false;            ///< the file gives the position; else it follows from the steps before
    std::vector<Shown> show = {};  ///< turns that are played at the beginning
    std::vector<game::Place> point = {};   ///< places to look at
    std::vector<game::Action> ideas = {};  ///< turns that are shown without being played, after `show`
    std::vector<game::Place> close = {};   ///< places to move the camera to
    Look look = Look::Free;

    Task task = Task::None;
    std::vector<Expectation> expected = {};  ///< the first is an Action if the next step has no position
    std::vector<Wrong> wrong = {};
    std::string otherwise = {};  ///< said about any other wrong turn or a game not won
    std::string right = {};      ///< said about a right turn, answer or game; may be empty
    std::vector<Answer> answers = {};
    std::string opponent = {};  ///< for Game: id of a bot
    std::vector<Hint> hints = {};
    std::vector<StepText> texts = {};  ///< all of them, in the order of the file
};

/// A lesson as written in its file. Move-only.
struct Lesson {
    std::string id;  ///< its file's name without the extension; progress is stored under it
    std::string title;
    std::string summary = {};
    std::vector<std::string> rules = {};   ///< numbers of the rules that it covers
    std::vector<std::string> topics = {};  ///< the topics of the coach that it covers, out of Kind::topics()
    std::vector<Step> steps = {};
};

}  // namespace tutorial
