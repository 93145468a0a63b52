#include "games/tak/lab/tune/FitSearch.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <optional>
#include <utility>
#include <variant>

#include "base/Random.h"
#include "cli/OnThreads.h"
#include "cli/arena/MatchGame.h"
#include "cli/arena/RandomOpenings.h"

namespace tak::lab::tune {

using namespace cli;

namespace {

using tak::engine::MarginRange;
using tak::engine::Margins;

// How steps shrink, as Spall advises.
constexpr double kStepDecay = 0.101;
constexpr double kRateDecay = 0.602;
constexpr double kCalm = 0.1;  ///< share of the pairs before the rate shrinks
constexpr int kHashMiB = 4;
constexpr arena::GameRules kRules = {.maxPlies = 200, .adjudication = {.score = 600, .moves = 3}};

/// A number on the way to its best value.
struct Moving {
    const MarginRange* range;
    double value;
};

/// The points of one side in a game, less those of the other one: 1, 0 or -1.
int resultFor(int seat, const arena::PlayedGame& game) {
    if (!game.outcome.winner) return 0;
    return tak::rules::index(*game.outcome.winner) == seat ? 1 : -1;
}

class SearchFit {
  public:
    SearchFit(const SearchTuning& tuning, std::stop_token stop, const SearchProgress& progress)
        : tuning_(tuning),
          stop_(std::move(stop)),
          progress_(progress),
          random_(tuning.seed),
          openings_({.seed = tuning.seed}, tuning.setups) {
        for (const MarginRange& range : tak::engine::marginRanges())
            if (tuning.names.empty() ||
                std::find(tuning.names.begin(), tuning.names.end(), range.name) != tuning.names.end())
                moving_.push_back({&range, static_cast<double>(Margins{}.*range.value)});
    }

    Margins run() {
        onThreads(
            tuning_.threads, [this](int) { work(); }, [this] { failed_ = true; });
        return present();
    }

  private:
    /// A pair of games: the two sides, and which way each number was moved for the first.
    struct Trial {
        int number;
        arena::Opening opening;
        std::vector<int> ways;
        std::array<Margins, 2> sides;
    };

    void work() {
        while (const std::optional<Trial> trial = begin()) {
            const int result = play(*trial);
            const std::lock_guard lock(mutex_);
            if (stop_.stop_requested()) return;
            learn(*trial, result);
            progress_(++ended_, present());
        }
    }

    [[nodiscard]] double stepAt(const Moving& moving, int number) const {
        return moving.range->step * std::pow(static_cast<double>(tuning_.pairs) / number, kStepDecay);
    }

    /// Nothing if all pairs have begun.
    std::optional<Trial> begin() {
        const std::lock_guard lock(mutex_);
        if (begun_ == tuning_.pairs || stop_.stop_requested() || failed_) return {};
        const int number = ++begun_;
        const std::size_t index = static_cast<std::size_t>(number - 1);
        Trial trial{.number = number,
                    .opening = openings_.at(index % tuning_.setups.size(), index / tuning_.setups.size()),
                    .ways = {},
                    .sides = {}};
        for (const Moving& moving : moving_) {
            const int way = random_.below(2) == 0 ? 1 : -1;
            trial.ways.push_back(way);
            for (int side = 0; side < 2; ++side)
                trial.sides[static_cast<std::size_t>(side)].*moving.range->value =
                    rounded(moving, moving.value + (side == 0 ? way : -way) * stepAt(moving, number));
        }
        return trial;
    }

    /// The first side's points less the second side's.
    [[nodiscard]] int play(const Trial& trial) const {
        std::array<std::unique_ptr<arena::Player>, 2> players;
        for (std::size_t i = 0; i < 2; ++i) {
            auto made = arena::makePlayer(
                {.own = {.hashMiB = kHashMiB, .seed = tuning_.seed, .margins = trial.sides[i]}});
            players[i] = std::move(std::get<std::unique_ptr<arena::Player>>(made));
        }
        const arena::TimeControl time{.nodes = tuning_.nodes};
        int sum = 0;
        for (int first = 0; first < 2; ++first) {
            auto& white = *players[static_cast<std::size_t>(first)];
            auto& black = *players[static_cast<std::size_t>(1 - first)];
            sum += resultFor(first, arena::playGame(trial.opening, {arena::Seat{white, time}, {black, time}},
                                                    kRules, stop_));
        }
        return sum;
    }

    void learn(const Trial& trial, int result) {
        const double calm = kCalm * tuning_.pairs;
        const double rate =
            tuning_.rate * std::pow((calm + tuning_.pairs) / (calm + trial.number), kRateDecay);
        for (std::size_t i = 0; i < moving_.size(); ++i) {
            Moving& moving = moving_[i];
            moving.value += rate * stepAt(moving, trial.number) * trial.ways[i] * result;
            moving.value = std::clamp<double>(moving.value, moving.range->least, moving.range->most);
        }
    }

    [[nodiscard]] static int rounded(const Moving& moving, double value) {
        return std::clamp(static_cast<int>(std::lround(value)), moving.range->least, moving.range->most);
    }

    [[nodiscard]] Margins present() const {
        Margins margins;
        for (const Moving& moving : moving_) margins.*moving.range->value = rounded(moving, moving.value);
        return margins;
    }

    const SearchTuning& tuning_;
    std::stop_token stop_;
    const SearchProgress& progress_;
    std::mutex mutex_;
    base::Random random_;
    arena::RandomOpenings openings_;
    std::vector<Moving> moving_;
    int begun_ = 0;
    int ended_ = 0;
    std::atomic<bool> failed_ = false;  ///< a thread has
};

}  // namespace

Margins fitSearch(const SearchTuning& tuning, const std::stop_token& stop, const SearchProgress& progress) {
    return SearchFit(tuning, stop, progress).run();
}

}  // namespace tak::lab::tune
