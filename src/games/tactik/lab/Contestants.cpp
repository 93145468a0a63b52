#include "games/tactik/lab/Contestants.h"

#include <utility>

#include "games/tactik/lab/SimplePlayers.h"

namespace tactik::lab {

using namespace engine;

namespace {

/// The number after a text, from 1 to `most`.
std::optional<int> numberIn(std::string_view name, std::string_view before, int most) {
    if (name.size() <= before.size() || name.substr(0, before.size()) != before) return {};
    int number = 0;
    for (const char digit : name.substr(before.size())) {
        if (digit < '0' || digit > '9' || number > most) return {};
        number = 10 * number + (digit - '0');
    }
    if (number < 1 || number > most) return {};
    return number;
}

}  // namespace

Contestant enginePlayer(std::string name, const Options& options, const Limits& limits, bool seesAll) {
    const auto create = [options, limits](std::uint64_t seed) -> Chooser {
        Options own = options;
        own.seed = seed;
        return [engine = Engine(own), limits](const rules::Position& seen, int player) {
            return engine.choose(seen, player, limits).act;
        };
    };
    return {std::move(name), create, seesAll};
}

Contestant levelPlayer(int level, const Limits& limits) {
    return enginePlayer("level " + std::to_string(level), {.style = styleOf(level)}, limits);
}

std::optional<Contestant> contestantNamed(std::string_view name, const Limits& limits) {
    constexpr int kMostWorlds = 100'000;
    if (name == "random") return randomPlayer();
    if (name == "greedy") return greedyPlayer();
    if (name == "careful") return carefulPlayer();
    if (name == "policy") return policyPlayer();
    if (name == "full") return enginePlayer("full", {}, limits);
    if (name == "full unread") return enginePlayer("full unread", {.style = {.readsConduct = false}}, limits);
    if (name == "full flat") return enginePlayer("full flat", {.style = {.plansReplies = false}}, limits);
    if (name == "full rough") return enginePlayer("full rough", {.style = {.judgesFinely = false}}, limits);
    if (name == "cheater") return enginePlayer("cheater", {}, limits, true);
    if (const auto level = numberIn(name, "level ", kMaxLevel)) return levelPlayer(*level, limits);
    for (const bool plans : {false, true})
        for (const bool fine : {false, true}) {
            const std::string before = std::string(plans ? "plans " : "worlds ") + (fine ? "finely " : "");
            if (const auto worlds = numberIn(name, before, kMostWorlds))
                return enginePlayer(
                    std::string(name),
                    {.style = {.worlds = *worlds, .plansReplies = plans, .judgesFinely = fine}}, limits);
        }
    return {};
}

}  // namespace tactik::lab
