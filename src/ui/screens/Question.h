#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

enum class YesOrNo { Yes, No };

/// A question that the player must answer before continuing. Texts are already translated.
struct QuestionModel {
    std::string title = {};
    std::string text = {};
    std::string yes = {};
    std::string no = {};
    /// The answer that stands out and has the keyboard's focus: No if Yes loses something, so that nothing is
    /// lost by accident.
    YesOrNo suggested = YesOrNo::No;
};

/// Draws the question in a dialog as high as its text needs; a text for which the display is too low scrolls.
[[nodiscard]] std::optional<YesOrNo> drawQuestion(kit::Context& ui, const QuestionModel& model);

/// A question with any number of answers.
struct ChoiceQuestionModel {
    std::string title = {};
    std::string text = {};
    std::vector<std::string> choices = {};
    std::string cancel = {};
};

/// Draws the question. Returns the index of the chosen answer; the number of choices if it was cancelled. The
/// keyboard's focus begins at the first choice.
[[nodiscard]] std::optional<std::size_t> drawChoiceQuestion(kit::Context& ui,
                                                            const ChoiceQuestionModel& model);

}  // namespace ui::screens
