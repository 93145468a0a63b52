#pragma once

#include <array>

#include "base/Message.h"
#include "game/Options.h"
#include "games/tactik/rules/Rules.h"

namespace tactik::play {

/// A rule that can be agreed on, as an option of the game.
struct RuleOption {
    const char* key;
    const char* label;  ///< msgid
    const char* help;   ///< msgid
    bool rules::Rules::*rule;
};
/// In the order of the notation (rules::kNamedRules).
inline constexpr std::array<RuleOption, 4> kRuleOptions{
    {{"mustEnter", base::msgid("The base must be entered"),
      base::msgid("A pawn that can enter its base with a card may not go on round the circuit."),
      &rules::Rules::mustEnter},
     {"spareOwn", base::msgid("Own pawns are not captured"),
      base::msgid("A pawn of one's own side bars the way instead of going home to its pocket."),
      &rules::Rules::spareOwn},
     {"wholeHand", base::msgid("The whole hand is thrown away"),
      base::msgid("Who can play no card lays all of them down, and waits for the next deal."),
      &rules::Rules::wholeHand},
     {"longCircuit", base::msgid("Long circuit"), base::msgid("72 squares instead of 64."),
      &rules::Rules::longCircuit}}};

/// The rules that are agreed by these values of options.
[[nodiscard]] inline rules::Rules rulesIn(const game::OptionValues& values) {
    rules::Rules agreed;
    for (const RuleOption& option : kRuleOptions) {
        const auto chosen = values.find(option.key);
        agreed.*option.rule = chosen != values.end() && chosen->second == "1";
    }
    return agreed;
}

}  // namespace tactik::play
