#include "games/tak/play/TakPositionKeys.h"

#include <cstdlib>

#include "games/tak/play/TakState.h"
#include "games/tak/rules/CanonicalKey.h"

namespace tak::play {

using base::msgid;

std::optional<std::uint64_t> TakPositionKeys::keyOf(const game::State& state) const {
    return rules::canonicalKey(static_cast<const TakState&>(state).position());
}

std::string TakPositionKeys::termsOf(const game::State& start) const {
    const int halves = static_cast<const TakState&>(start).position().setup().halfKomi;
    const std::string sign = halves < 0 ? "-" : "";
    return sign + std::to_string(std::abs(halves) / 2) + (halves % 2 != 0 ? ".5" : "");
}

game::PositionKeys::TermsWords TakPositionKeys::termsWords() const {
    return {.one = msgid("Komi"), .all = msgid("Any komi")};
}

}  // namespace tak::play
