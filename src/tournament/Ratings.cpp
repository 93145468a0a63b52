#include "tournament/Ratings.h"

#include <algorithm>
#include <cmath>

namespace tournament {
namespace {

/// Points and games of each engine against each other one.
struct Crosstable {
    std::vector<std::vector<double>> games;
    std::vector<double> points;
};

Crosstable crosstableOf(std::size_t engines, const std::vector<Pairing>& pairings,
                        const std::vector<Tally>& tallies) {
    Crosstable table{std::vector(engines, std::vector<double>(engines, 0)), std::vector<double>(engines, 0)};
    for (std::size_t i = 0; i < pairings.size(); ++i) {
        if (tallies[i].games() == 0) continue;
        const auto a = static_cast<std::size_t>(pairings[i].first);
        const auto b = static_cast<std::size_t>(pairings[i].second);
        table.games[a][b] += tallies[i].games() + 1;
        table.games[b][a] = table.games[a][b];
        table.points[a] += tallies[i].points() + 0.5;
        table.points[b] += tallies[i].reversed().points() + 0.5;
    }
    return table;
}

bool hasPlayed(const Crosstable& table, std::size_t engine) { return table.points[engine] > 0; }

/// Shifts the ratings of all who have played to a mean of 0.
void centre(const Crosstable& table, std::vector<double>& elo) {
    double sum = 0;
    int players = 0;
    for (std::size_t i = 0; i < elo.size(); ++i) {
        if (!hasPlayed(table, i)) continue;
        sum += elo[i];
        ++players;
    }
    for (std::size_t i = 0; i < elo.size(); ++i)
        if (hasPlayed(table, i)) elo[i] -= sum / players;
}

}  // namespace

std::vector<Rating> rate(int engines, const std::vector<Pairing>& pairings,
                         const std::vector<Tally>& tallies) {
    const auto count = static_cast<std::size_t>(engines);
    const Crosstable table = crosstableOf(count, pairings, tallies);
    std::vector<double> elo(count, 0);
    // Newton's method for one engine at a time, with bounded steps.
    for (int round = 0; round < 2000; ++round) {
        double change = 0;
        for (std::size_t i = 0; i < count; ++i) {
            double expected = 0;
            double slope = 0;
            for (std::size_t j = 0; j < count; ++j) {
                const double p = scoreOf(elo[i] - elo[j]);
                expected += table.games[i][j] * p;
                slope += table.games[i][j] * p * (1 - p) * std::log(10.0) / 400;
            }
            if (slope == 0) continue;
            const double step = std::clamp((table.points[i] - expected) / slope, -100.0, 100.0);
            elo[i] += step;
            change = std::max(change, std::abs(step));
        }
        if (change < 1e-6) break;
    }
    centre(table, elo);
    std::vector<Rating> ratings(count);
    for (std::size_t i = 0; i < count; ++i) {
        double information = 0;
        for (std::size_t j = 0; j < count; ++j) {
            const double p = scoreOf(elo[i] - elo[j]);
            information += table.games[i][j] * p * (1 - p);
        }
        ratings[i] = {elo[i],
                      information > 0 ? k95Percent * 400 / std::log(10.0) / std::sqrt(information) : 0};
    }
    return ratings;
}

}  // namespace tournament
