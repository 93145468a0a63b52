#include "tournament/Statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace tournament {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();

struct Moments {
    double count = 0;
    double mean = 0.5;
    double variance = 0;
};

/// Mean and variance of outcomes that are worth 0, 1/(n-1), … 1.
template <std::size_t kOutcomes>
Moments momentsOf(const std::array<double, kOutcomes>& counts) {
    Moments m;
    m.count = std::accumulate(counts.begin(), counts.end(), 0.0);
    if (m.count == 0) return m;
    const auto value = [](std::size_t i) { return static_cast<double>(i) / (kOutcomes - 1); };
    m.mean = 0;
    for (std::size_t i = 0; i < kOutcomes; ++i) m.mean += counts[i] * value(i) / m.count;
    for (std::size_t i = 0; i < kOutcomes; ++i)
        m.variance += counts[i] * (value(i) - m.mean) * (value(i) - m.mean) / m.count;
    return m;
}

std::array<double, 5> asDoubles(const PairCounts& pairs) {
    std::array<double, 5> counts{};
    for (std::size_t i = 0; i < counts.size(); ++i) counts[i] = pairs[i];
    return counts;
}

/// The t for which shares[i] / (1 + t (value - mean)) is the distribution nearest to `shares` with this mean.
double tiltFor(const std::array<double, 5>& shares, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int i = 0; i < 100; ++i) {
        const double t = (low + high) / 2;
        double excess = 0;
        for (std::size_t k = 0; k < 5; ++k) {
            const double distance = static_cast<double>(k) / 4 - mean;
            excess += shares[k] * distance / (1 + t * distance);
        }
        (excess > 0 ? low : high) = t;
    }
    return (low + high) / 2;
}

}  // namespace

void PairCounter::add(int round, int halfPoints) {
    const auto at = static_cast<std::size_t>(round);
    if (first_.size() <= at) first_.resize(at + 1);
    if (first_[at])
        ++counts_[static_cast<std::size_t>(*first_[at] + halfPoints)];
    else
        first_[at] = halfPoints;
}

double scoreErrorOf(const Tally& games) {
    if (games.games() == 0) return 1;
    const Moments m =
        momentsOf(std::array<double, 3>{static_cast<double>(games.losses), static_cast<double>(games.draws),
                                        static_cast<double>(games.wins)});
    return k95Percent * std::sqrt(m.variance / m.count);
}

double eloOf(double score) {
    if (score <= 0) return -kInfinite;
    if (score >= 1) return kInfinite;
    return 400 * std::log10(score / (1 - score));
}

double scoreOf(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

Strength strengthOf(const Tally& games, const PairCounts& pairs) {
    Strength strength{.score = games.score(), .elo = eloOf(games.score()), .error = kInfinite};
    Moments m = momentsOf(asDoubles(pairs));
    if (m.count < 2)
        m = momentsOf(std::array<double, 3>{static_cast<double>(games.losses),
                                            static_cast<double>(games.draws),
                                            static_cast<double>(games.wins)});
    if (m.count == 0) return strength;
    const double deviation = std::sqrt(m.variance / m.count);
    if (deviation > 0) {
        strength.superiority = 0.5 * std::erfc(-(strength.score - 0.5) / deviation / std::sqrt(2.0));
        strength.error = (eloOf(strength.score + k95Percent * deviation) -
                          eloOf(strength.score - k95Percent * deviation)) /
                         2;
    } else if (strength.score != 0.5) {
        strength.superiority = strength.score > 0.5 ? 1 : 0;
    }
    return strength;
}

double Sprt::lowerBound() const { return std::log(beta / (1 - alpha)); }
double Sprt::upperBound() const { return std::log((1 - beta) / alpha); }

double logLikelihoodRatio(const Sprt& sprt, const PairCounts& pairs) {
    std::array<double, 5> shares = asDoubles(pairs);
    const double count = std::accumulate(shares.begin(), shares.end(), 0.0);
    if (count == 0) return 0;
    // An outcome that has not occurred yet still has a probability.
    for (double& share : shares) share = std::max(share, 1e-3);
    const double total = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& share : shares) share /= total;
    const double mean0 = scoreOf(sprt.elo0);
    const double mean1 = scoreOf(sprt.elo1);
    const double tilt0 = tiltFor(shares, mean0);
    const double tilt1 = tiltFor(shares, mean1);
    double ratio = 0;
    for (std::size_t k = 0; k < 5; ++k) {
        const double value = static_cast<double>(k) / 4;
        ratio += shares[k] * std::log((1 + tilt0 * (value - mean0)) / (1 + tilt1 * (value - mean1)));
    }
    return ratio * total;
}

SprtState stateOf(const Sprt& sprt, double llr) {
    if (llr >= sprt.upperBound()) return SprtState::AcceptedElo1;
    if (llr <= sprt.lowerBound()) return SprtState::AcceptedElo0;
    return SprtState::Open;
}

}  // namespace tournament
