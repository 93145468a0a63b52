#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/screens/setup/GameChoiceParts.h"

namespace ui::screens {

/// The rules of a game that match the search; already translated.
struct RuleBookModel {
    struct Rule {
        int index = 0;             ///< among all rules
        std::string chapter = {};  ///< title of the chapter that begins here; empty: none begins
        std::string number = {};
        std::string text = {};
        bool chosen = false;
    };
    GameChoice games = {};
    std::vector<Rule> rules = {};
    bool canUndo = false;  ///< a turn was played on the table
};

enum class RuleBookAction { Back, ShowAgain, Undo };
struct ChooseRule {
    int rule = 0;
};
struct SearchRules {};  ///< the search text has changed
using RuleBookCommand = std::variant<RuleBookAction, ChooseRule, SearchRules, ChooseKind>;

/// `search`: the search text, which the player edits.
[[nodiscard]] std::vector<RuleBookCommand> drawRuleBook(kit::Context& ui, const RuleBookModel& model,
                                                        std::string& search);
/// The part of the display that is left for the table beside the sheet.
[[nodiscard]] kit::Rect ruleBookTableArea(kit::Rect display, float scale);

}  // namespace ui::screens
