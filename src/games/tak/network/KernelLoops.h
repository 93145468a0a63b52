#pragma once

// The loops of Kernels.h in plain C++. Each Kernels*.cpp compiles them for other instructions, which the
// compiler chooses by itself. They have internal linkage and call nothing: a function that two of these files
// shared could be linked with instructions that the processor does not have.

#include <cstdint>

#include "games/tak/network/Kernels.h"

namespace tak::network {
namespace {

/// 16 numbers, in as many registers as they need. Compilers keep sums in an array in memory, but these not.
using Lanes [[gnu::vector_size(32)]] = std::uint16_t;
using SmallLanes [[gnu::vector_size(16)]] = std::int8_t;
constexpr int kLanes = 16;

// A function that returned them would depend on the instructions it is compiled for.
inline void load(Lanes& lanes, const std::int16_t* numbers) {
    __builtin_memcpy(&lanes, numbers, sizeof lanes);
}
inline void load(Lanes& lanes, const std::int8_t* numbers) {
    SmallLanes small;
    __builtin_memcpy(&small, numbers, sizeof small);
    lanes = __builtin_convertvector(small, Lanes);
}

template <class Number>
void addRows(std::int16_t* out, const std::int16_t* in, const Number* const* added, int addedCount,
             const Number* const* removed, int removedCount, int length) {
    constexpr int kBlock = 4 * kLanes;
    for (int begin = 0; begin < length; begin += kBlock) {
        Lanes sums[4];
        Lanes row;
        for (int k = 0; k < 4; ++k) load(sums[k], in + begin + k * kLanes);
        for (int i = 0; i < addedCount; ++i)
            for (int k = 0; k < 4; ++k) {
                load(row, added[i] + begin + k * kLanes);
                sums[k] += row;
            }
        for (int i = 0; i < removedCount; ++i)
            for (int k = 0; k < 4; ++k) {
                load(row, removed[i] + begin + k * kLanes);
                sums[k] -= row;
            }
        for (int k = 0; k < 4; ++k) __builtin_memcpy(out + begin + k * kLanes, &sums[k], sizeof sums[k]);
    }
}

void squares(std::int16_t* out, const std::int16_t* in, int length) {
    for (int i = 0; i < length; ++i) {
        const std::int16_t low = in[i] < 0 ? std::int16_t{0} : in[i];
        const std::int16_t limited = low > 255 ? std::int16_t{255} : low;
        out[i] = static_cast<std::int16_t>(static_cast<std::uint16_t>(limited * limited) >> 8);
    }
}

void products(std::int32_t* out, const std::int16_t* in, const std::int16_t* weights, int length, int rows) {
    // Four rows at a time, so that no sum must wait for the one before.
    for (int row = 0; row < rows; row += 4) {
        const std::int16_t* const w = weights + row * length;
        std::int32_t sums[4] = {};
        for (int i = 0; i < length; ++i) {
            const std::int32_t value = in[i];
            sums[0] += value * w[i];
            sums[1] += value * w[i + length];
            sums[2] += value * w[i + 2 * length];
            sums[3] += value * w[i + 3 * length];
        }
        for (int k = 0; k < 4; ++k) out[row + k] = sums[k];
    }
}

}  // namespace
}  // namespace tak::network
