#pragma once

#include "base/Random.h"
#include "game/Record.h"
#include "games/tactik/play/TactikState.h"

namespace tactik::play {

/// A game of random acts.
inline rules::Position randomGame(int players, int acts, base::Random& random) {
    rules::Position position = rules::Position::dealt(players, random.next());
    for (int i = 0; i < acts && !position.over(); ++i) {
        const std::vector<int> awaited = position.awaited();
        const int player = awaited[random.below(static_cast<std::uint32_t>(awaited.size()))];
        const auto legal = position.legalActs(player);
        position.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    return position;
}

/// The record of a game that began with a deal of this chance.
inline game::Record recordOf(const rules::Position& position, game::Chance chance) {
    game::Record record;
    record.start = std::make_unique<TactikState>(position.players(), position.rules(), chance);
    for (const rules::Played& played : position.past()) {
        record.turns.back().children = {record.turns.size()};
        record.turns.push_back({.action = actionOf(played.act), .parent = record.turns.size() - 1});
    }
    record.players.resize(static_cast<std::size_t>(position.players()));
    return record;
}

}  // namespace tactik::play
