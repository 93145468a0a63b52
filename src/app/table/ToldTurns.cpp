#include "app/table/ToldTurns.h"

#include <algorithm>

namespace app {

using match::NodeId;

ToldTurns::ToldTurns(const match::Followed& match, game::Viewer viewer, const game::View* forgetful)
    : match_(match), viewer_(viewer), forgetful_(forgetful) {
    if (forgetful_) findFresh();
}

/// The last turn of each player, with all its parts, and the turn that goes on.
void ToldTurns::findFresh() {
    std::size_t turns = 0;
    for (NodeId id = match_.head(); id != match::Followed::kRoot; id = match_.tree().node(id).parent) {
        if (match_.tree().node(id).endsTurn && ++turns > match_.players().size()) return;
        fresh_.push_back(id);
    }
}

std::string ToldTurns::notation(NodeId turn) const {
    const std::string& played = match_.tree().notation(turn, viewer_);
    const bool whole = !forgetful_ || std::find(fresh_.begin(), fresh_.end(), turn) != fresh_.end();
    return whole ? played : forgetful_->earlierNotation(played);
}

}  // namespace app
