#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/screens/PlayModel.h"

namespace ui::screens {

/// What a lesson says and asks at present; already translated.
struct LessonModel {
    enum class Tone { Plain, Right, Wrong };
    std::string title = {};
    int step = 0;       ///< from 0 …
    int steps = 1;      ///< … of so many; 0: they are not shown
    int firstTest = 0;  ///< the steps from here on belong to the test; `steps`: there is none
    std::string text = {};
    std::string verdict = {};  ///< why something was right or wrong; may be empty
    Tone tone = Tone::Plain;
    std::string hint = {};                  ///< the hint that was asked for
    std::string entry = {};                 ///< the turn that is being entered
    std::vector<std::string> answers = {};  ///< that can be chosen
    std::vector<PieceChoice> pieces = {};   ///< that can be placed next; empty: nothing is to be placed
    std::string aside = {};                 ///< a second button; empty: there is none
    std::string leave = {};                 ///< the button that leaves; empty: there is none
    std::string onward = {};                ///< the button that goes on; empty: something else is awaited
    bool canHint = false;
    bool canGoBack = false;
};

enum class LessonAction { GoOn, GoBack, Hint, Aside, Leave };
/// Another step: any one before the test, or where the test begins.
struct GoToStep {
    int step = 0;
};
struct ChooseAnswer {
    int answer = 0;
};
using LessonCommand = std::variant<LessonAction, GoToStep, ChooseAnswer, ChoosePiece>;

/// The panel below the table, in this room. The table has the rest of it: lessonTableArea().
[[nodiscard]] std::vector<LessonCommand> drawLesson(kit::Context& ui, const LessonModel& model,
                                                    const kit::Rect& room);
[[nodiscard]] kit::Rect lessonTableArea(kit::Rect room, float scale);

}  // namespace ui::screens
