#include "games/tak/table/SpreadPlan.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <tuple>

namespace tak::table {
namespace {

using rules::Direction;
using rules::Move;
using rules::Square;

std::vector<int> dropsOf(Move move) {
    const rules::Drops drops = rules::dropsOf(move.pattern());
    return {drops.counts.begin(), drops.counts.begin() + drops.squares};
}

SpreadEntry entryOf(const SpreadEntry& entry, const SpreadPlan& plan) {
    return {entry.origin, entry.lifted, plan.direction, plan.drops};
}

struct Step {
    Direction direction;
    int squares;
};

/// Direction and distance from the hand to a square on one of its lines; empty if it is on none.
std::optional<Step> stepTo(Square from, Square to, int boardSize) {
    for (const Direction d : rules::kDirections) {
        int squares = 1;
        for (auto at = rules::neighbour(from, d, boardSize); at;
             at = rules::neighbour(*at, d, boardSize), ++squares)
            if (*at == to) return Step{d, squares};
    }
    return {};
}

/// The drops of every legal spread that continues the entry over exactly `squares` squares.
std::vector<std::vector<int>> wholeSpreads(std::span<const Move> legal, const SpreadEntry& entry,
                                           Direction direction, std::size_t squares) {
    SpreadEntry towards = entry;
    towards.direction = direction;
    std::vector<std::vector<int>> all;
    for (const Move move : spreadsOf(legal, towards))
        if (static_cast<std::size_t>(move.distance()) == squares) all.push_back(dropsOf(move));
    return all;
}

/// The plan if a legal spread continues it, else nothing. If a single spread is left, the plan becomes that
/// spread, since a click plays it.
std::optional<SpreadPlan> settled(std::span<const Move> legal, const SpreadEntry& entry, SpreadPlan plan) {
    const std::vector<Move> left = spreadsOf(legal, entryOf(entry, plan));
    if (left.empty()) return {};
    if (left.size() == 1) plan.drops = dropsOf(left.front());
    return plan;
}

std::vector<int> differences(const std::vector<int>& a, const std::vector<int>& b) {
    std::vector<int> each;
    for (std::size_t i = 0; i < a.size(); ++i) each.push_back(std::abs(a[i] - b[i]));
    return each;
}

/// The drops among `all` that have the next higher or lower number on square i, and differ least on the
/// others.
std::optional<std::vector<int>> variedAt(const std::vector<std::vector<int>>& all,
                                         const std::vector<int>& drops, std::size_t i, int steps) {
    const auto worth = [&](const std::vector<int>& other) {
        const std::vector<int> each = differences(other, drops);
        return std::tuple(each[i], std::accumulate(each.begin(), each.end(), 0), each);
    };
    std::optional<std::vector<int>> best;
    for (const std::vector<int>& other : all) {
        if (steps > 0 ? other[i] <= drops[i] : other[i] >= drops[i]) continue;
        if (!best || worth(other) < worth(*best)) best = other;
    }
    return best;
}

std::size_t indexOn(const SpreadPlan& plan, const SpreadEntry& entry, Square square) {
    std::size_t i = 0;
    while (i < plan.drops.size() &&
           rules::moved(entry.origin, plan.direction, static_cast<int>(i) + 1) != square)
        ++i;
    return i;
}

}  // namespace

int SpreadEntry::dropped() const { return std::accumulate(drops.begin(), drops.end(), 0); }

Square SpreadEntry::hand() const {
    return direction ? rules::moved(origin, *direction, static_cast<int>(drops.size())) : origin;
}

std::vector<Move> spreadsOf(std::span<const Move> legal, const SpreadEntry& entry) {
    std::vector<Move> fitting;
    for (const Move move : legal) {
        if (move.isPlacement() || move.square() != entry.origin || move.carried() != entry.lifted) continue;
        if (entry.direction && move.direction() != *entry.direction) continue;
        const std::vector<int> whole = dropsOf(move);
        const std::size_t n = entry.drops.size();
        if (whole.size() < n) continue;
        if (n > 0 && (whole[n - 1] < entry.drops[n - 1] ||
                      !std::equal(entry.drops.begin(), entry.drops.end() - 1, whole.begin())))
            continue;
        fitting.push_back(move);
    }
    return fitting;
}

std::optional<SpreadPlan> planTo(std::span<const Move> legal, const SpreadEntry& entry, Square target,
                                 int boardSize) {
    if (entry.direction && target == entry.hand()) {
        SpreadPlan plan{*entry.direction, entry.drops, entry.drops.size() - 1};
        ++plan.drops.back();
        return settled(legal, entry, std::move(plan));
    }
    const auto step = stepTo(entry.hand(), target, boardSize);
    if (!step || (entry.direction && step->direction != *entry.direction)) return {};
    if (step->squares == 1) {
        SpreadPlan plan{step->direction, entry.drops, entry.drops.size()};
        plan.drops.push_back(1);
        return settled(legal, entry, std::move(plan));
    }
    const std::size_t squares = entry.drops.size() + static_cast<std::size_t>(step->squares);
    const auto all = wholeSpreads(legal, entry, step->direction, squares);
    if (all.empty()) return {};
    return SpreadPlan{step->direction, *std::min_element(all.begin(), all.end()), squares - 1, true};
}

std::optional<SpreadPlan> planVaried(std::span<const Move> legal, const SpreadEntry& entry,
                                     const SpreadPlan& plan, Square at, int steps) {
    const std::size_t i = indexOn(plan, entry, at);
    if (i == plan.drops.size() || steps == 0) return {};
    if (!plan.whole) {
        SpreadPlan asked = plan;
        asked.drops.resize(plan.at + 1);
        asked.drops.back() += steps > 0 ? 1 : -1;
        // On the square below the hand, the pieces dropped already stay.
        const bool under = asked.drops.size() == entry.drops.size();
        if (asked.drops.back() <= (under ? entry.drops.back() : 0)) return {};
        auto varied = settled(legal, entry, std::move(asked));
        return varied && varied->drops != plan.drops ? varied : std::nullopt;
    }
    const auto all = wholeSpreads(legal, entry, plan.direction, plan.drops.size());
    const auto fixed = [&](std::size_t k) {
        return std::all_of(all.begin(), all.end(),
                           [&](const std::vector<int>& drops) { return drops[k] == plan.drops[k]; });
    };
    std::size_t k = i;
    while (k > 0 && fixed(k)) --k;
    if (auto drops = variedAt(all, plan.drops, k, steps))
        return SpreadPlan{plan.direction, *std::move(drops), plan.at, true};
    return {};
}

bool covers(const SpreadPlan& plan, const SpreadEntry& entry, Square square) {
    const std::size_t i = indexOn(plan, entry, square);
    if (i == plan.drops.size()) return false;
    return plan.whole ? i + 1 >= entry.drops.size() : i == plan.at;
}

}  // namespace tak::table
