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
#include "games/tak/engine/Score.h"
#include "games/tak/play/OpeningBook.h"
#include "games/tak/play/TakBot.h"
#include "games/tak/play/TakState.h"
#include "tournament/PlayContest.h"

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
constexpr int kMostTurns = 200;
// A game ends as soon as both sides have seen the same one ahead for some turns, by so many hundredths of a
// flat.
constexpr tak::engine::Score kClearLead = 600;
constexpr int kClearTurns = 3;

/// A number on the way to its best value.
struct Moving {
    const MarginRange* range;
    double value;
};

/// The openings of some set-ups, which are used in turn.
class Books {
  public:
    Books(const std::vector<tak::rules::Setup>& setups, std::uint64_t seed) : setups_(setups) {
        for (const tak::rules::Setup& setup : setups)
            books_.push_back(
                std::make_unique<play::OpeningBook>(play::OpeningRequest{.setup = setup, .seed = seed}));
    }
    /// The position after opening `index`, counted from 0.
    [[nodiscard]] tak::rules::Position at(std::size_t index) {
        const std::size_t setup = index % setups_.size();
        tak::rules::Position position(setups_[setup]);
        for (const tak::rules::Move move : books_[setup]->at(static_cast<int>(index / setups_.size())))
            (void)position.make(move);
        return position;
    }

  private:
    const std::vector<tak::rules::Setup>& setups_;
    std::vector<std::unique_ptr<play::OpeningBook>> books_;
};

class SearchFit {
  public:
    SearchFit(const SearchTuning& tuning, std::stop_token stop, const SearchProgress& progress)
        : tuning_(tuning),
          stop_(std::move(stop)),
          progress_(progress),
          random_(tuning.seed),
          books_(tuning.setups, tuning.seed) {
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
        tak::rules::Position start;
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
        Trial trial{.number = number,
                    .start = books_.at(static_cast<std::size_t>(number - 1)),
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
        const auto entrant = [&](const Margins& margins) {
            const tak::engine::Options options{.hashMiB = kHashMiB, .seed = tuning_.seed, .margins = margins};
            return tournament::Entrant{.name = {},
                                       .makeBot = [options] { return play::createTakBot(options); }};
        };
        tournament::Contest contest{
            .entrants = {entrant(trial.sides[0]), entrant(trial.sides[1])},
            .start = [&](std::size_t, game::Chance) -> base::Result<std::unique_ptr<game::State>> {
                return std::unique_ptr<game::State>(std::make_unique<play::TakState>(trial.start));
            },
            .games = 2,
            .pace = {.nodes = tuning_.nodes},
            .adjudication = {.chance = tak::engine::winProbability(kClearLead), .turns = kClearTurns},
            .mostTurns = kMostTurns};
        tournament::Tally tally;
        tournament::playContest(std::move(contest), stop_, [&](const tournament::ContestRunner& runner) {
            tally = runner.standings().total;
        });
        return tally.wins - tally.losses;
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
    Books books_;
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
