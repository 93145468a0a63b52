#pragma once

#include <cstdint>

#include "games/tak/rules/Types.h"

namespace tak::rules {

/// The colours of a stack's pieces, up to 128: bit 0 is the top piece, 1 means Black. Bits above the stack's
/// height are zero. The position keeps the height.
struct StackColors {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    /// Colour of the piece `depth` below the top.
    [[nodiscard]] Color at(int depth) const {
        const std::uint64_t word = depth < 64 ? low >> depth : high >> (depth - 64);
        return static_cast<Color>(word & 1);
    }
    /// Puts `n` pieces on top, 1 to 8; bit 0 of `pieces` becomes the new top.
    void push(std::uint64_t pieces, int n) {
        high = high << n | low >> (64 - n);
        low = low << n | pieces;
    }
    /// Removes the top `n` pieces, 1 to 8, and returns them; bit 0 is the top one.
    std::uint64_t pop(int n) {
        const std::uint64_t pieces = low & ((std::uint64_t{1} << n) - 1);
        low = low >> n | high << (64 - n);
        high >>= n;
        return pieces;
    }
    friend bool operator==(const StackColors&, const StackColors&) = default;
};

}  // namespace tak::rules
