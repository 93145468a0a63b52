#pragma once

#include <array>

#include "games/tactik/engine/World.h"

namespace tactik::engine {

/// Steps of the circuit of 64 squares at which the worth of a pawn is given; between them it is linear. 0 is
/// an ordinary pawn on its own start square, which can enter the base at once.
inline constexpr std::array<int, 15> kKnots{0, 1, 4, 5, 12, 20, 28, 36, 44, 50, 54, 57, 60, 62, 63};

/// What the evaluation looks at: of one side, less the same of the other.
enum Feature : int {
    kInPocket,                                  ///< colours with N pawns in their pocket, N from 1
    kStranded = kInPocket + rules::kPawnsEach,  ///< colours with pawns in the pocket and none on the circuit
    kStake,
    kPlace,                                            ///< ordinary pawns, by knot
    kCell = kPlace + static_cast<int>(kKnots.size()),  ///< pawns in the base, by cell
    kGap = kCell + rules::kBaseCells,                  ///< free cells behind pawns in the base
    kHome,  ///< whether N pawns of the side are in their bases, N from 1
    kBehindEnemy =
        kHome + 2 * rules::kPawnsEach,  ///< own pawns that an enemy on the move can reach: by reach
    kBehindIdle = kBehindEnemy + 4,     ///< the same if the own side is on the move
    kOnStart = kBehindIdle + 4,         ///< own pawns where an enemy can start
    kBarredByOwn,                       ///< own pawns with a stake of the own side before them
    kBarredByEnemy,
    kOnMove,
    // Of a hand, which only its player knows:
    kHeld,                            ///< cards, by kind
    kStarts = kHeld + rules::kKinds,  ///< pawns that its cards can start
    kFreesStranded,                   ///< colours that are stranded, and a card starts them
    kFourHome,                        ///< pawns that a 4 brings behind their base
    kEnters,                          ///< kinds of number cards that bring a pawn home
    kHits,                            ///< worth of the best enemy pawn that a number card captures
    kSwapGain,                        ///< steps that the best swap gains, as a share of the circuit
    kFeatures
};

using Features = std::array<float, kFeatures>;

/// All that this side has, and less what the other has, with the hands of the world.
[[nodiscard]] Features featuresOf(const World& world, int side);

}  // namespace tactik::engine
