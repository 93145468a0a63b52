#include "games/tactik/engine/Deliberation.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <thread>

#include "games/tactik/engine/ExactSearch.h"

namespace tactik::engine {
namespace {

using rules::Act;
using rules::Card;

constexpr int kFirstBatch = 16;           ///< worlds, before options are compared
constexpr int kLargestBatch = 1024;       ///< some tenths of a second
constexpr int kMostWorlds = 16384;        ///< without another limit: then hardly anything changes
constexpr std::size_t kMostOptions = 24;  ///< the best at first sight; a 7x1 can have hundreds
/// Options that are this many standard errors worse than the best in the same worlds are dropped.
constexpr double kClearly = 3;
constexpr Milliseconds kReportPace{500};

Move moveOfAct(const rules::Board& board, const Act& act) {
    if (act.kind == Act::Kind::Play) return moveOf(board, act.play);
    return {.card = act.card};
}

PassedCards passedIn(const rules::Table& table) {
    PassedCards passed{};
    for (int player = 0; player < table.players; ++player) {
        const auto giver = static_cast<std::size_t>(player);
        if (table.passed[giver] >= 0)
            passed[giver] = table.faceOf(*table.inHand(player, table.passed[giver]));
    }
    return passed;
}

/// How much better one is than another in the same worlds, in standard errors.
double lead(const std::vector<float>& best, const std::vector<float>& other) {
    const auto count = static_cast<double>(other.size());
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < other.size(); ++i) {
        const double difference = best[i] - other[i];
        sum += difference;
        squares += difference * difference;
    }
    const double mean = sum / count;
    // A little doubt stays about options that never differed.
    constexpr double kLeast = 1e-8;
    return mean / std::sqrt((std::max(0.0, squares / count - mean * mean) + kLeast) / count);
}

}  // namespace

double Deliberation::Option::meanOf(std::size_t worlds) const {
    if (worlds == 0) return glance;
    const auto end = chances.begin() + static_cast<std::ptrdiff_t>(worlds);
    return std::accumulate(chances.begin(), end, 0.0) / static_cast<double>(worlds);
}

Deliberation::Deliberation(const rules::Position& seen, int player, const Options& options,
                           const Limits& limits, const std::stop_token& stop, const Listener& listener)
    : player_(player),
      passing_(seen.table().phase == rules::Phase::Passing),
      passed_(passedIn(seen.table())),
      style_(options.style),
      seed_(base::scrambled(options.seed) + seen.past().size()),
      limits_(limits),
      stop_(stop),
      listener_(listener),
      policy_(evaluationFor(seen.players(), seen.board().squares())),
      network_(style_.judgesFinely ? &networkFor(seen.players()) : nullptr),
      belief_(seen, player, options.style.readsConduct) {
    const int threads = style_.foresees ? std::clamp(options.threads, 1, kMaxThreads) : 1;
    for (const Act& act : seen.legalActs(player))
        options_.push_back(
            {.number = options_.size(), .act = act, .move = moveOfAct(seen.board(), act), .chances = {}});
    for (int i = 0; i < threads; ++i)
        workers_.push_back(
            {.source = HandSource(belief_, seed_ + base::scrambled(static_cast<std::uint64_t>(i))),
             .trees = std::vector<ReplyTree>(style_.plansReplies ? options_.size() : 0),
             .chances = {}});
}

Choice Deliberation::run() {
    glance();
    if (style_.foresees && !lookExactly()) {
        int most = style_.worlds > 0 ? style_.worlds : kMostWorlds;
        if (!style_.plansReplies && workers_.front().source.isCertain()) most = 1;
        // Nothing is better than a win at once; the first worlds tell what the others are worth.
        if (winsAtOnce(options_.front())) most = std::min(most, kFirstBatch);
        while (liveOptions() > 1 && worldsSeen() < most) {
            const int batch = std::clamp(worldsSeen(), kFirstBatch, kLargestBatch);
            const bool complete = look(std::min(batch, most - worldsSeen()));
            dropHopeless();
            if (!complete) break;
            reportIfDue();
        }
    }
    return {options_.front().act, report()};
}

/// Ranks the options at first sight and keeps the best.
void Deliberation::glance() {
    const World world = workers_.front().source.next();
    const float board = policy_.evaluation().ofBoard(world.board(), world.toMove(), sideNumber(player_));
    for (Option& option : options_)
        option.glance = chanceOf(passing_ ? board + policy_.valueOfPassing(world, player_, option.move.card)
                                          : policy_.valueOf(world, option.move));
    rank();
    for (std::size_t i = kMostOptions; i < options_.size(); ++i) options_[i].live = false;
    depth_ = world.cardsLeft();
}

/// If all hands are known and the deal is nearly over, nothing need be left to chance.
bool Deliberation::lookExactly() {
    constexpr int kMostCards = 6;
    constexpr std::uint64_t kMostNodes = 20'000;  // some 30 ms; mostly a tenth of them is enough
    if (!style_.plansReplies || passing_ || depth_ > kMostCards) return false;
    Worker& worker = workers_.front();
    if (!worker.source.isCertain()) return false;
    const World world = worker.source.next();
    ExactSearch search(policy_, network_, [&](std::uint64_t nodes) {
        worker.nodes = nodes;
        return nodes > kMostNodes || mustStop(worker);
    });
    std::vector<float> chances;
    for (const Option& option : options_) {
        World after = world;
        after.play(option.move);
        const auto chance = search.chanceIn(after);
        if (!chance) return false;
        chances.push_back(static_cast<float>(sideNumber(player_) == 0 ? *chance : 1 - *chance));
    }
    worker.nodes = search.nodes();
    // The options that were dropped at first sight have been looked at, too.
    for (std::size_t i = 0; i < options_.size(); ++i) {
        options_[i].chances = {chances[i]};
        options_[i].live = true;
    }
    rank();
    exact_ = true;
    return true;
}

bool Deliberation::look(int worlds) {
    const int threads = static_cast<int>(workers_.size());
    const int each = (worlds + threads - 1) / threads;
    {
        std::vector<std::jthread> helpers;
        for (std::size_t i = 1; i < workers_.size(); ++i)
            helpers.emplace_back([this, i, each] { lookAlone(workers_[i], each); });
        lookAlone(workers_.front(), each);
    }
    std::size_t seen = 0;
    for (const Worker& worker : workers_) {
        seen += worker.chances.size();
        for (const auto& chances : worker.chances) {
            std::size_t next = 0;
            for (Option& option : options_)
                if (option.live) option.chances.push_back(chances[next++]);
        }
    }
    return seen == static_cast<std::size_t>(each * threads);
}

void Deliberation::lookAlone(Worker& worker, int worlds) {
    worker.chances.clear();
    for (int i = 0; i < worlds; ++i) {
        // Something must be found even if there is no time.
        const bool first = options_.front().chances.empty() && i == 0 && &worker == &workers_.front();
        if (!first && mustStop(worker)) return;
        const World world = worker.source.next();
        std::vector<float> chances;
        for (const Option& option : options_)
            if (option.live) chances.push_back(chanceIn(worker, world, option));
        worker.chances.push_back(std::move(chances));
    }
}

float Deliberation::chanceIn(Worker& worker, const World& world, const Option& option) const {
    World after = world;
    if (passing_) {
        PassedCards chosen = passed_;
        chosen[static_cast<std::size_t>(player_)] = option.move.card;
        policy_.exchange(after, chosen);
    } else {
        after.play(option.move);
    }
    double chance = 0;
    int cards = 0;
    if (style_.plansReplies) {
        cards = worker.trees[option.number].sample(after, policy_, network_, chance);
    } else {
        cards = policy_.playOut(after);
        chance = chanceAfter(after, policy_.evaluation(), network_);
    }
    worker.nodes += static_cast<std::uint64_t>(cards) + 1;
    return static_cast<float>(sideNumber(player_) == 0 ? chance : 1 - chance);
}

void Deliberation::rank() {
    std::stable_sort(options_.begin(), options_.end(), [](const Option& one, const Option& other) {
        if (one.live != other.live) return one.live;
        return one.mean() > other.mean();
    });
}

void Deliberation::dropHopeless() {
    rank();
    const Option& best = options_.front();
    for (std::size_t i = 1; i < options_.size() && options_[i].live; ++i)
        if (lead(best.chances, options_[i].chances) > kClearly) options_[i].live = false;
}

int Deliberation::liveOptions() const {
    return static_cast<int>(
        std::count_if(options_.begin(), options_.end(), [](const Option& option) { return option.live; }));
}

bool Deliberation::mustStop(const Worker& worker) const {
    if (stop_.stop_requested()) return true;
    if (limits_.nodes && worker.nodes * workers_.size() >= *limits_.nodes) return true;
    return limits_.time && Clock::now() - start_ >= *limits_.time;
}

/// An option that was dropped has met other worlds than the best one: what it lacked in those that both have
/// met, it lacks altogether. Only what is proved is certain, not what came about in all worlds that were
/// drawn.
double Deliberation::toldChanceOf(const Option& option) const {
    constexpr double kDoubt = 0.001;
    const Option& best = options_.front();
    double chance = option.mean();
    if (!option.live) chance = best.mean() - std::max(0.0, best.meanOf(option.chances.size()) - chance);
    const bool certain = exact_ || winsAtOnce(option);
    return certain ? chance : std::clamp(chance, kDoubt, 1 - kDoubt);
}

Report Deliberation::report() const {
    Report report{.candidates = {}, .depth = depth_, .worlds = worldsSeen()};
    for (const Option& option : options_) report.candidates.push_back({option.act, toldChanceOf(option)});
    // The first one is chosen; behind it, dropped options may stand before live ones.
    std::stable_sort(report.candidates.begin() + 1, report.candidates.end(),
                     [](const Candidate& one, const Candidate& other) { return one.chance > other.chance; });
    for (const Worker& worker : workers_) report.nodes += worker.nodes;
    report.time = std::chrono::duration_cast<Milliseconds>(Clock::now() - start_);
    return report;
}

/// The first report comes with the first worlds: all may be clear before the pace allows another.
void Deliberation::reportIfDue() {
    if (!listener_) return;
    if (lastReport_ && (stop_.stop_requested() || Clock::now() - *lastReport_ < kReportPace)) return;
    listener_(report());
    lastReport_ = Clock::now();
}

}  // namespace tactik::engine
