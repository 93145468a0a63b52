#include "app/catalog/TwoSides.h"

#include <string>
#include <utility>

namespace app {

bool hasTwoSides(const game::Kind& kind, const game::OptionValues& values) {
    return kind.sidesOf(values).count() == 2;
}

std::optional<game::OptionValues> withTwoSides(const game::Kind& kind, game::OptionValues values,
                                               int players) {
    if (kind.playerCounts().size() > 1) values[game::kPlayersKey] = std::to_string(players);
    if (hasTwoSides(kind, values)) return values;
    for (const game::OptionSpec& spec : kind.options(values)) {
        if (spec.type == game::OptionSpec::Type::Number) continue;
        for (std::uint32_t i = 0; i < spec.valueCount(); ++i) {
            game::OptionValues changed = kind.changed(values, spec.key, spec.valueAt(i));
            if (kind.playersOf(changed) == players && hasTwoSides(kind, changed)) return changed;
        }
    }
    return {};
}

std::vector<int> twoSidedCounts(const game::Kind& kind, const game::OptionValues& values) {
    std::vector<int> counts;
    for (const int players : kind.playerCounts())
        if (withTwoSides(kind, values, players)) counts.push_back(players);
    return counts;
}

}  // namespace app
