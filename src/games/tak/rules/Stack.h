#pragma once

#include <cstdint>

#include "games/tak/rules/Setup.h"
#include "games/tak/rules/Types.h"

namespace tak::rules {

/// The colours of a stack's pieces, up to kMaxHeight: bit 0 is the top piece, 1 means Black. Bits above the
/// stack's height are zero. The position keeps the height.
struct StackColors {
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    std::uint64_t highest = 0;

    /// Colour of the piece `depth` below the top.
    [[nodiscard]] Color at(int depth) const {
        const std::uint64_t word = depth < 64 ? low : depth < 128 ? high : highest;
        return static_cast<Color>((word >> (depth & 63)) & 1);
    }
    /// Puts `n` pieces on top, 1 to 8; bit 0 of `pieces` becomes the new top.
    void push(std::uint64_t pieces, int n) {
        highest = highest << n | high >> (64 - n);
        high = high << n | low >> (64 - n);
        low = low << n | pieces;
    }
    /// Removes the top `n` pieces, 1 to 8, and returns them; bit 0 is the top one.
    std::uint64_t pop(int n) {
        const std::uint64_t pieces = low & ((std::uint64_t{1} << n) - 1);
        low = low >> n | high << (64 - n);
        high = high >> n | highest << (64 - n);
        highest >>= n;
        return pieces;
    }
    friend bool operator==(const StackColors&, const StackColors&) = default;
};
static_assert(kMaxHeight <= 3 * 64);

}  // namespace tak::rules
