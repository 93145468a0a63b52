#pragma once

#include <cstdint>

namespace base {

/// A 64-bit number in which every bit depends on every bit of `x`: the finaliser of SplitMix64 (Steele, Lea
/// and Flood 2014).
constexpr std::uint64_t scrambled(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

/// A number in [0, 1) that depends on every bit of `x`: equal for equal `x`, as good as random for different
/// ones.
constexpr double share(std::uint64_t x) { return static_cast<double>(scrambled(x) >> 11) * 0x1.0p-53; }

/// Seeded 64-bit generator: xoshiro256** of Blackman and Vigna (2018), seeded by SplitMix64. The same seed
/// gives the same sequence on every machine, which is why the standard library's distributions are not used.
class Random {
  public:
    explicit constexpr Random(std::uint64_t seed) {
        for (auto& word : state_) word = splitMix(seed);
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = rotateLeft(state_[1] * 5, 7) * 9;
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = rotateLeft(state_[3], 45);
        return result;
    }

    /// Uniform in [0, bound); bound > 0. The bias of the multiply-shift is below 2^-32 for bounds below 2^32.
    constexpr std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
    }

    /// Uniform in [0, 1).
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  private:
    static constexpr std::uint64_t rotateLeft(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
    static constexpr std::uint64_t splitMix(std::uint64_t& x) {
        return scrambled(x += 0x9E3779B97F4A7C15ULL);
    }
    std::uint64_t state_[4]{};
};

}  // namespace base
