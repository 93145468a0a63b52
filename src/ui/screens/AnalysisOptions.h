#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/screens/Option.h"

namespace ui::screens {

/// How a game is to be analysed.
struct AnalysisOptionsModel {
    std::vector<Option> options = {};
    std::string measure = {};  ///< how turns are judged, already translated
    std::string problem = {};  ///< why it cannot be analysed so, already translated; empty = it can
};

enum class AnalysisOptionsAction { Begin, Back };
using AnalysisOptionsCommand = std::variant<AnalysisOptionsAction, SetOption>;

[[nodiscard]] std::vector<AnalysisOptionsCommand> drawAnalysisOptions(kit::Context& ui,
                                                                      const AnalysisOptionsModel& model);

}  // namespace ui::screens
