#include "games/tactik/play/TactikKind.h"

#include <array>

#include "base/Message.h"
#include "base/Utf8.h"
#include "games/tactik/play/RuleOptions.h"
#include "games/tactik/play/TactikBot.h"
#include "games/tactik/rules/PositionText.h"

namespace tactik::play {

using base::msgid;

std::string TactikKind::seatName(game::PlayerId player) const {
    switch (rules::colourAt(player.value)) {
        case rules::Colour::Red:
            return msgid("Red");
        case rules::Colour::Blue:
            return msgid("Blue");
        case rules::Colour::Yellow:
            return msgid("Yellow");
        case rules::Colour::Green:
            break;
    }
    return msgid("Green");
}

game::FirstSeat TactikKind::firstSeat(int players) const {
    if (players == 2)
        return {.question = msgid("Who plays red and yellow"),
                .answer = msgid("{name} plays red and yellow."),
                .answerToYou = msgid("You play red and yellow.")};
    return {.question = msgid("Who plays red"),
            .answer = msgid("{name} plays red."),
            .answerToYou = msgid("You play red.")};
}

std::string TactikKind::variantOf(const game::State& start) const {
    const std::string agreed = rules::formatRules(static_cast<const TactikState&>(start).position().rules());
    return std::to_string(start.playerCount()) + (agreed.empty() ? "" : " ") + agreed;
}

game::VariantWords TactikKind::variantWords() const {
    return {.one = msgid("Players and rules"),
            .all = msgid("All tables"),
            .filter = msgid("Players and rules of the games listed"),
            .by = msgid("By players and rules")};
}

std::vector<game::OptionSpec> TactikKind::options(const game::OptionValues& values) const {
    std::vector<game::OptionSpec> options;
    const rules::Rules agreed = rulesIn(values);
    for (const RuleOption& option : kRuleOptions)
        options.push_back(
            game::OptionSpec::toggle(option.key, option.label, option.help, agreed.*option.rule));
    return options;
}

base::Result<std::unique_ptr<game::State>> TactikKind::create(const game::OptionValues& values,
                                                              game::Chance chance) const {
    return std::unique_ptr<game::State>(
        std::make_unique<TactikState>(playersOf(values), rulesIn(values), chance));
}

std::span<const game::Opponent> TactikKind::opponents() const { return tactikOpponents(); }

std::unique_ptr<game::Bot> TactikKind::createBot(std::string_view id) const { return createTactikBot(id); }

std::optional<std::string> TactikKind::writeFor(const game::Record& game, game::Viewer viewer) const {
    return writeTextFor(format_, game, viewer);
}

bool TactikKind::looksLikePosition(std::string_view text) const { return rules::looksLikePosition(text); }

base::Result<game::Kind::SetUp> TactikKind::readPosition(std::string_view text,
                                                         const game::OptionValues&) const {
    // A position has no chance of its own: the same text gives the same game.
    const game::Chance chance;
    const std::string plain = base::plainText(text);
    const auto position = rules::parsePosition(plain, chance.seed());
    if (!position) return position.error();
    SetUp setUp{.state = std::make_unique<TactikState>(*position, chance), .warnings = {}};
    if (rules::leavesHandsOpen(plain))
        setUp.remark = msgid("The text does not tell all cards: those that are missing were drawn by lot.");
    return setUp;
}

}  // namespace tactik::play
