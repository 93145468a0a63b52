#pragma once

#include <string>

#include "game/Kind.h"
#include "match/Series.h"
#include "ui/kit/Context.h"
#include "ui/screens/ScoreSheet.h"

namespace app {

/// The players of a side: "Ann", "Ann & Cy".
[[nodiscard]] std::string sideName(const match::Series::Standing& side, const game::Kind& kind,
                                   const i18n::Catalogue& texts);
/// The goal of a series, or its winner: "First to 3 wins", "Ann has won the series".
[[nodiscard]] std::string seriesHeadline(const match::Series& series, const game::Kind& kind,
                                         const ui::kit::Context& ui);
/// How a game's points are computed, such as "36 + 12 × 2: bonus"; empty if the game gives no details.
[[nodiscard]] std::string sumText(const game::Outcome& outcome, const ui::kit::Context& ui);
[[nodiscard]] std::string goalText(const match::SeriesGoal& goal, const ui::kit::Context& ui);
[[nodiscard]] ui::screens::ScoreSheetModel scoreSheet(const match::Series& series, const game::Kind& kind,
                                                      const ui::kit::Context& ui);

}  // namespace app
