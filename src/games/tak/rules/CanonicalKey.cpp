#include "games/tak/rules/CanonicalKey.h"

#include <algorithm>
#include <array>

#include "base/Random.h"
#include "games/tak/rules/Symmetry.h"

namespace tak::rules {
namespace {

/// Depends on every bit of both, and on their order.
constexpr std::uint64_t joined(std::uint64_t a, std::uint64_t b) {
    return base::scrambled(a + 0x9E3779B97F4A7C15ULL + base::scrambled(b + 0xD1B54A32D192ED03ULL));
}

std::uint64_t contentOf(const Position& position, Square square) {
    const StackColors& colors = position.colors(square);
    std::uint64_t content = static_cast<std::uint64_t>(position.height(square)) << 8 |
                            static_cast<std::uint64_t>(position.topKind(square));
    content = joined(content, colors.low);
    return colors.high == 0 && colors.highest == 0 ? content
                                                   : joined(joined(content, colors.high), colors.highest);
}

/// What the board does not show.
std::uint64_t surroundings(const Position& position) {
    std::uint64_t key = static_cast<std::uint64_t>(position.size());
    key = joined(key, static_cast<std::uint64_t>(index(position.toMove())));
    for (const Color color : {Color::White, Color::Black}) {
        const Supply supply = position.supply(color);
        key = joined(key, static_cast<std::uint64_t>(supply.stones) << 8 |
                              static_cast<std::uint64_t>(supply.capstones));
    }
    const std::uint64_t opening = position.placesStack() ? 2 : position.inOpening() ? 1 : 0;
    return joined(key, opening);
}

}  // namespace

std::uint64_t canonicalKey(const Position& position) {
    // Sums, since the squares come in another order after each symmetry.
    std::array<std::uint64_t, kSymmetries> sums{};
    for (Bitboard rest = position.occupied(); rest != 0;) {
        const Square square = takeFirst(rest);
        const std::uint64_t content = contentOf(position, square);
        for (int symmetry = 0; symmetry < kSymmetries; ++symmetry)
            sums[static_cast<std::size_t>(symmetry)] += joined(
                content, static_cast<std::uint64_t>(turned(square, symmetry, position.size()).index()));
    }
    return joined(surroundings(position), *std::min_element(sums.begin(), sums.end()));
}

}  // namespace tak::rules
