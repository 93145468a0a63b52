#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// The lessons and what else helps to learn a game; already translated.
struct LearnModel {
    struct Row {
        std::string title = {};
        std::string summary = {};
        bool finished = false;
        float share = 0;  ///< of the steps, that are behind the player; 0 to 1
    };
    std::string title = {};
    std::vector<Row> lessons = {};
    std::string progress = {};  ///< how many lessons are behind the player
    int next = -1;              ///< of the lessons, the one to go on with; -1: none
    bool hasRules = false;      ///< there is a rule book
    bool hasPuzzles = false;
    bool loading = false;
};

enum class LearnAction { Back, RuleBook, Practice };
struct TakeLesson {
    int lesson = 0;
};
using LearnCommand = std::variant<LearnAction, TakeLesson>;

[[nodiscard]] std::vector<LearnCommand> drawLearn(kit::Context& ui, const LearnModel& model);
/// What the sheet leaves of the display.
[[nodiscard]] kit::Rect learnTableArea(kit::Rect display, float scale);

}  // namespace ui::screens
