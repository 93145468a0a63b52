#pragma once

#include <optional>
#include <string>

#include "ui/kit/Context.h"

namespace ui::screens {

/// Something to be answered before going on. Texts are already translated.
struct QuestionModel {
    std::string title = {};
    std::string text = {};
    std::string yes = {};
    std::string no = {};
};

enum class Answer { Yes, No };

/// The keyboard begins at No: nothing happens by accident.
[[nodiscard]] std::optional<Answer> drawQuestion(kit::Context& ui, const QuestionModel& model);

}  // namespace ui::screens
