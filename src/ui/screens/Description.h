#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// A description of a position in words, already translated.
struct DescriptionModel {
    std::vector<std::string> paragraphs = {};
    bool canSpeak = false;
};

enum class DescriptionCommand { Back, Speak, Copy };

[[nodiscard]] std::vector<DescriptionCommand> drawDescription(kit::Context& ui,
                                                              const DescriptionModel& model);

}  // namespace ui::screens
