#include "app/AnalysisText.h"

#include "base/Printable.h"
#include "match/Judgement.h"

namespace app {

std::string numberedTurn(const match::Match& match, match::NodeId turn, game::Viewer viewer) {
    const match::Node& n = match.node(turn);
    const std::size_t number = (static_cast<std::size_t>(n.ply) - 1) / match.players().size() + 1;
    return std::to_string(number) + (n.mover.value == 0 ? ". " : "... ") + match.notation(turn, viewer) +
           base::printable(match::judgementIn(n.marks));
}

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
