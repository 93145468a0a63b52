#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/screens/play/PieceParts.h"

namespace ui::screens {

/// The content of a lesson's panel at present; already translated.
struct LessonModel {
    enum class Tone { Plain, Right, Wrong };
    std::string title = {};
    int step = 0;       ///< the current step, from 0
    int steps = 1;      ///< the number of steps; 0: they are not shown
    int firstTest = 0;  ///< index of the first step of the test; `steps`: there is no test
    std::string text = {};
    std::string verdict = {};  ///< why an answer was right or wrong; may be empty
    Tone tone = Tone::Plain;
    std::string hint = {};                  ///< the hint, if the player asked for it
    std::string entry = {};                 ///< the turn that the player is entering
    std::vector<std::string> answers = {};  ///< answers to choose from
    std::vector<PieceChoice> pieces = {};   ///< pieces to choose from; empty: the step places none
    std::string aside = {};                 ///< label of the second button; empty: there is none
    std::string leave = {};                 ///< label of the button that leaves; empty: there is none
    std::string onward = {};                ///< label of the button that continues; empty: no button
    std::string skip = {};  ///< label of the button in its place that leaves this unsolved; empty: none
    bool canHint = false;
    bool canGoBack = false;
};

enum class LessonAction { GoOn, GoBack, Hint, Aside, Skip, Leave };
/// Goes to another step: any one before the test, or the first one of the test.
struct GoToStep {
    int step = 0;
};
struct ChooseAnswer {
    int answer = 0;
};
using LessonCommand = std::variant<LessonAction, GoToStep, ChooseAnswer, ChoosePiece>;

/// Draws the panel at the bottom of `room`. lessonTableArea() is the rest of the room, for the table.
[[nodiscard]] std::vector<LessonCommand> drawLesson(kit::Context& ui, const LessonModel& model,
                                                    const kit::Rect& room);
[[nodiscard]] kit::Rect lessonTableArea(kit::Rect room, float scale);

}  // namespace ui::screens
