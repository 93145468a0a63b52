#include "cli/Additions.h"

#include "cli/arena/ResultText.h"
#include "cli/tak/TakAdditions.h"

namespace cli {

const Additions& additionsOf(const game::Kind& kind) {
    static const Additions kNone;
    static const Additions kOfTak = takAdditions();
    return kind.id() == "tak" ? kOfTak : kNone;
}

base::Result<MakeBot> makeOwnBot(const game::Kind& kind, const BotSettings& settings) {
    if (const auto& make = additionsOf(kind).makeBot) return make(settings);
    const std::span<const game::Opponent> levels = kind.opponents();
    if (levels.empty()) return base::Error{base::msgid("this game has no engines")};
    std::size_t level = levels.size();
    for (const auto& [key, value] : settings) {
        if (key != "level") return base::Error{{base::msgid("unknown key \"{key}\""), {{"key", key}}}};
        const auto number = arena::wholeNumber(key, value, 1, static_cast<long long>(levels.size()));
        if (!number) return number.error();
        level = static_cast<std::size_t>(*number);
    }
    return MakeBot([&kind, id = levels[level - 1].id] { return kind.createBot(id); });
}

}  // namespace cli
