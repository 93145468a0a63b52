#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/screens/setup/GameChoiceParts.h"

namespace ui::screens {

/// The list of lessons, and other help to learn a game; already translated.
struct LearnModel {
    struct Row {
        std::string title = {};
        std::string summary = {};
        bool finished = false;
        float share = 0;  ///< the part of the lesson's steps that are done, 0 to 1
    };
    std::string title = {};
    GameChoice games = {};
    std::vector<Row> lessons = {};
    std::string progress = {};  ///< how many lessons are done
    int next = -1;              ///< index of the lesson to continue with; -1: none
    bool hasRules = false;      ///< there is a rule book
    bool hasPuzzles = false;
    bool loading = false;
};

enum class LearnAction { Back, RuleBook, Practice };
struct TakeLesson {
    int lesson = 0;
};
using LearnCommand = std::variant<LearnAction, TakeLesson, ChooseKind>;

[[nodiscard]] std::vector<LearnCommand> drawLearn(kit::Context& ui, const LearnModel& model);
/// The part of the display that is left for the table beside the sheet.
[[nodiscard]] kit::Rect learnTableArea(kit::Rect display, float scale);

}  // namespace ui::screens
