#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// The rules of a game, those that a search has found; already translated.
struct RuleBookModel {
    struct Rule {
        int index = 0;             ///< of all rules
        std::string chapter = {};  ///< that begins with it; empty: the one before goes on
        std::string number = {};
        std::string text = {};
        bool chosen = false;
    };
    std::vector<Rule> rules = {};
    bool canUndo = false;  ///< something was played on the board
};

enum class RuleBookAction { Back, ShowAgain, Undo };
struct ChooseRule {
    int rule = 0;
};
struct SearchRules {};  ///< the text of the search has changed
using RuleBookCommand = std::variant<RuleBookAction, ChooseRule, SearchRules>;

/// `search`: what is looked for.
[[nodiscard]] std::vector<RuleBookCommand> drawRuleBook(kit::Context& ui, const RuleBookModel& model,
                                                        std::string& search);
/// What the sheet leaves of the display.
[[nodiscard]] kit::Rect ruleBookTableArea(kit::Rect display, float scale);

}  // namespace ui::screens
