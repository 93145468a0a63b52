#pragma once

#include <string>
#include <vector>

#include "game/Kind.h"
#include "match/Series.h"
#include "ui/kit/Context.h"
#include "ui/screens/ScoreSheet.h"

namespace app {

/// What the players of a series are called: players of one name, as two engines of one level, by the seats
/// where they sit at present.
class SeriesNames {
  public:
    /// `seats`: the names at the table, by seat, as games keep them.
    SeriesNames(const game::Kind& kind, const std::vector<std::string>& seats, const i18n::Catalogue& texts);
    /// `name`: as games keep it.
    [[nodiscard]] std::string of(const std::string& name) const;
    /// The players of a side: "Ann", "Ann & Cy".
    [[nodiscard]] std::string of(const match::Series::Standing& side) const;

  private:
    const game::Kind* kind_;
    std::vector<std::string> seats_;
    std::vector<std::string> called_;  ///< by seat
    const i18n::Catalogue* texts_;
};

/// The goal of a series, or its winner: "First to 3 wins", "Ann has won the series".
[[nodiscard]] std::string seriesHeadline(const match::Series& series, const SeriesNames& names,
                                         const ui::kit::Context& ui);
/// How a game's points are computed, such as "36 + 12 × 2: bonus"; empty if the game gives no details.
[[nodiscard]] std::string sumText(const game::Outcome& outcome, const ui::kit::Context& ui);
[[nodiscard]] std::string goalText(const match::SeriesGoal& goal, const ui::kit::Context& ui);
[[nodiscard]] ui::screens::ScoreSheetModel scoreSheet(const match::Series& series, const SeriesNames& names,
                                                      const ui::kit::Context& ui);

}  // namespace app
