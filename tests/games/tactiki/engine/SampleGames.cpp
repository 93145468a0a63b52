#include "games/tactiki/engine/SampleGames.h"

#include "games/tactiki/rules/Perft.h"

namespace tactiki::engine {

std::vector<rules::Rules> allRules() {
    std::vector<rules::Rules> all;
    for (int bits = 0; bits < 16; ++bits)
        all.push_back({.through = (bits & 1) != 0,
                       .sideways = (bits & 2) != 0,
                       .bothFall = (bits & 4) != 0,
                       .anyFree = (bits & 8) != 0});
    return all;
}

rules::Position randomGame(rules::Rules rules, int acts, base::Random& random) {
    rules::Position position(rules);
    for (const rules::Side side : {rules::Side::Tiki, rules::Side::Tac})
        position.play(rules::settingUp(side, rules::allSetUps()[random.below(rules::kSetUps)]));
    while (acts-- > 0 && !position.over()) {
        const auto legal = position.board().legalActs();
        position.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    return position;
}

rules::Board randomStart(rules::Rules rules, base::Random& random) {
    return randomGame(rules, 0, random).board();
}

}  // namespace tactiki::engine
