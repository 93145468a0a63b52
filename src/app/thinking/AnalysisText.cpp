#include "app/thinking/AnalysisText.h"

#include "base/Printable.h"
#include "match/Judgement.h"

namespace app {

std::string numberedTurn(const match::Followed& match, match::NodeId turn, game::Viewer viewer) {
    const match::Node& n = match.tree().node(turn);
    return std::to_string(n.round) + (n.mover.value == 0 ? ". " : "... ") +
           match.tree().notation(turn, viewer) + base::printable(match::judgementIn(n.marks));
}

std::string measureText(const ui::kit::Context& ui) {
    return ui.tr(
        "A turn gives away points if it lowers the chance to win: one for each per cent. It is marked ?! "
        "from {doubtful} points, ? from {mistake}, ?? from {blunder}. The only good turn is marked !, or !! "
        "if it is sure to win.",
        {{"doubtful", std::to_string(match::kThresholds.doubtful)},
         {"mistake", std::to_string(match::kThresholds.mistake)},
         {"blunder", std::to_string(match::kThresholds.blunder)}});
}

}  // namespace app
