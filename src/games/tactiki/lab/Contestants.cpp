#include "games/tactiki/lab/Contestants.h"

#include <string>
#include <utility>

#include "games/tactiki/lab/SimplePlayers.h"

namespace tactiki::lab {

using namespace engine;

namespace {

constexpr Milliseconds kTreeTime{30};  ///< of tree searches without a limit

/// The digit between two texts, from 1 to `most`.
std::optional<int> digitIn(std::string_view name, std::string_view before, std::string_view after, int most) {
    if (name.size() != before.size() + 1 + after.size() || name.substr(0, before.size()) != before ||
        name.substr(before.size() + 1) != after)
        return {};
    const int digit = name[before.size()] - '0';
    if (digit < 1 || digit > most) return {};
    return digit;
}

}  // namespace

Contestant enginePlayer(std::string name, const Options& options, const Limits& limits, bool seesAll) {
    const auto create = [options, limits](std::uint64_t seed) -> Chooser {
        Options own = options;
        own.seed = seed;
        return [engine = Engine(own), limits](const rules::Position& seen, rules::Side me) {
            return engine.choose(seen, me, limits).act;
        };
    };
    return {std::move(name), create, seesAll};
}

Contestant levelPlayer(int level, const Limits& limits) {
    return enginePlayer("level " + std::to_string(level), {.style = styleOf(level)}, limits);
}

std::optional<Contestant> contestantNamed(std::string_view name, const Limits& limits) {
    constexpr int kMostTurnsAhead = 4;
    if (name == "random") return randomPlayer();
    if (name == "full") return enginePlayer("full", {}, limits);
    if (name == "features") return enginePlayer("features", {.learned = false}, limits);
    if (name == "cheater") return enginePlayer("cheater", {}, limits, true);
    if (name == "tree") return treeSearching(TreeSearch::Leaf::Evaluation, limits.time.value_or(kTreeTime));
    if (name == "playouts") return treeSearching(TreeSearch::Leaf::Playout, limits.time.value_or(kTreeTime));
    if (const auto level = digitIn(name, "level ", "", kMaxLevel)) return levelPlayer(*level, limits);
    if (name == "1 plain turn") return lookingAhead(1, false, plainWeights());
    if (const auto turns = digitIn(name, "", " plain turns", kMostTurnsAhead))
        return lookingAhead(*turns, false, plainWeights());
    if (name == "1 turn") return lookingAhead(1, false);
    if (name == "1 turn seeing all") return lookingAhead(1, true);
    if (const auto turns = digitIn(name, "", " turns", kMostTurnsAhead)) return lookingAhead(*turns, false);
    if (const auto turns = digitIn(name, "", " turns seeing all", kMostTurnsAhead))
        return lookingAhead(*turns, true);
    return {};
}

}  // namespace tactiki::lab
