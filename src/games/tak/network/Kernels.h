#pragma once

#include <cstdint>

namespace tak::network {

/// The loops in which the network spends its time, compiled for one kind of processor. All kinds compute the
/// same integers. Arrays may lie anywhere in memory. KernelChoice.h chooses.
struct Kernels {
    const char* name;
    /// out = in + all rows added - all rows removed, modulo 2^16. `out` may be `in`. `length` is a multiple
    /// of 64.
    void (*addRows)(std::int16_t* out, const std::int16_t* in, const std::int16_t* const* added,
                    int addedCount, const std::int16_t* const* removed, int removedCount, int length);
    /// The same with rows of small numbers.
    void (*addSmallRows)(std::int16_t* out, const std::int16_t* in, const std::int8_t* const* added,
                         int addedCount, const std::int8_t* const* removed, int removedCount, int length);
    /// out = the square of in, in 256ths, after `in` was limited to 0 … 255.
    void (*squares)(std::int16_t* out, const std::int16_t* in, int length);
    /// out[r] = the product of `in` with row r of `weights`. All sums must fit. `length` is a multiple of 16,
    /// `rows` of 4.
    void (*products)(std::int32_t* out, const std::int16_t* in, const std::int16_t* weights, int length,
                     int rows);
};

}  // namespace tak::network
