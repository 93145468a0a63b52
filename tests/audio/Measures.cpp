#include "audio/Measures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace test {
namespace {

using audio::Sample;

float decibels(double factor) { return static_cast<float>(20 * std::log10(std::max(factor, 1e-9))); }

/// A second-order filter: numerator, and denominator without its leading 1.
struct Biquad {
    std::array<double, 3> b;
    std::array<double, 2> a;
};
constexpr Biquad kShelf{{1.53512485958697, -2.69169618940638, 1.19839281085285},
                        {-1.69065929318241, 0.73248077421585}};
constexpr Biquad kHighPass{{1, -2, 1}, {-1.99004745483398, 0.99007225036621}};

std::vector<double> filtered(const std::vector<double>& in, const Biquad& f) {
    std::vector<double> out(in.size());
    std::array<double, 2> x{};
    std::array<double, 2> y{};
    for (std::size_t i = 0; i < in.size(); ++i) {
        out[i] = f.b[0] * in[i] + f.b[1] * x[0] + f.b[2] * x[1] - f.a[0] * y[0] - f.a[1] * y[1];
        x = {in[i], x[0]};
        y = {out[i], y[0]};
    }
    return out;
}

std::vector<double> channel(const Sample& sample, std::size_t which) {
    std::vector<double> out(sample.size() / 2);
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<double>(sample[i * 2 + which]);
    return out;
}

}  // namespace

float truePeak(const Sample& sample) {
    constexpr int kReach = 12;
    const double loud = 0.6 * static_cast<double>(highest(sample, 0, sample.size() / 2));
    double most = 0;
    for (const std::size_t which : {0U, 1U}) {
        const std::vector<double> x = channel(sample, which);
        const auto n = static_cast<int>(x.size());
        for (int i = 0; i < n; ++i) {
            const bool near = std::abs(x[static_cast<std::size_t>(i)]) >= loud ||
                              (i + 1 < n && std::abs(x[static_cast<std::size_t>(i) + 1]) >= loud);
            if (!near) continue;
            for (int quarter = 0; quarter < 4; ++quarter) {
                double sum = 0;
                for (int k = -kReach; k <= kReach; ++k) {
                    if (i + k < 0 || i + k >= n) continue;
                    const double t = std::numbers::pi * (quarter / 4.0 - k);
                    const double window = 0.5 + 0.5 * std::cos(t / (kReach + 1));
                    sum += x[static_cast<std::size_t>(i + k)] * (t == 0 ? 1 : std::sin(t) / t) * window;
                }
                most = std::max(most, std::abs(sum));
            }
        }
    }
    return decibels(most);
}

float highest(const Sample& sample, std::size_t begin, std::size_t end) {
    float most = 0;
    for (std::size_t i = begin * 2; i < std::min(end * 2, sample.size()); ++i)
        most = std::max(most, std::abs(sample[i]));
    return most;
}

float loudness(const Sample& sample, float window) {
    std::vector<double> power(sample.size() / 2);
    for (const std::size_t which : {0U, 1U}) {
        const std::vector<double> heard = filtered(filtered(channel(sample, which), kShelf), kHighPass);
        for (std::size_t i = 0; i < power.size(); ++i) power[i] += heard[i] * heard[i] / 2;
    }
    const auto length = static_cast<std::size_t>(window * audio::kRate);
    double sum = 0;
    double most = 0;
    for (std::size_t i = 0; i < power.size(); ++i) {
        sum += power[i];
        if (i >= length) sum -= power[i - length];
        most = std::max(most, sum / static_cast<double>(length));
    }
    return decibels(std::sqrt(most));
}

float offset(const Sample& sample) {
    double worst = 0;
    for (const std::size_t which : {0U, 1U}) {
        double sum = 0;
        for (const double x : channel(sample, which)) sum += x;
        worst = std::max(worst, std::abs(sum) / static_cast<double>(sample.size() / 2));
    }
    return static_cast<float>(worst);
}

float brightness(const Sample& sample) {
    // The ratio of the powers of a signal and of its slope is the square of its mean angular frequency.
    const std::vector<double> x = channel(sample, 0);
    double power = 0;
    double slope = 0;
    for (std::size_t i = 1; i < x.size(); ++i) {
        power += x[i] * x[i];
        slope += (x[i] - x[i - 1]) * (x[i] - x[i - 1]);
    }
    return static_cast<float>(std::sqrt(slope / power) * audio::kRate / (2 * std::numbers::pi));
}

float likeness(const Sample& a, const Sample& b) {
    double ab = 0;
    double aa = 0;
    double bb = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        ab += static_cast<double>(a[i]) * static_cast<double>(b[i]);
        aa += static_cast<double>(a[i]) * static_cast<double>(a[i]);
        bb += static_cast<double>(b[i]) * static_cast<double>(b[i]);
    }
    return static_cast<float>(std::abs(ab) / std::sqrt(aa * bb));
}

}  // namespace test
