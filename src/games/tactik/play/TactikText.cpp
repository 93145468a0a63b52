#include "games/tactik/play/TactikText.h"

#include <charconv>
#include <optional>

#include "base/Message.h"
#include "games/tactik/play/Outcomes.h"
#include "games/tactik/play/TactikState.h"
#include "games/tactik/rules/PositionText.h"

namespace tactik::play {

using base::msgid;
using game::Chance;
using game::setTag;
using game::tagIn;
using game::Tags;

namespace {

/// The number in a tag; nothing if the tag is missing or has none.
std::optional<std::uint64_t> numberOf(const Tags& tags, std::string_view name) {
    const std::string* value = tagIn(tags, name);
    if (value == nullptr) return {};
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(value->data(), value->data() + value->size(), number);
    if (error != std::errc() || end != value->data() + value->size()) return {};
    return number;
}

}  // namespace

base::Result<std::unique_ptr<game::State>> TactikText::start(const Tags& tags) const {
    std::unique_ptr<game::State> start;
    const auto seed = numberOf(tags, "Seed");
    if (const std::string* set = tagIn(tags, "Position")) {
        const Chance chance(seed.value_or(0));
        const auto position = rules::parsePosition(*set, chance.seed());
        if (!position) return game::inTag("Position", position.error());
        start = std::make_unique<TactikState>(*position, chance);
        return start;
    }
    const std::string* agreed = tagIn(tags, "Rules");
    const auto read = rules::parseRules(agreed != nullptr ? *agreed : "");
    if (!read) return game::inTag("Rules", read.error());
    const auto players = numberOf(tags, "Players");
    if (!seed || (players != 2 && players != rules::kMostPlayers))
        return base::Error{msgid("expected the tags Players (2 or 4) and Seed, or the tag Position")};
    start = std::make_unique<TactikState>(static_cast<int>(*players), *read, Chance(*seed));
    return start;
}

void TactikText::describe(const game::State& state, Tags& tags) const {
    const auto& start = static_cast<const TactikState&>(state);
    const std::string agreed = start.dealt() ? rules::formatRules(start.position().rules()) : std::string();
    std::erase_if(tags, [&](const auto& tag) {
        if (tag.first == "Players") return !start.dealt();
        return (tag.first == "Position" && start.dealt()) || (tag.first == "Rules" && agreed.empty());
    });
    if (start.dealt()) setTag(tags, "Players", std::to_string(start.playerCount()));
    if (!start.dealt()) setTag(tags, "Position", rules::formatPosition(start.position()));
    if (!agreed.empty()) setTag(tags, "Rules", agreed);
    setTag(tags, "Seed", std::to_string(start.chance().seed()));
}

void TactikText::describeFor(const game::State& start, game::Viewer viewer, Tags& tags) const {
    describe(start, tags);
    std::erase_if(tags, [](const auto& tag) { return tag.first == "Seed"; });
    if (tagIn(tags, "Position") != nullptr) setTag(tags, "Position", start.view(viewer)->positionText());
}

bool TactikText::isResult(std::string_view text, const game::State&) const { return play::isResult(text); }

/// "12. " before the first act of a round.
std::string TactikText::lead(const game::State& before, bool begins) const {
    const rules::Position& position = static_cast<const TactikState&>(before).position();
    const bool first =
        position.past().empty() || position.past().back().before.round != position.table().round;
    return first || begins ? std::to_string(before.round()) + ". " : std::string();
}

}  // namespace tactik::play
