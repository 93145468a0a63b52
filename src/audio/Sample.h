#pragma once

#include <vector>

namespace audio {

/// Sample rate of everything that is mixed, in frames per second.
constexpr int kRate = 48000;

/// Decoded sound at kRate: left, right, left, right …, from -1 to 1.
using Sample = std::vector<float>;

/// How to alter a sample for one playing.
struct Tone {
    float pitch = 0;       ///< semitones; more is higher and shorter
    float gain = 1;        ///< factor
    float brightness = 1;  ///< 0 to 1; a soft blow sounds dull
    float pan = 0;         ///< -1 (left) to 1 (right)
    float delay = 0;       ///< seconds of silence before it
    friend bool operator==(const Tone&, const Tone&) = default;
};

/// The altered sample. Takes a fraction of a millisecond for a short knock.
[[nodiscard]] Sample toned(const Sample& sample, const Tone& tone);

/// Removes the jump between the end and the beginning of a loop, which encoding causes, by spreading it over
/// a few frames on both sides, too short to hear.
void closeSeam(Sample& loop);

/// Soft limiter for a sum of sounds: keeps it below full scale and leaves values below 0.7 unchanged.
[[nodiscard]] float limited(float x);

}  // namespace audio
