#include "cli/arena/ResultText.h"

#include <cmath>
#include <cstdlib>

namespace cli::arena {

std::string komiText(int halfKomi) {
    const std::string flats = std::to_string(std::abs(halfKomi) / 2);
    return (halfKomi < 0 ? "-" : "") + flats + (halfKomi % 2 != 0 ? ".5" : "");
}

std::string eloText(double elo, double error) {
    if (std::isinf(elo)) return elo > 0 ? "Elo +inf" : "Elo -inf";
    if (std::isinf(error)) return formatted("Elo %+.1f", elo);
    return formatted("Elo %+.1f ± %.1f", elo, error);
}

std::string tallyText(const tournament::Tally& tally) {
    return formatted("+%d =%d -%d %.1f %%", tally.wins, tally.draws, tally.losses, 100 * tally.score());
}

std::string strengthText(const tournament::Tally& tally, const tournament::PairCounts& pairs) {
    const tournament::Strength strength = strengthOf(tally, pairs);
    return tallyText(tally) + "  " + eloText(strength.elo, strength.error) +
           formatted("  LOS %.1f %%", 100 * strength.superiority);
}

std::string pairsText(const tournament::PairCounts& pairs) {
    return formatted("pairs %d %d %d %d %d", pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]);
}

}  // namespace cli::arena
