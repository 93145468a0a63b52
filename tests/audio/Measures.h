#pragma once

#include "audio/Sample.h"

/// What a recording is judged by. Levels in dB of full scale.
namespace test {

/// Between the samples too, at four times as many of them.
[[nodiscard]] float truePeak(const audio::Sample& sample);
/// The highest of the absolute values of these frames.
[[nodiscard]] float highest(const audio::Sample& sample, std::size_t begin, std::size_t end);
/// K-weighted (ITU-R BS.1770), of the loudest stretch of so many seconds.
[[nodiscard]] float loudness(const audio::Sample& sample, float window);
/// The average, of the worse channel.
[[nodiscard]] float offset(const audio::Sample& sample);
/// Hz: the mean frequency, weighted by power.
[[nodiscard]] float brightness(const audio::Sample& sample);
/// 1: the same but for their levels; 0: nothing in common.
[[nodiscard]] float likeness(const audio::Sample& a, const audio::Sample& b);

}  // namespace test
