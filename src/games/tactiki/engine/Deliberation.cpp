#include "games/tactiki/engine/Deliberation.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <thread>

namespace tactiki::engine {
namespace {

using rules::Piece;

/// Plans that are this much worse than the best in a world count as only so much worse: exact values of bad
/// plans would cost most of the time.
constexpr Score kMargin = 1200;
constexpr Score kClear = 3500;      ///< the same for those that are worse than a win
constexpr double kHopeless = 0.15;  ///< a plan so far behind on average is dropped
constexpr Milliseconds kReportPace{500};

/// Entries of the table of positions, as a power of two, for quick and for long thinking: more would take
/// longer to clear than a quick search takes.
constexpr int kSmallTable = 15;
constexpr int kLargeTable = 20;
constexpr Milliseconds kLong{500};

/// Plans that are kept for a search of this depth.
std::size_t keptAt(int depth) {
    if (depth <= 2) return std::numeric_limits<std::size_t>::max();
    return depth <= 4 ? 24 : depth <= 6 ? 10 : 5;
}

PieceSet forgottenPieces(const Options& options) {
    PieceSet forgotten = 0;
    for (Piece piece = 0; piece < rules::kPieces; ++piece)
        if (base::share(options.seed * rules::kPieces + static_cast<std::uint64_t>(piece)) >=
            options.style.memory)
            forgotten |= 1U << piece;
    return forgotten;
}

std::vector<rules::Board> drawnWorlds(const rules::Position& seen, rules::Side me, const Options& options) {
    const Belief belief(seen, me, {forgottenPieces(options), options.style.readsConduct});
    base::Random random(options.seed + seen.past().size());
    std::vector<rules::Board> worlds;
    for (int i = 0; i < std::max(1, options.style.worlds); ++i) worlds.push_back(belief.drawn(random));
    return worlds;
}

std::vector<double> whims(std::size_t plans, const rules::Position& seen, const Options& options) {
    base::Random random(options.seed + base::scrambled(seen.past().size()));
    std::vector<double> deviations;
    for (std::size_t i = 0; i < plans; ++i)
        deviations.push_back(options.style.whim * (2 * random.unit() - 1));
    return deviations;
}

int tableBits(const Limits& limits) {
    const bool quick = limits.time ? *limits.time < kLong : limits.nodes || limits.depth;
    return quick ? kSmallTable : kLargeTable;
}

}  // namespace

Deliberation::Deliberation(const rules::Position& seen, rules::Side me, const Options& options,
                           const Limits& limits, const std::stop_token& stop, const Listener& listener)
    : board_(seen.board()),
      me_(me),
      options_(options),
      limits_(limits),
      stop_(stop),
      listener_(listener),
      worlds_(drawnWorlds(seen, me, options)),
      repetitions_(seen),
      plans_(plansOf(World(worlds_.front()))),
      candidates_(plans_.size()),
      values_(whims(plans_.size(), seen, options), worlds_.size()) {
    std::iota(candidates_.begin(), candidates_.end(), 0);
    // A thread without a world would only take its share of the nodes, and room for its table.
    const auto threads = static_cast<std::size_t>(std::clamp(options.threads, 1, kMaxThreads));
    for (std::size_t i = 0; i < std::min(threads, worlds_.size()); ++i)
        searches_.emplace_back(
            tableBits(limits), [this](std::uint64_t nodes) { return mustStop(nodes); },
            options.learned ? weights() : featureWeights());
}

/// Searches end with a turn: there the evaluation is at its best.
Choice Deliberation::run() {
    const int played = board_.stage() == rules::Stage::Second ? 1 : 0;
    const int most = std::min(limits_.depth.value_or(kMostPlies), options_.style.depth.value_or(kMostPlies));
    const int deepest = std::clamp(most - played, 1, kMostPlies);
    for (int depth = std::min(2 - played, deepest); depth <= deepest; depth += 2) {
        if (depth_ > 0) dropPlans(depth + played);
        if (depth_ > 0 && candidates_.size() == 1) break;
        depth_ = depth;
        const bool complete = deepen(depth);
        candidates_ = values_.ranked(candidates_);
        if (!complete) break;
        tell();
    }
    return {actOf(board_, plans_[candidates_.front()].first), report()};
}

bool Deliberation::deepen(int depth) {
    nextWorld_ = 0;
    std::vector<std::jthread> helpers;
    for (std::size_t thread = 1; thread < searches_.size(); ++thread)
        helpers.emplace_back([this, thread, depth] { searchWorlds(thread, depth); });
    searchWorlds(0, depth);
    helpers.clear();
    return std::none_of(searches_.begin(), searches_.end(),
                        [](const WorldSearch& search) { return search.interrupted(); });
}

void Deliberation::searchWorlds(std::size_t thread, int depth) {
    WorldSearch& search = searches_[thread];
    for (std::size_t world = nextWorld_++; world < worlds_.size(); world = nextWorld_++) {
        const std::vector<double> values = searched(search, worlds_[world], depth);
        if (search.interrupted()) return;
        {
            const std::lock_guard lock(mutex_);
            values_.set(world, candidates_, values);
        }
        mayStop_ = true;
        if (thread == 0) reportIfDue();
    }
}

std::vector<double> Deliberation::searched(WorldSearch& search, const rules::Board& board, int depth) const {
    const World world(board);
    std::vector<double> values;
    Score best = -kWin;
    for (const std::size_t index : candidates_) {
        const Plan& plan = plans_[index];
        World after = world;
        plan.playIn(after);
        const Score alpha = std::max(-kWin, std::min(best, kClear) - kMargin);
        const Score score =
            repetitions_.areReachedBy(plan, board)
                ? 0
                : search.valueAfter(after, plan.steps(), me_, depth - plan.steps(), alpha, kWin);
        if (search.interrupted()) return {};
        best = std::max(best, score);
        values.push_back(chanceOf(std::max(score, alpha)));
    }
    return values;
}

void Deliberation::dropPlans(int depth) {
    const double best = values_.mean(candidates_.front());
    std::size_t kept = 1;
    while (kept < candidates_.size() && kept < keptAt(depth) &&
           values_.mean(candidates_[kept]) > best - kHopeless)
        ++kept;
    for (std::size_t i = kept; i < candidates_.size(); ++i)
        dropped_.emplace_back(candidates_[i], best - values_.mean(candidates_[i]));
    candidates_.resize(kept);
}

bool Deliberation::mustStop(std::uint64_t nodesOfThread) const {
    if (!mayStop_) return false;
    if (stop_.stop_requested()) return true;
    if (limits_.nodes && nodesOfThread * searches_.size() >= *limits_.nodes) return true;
    return limits_.time && Clock::now() - start_ >= *limits_.time;
}

Report Deliberation::report() const {
    const std::lock_guard lock(mutex_);
    Report report;
    report.depth = depth_;
    report.worlds = static_cast<int>(values_.worldsSearched());
    const auto add = [&](std::size_t plan, double chance) {
        const rules::Act act = actOf(board_, plans_[plan].first);
        const auto same = [&](const Candidate& candidate) { return candidate.act == act; };
        auto& all = report.candidates;
        if (std::find_if(all.begin(), all.end(), same) == all.end())
            all.push_back({act, std::clamp(chance, 0.0, 1.0)});
    };
    const Indices live = values_.ranked(candidates_);
    for (const std::size_t plan : live) add(plan, values_.mean(plan));
    // Values of other depths cannot be compared, but what a plan lacked then it still lacks.
    auto dropped = dropped_;
    std::stable_sort(dropped.begin(), dropped.end(),
                     [](const auto& one, const auto& other) { return one.second < other.second; });
    for (const auto& [plan, lacked] : dropped) add(plan, values_.mean(live.front()) - lacked);
    for (const WorldSearch& search : searches_) report.nodes += search.nodes();
    report.time = std::chrono::duration_cast<Milliseconds>(Clock::now() - start_);
    return report;
}

void Deliberation::reportIfDue() {
    if (Clock::now() - lastReport_ >= kReportPace) tell();
}

/// A depth may end before its threads see that they shall stop: whoever asked is told nothing more.
void Deliberation::tell() {
    if (listener_ && !stop_.stop_requested()) listener_(report());
    lastReport_ = Clock::now();
}

}  // namespace tactiki::engine
