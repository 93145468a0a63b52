#include "cli/arena/ResultText.h"

#include <charconv>
#include <cmath>

namespace cli::arena {
namespace {

std::string secondsText(tournament::Milliseconds time) {
    return formatted("%.10g", static_cast<double>(time.count()) / 1000);
}

}  // namespace

base::Result<long long> wholeNumber(std::string_view key, std::string_view text, long long least,
                                    long long most) {
    long long value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < least || value > most)
        return base::Error{{base::msgid("{key} is {least} to {most}, not \"{value}\""),
                            {{"key", key},
                             {"least", std::to_string(least)},
                             {"most", std::to_string(most)},
                             {"value", text}}}};
    return value;
}

std::string paceText(const tournament::Pace& pace) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    if (pace.clock) add(secondsText(pace.clock->initial) + "+" + secondsText(pace.clock->increment));
    if (pace.turn) add(std::to_string(pace.turn->count()) + " ms a move");
    if (pace.nodes) add(std::to_string(*pace.nodes) + " nodes");
    if (pace.depth) add("depth " + std::to_string(*pace.depth));
    return text;
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
