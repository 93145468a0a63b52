#include "games/tactiki/engine/Race.h"

#include <algorithm>
#include <cstdlib>

namespace tactiki::engine {
namespace {

using rules::Field;
using rules::ownerOf;
using rules::Piece;
using rules::Side;

constexpr int kReincarnation = 2;  ///< steps that a turn has
constexpr int kUncovering = 3;     ///< steps to free a piece under an enemy, about
constexpr int kFarthest = kReincarnation + 2 * (rules::kWidth - 1) + kUncovering;

/// How many pieces are 0, 1, 2 … steps from a field: four bits for each number of steps. Ten pieces fit into
/// four bits, and the greatest number of steps into 16 places.
using Distances = std::uint64_t;
static_assert(kFarthest < 16 && rules::kPiecesEach < 16);

using Ways = std::array<Distances, rules::kWidth>;  ///< to each file of the opponent's start row

void add(Ways& ways, Field from, Side side, int extra) {
    const int rows = std::abs(startRow(!side) - from.row()) + extra;
    for (int file = 0; file < rules::kWidth; ++file)
        ways[static_cast<std::size_t>(file)] += Distances{1} << 4 * (rows + std::abs(file - from.file()));
}

/// The steps of the five nearest pieces.
int fewest(Distances distances) {
    int missing = rules::kStatue;
    int steps = 0;
    for (int distance = 0; distances != 0; ++distance, distances >>= 4) {
        const int count = std::min(missing, static_cast<int>(distances & 15));
        steps += count * distance;
        missing -= count;
        if (missing == 0) return steps;
    }
    return Race::kOutOfReach;
}

bool isFrozen(const World& world, Piece piece) { return isStartField(world.fieldOf(piece), !ownerOf(piece)); }

void addPile(Ways& ways, const World& world, Side side, int pieces) {
    for (int file = 0; file < rules::kWidth; ++file) {
        int nearest = rules::kWidth;
        for (int home = 0; home < rules::kWidth; ++home)
            if (world.topOf(Field(home, startRow(side))) == rules::kNoPiece)
                nearest = std::min(nearest, std::abs(home - file));
        if (nearest == rules::kWidth) return;
        const int steps = kReincarnation + rules::kWidth - 1 + nearest;
        ways[static_cast<std::size_t>(file)] += static_cast<Distances>(pieces) << 4 * steps;
    }
}

void addOnBoard(Ways& ways, const World& world, Piece piece) {
    const Side side = ownerOf(piece);
    const Field field = world.fieldOf(piece);
    if (isFrozen(world, piece)) {
        ways[static_cast<std::size_t>(field.file())] += 1;
        return;
    }
    const Piece top = world.topOf(field);
    if (ownerOf(top) == side)
        add(ways, field, side, 0);
    else if (!isFrozen(world, top))
        add(ways, field, side, kUncovering);
}

}  // namespace

Race raceOf(const World& world, Side side) {
    Ways ways{};
    int pile = 0;
    const Piece first = rules::firstOf(side);
    for (Piece piece = first; piece < first + rules::kPiecesEach; ++piece) {
        if (world.onBoard(piece))
            addOnBoard(ways, world, piece);
        else
            pile += world.inPile(piece) ? 1 : 0;
    }
    if (pile > 0) addPile(ways, world, side, pile);
    Race best;
    for (int file = 0; file < rules::kWidth; ++file) {
        const int steps = fewest(ways[static_cast<std::size_t>(file)]);
        if (steps < best.steps) best = {steps, file};
    }
    return best;
}

}  // namespace tactiki::engine
