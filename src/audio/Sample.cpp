#include "audio/Sample.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace audio {
namespace {

constexpr float kDullest = 900;      // Hz: cutoff for brightness 0
constexpr float kBrightest = 18000;  // Hz: cutoff for brightness 1
constexpr float kKnee = 0.7F;
constexpr float kCeiling = 0.97F;

/// Catmull-Rom spline through four equidistant points; t runs from the second to the third.
float between(const std::array<float, 4>& y, float t) {
    const float a = 0.5F * (y[3] - y[0]) + 1.5F * (y[1] - y[2]);
    const float b = y[0] - 2.5F * y[1] + 2 * y[2] - 0.5F * y[3];
    const float c = 0.5F * (y[2] - y[0]);
    return ((a * t + b) * t + c) * t + y[1];
}

/// Resamples one channel by this speed factor and adds it to `out` from frame `begin` on.
void resample(const Sample& in, std::size_t channel, double step, Sample& out, std::size_t begin) {
    const auto frames = static_cast<std::ptrdiff_t>(in.size() / 2);
    const auto at = [&](std::ptrdiff_t i) {
        return i < 0 || i >= frames ? 0.0F : in[static_cast<std::size_t>(i) * 2 + channel];
    };
    double place = 0;
    for (std::size_t i = begin; i < out.size() / 2; ++i, place += step) {
        const auto whole = static_cast<std::ptrdiff_t>(place);
        out[i * 2 + channel] = between({at(whole - 1), at(whole), at(whole + 1), at(whole + 2)},
                                       static_cast<float>(place - static_cast<double>(whole)));
    }
}

/// A first-order low-pass filter, applied twice.
void dull(Sample& frames, float brightness) {
    const float cutoff = kDullest * std::pow(kBrightest / kDullest, brightness);
    const float follow = 1 - std::exp(-2 * std::numbers::pi_v<float> * cutoff / kRate);
    std::array<float, 4> held{};
    for (std::size_t i = 0; i < frames.size(); ++i) {
        float& first = held[i % 2];
        float& second = held[2 + i % 2];
        first += follow * (frames[i] - first);
        second += follow * (first - second);
        frames[i] = second;
    }
}

}  // namespace

Sample toned(const Sample& sample, const Tone& tone) {
    const double step = std::exp2(static_cast<double>(tone.pitch) / 12);
    const auto silence = static_cast<std::size_t>(std::max(tone.delay, 0.0F) * kRate);
    const auto length = static_cast<std::size_t>(std::ceil(static_cast<double>(sample.size() / 2) / step));
    Sample out((silence + length) * 2, 0.0F);
    for (const std::size_t channel : {0U, 1U}) resample(sample, channel, step, out, silence);
    if (tone.brightness < 1) dull(out, std::max(tone.brightness, 0.0F));
    // Equal-power panning: the sum of the powers in both ears stays the same.
    const float angle = (std::clamp(tone.pan, -1.0F, 1.0F) + 1) * std::numbers::pi_v<float> / 4;
    const float left = tone.gain * std::numbers::sqrt2_v<float> * std::cos(angle);
    const float right = tone.gain * std::numbers::sqrt2_v<float> * std::sin(angle);
    for (std::size_t i = 0; i + 1 < out.size(); i += 2) {
        out[i] *= left;
        out[i + 1] *= right;
    }
    return out;
}

void closeSeam(Sample& loop) {
    constexpr std::size_t kFrames = 256;
    const std::size_t frames = loop.size() / 2;
    if (frames < 2 * kFrames) return;
    for (const std::size_t channel : {0U, 1U}) {
        const float half = (loop[channel] - loop[2 * (frames - 1) + channel]) / 2;
        for (std::size_t i = 0; i < kFrames; ++i) {
            const float part = half * (1 - static_cast<float>(i) / kFrames);
            loop[2 * i + channel] -= part;
            loop[2 * (frames - 1 - i) + channel] += part;
        }
    }
}

float limited(float x) {
    const float loud = std::abs(x);
    if (loud <= kKnee) return x;
    constexpr float kRoom = kCeiling - kKnee;
    return std::copysign(kKnee + kRoom * std::tanh((loud - kKnee) / kRoom), x);
}

}  // namespace audio
