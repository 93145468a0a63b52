#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "game/State.h"
#include "tutorial/Expectation.h"

/// Lessons: what the file of one says, docs/LESSONS.md. All texts are English msgids.
namespace tutorial {

/// The first hint says something, the second one more; places are pointed at.
struct Hint {
    std::string text;
    std::vector<game::Place> places = {};
};

/// Turns that are not the right ones, and why: `reply` is what they lead to, turns of both sides.
struct Wrong {
    std::vector<Expectation> when;
    std::string why;
    std::vector<std::string> reply = {};
};

/// One of the answers to a question.
struct Answer {
    std::string label;
    std::string why = {};
    bool right = false;
};

/// One thing that a lesson says, shows, or asks.
struct Step {
    enum class Task : std::uint8_t {
        None,    ///< it is read, and goes on at a press
        Turn,    ///< a turn of the player
        Answer,  ///< one of the answers
        Game     ///< a whole game against `opponent`
    };
    enum class Look : std::uint8_t { Free, Seat, Above };

    std::string name;
    int line = 0;  ///< of the file
    bool test = false;
    std::string say;
    /// The position at its beginning; the game's, turns included, so that nothing has to be guessed.
    std::unique_ptr<game::State> start = {};
    bool setUp = false;  ///< the file gives the position; else it is what the steps before lead to
    std::vector<game::Action> show = {};   ///< turns that are played first
    std::vector<game::Place> point = {};   ///< places to look at
    std::vector<game::Action> ideas = {};  ///< turns that are shown without being played, after `show`
    std::vector<game::Place> close = {};   ///< places that the camera goes to
    Look look = Look::Free;

    Task task = Task::None;
    std::vector<Expectation> expected = {};  ///< the first one is an Action where a step without a position
                                             ///< follows
    std::vector<Wrong> wrong = {};
    std::string otherwise = {};  ///< why any other turn is wrong, or the game was not won
    std::string right = {};      ///< said of a right turn, answer or game; may be empty
    std::vector<Answer> answers = {};
    std::string opponent = {};  ///< of a game: id of a bot
    std::vector<Hint> hints = {};
};

/// A lesson as its file has it. Move-only.
struct Lesson {
    std::string id;  ///< the name of its file without the extension; progress is kept by it
    std::string title;
    std::string summary = {};
    std::vector<std::string> rules = {};   ///< numbers of the rules that it covers
    std::vector<std::string> topics = {};  ///< of a coach that it covers: some of Kind::topics()
    std::vector<Step> steps = {};
};

}  // namespace tutorial
