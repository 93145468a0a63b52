#include "app/catalog/TwoSides.h"

#include <string>
#include <utility>

namespace app {
namespace {

/// The values that the player can choose for an option; only those of choices and toggles.
std::vector<std::string> valuesFor(const game::OptionSpec& spec) {
    if (spec.type == game::OptionSpec::Type::Toggle) return {"0", "1"};
    std::vector<std::string> values;
    for (const game::OptionSpec::Variant& variant : spec.variants) values.push_back(variant.value);
    return values;
}

}  // namespace

bool hasTwoSides(const game::Kind& kind, const game::OptionValues& values) {
    return kind.sidesOf(values).count() == 2;
}

std::optional<game::OptionValues> withTwoSides(const game::Kind& kind, game::OptionValues values,
                                               int players) {
    if (kind.playerCounts().size() > 1) values[game::kPlayersKey] = std::to_string(players);
    if (hasTwoSides(kind, values)) return values;
    for (const game::OptionSpec& spec : kind.options(values))
        for (const std::string& value : valuesFor(spec)) {
            game::OptionValues changed = kind.changed(values, spec.key, value);
            if (kind.playersOf(changed) == players && hasTwoSides(kind, changed)) return changed;
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
