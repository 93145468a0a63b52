#include "games/caravan/play/CaravanKind.h"

#include <array>

#include "base/Utf8.h"
#include "games/caravan/play/CaravanBot.h"
#include "games/caravan/rules/Notation.h"

namespace caravan::play {

using base::msgid;

namespace {

struct RuleOption {
    const char* key;
    const char* label;  ///< msgid
    const char* help;   ///< msgid
    bool rules::Rules::*rule;
};
const std::array<RuleOption, 5> kRuleOptions{
    {{"partners", msgid("Partners"), msgid("Players who sit opposite win together."),
      &rules::Rules::partners},
     {"rest", msgid("Rest stones"), msgid("A camel that ends its walk on a rest stone moves once more."),
      &rules::Rules::rest},
     {"robbers", msgid("Robbers"), msgid("Camels carry hidden goods and fight for a stone."),
      &rules::Rules::robbers},
     {"gifts", msgid("Gifts"), msgid("Before every third round all hand on a card at once."),
      &rules::Rules::gifts},
     {"reshuffle", msgid("New deck"), msgid("An empty deck is made anew from the pile."),
      &rules::Rules::reshuffle}}};

bool isOn(const game::OptionValues& values, const char* key) {
    const auto chosen = values.find(key);
    return chosen != values.end() && chosen->second == "1";
}

}  // namespace

rules::Rules CaravanKind::rulesIn(const game::OptionValues& values) const {
    rules::Rules agreed;
    for (const RuleOption& option : kRuleOptions) agreed.*option.rule = isOn(values, option.key);
    agreed.partners = agreed.partners && playersOf(values) == rules::kMaxPlayers;
    return agreed;
}

std::string CaravanKind::seatName(game::PlayerId player) const {
    switch (player.value) {
        case 0:
            return msgid("Red");
        case 1:
            return msgid("Blue");
        case 2:
            return msgid("Green");
        default:
            return msgid("Yellow");
    }
}

std::vector<game::OptionSpec> CaravanKind::options(const game::OptionValues& values) const {
    std::vector<game::OptionSpec> options;
    const rules::Rules agreed = rulesIn(values);
    for (const RuleOption& option : kRuleOptions) {
        const bool pairs = option.rule == &rules::Rules::partners;
        if (pairs && playersOf(values) != rules::kMaxPlayers) continue;
        options.push_back({.key = option.key,
                           .label = option.label,
                           .help = option.help,
                           .type = game::OptionSpec::Type::Toggle,
                           .value = agreed.*option.rule ? "1" : "0",
                           .advanced = !pairs});
    }
    return options;
}

base::Result<std::unique_ptr<game::State>> CaravanKind::create(const game::OptionValues& values,
                                                               game::Chance chance) const {
    return std::unique_ptr<game::State>(
        std::make_unique<CaravanState>(playersOf(values), chance, rulesIn(values)));
}

std::span<const game::Opponent> CaravanKind::opponents() const { return caravanOpponents(); }

std::unique_ptr<game::Bot> CaravanKind::createBot(std::string_view id) const { return createCaravanBot(id); }

base::Result<game::Kind::SetUp> CaravanKind::readPosition(std::string_view text,
                                                          const game::OptionValues&) const {
    const auto position = rules::parsePosition(text);
    if (!position) return position.error();
    return SetUp{.state = std::make_unique<CaravanState>(*position), .warnings = {}};
}

std::vector<game::PuzzleTheme> CaravanKind::Puzzles::themes() const {
    return {{.id = "home", .title = "The way home", .task = "Bring your camel home."}};
}

}  // namespace caravan::play
