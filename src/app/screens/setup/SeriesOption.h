#pragma once

#include <string_view>

#include "match/Series.h"
#include "ui/kit/Context.h"
#include "ui/screens/Option.h"

/// How long a series goes, in the program's forms.
namespace app {

inline constexpr std::string_view kSeriesKey = "series";

/// A choice among the usual goals, and this one.
[[nodiscard]] ui::screens::Option seriesOption(const match::SeriesGoal& goal, const ui::kit::Context& ui);
/// The goal after this choice of the option.
[[nodiscard]] match::SeriesGoal chosenGoal(const match::SeriesGoal& goal, int choice);

}  // namespace app
