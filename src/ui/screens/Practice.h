#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// The themes of puzzles, beside the table; already translated. The puzzle itself is a LessonModel.
struct PracticeModel {
    struct Theme {
        std::string title = {};
        int puzzles = 0;
        int solved = 0;
        int due = 0;
        bool chosen = false;
    };
    std::vector<Theme> themes = {};
    std::string state = {};  ///< what is read or searched at present; empty: nothing
};

enum class PracticeAction { Back };
struct ChooseTheme {
    int theme = 0;
};
using PracticeCommand = std::variant<PracticeAction, ChooseTheme>;

[[nodiscard]] std::vector<PracticeCommand> drawPractice(kit::Context& ui, const PracticeModel& model);
/// What the themes leave of the display.
[[nodiscard]] kit::Rect practiceArea(kit::Rect display, float scale);

}  // namespace ui::screens
