#pragma once

#include "audio/Sample.h"

/// Measurements of a recording. Levels in dB of full scale.
namespace test {

/// The peak between samples, by fourfold oversampling.
[[nodiscard]] float truePeak(const audio::Sample& sample);
/// The greatest absolute value in these frames.
[[nodiscard]] float highest(const audio::Sample& sample, std::size_t begin, std::size_t end);
/// The K-weighted loudness (ITU-R BS.1770) of the loudest window of so many seconds.
[[nodiscard]] float loudness(const audio::Sample& sample, float window);
/// The mean of the samples, of the channel where it is greater.
[[nodiscard]] float offset(const audio::Sample& sample);
/// Hz: the mean frequency, weighted by power.
[[nodiscard]] float brightness(const audio::Sample& sample);
/// 1: equal except for level; 0: unrelated.
[[nodiscard]] float likeness(const audio::Sample& a, const audio::Sample& b);

}  // namespace test
