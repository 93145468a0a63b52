#pragma once

#include <vector>

namespace audio {

/// Frames a second of all that is mixed.
constexpr int kRate = 48000;

/// Decoded sound at kRate: left, right, left, right …, from -1 to 1.
using Sample = std::vector<float>;

/// How a sample is to be heard this time.
struct Tone {
    float pitch = 0;       ///< semitones; more is higher and shorter
    float gain = 1;        ///< factor
    float brightness = 1;  ///< 0 to 1: a blow without force is dull
    float pan = 0;         ///< -1 (left) to 1 (right)
    float delay = 0;       ///< seconds of silence first
    friend bool operator==(const Tone&, const Tone&) = default;
};

/// The sample as it is heard. Takes a fraction of a millisecond for a stone's clack.
[[nodiscard]] Sample toned(const Sample& sample, const Tone& tone);

/// Takes away the step from the end of a loop to its beginning, which encoding leaves: spread over so little
/// time on both sides that nothing else is heard of it.
void closeSeam(Sample& loop);

/// What loud moments come to, so that no sum of sounds reaches full scale: leaves everything below 0.7 alone.
[[nodiscard]] float limited(float x);

}  // namespace audio
