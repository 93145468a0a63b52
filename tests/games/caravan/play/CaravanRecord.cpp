#include "games/caravan/play/CaravanRecord.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "games/caravan/play/CaravanOutcome.h"
#include "games/caravan/play/CaravanState.h"
#include "games/caravan/rules/Notation.h"

namespace caravan::play {

using base::msgid;
using base::Result;
using game::setTag;
using game::tagIn;
using game::Tags;

namespace {

/// The number in a tag; nothing if the tag is missing or has no such number.
template <class Number>
std::optional<Number> numberOf(const Tags& tags, std::string_view name, Number min, Number max) {
    const std::string* value = tagIn(tags, name);
    if (value == nullptr) return {};
    Number number = 0;
    const auto [end, error] = std::from_chars(value->data(), value->data() + value->size(), number);
    const bool whole = error == std::errc() && end == value->data() + value->size();
    return whole && number >= min && number <= max ? std::optional(number) : std::nullopt;
}

struct NamedRule {
    const char* name;
    bool rules::Rules::*rule;
};
constexpr std::array<NamedRule, 4> kNamedRules{{{"rest", &rules::Rules::rest},
                                                {"robbers", &rules::Rules::robbers},
                                                {"gifts", &rules::Rules::gifts},
                                                {"reshuffle", &rules::Rules::reshuffle}}};

/// The agreed rules; words that are no rule are passed over.
rules::Rules rulesOf(const Tags& tags, int players) {
    rules::Rules agreed{.partners = tagIn(tags, "Partners") != nullptr && players == rules::kMaxPlayers};
    const std::string* words = tagIn(tags, "Rules");
    if (words == nullptr) return agreed;
    for (const auto& [name, rule] : kNamedRules)
        if ((" " + *words + " ").find(" " + std::string(name) + " ") != std::string::npos)
            agreed.*rule = true;
    return agreed;
}

std::string namesOf(const rules::Rules& agreed) {
    std::string names;
    for (const auto& [name, rule] : kNamedRules)
        if (agreed.*rule) names += (names.empty() ? "" : " ") + std::string(name);
    return names;
}

}  // namespace

Result<std::unique_ptr<game::State>> CaravanFormat::start(const Tags& tags) const {
    const std::string* set = tagIn(tags, "Position");
    const auto players = numberOf(tags, "Players", rules::kMinPlayers, rules::kMaxPlayers);
    const auto seed = numberOf<std::uint64_t>(tags, "Seed", 0, ~std::uint64_t{0});
    std::unique_ptr<game::State> start;
    if (set != nullptr) {
        const auto position = rules::parsePosition(*set);
        if (!position) return base::Error{position.error().message};
        start = seed ? std::make_unique<CaravanState>(*position, game::Chance(*seed))
                     : std::make_unique<CaravanState>(*position);
    } else if (players && seed) {
        start = std::make_unique<CaravanState>(*players, game::Chance(*seed), rulesOf(tags, *players));
    } else {
        return base::Error{msgid("expected the tags Players and Seed, or the tag Position")};
    }
    return start;
}

void CaravanFormat::describe(const game::State& state, Tags& tags) const {
    const auto& start = static_cast<const CaravanState&>(state);
    setTag(tags, "Players", std::to_string(start.playerCount()));
    // After a position that was set up, only the larger rules draw anything.
    const bool draws = start.dealt() || (start.chance() && start.position().rules().extended());
    std::erase_if(tags, [&](const auto& tag) {
        return (tag.first == "Position" && start.dealt()) || (tag.first == "Seed" && !draws);
    });
    if (draws) setTag(tags, "Seed", std::to_string(start.chance()->seed()));
    if (!start.dealt()) setTag(tags, "Position", rules::formatPosition(start.position()));
    if (start.dealt() && start.position().partners()) setTag(tags, "Partners", "opposite");
    if (const std::string names = namesOf(start.position().rules()); start.dealt() && !names.empty())
        setTag(tags, "Rules", names);
}

bool CaravanFormat::isResult(std::string_view text, const game::State& start) const {
    return play::isResult(text, start.playerCount());
}

}  // namespace caravan::play
