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

/// What it did in that turn. After an attack it is hidden no more.
enum class Conduct : std::uint8_t { Stayed, Advanced, WentAside, Attacked };
inline constexpr int kConducts = static_cast<int>(Conduct::Attacked) + 1;

/// What everybody could see a piece do in one turn, at whose start its rank was hidden.
struct Observation {
    rules::Piece piece = rules::kNoPiece;
    bool returned = false;  ///< from the pile; then the rest is not used, and all before is about another
    Situation situation = Situation::Home;
    Conduct conduct = Conduct::Stayed;
    std::size_t turnStart = 0;  ///< index in Position::past() of the first act of the turn
};

/// All observations of a player's pieces in a game, the oldest first; none of a turn whose second move is
/// still to come. Uses only what everybody knows.
[[nodiscard]] std::vector<Observation> observationsOf(const rules::Position& game, rules::Side side);

}  // namespace tactiki::engine
