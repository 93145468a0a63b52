#include "games/tak/rules/Roads.h"

#include <algorithm>
#include <array>

namespace tak::rules {
namespace {

struct Sides {
    Bitboard from;
    Bitboard to;
};

Sides bottomAndTop(int size) {
    const Bitboard board = boardMask(size);
    return {kRank1 & board, (kRank1 << (8 * (size - 1))) & board};
}

Sides leftAndRight(int size) {
    const Bitboard board = boardMask(size);
    return {kFileA & board, (kFileA << (size - 1)) & board};
}

bool joins(Bitboard squares, Sides sides) {
    if ((squares & sides.to) == 0) return false;
    Bitboard reached = squares & sides.from;
    for (Bitboard before = 0; reached != before;) {
        if (reached & sides.to) return true;
        before = reached;
        reached = grown(reached) & squares;
    }
    return false;
}

/// Breadth-first search from `sides.from`; then walks back through its layers from the first square of
/// `sides.to` that was reached.
std::vector<Square> shortestBetween(Bitboard squares, Sides sides) {
    std::vector<Bitboard> layers{squares & sides.from};
    Bitboard reached = layers[0];
    while ((layers.back() & sides.to) == 0) {
        const Bitboard next = grown(layers.back()) & squares & ~reached;
        if (next == 0) return {};
        reached |= next;
        layers.push_back(next);
    }
    std::vector<Square> road;
    Bitboard here = layers.back() & sides.to;
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
        const Square s = first(here & *layer);
        road.push_back(s);
        here = grown(bit(s));
    }
    std::reverse(road.begin(), road.end());
    return road;
}

}  // namespace

bool hasRoad(Bitboard squares, int size) {
    if (count(squares) < size) return false;
    return joins(squares, bottomAndTop(size)) || joins(squares, leftAndRight(size));
}

std::vector<Square> shortestRoad(Bitboard squares, int size) {
    const std::vector<Square> across = shortestBetween(squares, leftAndRight(size));
    const std::vector<Square> up = shortestBetween(squares, bottomAndTop(size));
    if (across.empty()) return up;
    return up.empty() || across.size() <= up.size() ? across : up;
}

bool hasStraightRoad(Bitboard squares, int size) {
    const Bitboard row = (Bitboard{1} << size) - 1;
    const Bitboard column = kFileA & boardMask(size);
    for (int i = 0; i < size; ++i) {
        if ((squares & (row << (8 * i))) == row << (8 * i)) return true;
        if ((squares & (column << i)) == column << i) return true;
    }
    return false;
}

}  // namespace tak::rules
