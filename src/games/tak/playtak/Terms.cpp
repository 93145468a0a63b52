#include "games/tak/playtak/Terms.h"

namespace tak::playtak {

base::Result<rules::Setup> setupOf(const Terms& terms) {
    const rules::Supply supply{.stones = terms.stones, .capstones = terms.capstones};
    const rules::Setup setup{.size = terms.size, .supply = {supply, supply}, .halfKomi = terms.halfKomi};
    if (const auto valid = setup.check(); !valid) return valid.error();
    return setup;
}

}  // namespace tak::playtak
