#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/screens/setup/GameChoiceParts.h"

namespace ui::screens {

/// The themes of puzzles, in a panel beside the table; already translated. LessonModel describes the puzzle
/// itself.
struct PracticeModel {
    struct Theme {
        std::string title = {};
        int puzzles = 0;
        int solved = 0;
        int due = 0;
        bool chosen = false;
    };
    GameChoice games = {};
    std::vector<Theme> themes = {};
    std::string state = {};  ///< the progress of reading or searching; empty: none runs
};

enum class PracticeAction { Back };
struct ChooseTheme {
    int theme = 0;
};
using PracticeCommand = std::variant<PracticeAction, ChooseTheme, ChooseKind>;

[[nodiscard]] std::vector<PracticeCommand> drawPractice(kit::Context& ui, const PracticeModel& model);
/// The part of the display that is left beside the themes.
[[nodiscard]] kit::Rect practiceArea(kit::Rect display, float scale);

}  // namespace ui::screens
