#pragma once

#include <string>

#include "match/Series.h"
#include "ui/kit/Context.h"
#include "ui/screens/ScoreSheet.h"

namespace app {

/// What a series is played to, or who has won it: "First to 3 wins", "Ann has won the series".
[[nodiscard]] std::string seriesHeadline(const match::Series& series, const ui::kit::Context& ui);
/// How the points of a game come about: "36 + 12 × 2: bonus"; empty where the game does not say.
[[nodiscard]] std::string sumText(const game::Outcome& outcome, const ui::kit::Context& ui);
[[nodiscard]] std::string goalText(const match::SeriesGoal& goal, const ui::kit::Context& ui);
[[nodiscard]] ui::screens::ScoreSheetModel scoreSheet(const match::Series& series,
                                                      const ui::kit::Context& ui);

}  // namespace app
