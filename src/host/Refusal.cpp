#include "host/Refusal.h"

#include <algorithm>
#include <array>

namespace host {
namespace {

using base::Msgid;
using base::msgid;

constexpr Msgid kBadMessage = msgid("This program and the host do not understand each other.");
constexpr Msgid kNoRoom = msgid("There is no room for more.");
constexpr Msgid kNotPossible = msgid("This is not possible now.");

struct Named {
    std::string_view name;
    Msgid words;
};

/// In the order of Refusal.
constexpr std::array kRefusals = {
    Named{"version", msgid("The host is of another version of the program.")},
    Named{"malformed", kBadMessage},
    Named{"unknown-kind", kBadMessage},
    Named{"hello-first", kBadMessage},
    Named{"too-much", msgid("That was too much at once. Try again in a moment.")},
    Named{"no-table", msgid("There is no table with this code.")},
    Named{"table-full", kNoRoom},
    Named{"too-many-tables", kNoRoom},
    Named{"bad-name", msgid("A name has 1 to 40 letters.")},
    Named{"name-taken", msgid("Somebody at this table has the same name.")},
    Named{"bad-token", msgid("Your place at this table is no longer kept.")},
    Named{"at-table", msgid("You are at a table already.")},
    Named{"seat-taken", msgid("This seat is taken.")},
    Named{"not-owner", msgid("Only the player who has made the table may do this.")},
    Named{"not-now", kNotPossible},
    Named{"seats-free", msgid("Some seats are still free.")},
    Named{"bad-game", msgid("The host cannot play this game with these options.")},
    Named{"no-level", msgid("The host has no such opponent.")},
    Named{"bad-chat", msgid("A message has 1 to 500 letters.")},
    Named{"unknown", kNotPossible},
};
static_assert(kRefusals.size() == static_cast<std::size_t>(Refusal::Unknown) + 1);

const Named& named(Refusal refusal) { return kRefusals[static_cast<std::size_t>(refusal)]; }

}  // namespace

std::string_view nameOf(Refusal refusal) { return named(refusal).name; }

Refusal refusalNamed(std::string_view name) {
    const auto found = std::ranges::find(kRefusals, name, &Named::name);
    return found == kRefusals.end() ? Refusal::Unknown : static_cast<Refusal>(found - kRefusals.begin());
}

base::Message wordsOf(Refusal refusal) { return named(refusal).words; }

}  // namespace host
