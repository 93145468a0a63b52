#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/screens/Option.h"

namespace ui::screens {

/// The options of an analysis of a game.
struct AnalysisOptionsModel {
    std::vector<Option> options = {};
    std::string measure = {};  ///< how turns are judged, already translated
    std::string problem = {};  ///< why this analysis cannot run, already translated; empty = it can
};

enum class AnalysisOptionsAction { Begin, Back };
using AnalysisOptionsCommand = std::variant<AnalysisOptionsAction, SetOption>;

[[nodiscard]] std::vector<AnalysisOptionsCommand> drawAnalysisOptions(kit::Context& ui,
                                                                      const AnalysisOptionsModel& model);

}  // namespace ui::screens
