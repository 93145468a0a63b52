#include "app/table/History.h"

#include <algorithm>
#include <vector>

namespace app {

// ---- taking back ----

std::optional<game::PlayerId> History::undoer() const {
    if (match_.canReopen() && seating_.hasPersons()) return seating_.persons().front();
    for (match::NodeId id = match_.current(); id != match::Followed::kRoot;
         id = match_.tree().node(id).parent)
        if (seating_.atThisTable(match_.tree().node(id).mover)) return match_.tree().node(id).mover;
    return {};
}

bool History::canUndo() const {
    if (seating_.takingBack() == match::TakingBack::Never && match_.live()) return false;
    if (match_.looksBack()) return false;
    if (!seating_.hasPersons()) return !match_.atStart();
    const auto player = undoer();
    return player && !decidedAlongside() && match_.canOffer(*player, match::Proposal::TakeBack);
}

/// Whether the last turn was part of a decision that its player and the one whose turn it is now made at the
/// same time: who decided in secret must not lose it by the button of the other.
bool History::decidedAlongside() const {
    if (match_.atStart() || !rights_.hidesFromPersons()) return false;
    const auto actor = rights_.actor();
    if (!actor || *actor == match_.tree().node(match_.current()).mover) return false;
    if (!alongside_ || alongside_->turn != match_.current() || alongside_->actor != *actor)
        alongside_ = {match_.current(), *actor, wereAwaitedTogether(*actor)};
    return alongside_->value;
}

/// Whether this player was awaited together with the one of the last turn since that one was awaited.
bool History::wereAwaitedTogether(game::PlayerId player) const {
    const match::Node& last = match_.tree().node(match_.current());
    for (match::NodeId id = last.parent;; id = match_.tree().node(id).parent) {
        const auto before = match_.viewAt(id, game::Viewer::onlooker());
        if (!before) return false;
        const std::vector<game::PlayerId> awaited = before->awaited();
        if (std::ranges::find(awaited, last.mover) == awaited.end()) return false;
        if (std::ranges::find(awaited, player) != awaited.end()) return true;
        if (id == match::Followed::kRoot) return false;
    }
}

bool History::turnStands() const {
    const auto player = undoer();
    return player && !match_.looksBack() && match_.turnStands(*player);
}

bool History::undo() {
    if (!canUndo()) return false;
    if (const auto player = undoer()) {
        if (!post_.decide(*player, match::MakeOffer{match::Proposal::TakeBack})) return false;
    } else {
        match_.back();
    }
    post_.settle();
    shown_.followHistory();
    return true;
}

bool History::redo() {
    if (!canRedo()) return false;
    const bool persons = seating_.hasPersons();
    bool moved = false;
    while (match_.forward()) {
        moved = true;
        if (!persons || rights_.actor()) break;
    }
    shown_.followHistory();
    return moved;
}

// ---- looking back ----

bool History::back() {
    const bool moved = match_.back();
    shown_.followHistory();
    return moved;
}

bool History::forward() {
    const bool moved = match_.forward();
    shown_.followHistory();
    return moved;
}

bool History::forwardAsPlayed() {
    if (!match_.forward()) return false;
    shown_.followTurn();
    return true;
}

void History::goTo(match::NodeId node) {
    match_.goTo(node);
    shown_.followHistory();
}

void History::goToEnd() {
    match_.goToEnd();
    shown_.followHistory();
}

}  // namespace app
