#pragma once

#include <array>
#include <optional>
#include <vector>

namespace tournament {

/// Half the width of the interval that holds 95 % of a normal distribution, in standard deviations.
inline constexpr double k95Percent = 1.959963985;

/// Results of games, for one side.
struct Tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;

    [[nodiscard]] int games() const { return wins + draws + losses; }
    [[nodiscard]] double points() const { return wins + 0.5 * draws; }
    /// The share of points, 0 to 1; a half before the first game.
    [[nodiscard]] double score() const { return games() == 0 ? 0.5 : points() / games(); }
    [[nodiscard]] Tally reversed() const { return {losses, draws, wins}; }
    /// Adds a game with 0, 1 or 2 half points.
    void add(int halfPoints) { ++(halfPoints == 2 ? wins : halfPoints == 1 ? draws : losses); }
};

/// Pairs of games from one opening with exchanged colours, counted by their half points, 0 to 4. The two
/// games of a pair are not independent, so the error must be computed from pairs.
using PairCounts = std::array<int, 5>;

/// Counts pairs while their games end, in any order.
class PairCounter {
  public:
    /// Adds a game with 0, 1 or 2 half points. Two games have the same round.
    void add(int round, int halfPoints);
    [[nodiscard]] const PairCounts& counts() const { return counts_; }

  private:
    std::vector<std::optional<int>> first_;  ///< by round: the half points of the game that ended first
    PairCounts counts_{};
};

/// An estimate of one side's strength against the other.
struct Strength {
    double score = 0.5;        ///< share of points
    double elo = 0;            ///< logistic; infinite for 0 and 1
    double error = 0;          ///< half the width of the 95 % interval, in Elo; infinite if unknown
    double superiority = 0.5;  ///< likelihood that the first side is the stronger one
};

/// Half the width of the score's 95 % interval, by single games; 1 without games.
[[nodiscard]] double scoreErrorOf(const Tally& games);
[[nodiscard]] double eloOf(double score);
[[nodiscard]] double scoreOf(double elo);

/// Computed from pairs if there are any, else from single games.
[[nodiscard]] Strength strengthOf(const Tally& games, const PairCounts& pairs);

/// The hypotheses of a sequential probability ratio test, in logistic Elo.
struct Sprt {
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;
    double beta = 0.05;

    [[nodiscard]] double lowerBound() const;
    [[nodiscard]] double upperBound() const;
};

enum class SprtState { Open, AcceptedElo0, AcceptedElo1 };

/// The generalised log likelihood ratio of the hypotheses after these pairs (M. Van den Bergh, "A practical
/// introduction to the GSPRT"): for each hypothesis it takes the distribution with that mean that fits the
/// pairs best. 0 without pairs.
[[nodiscard]] double logLikelihoodRatio(const Sprt& sprt, const PairCounts& pairs);
[[nodiscard]] SprtState stateOf(const Sprt& sprt, double llr);

}  // namespace tournament
