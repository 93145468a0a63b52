#pragma once

#include <span>
#include <string>

#include "game/Kind.h"
#include "games/tactiki/rules/Rules.h"

namespace tactiki::play {

/// A rule that can be agreed on, as an option of forms.
struct AgreedRule {
    const char* key;
    const char* label;  ///< msgid
    const char* help;   ///< msgid
    bool rules::Rules::*rule;
    bool advanced = true;

    /// The option, with its value in these rules.
    [[nodiscard]] game::OptionSpec option(const rules::Rules& agreed) const;
};

/// All of them, in the order of forms.
[[nodiscard]] std::span<const AgreedRule> agreedRules();
/// Those that are agreed by these values of options.
[[nodiscard]] rules::Rules rulesIn(const game::OptionValues& values);

}  // namespace tactiki::play
