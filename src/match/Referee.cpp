#include "match/Referee.h"

#include <algorithm>

namespace match {

bool Referee::awaits(game::PlayerId player) const {
    const std::vector<game::PlayerId> players = state_->awaited();
    return std::find(players.begin(), players.end(), player) != players.end();
}

std::vector<game::Viewer> Referee::viewers() const {
    std::vector<game::Viewer> viewers{game::Viewer::record(), game::Viewer::onlooker()};
    for (int player = 0; player < state_->playerCount(); ++player)
        viewers.emplace_back(game::playerAt(static_cast<std::size_t>(player)));
    return viewers;
}

base::Result<void> Referee::permits(game::PlayerId player, game::Action action) const {
    if (!awaits(player)) return base::Error{base::msgid("it is not this player's turn")};
    if (!state_->isLegal(action) || state_->moverOf(action) != player)
        return base::Error{base::msgid("this turn is not legal")};
    return {};
}

Node Referee::described(game::Action action) const {
    Node node{.action = action, .mover = state_->moverOf(action), .round = state_->round()};
    if (!state_->hasSecrets()) return node;
    for (const game::Viewer viewer : viewers()) {
        const game::Action known = state_->actionFor(action, viewer);
        node.seen.push_back({known, state_->view(viewer)->notation(known)});
    }
    return node;
}

void Referee::play(GameTree& tree, NodeId id) {
    Node& turn = tree.at(id);
    (void)state_->apply(turn.action);
    if (std::string shown = state_->lastNotation(game::Viewer::record()); !shown.empty()) {
        turn.notation = std::move(shown);
        // Without secrets all see the same, and nothing is kept for each viewer.
        for (const game::Viewer viewer : turn.seen.empty() ? std::vector<game::Viewer>() : viewers())
            turn.seen[slotOf(viewer)].notation = state_->lastNotation(viewer);
    }
    turn.endsTurn = !awaits(turn.mover) || state_->round() != turn.round;
    turn.stands |= !state_->mayTakeBack();
    turn.shows = state_->showsOwnSecret();
    if (turn.shows) tree.settleBefore(id);
    if (turn.seen.empty()) return;
    for (const game::Viewer viewer : viewers()) tree.learn(id, viewer, state_->unveiled(viewer));
}

std::vector<Sight> Referee::sights(const Node& turn) const {
    if (!state_->hasSecrets())
        return {{state_->lastTurn(game::Viewer::onlooker()), turn.action, turn.notation, {}}};
    std::vector<Sight> seen;
    for (const game::Viewer viewer : viewers()) {
        const SeenTurn& known = turn.seen[slotOf(viewer)];
        seen.push_back({state_->lastTurn(viewer), known.action, known.notation, state_->unveiled(viewer)});
    }
    return seen;
}

std::unique_ptr<game::State> Referee::after(const std::vector<game::Action>& actions) const {
    std::unique_ptr<game::State> state = start_->clone();
    for (const game::Action action : actions) (void)state->apply(action);
    return state;
}

Referee::Alike Referee::asSeen(const std::vector<game::Action>& actions, game::Viewer viewer,
                               game::Chance chance) const {
    base::Random random = chance.after(0);
    Alike alike{.start = after(actions)->view(viewer)->sample(random), .turns = {}};
    // The sample's own turns: what others decided in secret may differ from what they decided here.
    for (std::size_t i = 0; i < actions.size(); ++i) {
        alike.turns.push_back(alike.start->lastAction());
        (void)alike.start->undo();
    }
    std::reverse(alike.turns.begin(), alike.turns.end());
    return alike;
}

}  // namespace match
