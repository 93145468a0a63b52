#include "games/tactiki/play/AgreedRules.h"

#include <array>

#include "base/Message.h"

namespace tactiki::play {

using base::msgid;

namespace {

constexpr std::array<AgreedRule, 5> kAgreedRules{
    {{"remember", msgid("Shown ranks stay in sight"),
      msgid("Nobody has to remember what the fights have shown. Off: the memory is part of the game."),
      &rules::Rules::remember, false},
     {"through", msgid("Attacks go on below own figures"),
      msgid("An attack on a column does not stop at the first figure of the attacker's own side."),
      &rules::Rules::through},
     {"bothFall", msgid("Both fall in a tie"),
      msgid("Two figures of one rank both leave the board, instead of standing on each other."),
      &rules::Rules::bothFall},
     {"anyFree", msgid("Figures below own ones may leave"),
      msgid("Every figure without an enemy above it may move, and not only the top one."),
      &rules::Rules::anyFree},
     {"sideways", msgid("Statues may be attacked"),
      msgid("Figures on a start field may be attacked from the side. Games take twice as long."),
      &rules::Rules::sideways}}};

}  // namespace

game::OptionSpec AgreedRule::option(const rules::Rules& agreed) const {
    game::OptionSpec spec = game::OptionSpec::toggle(key, label, help, agreed.*rule);
    spec.advanced = advanced;
    return spec;
}

std::span<const AgreedRule> agreedRules() { return kAgreedRules; }

rules::Rules rulesIn(const game::OptionValues& values) {
    rules::Rules agreed;
    for (const AgreedRule& option : kAgreedRules) {
        const auto chosen = values.find(option.key);
        agreed.*option.rule = chosen != values.end() && chosen->second == "1";
    }
    return agreed;
}

}  // namespace tactiki::play
