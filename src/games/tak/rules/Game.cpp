#include "games/tak/rules/Game.h"

#include <algorithm>

namespace tak::rules {

int Game::occurrences() const {
    // A placement or a flattening cannot be undone by play, so positions before the last one cannot recur.
    const int reach = std::min(position_.quietPlies(), movesPlayed());
    int seen = 1;
    for (int back = 2; back <= reach; back += 2)
        if (past_[past_.size() - static_cast<std::size_t>(back)].hash == position_.hash()) ++seen;
    return seen;
}

std::vector<Move> Game::moves() const {
    std::vector<Move> moves;
    moves.reserve(past_.size());
    for (const Undo& undo : past_) moves.push_back(undo.move);
    return moves;
}

Outcome Game::outcome() const {
    const Outcome outcome = position_.outcome();
    if (outcome.over() || !position_.setup().draws.repetition || occurrences() < 3) return outcome;
    return {EndReason::Repetition, {}};
}

std::vector<std::uint64_t> Game::repeatableHashes() const {
    std::vector<std::uint64_t> hashes;
    const auto quiet = std::min(past_.size(), static_cast<std::size_t>(position_.quietPlies()));
    for (std::size_t i = 0; i < quiet; ++i) hashes.push_back(past_[past_.size() - 1 - i].hash);
    return hashes;
}

}  // namespace tak::rules
