#include "games/tactiki/engine/WorldSearch.h"

#include <algorithm>
#include <utility>

namespace tactiki::engine {
namespace {

using rules::Piece;
using rules::Side;

constexpr std::uint64_t kNodesBetweenLooks = 256;  // about a tenth of a millisecond

/// Steps after this many others are first searched less deeply, by one turn.
constexpr int kEarlySteps = 8;
constexpr int kLeastDepthToReduce = 3;
constexpr int kReduction = 1;

}  // namespace

WorldSearch::WorldSearch(int tableBits, Interruption interrupted, const Weights& by)
    : table_(tableBits), interruption_(std::move(interrupted)), weights_(&by) {}

bool WorldSearch::mustStop() {
    if (nodes() % kNodesBetweenLooks == 0 && interruption_ && interruption_(nodes())) stopped_ = true;
    return stopped_;
}

Score WorldSearch::value(const World& world, int depth, Score alpha, Score beta) {
    return search(world, depth, 0, {alpha, beta});
}

Score WorldSearch::valueAfter(const World& after, int steps, Side mover, int depth, Score alpha, Score beta) {
    return searchAfter(after, mover, depth, steps, {alpha, beta});
}

Score WorldSearch::searchAfter(const World& after, Side mover, int depth, int ply, Window window) {
    if (after.over()) {
        countNode();
        if (!after.winner()) return 0;
        return *after.winner() == mover ? kWin - ply : ply - kWin;
    }
    if (after.toMove() == mover) return search(after, depth, ply, window);
    return -search(after, depth, ply, {-window.beta, -window.alpha});
}

Score WorldSearch::search(const World& world, int depth, int ply, Window window) {
    countNode();
    if (mustStop()) return 0;
    if (depth <= 0 || ply >= kMostPlies) return evaluated(world, *weights_);
    Table::Entry entry;
    if (const Table::Entry* known = table_.find(world.key())) {
        entry = *known;
        if (entry.depth >= depth && (entry.bound == Table::Bound::Exact ||
                                     (entry.bound == Table::Bound::AtLeast && entry.score >= window.beta) ||
                                     (entry.bound == Table::Bound::AtMost && entry.score <= window.alpha)))
            return entry.score;
    }
    entry.key = world.key();
    const Score best = searchSteps(world, depth, ply, window, entry);
    if (stopped_) return 0;
    entry.score = best;
    entry.depth = static_cast<std::int8_t>(depth);
    entry.bound = best <= window.alpha  ? Table::Bound::AtMost
                  : best >= window.beta ? Table::Bound::AtLeast
                                        : Table::Bound::Exact;
    table_.store(entry);
    return best;
}

Score WorldSearch::searchSteps(const World& world, int depth, int ply, Window window, Table::Entry& entry) {
    Steps steps;
    world.addSteps(steps);
    std::array<Ranked, Steps::kMost> ranked;
    const int count = steps.size();
    for (int i = 0; i < count; ++i)
        ranked[static_cast<std::size_t>(i)] = {steps[i], orderOf(world, steps[i], entry.best, ply)};
    const auto end = ranked.begin() + count;
    Score best = -kWin;
    for (int i = 0; i < count; ++i) {
        // Most nodes are cut after the first steps: sorting them all would be a waste.
        const auto here = ranked.begin() + i;
        std::iter_swap(here, std::max_element(here, end, [](const Ranked& a, const Ranked& b) {
                           return a.order < b.order;
                       }));
        World after = world;
        after.play(here->step);
        Score score = 0;
        const auto searched = [&](int left, Score beta) {
            return searchAfter(after, world.toMove(), left, ply + 1, {window.alpha, beta});
        };
        if (i == 0) {
            score = searched(depth - 1, window.beta);
        } else {
            const bool reduced = i >= kEarlySteps && depth >= kLeastDepthToReduce && here->order < 0;
            score = searched(depth - 1 - (reduced ? kReduction : 0), window.alpha + 1);
            if (reduced && score > window.alpha) score = searched(depth - 1, window.alpha + 1);
            if (score > window.alpha && score < window.beta) score = searched(depth - 1, window.beta);
        }
        if (stopped_) return 0;
        if (score <= best) continue;
        best = score;
        entry.best = here->step;
        window.alpha = std::max(window.alpha, score);
        if (best < window.beta) continue;
        rememberCut(world, here->step, depth, ply);
        break;
    }
    return best;
}

int WorldSearch::orderOf(const World& world, Step step, Step best, int ply) const {
    constexpr int kBest = 1 << 30;
    constexpr int kGood = 1 << 28;
    if (step == best) return kBest;
    if (step.isPass()) return 0;
    const int tried =
        history_[static_cast<std::size_t>(step.piece)][static_cast<std::size_t>(step.to.index())];
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (world.inPile(step.piece)) return step == killers[0] ? kGood : tried - kGood;
    if (world.attacks(step)) {
        const rules::Rank victim = world.rankOf(world.topOf(step.to));
        const rules::FightResult result = rules::fight(world.rankOf(step.piece), victim);
        if (result == rules::FightResult::Won) return kGood + (victim << 20);
        if (result == rules::FightResult::Lost) return tried - 2 * kGood;
    }
    if (isStartField(step.to, !world.toMove()))
        return kGood + (world.statueAt(world.toMove(), step.to.file()) << 22);
    if (step == killers[0]) return kGood - 1;
    if (step == killers[1]) return kGood - 2;
    const bool ahead = step.to.row() != world.fieldOf(step.piece).row();
    return tried - kGood + (ahead ? 1 << 20 : 0);
}

void WorldSearch::rememberCut(const World& world, Step step, int depth, int ply) {
    if (step.isPass()) return;
    constexpr int kMostTried = 1 << 19;
    int& tried = history_[static_cast<std::size_t>(step.piece)][static_cast<std::size_t>(step.to.index())];
    tried = std::min(kMostTried, tried + depth * depth);
    if (world.attacks(step)) return;
    auto& killers = killers_[static_cast<std::size_t>(ply)];
    if (killers[0] == step) return;
    killers[1] = killers[0];
    killers[0] = step;
}

}  // namespace tactiki::engine
