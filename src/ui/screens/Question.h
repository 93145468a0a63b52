#pragma once

#include <optional>
#include <string>

#include "ui/kit/Context.h"

namespace ui::screens {

/// A question that the player must answer before continuing. Texts are already translated.
struct QuestionModel {
    std::string title = {};
    std::string text = {};
    std::string yes = {};
    std::string no = {};
    float height = 200;  ///< of the dialog, in units: more for a long text
};

enum class Answer { Yes, No };

/// Draws the question. The keyboard's focus begins at No, so that nothing happens by accident.
[[nodiscard]] std::optional<Answer> drawQuestion(kit::Context& ui, const QuestionModel& model);

}  // namespace ui::screens
