#include "games/tactik/play/TactikText.h"

#include <charconv>
#include <limits>
#include <optional>
#include <vector>

#include "base/Message.h"
#include "base/TextReader.h"
#include "games/tactik/play/Outcomes.h"
#include "games/tactik/play/TactikState.h"
#include "games/tactik/rules/Notation.h"
#include "games/tactik/rules/PositionText.h"
#include "games/tactik/rules/Told.h"

namespace tactik::play {

using base::msgid;
using game::Chance;
using game::setTag;
using game::tagIn;
using game::Tags;

namespace {

constexpr base::Msgid kExpectedTags =
    msgid("expected the tags Players (2 or 4) and Seed, or the tag Position");

std::optional<std::uint64_t> wholeNumberIn(const std::string& text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return {};
    return number;
}

constexpr const char* kHands = "Hands";

std::string textOfHand(const rules::Table& table, int player) {
    std::string text;
    for (int slot = 0; slot < rules::kMostHeld; ++slot)
        if (const auto back = table.inHand(player, slot))
            text += (text.empty() ? "" : ",") + rules::textOf(table.faceOf(*back));
    return text;
}

/// Cards with a comma between them, hands with a blank.
base::Result<std::vector<std::vector<rules::Card>>> handsIn(std::string_view text) {
    std::vector<std::vector<rules::Card>> hands;
    base::TextReader reader(text);
    for (reader.skipSpace(); !reader.atEnd(); reader.skipSpace()) {
        hands.emplace_back();
        do {
            const base::TextPosition at = reader.position();
            const auto card = rules::cardNamed(reader.takeUntil(", \t\r\n"));
            if (!card || hands.back().size() == rules::kMostHeld)
                return reader.errorAt(at,
                                      msgid("expected the cards of each deal, such as 1,10,S,7 2,3,5,12"));
            hands.back().push_back(*card);
        } while (reader.accept(","));
    }
    return hands;
}

/// The seed of a game; of a position without one, the seed 0.
base::Result<std::uint64_t> seedIn(const Tags& tags, bool setUp) {
    const std::string* const text = tagIn(tags, "Seed");
    if (text == nullptr && setUp) return std::uint64_t{0};
    if (text == nullptr) return base::Error{kExpectedTags};
    if (const auto seed = wholeNumberIn(*text)) return *seed;
    return game::inTag(
        "Seed", {{msgid("expected a number from {least} to {most}"),
                  {{"least", 0}, {"most", std::to_string(std::numeric_limits<std::uint64_t>::max())}}}});
}

base::Result<int> playersIn(const Tags& tags) {
    const std::string* const text = tagIn(tags, "Players");
    if (text == nullptr) return base::Error{kExpectedTags};
    const auto players = wholeNumberIn(*text);
    if (players == 2 || players == rules::kMostPlayers) return static_cast<int>(*players);
    return game::inTag("Players", {msgid("expected 2 or 4, the number of players")});
}

}  // namespace

base::Result<std::unique_ptr<game::State>> TactikText::toldStart(const Tags& tags) const {
    const auto viewer = game::toldViewer(tags);
    const std::string* const set = tagIn(tags, "Position");
    if (set == nullptr) return base::Error{msgid("expected the tag Position, as the viewer saw it")};
    const auto position = rules::parseSeen(*set);
    if (!position) return game::inTag("Position", position.error());
    if (!viewer || (viewer->player() && viewer->player()->value >= position->players()))
        return game::inTag(game::kSeenBy,
                           {msgid("expected a player of the game, such as Player1, or onlooker")});
    const std::string* const cards = tagIn(tags, kHands);
    auto hands = handsIn(cards != nullptr ? *cards : "");
    if (!hands) return game::inTag(kHands, hands.error());
    std::unique_ptr<game::State> start = std::make_unique<TactikState>(TactikState::told(
        *position,
        {.viewer = playerOf(*viewer), .firstDeal = position->table().deal, .hands = std::move(*hands)}));
    return start;
}

base::Result<std::unique_ptr<game::State>> TactikText::start(const Tags& tags) const {
    const std::string* const set = tagIn(tags, "Position");
    const auto seed = seedIn(tags, set != nullptr);
    if (!seed) return seed.error();
    const Chance chance(*seed);
    std::unique_ptr<game::State> start;
    if (set != nullptr) {
        const auto position = rules::parsePosition(*set, chance.seed());
        if (!position) return game::inTag("Position", position.error());
        start = std::make_unique<TactikState>(*position, chance);
        return start;
    }
    const std::string* const agreed = tagIn(tags, "Rules");
    const auto read = rules::parseRules(agreed != nullptr ? *agreed : "");
    if (!read) return game::inTag("Rules", read.error());
    const auto players = playersIn(tags);
    if (!players) return players.error();
    start = std::make_unique<TactikState>(*players, *read, chance);
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
    if (!start.isTold()) setTag(tags, "Seed", std::to_string(start.chance().seed()));
}

void TactikText::describeFor(const game::State& start, game::Viewer viewer, Tags& tags) const {
    std::erase_if(tags, [](const auto& tag) {
        return tag.first == "Seed" || tag.first == "Players" || tag.first == "Rules";
    });
    setTag(tags, "Position", start.view(viewer)->positionText());
}

void TactikText::tellFor(const game::State& now, game::Viewer viewer, Tags& tags) const {
    const rules::Position& position = static_cast<const TactikState&>(now).position();
    if (!viewer.player() || position.past().empty() || !position.past().back().dealt) return;
    const std::string* const before = tagIn(tags, kHands);
    const std::string hand = textOfHand(position.table(), viewer.player()->value);
    setTag(tags, kHands, before == nullptr ? hand : *before + ' ' + hand);
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
