#include <algorithm>
#include <regex>

#include "tutorial/Claims.h"

namespace tutorial {
namespace {

using base::msgid;

/// Whether a text speaks of what can, cannot or may happen next. English, as all texts in lessons' files are.
bool speaksOfTheFuture(const std::string& text) {
    // Nothing in it repeats, so that no text is too long for it.
    static const std::regex kWords(
        "\\b(can|cannot|could|may|never|nobody|allowed|safe|danger|free|held|blocked|barred|bars|closed|"
        "attacked|beats?|captures?|steps? onto)\\b|\\breach",
        std::regex::icase);
    return std::regex_search(text, kWords);
}

/// Whether the rules prove the right answer to the step's question.
bool isDecided(const Step& step) {
    return std::any_of(step.texts.begin(), step.texts.end(), [](const StepText& text) {
        return text.of == StepText::Of::RightAnswer && !text.claims.empty();
    });
}

bool mustState(const Step& step, const StepText& text) {
    return speaksOfTheFuture(text.text) || text.of == StepText::Of::RightAnswer ||
           (text.of == StepText::Of::WrongAnswer && isDecided(step));
}

}  // namespace

std::vector<base::Error> missingClaims(const Lesson& lesson) {
    std::vector<base::Error> missing;
    for (const Step& step : lesson.steps)
        for (const StepText& text : step.texts)
            if (!text.states() && mustState(step, text))
                missing.push_back({.message = {msgid("expected \"claims\" and what proves this text, or "
                                                     "\"claims nothing\" and why: {text}"),
                                               {{"text", text.text}}},
                                   .file = lesson.id + ".lesson",
                                   .at = text.at});
    return missing;
}

}  // namespace tutorial
