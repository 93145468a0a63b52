#include "match/Followed.h"

#include <algorithm>

namespace match {

bool Followed::clocksRun() const {
    const std::vector<game::PlayerId> players = awaitedAtHead();
    return std::any_of(players.begin(), players.end(),
                       [&](game::PlayerId player) { return clockRuns(player); });
}

bool Followed::forward() {
    if (atEnd()) return false;
    const NodeId before = current();
    goTo(tree().node(before).children.front());
    return current() != before;
}

void Followed::goToEnd() {
    if (looksBack()) return goTo(head());
    const std::vector<NodeId> whole = line();
    if (!whole.empty()) goTo(whole.back());
}

}  // namespace match
