#include "match/Termination.h"

#include <algorithm>
#include <array>
#include <optional>

namespace match {
namespace {

constexpr const char* kTermination = "Termination";

constexpr std::array<std::pair<Termination, std::string_view>, 3> kWords{
    {{Termination::Resignation, "resignation"},
     {Termination::Time, "time"},
     {Termination::Agreement, "agreement"}}};

/// The only player who has not won.
std::optional<game::PlayerId> loserOf(const game::Outcome& outcome, const game::State& position) {
    if (position.playerCount() != 2 || outcome.winners.size() != 1) return {};
    return game::playerAt(1U - outcome.winners.front().value);
}

game::Outcome explained(const game::Outcome& stated, const game::State& position, Termination how) {
    const auto loser = loserOf(stated, position);
    if (how == Termination::Resignation && loser) return position.resignation(*loser);
    if (how == Termination::Time && loser) return position.lossOnTime(*loser);
    if (how == Termination::Agreement && stated.winners.empty()) return position.agreedDraw();
    return stated;
}

}  // namespace

void writeTermination(Tags& tags, Termination how) {
    tags.erase(
        std::remove_if(tags.begin(), tags.end(), [](const auto& tag) { return tag.first == kTermination; }),
        tags.end());
    for (const auto& [known, word] : kWords)
        if (known == how) tags.emplace_back(kTermination, word);
}

Termination terminationIn(const Tags& tags) {
    for (const auto& [name, value] : tags)
        for (const auto& [known, word] : kWords)
            if (name == kTermination && value == word) return known;
    return Termination::Unknown;
}

game::Outcome statedEnding(const game::State& position, std::string_view result, Termination how) {
    game::Outcome stated = position.claimed(result);
    if (!stated.over) return stated;
    game::Outcome known = explained(stated, position, how);
    return known.result == stated.result ? known : stated;
}

}  // namespace match
