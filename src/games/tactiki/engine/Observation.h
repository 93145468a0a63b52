#pragma once

#include <cstdint>
#include <vector>

#include "games/tactiki/rules/Position.h"

namespace tactiki::engine {

/// What a piece could attack when its owner's turn began.
enum class Situation : std::uint8_t {
    Home,         ///< nothing, from a start field
    Away,         ///< nothing, from another field
    FacesHidden,  ///< a piece of unknown rank
    Faces1,       ///< a piece of this known rank; the others follow
    Faces5 = Faces1 + rules::kHighestRank - 1
};
inline constexpr int kSituations = static_cast<int>(Situation::Faces5) + 1;

/// What it did in that turn. One that attacks is hidden no more, and tells nothing beyond its rank.
enum class Conduct : std::uint8_t { Stayed, Advanced, WentAside };
inline constexpr int kConducts = static_cast<int>(Conduct::WentAside) + 1;

/// What everybody could see a piece of hidden rank do in one turn.
struct Observation {
    rules::Piece piece = rules::kNoPiece;
    bool returned = false;  ///< from the pile; then the rest is not used, and all before is about another
    Situation situation = Situation::Home;
    Conduct conduct = Conduct::Stayed;
    std::size_t turnStart = 0;  ///< index in Position::past() of the first act of the turn
};

/// All observations of a player's pieces in a game, the oldest first. Uses only what everybody knows.
[[nodiscard]] std::vector<Observation> observationsOf(const rules::Position& game, rules::Side side);

}  // namespace tactiki::engine
