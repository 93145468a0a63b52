#include "app/AnalysisText.h"

#include "match/Judgement.h"

namespace app {

std::string measureText(const ui::kit::Context& ui) {
    return ui.tr(
        "A turn is marked by the part of the chance to win that it gives away: ?! from {doubtful}, ? from "
        "{mistake}, ?? from {blunder} points of 100. The only good turn is marked !, or !! if it wins for "
        "certain.",
        {{"doubtful", std::to_string(match::kThresholds.doubtful)},
         {"mistake", std::to_string(match::kThresholds.mistake)},
         {"blunder", std::to_string(match::kThresholds.blunder)}});
}

}  // namespace app
