#include "game/Sides.h"

#include "game/Outcome.h"
#include "game/View.h"

namespace game {

Sides::Sides(std::size_t players) {
    for (std::size_t player = 0; player < players; ++player) {
        sideOf_.push_back(player);
        sides_.push_back({playerAt(player)});
    }
}

Sides::Sides(const View& view) {
    const auto players = static_cast<std::size_t>(view.playerCount());
    for (std::size_t seat = 0; seat < players; ++seat) {
        const PlayerId player = playerAt(seat);
        std::size_t side = sides_.size();
        for (const PlayerId partner : view.partnersOf(player))
            if (partner < player) side = sideOf_.at(partner.value);
        if (side == sides_.size()) sides_.emplace_back();
        sides_[side].push_back(player);
        sideOf_.push_back(side);
    }
}

std::vector<PlayerId> Sides::partnersOf(PlayerId player) const {
    std::vector<PlayerId> partners;
    if (player.value >= sideOf_.size()) return partners;
    for (const PlayerId other : players(of(player)))
        if (other != player) partners.push_back(other);
    return partners;
}

std::optional<std::size_t> Sides::winner(const Outcome& outcome) const {
    std::optional<std::size_t> winner;
    for (const PlayerId player : outcome.winners) {
        if (player.value >= sideOf_.size() || (winner && *winner != of(player))) return {};
        winner = of(player);
    }
    return winner;
}

std::vector<double> Sides::chances(const std::vector<double>& byPlayer) const {
    std::vector<double> chances;
    if (byPlayer.size() < sideOf_.size()) return chances;
    for (const std::vector<PlayerId>& players : sides_) chances.push_back(byPlayer[players.front().value]);
    return chances;
}

}  // namespace game
